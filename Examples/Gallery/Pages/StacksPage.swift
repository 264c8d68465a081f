import SwiftUI

/// Stacks, spacers, layout priorities and alignment guides.
struct StacksPage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        spacers
        priorities
        guides
        depths
      }
      .padding(20)
    }
  }

  @ViewBuilder private var spacers: some View {
    Example("A spacer takes what is left") {
      HStack(spacing: 8) {
        Color.blue.frame(width: 40, height: 30).accessibilityIdentifier("first")
        Spacer()
        Color.green.frame(width: 60, height: 30).accessibilityIdentifier("last")
      }
      .accessibilityIdentifier("spaced")
    }
    Example("Flexible frames share alike") {
      HStack(spacing: 8) {
        Block("one").frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityIdentifier("share1")
        Block("two").frame(maxWidth: .infinity).accessibilityIdentifier("share2")
        Block("three").frame(maxWidth: .infinity, alignment: .trailing)
          .accessibilityIdentifier("share3")
      }
    }
  }

  @ViewBuilder private var priorities: some View {
    Example("What is important stays whole") {
      HStack(spacing: 8) {
        Text("This text is long enough to give way to what is more important than it is")
          .lineLimit(1).accessibilityIdentifier("low")
        Text("This one stays whole").lineLimit(1).layoutPriority(1)
          .accessibilityIdentifier("high")
      }
      .frame(maxWidth: 300)
    }
    Example("A fixed size does not give way") {
      HStack(spacing: 8) {
        Text("Some text that gives way").lineLimit(1)
        Text("Fixed, however long it is").fixedSize().accessibilityIdentifier("fixed")
      }
      .frame(width: 240, alignment: .leading)
    }
  }

  @ViewBuilder private var guides: some View {
    Example("Guides") {
      VStack(alignment: .leading, spacing: 4) {
        Color.blue.frame(width: 120, height: 12).accessibilityIdentifier("guide0")
        Color.green.frame(width: 60, height: 12)
          .alignmentGuide(.leading) { $0[.leading] - 20 }
          .accessibilityIdentifier("guide20")
        Color.orange.frame(width: 60, height: 12)
          .alignmentGuide(.leading) { $0[.trailing] - 120 }
          .accessibilityIdentifier("guideEnd")
      }
      Image(systemName: "bell")
        .font(.title)
        .overlay(alignment: .topTrailing) {
          Text("3")
            .font(.caption2).foregroundStyle(.white).padding(.horizontal, 5)
            .background(.red, in: Capsule())
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
    }
  }

  @ViewBuilder private var depths: some View {
    Example("In front and behind") {
      HStack(spacing: 24) {
        ZStack(alignment: .topLeading) {
          Color.blue.frame(width: 50, height: 50).zIndex(1).accessibilityIdentifier("front")
          Color.orange.frame(width: 50, height: 50).offset(x: 20, y: 20)
            .accessibilityIdentifier("offset")
        }
        .padding(.bottom, 20)
        VStack {
          Text("Hidden").hidden().accessibilityIdentifier("hidden")
          Text("keeps its place").font(.caption)
        }
        Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
          .environment(\.layoutDirection, .rightToLeft)
      }
    }
  }
}
