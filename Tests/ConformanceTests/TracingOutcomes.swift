import BanyanTesting
import SwiftUI
import Testing

/// Traces of writes without effect, of rows, styles and types, and of updates that don't settle.
extension Tracing {
  @Test func `insight T2 a write to a constant, or in a body, is dropped`() {
    struct Screen: View {
      @State private var number = 0
      @State private var limit = 1
      var body: some View {
        Toggle("Sound", isOn: .constant(true))
        Button("More \(number)") { number += 1 }
        let _ = { if number > 0 { limit = number } }()
      }
    }
    let lines = trace(Screen()) {
      $0.toggle("Sound").tap()
      $0.button("More 0").tap()
    }
    #expect(
      Array(lines.prefix(2)) == [
        #"#1 switch off Toggle "Sound"  Screen"#,
        "  wrote a constant -> false, dropped: it is constant",
      ])
    #expect(lines.contains("    wrote Screen.limit -> 1, dropped: a body was running"))
  }

  @Observable final class Values {
    var values = [1, 2, 3]
  }

  @Test func `insight T5 rows and what is below them say whether anything came of them`() {
    struct Screen: View {
      @State private var model = Values()
      var body: some View {
        Button("Second") { model.values[1] += 1 }
        ForEach(0..<3) { Text(verbatim: "\(model.values[$0])") }
      }
    }
    let lines = trace(Screen()) { $0.button("Second").tap() }
    #expect(lines.filter { $0.contains("same result") }.count == 2)
    #expect(lines.filter { $0.hasPrefix("  ForEach[1] ran for") }.count == 1)
    #expect(lines.contains(#"    Text "2" becomes "3""#))
  }

  @Test func `insight T5 the body of a style says why it ran`() {
    struct Plain: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
      }
    }
    struct Screen: View {
      @State private var isOn = false
      var body: some View { Toggle("Sound", isOn: $isOn).toggleStyle(Plain()) }
    }
    let lines = trace(Screen()) { $0.button("off").tap() }
    #expect(lines.contains { $0.contains("Plain ran") })
    #expect(lines.contains { $0.hasSuffix(#"Text "off" becomes "on""#) })
  }

  @Test func `insight T7 another type under AnyView is another view`() {
    struct Screen: View {
      @State private var isOther = false
      var body: some View {
        Button("Other") { isOther = true }
        isOther ? AnyView(Numbers()) : AnyView(Counter())
      }
    }
    let lines = trace(Screen()) {
      $0.button("Count 0").tap()
      $0.button("Other").tap()
    }
    let words = lines.map { String($0.drop { $0 == " " }) }
    #expect(words.contains("Counter left, and with it count = 1"))
    #expect(words.contains("Numbers ran, new"))
  }

  @Test func `insight I3 and I16 a text on the screen says why it is there`() {
    let app = TestApp(Counter(), isTracing: true)
    app.window.button("Count 0").tap()
    app.window.button("Count 1").tap()
    #expect(
      app.why("Count 2") == """
        #4 tap Button "Count 1"  Counter
          wrote Counter.count 1 -> 2
          Counter ran for _count; reads _count
            Text "Count 1" becomes "Count 2"
        """)
    #expect(app.why("Count 0").hasPrefix("#2 open window 1\n"))
    #expect(app.why("Count 0").hasSuffix(#""Count 0" appears"#))
    #expect(app.why("Count") == #"Nothing on record has made an element show "Count"."#)
    app.reset()
    #expect(app.why("Count 2") == #"Nothing on record has made an element show "Count 2"."#)
    #expect(TestApp(Counter()).why("Count 0") == "")
  }

  /// Counts how often its values are compared and looked into.
  final class Meter {
    var count = 0
  }

  struct Measured: Equatable, CustomReflectable {
    var value: Int
    let meter: Meter

    var customMirror: Mirror {
      meter.count += 1
      return Mirror(self, children: ["value": value], displayStyle: .struct)
    }

    static func == (one: Measured, other: Measured) -> Bool {
      one.meter.count += 1
      return one.value == other.value
    }
  }

  final class Holder: ObservableObject {
    @Published var measured: Measured
    init(_ meter: Meter) { measured = Measured(value: 0, meter: meter) }
  }

  struct Holding: View {
    @ObservedObject var first: Holder
    @ObservedObject var second: Holder
    var body: some View {
      Button("First \(first.measured.value)") { first.measured.value += 1 }
      Text("\(second.measured.value)")
    }
  }

  @Test
  func `insight C7 only of objects that announce a change are the published values looked at`() {
    let (first, second) = (Meter(), Meter())
    let app = TestApp(Holding(first: Holder(first), second: Holder(second)), isTracing: true)
    app.reset()
    (first.count, second.count) = (0, 0)
    app.window.button("First 0").tap()
    #expect(app.trace.contains("changed Holder.measured Measured(value: 0) -> Measured(value: 1)"))
    #expect(first.count > 0)
    #expect(second.count == 0)
    let untraced = TestApp(Holding(first: Holder(first), second: Holder(second)))
    (first.count, second.count) = (0, 0)
    untraced.window.button("First 0").tap()
    #expect(first.count == 0 && second.count == 0)
  }

  @Test func `insight T9 what does not come to rest is reported as a list of writes`() {
    struct Screen: View {
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        Button("Begin") { a += 1 }
          .onChange(of: a) { b += 1 }
          .onChange(of: b) { a += 1 }
      }
    }
    let lines = trace(Screen()) { $0.button("Begin").tap() }
    let writes = lines.filter { $0.contains("wrote") }.map { $0.drop { $0 == " " } }
    #expect(
      writes == [
        "wrote Screen.a 0 -> 1", "wrote Screen.b 0 -> 1", "wrote Screen.a 1 -> 2",
        "wrote Screen.b 1 -> 2", "wrote Screen.a 2 -> 3",
      ])
    #expect(lines.contains { $0.contains("tried to update multiple times per frame") })
  }
}
