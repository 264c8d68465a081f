import SwiftUI

/// Views in lines, each line as long as there is room for.
struct Flow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    lines(of: subviews, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, point) in zip(subviews, lines(of: subviews, in: bounds.width).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func lines(of subviews: Subviews, in width: CGFloat) -> (size: CGSize, points: [CGPoint])
  {
    var points: [CGPoint] = []
    var next = CGPoint.zero
    var lineHeight: CGFloat = 0
    var longest: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if next.x > 0, next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + lineHeight + spacing)
        lineHeight = 0
      }
      points.append(next)
      longest = max(longest, next.x + size.width)
      lineHeight = max(lineHeight, size.height)
      next.x += size.width + spacing
    }
    return (CGSize(width: longest, height: next.y + lineHeight), points)
  }
}

struct Counter: View {
  @State private var count = 0

  var body: some View { Button("Counted \(count)") { count += 1 } }
}

struct ContentView: View {
  @State private var isRow = true
  @State private var tags = ["Oak", "Birch", "Chestnut", "Hornbeam", "Lime", "Sycamore", "Alder"]

  var body: some View {
    let layout =
      isRow ? AnyLayout(HStackLayout(spacing: 20)) : AnyLayout(VStackLayout(alignment: .leading))
    VStack(alignment: .leading, spacing: 16) {
      Flow {
        ForEach(tags, id: \.self) { tag in
          Text(tag).padding(.horizontal, 12).padding(.vertical, 6)
            .background(Color.green.opacity(0.2), in: Capsule())
        }
      }
      ViewThatFits {
        HStack {
          Text("There is room for all of these words in a wide window")
          Button("Wide") {}
        }
        Button("Narrow") {}
      }
      layout {
        Text("Before")
        Counter()
      }
      Button("Turn") { isRow.toggle() }
      Button("Add") { tags.append("Tree \(tags.count)") }
    }
    .padding()
  }
}
