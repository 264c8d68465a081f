import SwiftUI

/// Parts that are written in another direction than what they stand in, and that have names.
struct Directions: View {
  @State private var isTurned = false

  var body: some View {
    let inside: LayoutDirection = isTurned ? .leftToRight : .rightToLeft
    VStack(alignment: .leading, spacing: 10) {
      part("padding") { $0.environment(\.layoutDirection, inside).padding(.leading, 30) }
      part("frame") {
        $0.environment(\.layoutDirection, inside).frame(width: 100, alignment: .trailing)
      }
      part("padding inside") {
        $0.padding(.leading, 30).environment(\.layoutDirection, inside).frame(width: 100)
      }
      HStack(spacing: 0) {
        part("first") { $0 }
        part("second") { $0 }
      }
      .environment(\.layoutDirection, inside)
      .padding(.leading, 30)
      Text("Leading").environment(\.layoutDirection, inside).padding(.leading, 30)
        .accessibilityIdentifier("text")
      Button("Turn") { isTurned.toggle() }
    }
    .frame(width: 300, alignment: .topLeading)
    .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("column")
  }

  private func part(_ name: String, @ViewBuilder _ change: (AnyView) -> some View) -> some View {
    change(
      AnyView(Color.red.frame(width: 20, height: 10).accessibilityIdentifier(name)))
  }
}
