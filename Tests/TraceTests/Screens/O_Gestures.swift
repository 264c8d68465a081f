import SwiftUI

/// The state follows the gesture, and returns in its reset transaction when the gesture ends.
struct O13: Screen {
  @GestureState(resetTransaction: Transaction(animation: .easeOut)) private var offset = CGSize.zero

  var body: some View {
    let _ = Self._printChanges()
    let _ = note("offset \(Int(offset.width)) \(Int(offset.height))")
    Text("Card")
      .transaction { note($0.animation == .easeOut ? "animated" : "plain") }
      .gesture(
        DragGesture()
          .updating($offset) { value, state, _ in state = value.translation }
          .onEnded { _ in note("ended") })
  }
}

/// A namespace is the same for as long as its view's identity lasts, and each view has another.
struct O14: Screen {
  /// Numbers namespaces in the order in which they are seen.
  final class Seen {
    private var spaces: [Namespace.ID] = []

    func number(of space: Namespace.ID) -> Int {
      if let number = spaces.firstIndex(of: space) { return number }
      spaces.append(space)
      return spaces.count - 1
    }
  }

  struct Card: View {
    let name: String
    let seen: Seen
    @Namespace private var space
    @State private var count = 0

    var body: some View {
      let _ = Self._printChanges()
      let _ = note("\(name) has \(seen.number(of: space))")
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private let seen = Seen()
  @State private var page = 0

  var body: some View {
    let _ = Self._printChanges()
    Card(name: "left", seen: seen)
    Card(name: "right", seen: seen).id(page)
    Button("Turn") { page += 1 }
  }
}

/// A metric is its base value at the default size of text, and follows that size.
struct O16: Screen {
  @State private var size = DynamicTypeSize.large
  @State private var count = 0

  struct Metric: View {
    @ScaledMetric private var length = 17.0

    var body: some View {
      let _ = Self._printChanges()
      Text("\(Int(length))")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Metric().dynamicTypeSize(size)
    Button("Larger") { size = .accessibility5 }
    Button("Default") { size = .large }
    Button("Count \(count)") { count += 1 }
  }
}
