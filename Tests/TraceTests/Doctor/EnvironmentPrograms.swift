import BanyanTesting
import SwiftUI
import Testing

/// D24.
extension Program {
  static var environments: [Program] {
    [
      Program(
        .missingObject, "provided on the first page of a stack",
        [
          "D24 error: Wanting asks the environment for an M, which no view above provides; an M is provided on the first page (OnPage), not on the NavigationStack."
        ], showsError: true, { OnPage() }, use: { $0.tap("Go") }),
      Program(
        .missingObject, "provided below the sheet's modifier",
        [
          "D24 error: Wanting asks the environment for an M, which no view above provides; an M is provided inside of what presents it, below the sheet's modifier."
        ], showsError: true, { BelowSheet() }, use: { $0.tap("Show") }),
      Program(
        .missingObject, "provided by nobody",
        ["D24 error: Wanting asks the environment for an M, which no view above provides."],
        showsError: true, { Wanting() }, use: { $0.flush() }),
      Program(
        .missingObject, "provided as another kind of object",
        [
          "D24 error: WantingBoth asks the environment for a Both, which no view above provides; an @Observable Both is there, this asks for an ObservableObject."
        ], showsError: true, { WantingBoth().environment(Both()) }, use: { $0.flush() }),
      Program(
        .missingObject, "provided on the stack", [], { OnStack() }, use: { $0.tap("Go") }),
      Program(
        .missingObject, "provided behind the sheet's modifier", [], { BehindSheet() },
        use: { $0.tap("Show") }),
    ]
  }
}

private struct Wanting: View {
  @EnvironmentObject private var m: M
  var body: some View { Text("\(m.a)") }
}

@Observable private final class Both: ObservableObject {}

private struct WantingBoth: View {
  @EnvironmentObject private var both: Both
  var body: some View { Text("both") }
}

private struct OnPage: View {
  @StateObject private var m = M()
  var body: some View {
    NavigationStack {
      NavigationLink("Go") { Wanting() }.environmentObject(m)
    }
  }
}

private struct OnStack: View {
  @StateObject private var m = M()
  var body: some View {
    NavigationStack {
      NavigationLink("Go") { Wanting() }
    }
    .environmentObject(m)
  }
}

private struct BelowSheet: View {
  @StateObject private var m = M()
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .environmentObject(m)
      .sheet(isPresented: $isShown) { Wanting() }
  }
}

private struct BehindSheet: View {
  @StateObject private var m = M()
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Wanting() }
      .environmentObject(m)
  }
}
