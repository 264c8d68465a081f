import SwiftUI

/// Rows of cards and letters, each longer than the window.
struct ContentView: View {
  @State private var card: Int?

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Button("Far") { proxy.scrollTo(3000, anchor: .leading) }
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<5000, id: \.self) { number in
              Text(verbatim: "\(number)").frame(width: 120, height: 60)
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $card)
        .accessibilityIdentifier("cards")
        Text(verbatim: "At \(card ?? -1)")
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<26, id: \.self) { number in
              Text(verbatim: "\(number)").frame(width: 40, height: 60)
            }
          }
        }
        .defaultScrollAnchor(.trailing)
        .accessibilityIdentifier("letters")
      }
    }
  }
}
