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

  @Test func `insight T9 what does not come to rest is told as a list of writes`() {
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
