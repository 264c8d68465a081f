import SwiftUI

/// Pages side by side. The first has what a finger drags or scrolls.
struct ContentView: View {
  @State private var share = 0.5
  @State private var distance = 0

  var body: some View {
    TabView {
      VStack {
        Text("First")
        Slider(value: $share)
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<9) { number in
              Text(verbatim: "Card \(number)").frame(width: 120, height: 60)
            }
          }
        }
        .accessibilityIdentifier("cards")
        Text(verbatim: "Dragged \(distance)")
          .gesture(DragGesture().onChanged { distance = Int($0.translation.width) })
      }
      Text("Second")
      Text("Third")
    }
    .tabViewStyle(.page)
  }
}
