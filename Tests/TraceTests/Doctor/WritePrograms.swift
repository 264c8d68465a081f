import BanyanTesting
import SwiftUI
import Testing

/// D6 and D21.
extension Program {
  static var writes: [Program] {
    [
      Program(
        .writeToNowhere, "a control of a constant is used",
        [#"D6 error: Toggle "Sound" writes to a constant: nothing changes."#],
        { Toggle("Sound", isOn: .constant(true)) }, use: { $0.window.toggle("Sound").tap() }),
      Program(
        .writeToNowhere, "a state that is in no view is written",
        [#"D6 error: Button "Keep" writes to a state of no view: nothing changes."#],
        { Button("Keep") { Loose().keep() } }, use: { $0.tap("Keep") }),
      Program(
        .writeToNowhere, "a control of a constant that nobody uses", [],
        { P { _ in Toggle("Sound", isOn: .constant(true)) } }),
      Program(
        .writeToNowhere, "a binding made of functions", [],
        { Toggle("Sound", isOn: Binding(get: { true }, set: { _ in })) },
        use: { $0.window.toggle("Sound").tap() }),

      Program(
        .writeInBody, "a body writes its state",
        ["D21 error: Writing writes Writing.t in its body: the write is dropped."], { Writing() },
        use: { $0.flush() }),
      Program(
        .writeInBody, "a body writes a published property",
        [
          "D21 error: Publishing writes M in its body: the write is kept, and makes bodies run again."
        ], { Publishing() }, use: { $0.flush() }),
      Program(
        .writeInBody, "an action writes", [], { Appearing() }, use: { $0.flush() }),
    ]
  }
}

private struct Loose {
  @State var n = 0
  func keep() { n = 1 }
}

private struct Writing: View {
  @State private var t = 0
  var body: some View {
    let _ = { t += 1 }()
    Text("\(t)")
  }
}

private struct Publishing: View {
  @StateObject private var m = M()
  var body: some View {
    let _ = { if m.a == 0 { m.a = 1 } }()
    Text("\(m.a)")
  }
}

private struct Appearing: View {
  @State private var t = 0
  var body: some View { Text("\(t)").onAppear { t += 1 } }
}
