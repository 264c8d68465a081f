import SwiftUI

/// Views that move by themselves, in a stack that is searched, for the browser tests.
struct ContentView: View {
  @State private var search = ""
  @State private var count = 0.0
  @State private var rings = 0
  @State private var isConnecting = true
  @State private var isTilted = false

  var body: some View {
    NavigationStack {
      ZStack {
        VStack {
          Text("").modifier(Counted(number: count))
          Button("Count") { withAnimation(.linear(duration: 4)) { count += 100 } }
          Image(systemName: "bell").symbolEffect(.bounce, value: rings)
            .accessibilityIdentifier("bell")
          Button("Ring") { rings += 1 }
          Image(systemName: "wifi").symbolEffect(.pulse, options: .speed(2), isActive: isConnecting)
            .accessibilityIdentifier("wifi")
          Button("Connect") { isConnecting = false }
          Text("Turns \(rings)").contentTransition(.numericText()).accessibilityIdentifier("turns")
          Button("Turn") { withAnimation(.linear(duration: 5)) { rings += 1 } }
          Text("Tilted").modifier(Tilt(share: isTilted ? 1 : 0))
          Button("Tilt") { isTilted = true }
        }
      }
      .navigationTitle("Movements")
      .navigationBarTitleDisplayMode(.inline)
    }
    .searchable(text: $search)
  }
}

struct Counted: AnimatableModifier {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View {
    Text("Number \(Int(number.rounded()))")
  }
}

struct Tilt: GeometryEffect {
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var space = CATransform3DIdentity
    space.m34 = -1 / 500
    return ProjectionTransform(CATransform3DRotate(space, .pi / 4 * share, 0, 1, 0))
  }
}
