import SwiftUI

/// Views that read their size and position.
struct GeometryPage: View {
  @Environment(\.horizontalSizeClass) private var widthClass
  @State private var share = 0.5
  @State private var height: CGFloat = 0
  @State private var isTall = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        Example("A share of the room there is") {
          GeometryReader { proxy in
            HStack(spacing: 0) {
              Color.blue.frame(width: proxy.size.width * share).accessibilityIdentifier("share")
              Color.gray.opacity(0.2)
            }
          }
          .frame(height: 24)
          .accessibilityIdentifier("bar")
          HStack(spacing: 16) {
            Button("A quarter") { share = 0.25 }
            Button("Three quarters") { share = 0.75 }
          }
        }
        Example("The size class") {
          Text(widthClass == .compact ? "Compact" : "Regular")
            .accessibilityIdentifier("sizeClass")
        }
        Example("What a view hears of its size") {
          Text(isTall ? "Two\nlines" : "One line")
            .onGeometryChange(for: CGFloat.self) {
              $0.size.height
            } action: {
              height = $0
            }
            .accessibilityIdentifier("heard")
          Text("\(Int(height)) points high").foregroundStyle(.secondary)
          Button(isTall ? "Lower" : "Higher") { isTall.toggle() }
        }
        place
        ForEach(0..<20, id: \.self) { number in
          Text("Something to scroll past, \(number)").foregroundStyle(.secondary)
        }
      }
      .padding(20)
    }
    .coordinateSpace(.named("page"))
  }

  private var place: some View {
    Example("Where it is in what scrolls") {
      GeometryReader { proxy in
        Text("\(Int(proxy.frame(in: .named("page")).minY)) from the top")
          .accessibilityIdentifier("place")
      }
      .frame(height: 24)
    }
  }
}
