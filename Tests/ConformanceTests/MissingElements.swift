import BanyanHost
import BanyanTesting
import SwiftUI
import Synchronization
import Testing

/// A test that asks for something that is not on the screen fails, and the rest of it runs.
@MainActor
@Suite struct MissingElementTests {
  private struct Screen: View {
    @State private var count = 0
    @State private var color = "red"

    var body: some View {
      Text("Count \(count)")
      Button("Increment") { count += 1 }.accessibilityIdentifier("increment")
      Button("Decrement") { count -= 1 }
      Button("Start again") { count = 0 }
      Picker("Color", selection: $color) { ForEach(["red", "blue"], id: \.self) { Text($0) } }
    }
  }

  /// Returns the first lines of the issues that an action records.
  private func issues(_ body: (TestApp) -> Void) -> [String] {
    let lines = Mutex<[String]>([])
    withKnownIssue {
      body(TestApp(Screen()))
    } matching: { issue in
      lines.withLock {
        $0 += issue.comments.map { String($0.rawValue.prefix { $0 != "\n" }) }
      }
      return true
    }
    return lines.withLock { $0 }
  }

  @Test func `an absent name is an issue with the nearest ones`() {
    #expect(
      issues { $0.window.button("Incremnt").tap() } == [
        "There is no button named \"Incremnt\". The nearest are \"Increment\", \"Decrement\" and \"Start again\"."
      ])
    #expect(
      issues { $0.window.toggle("Sound").toggle(true) } == [
        "There is no toggle named \"Sound\". There is no toggle at all."
      ])
    #expect(
      issues { $0.window.element(identifier: "incremet").tap() } == [
        "There is nothing with the identifier \"incremet\". The nearest is \"increment\"."
      ])
    #expect(
      issues { $0.window.picker("Color").choose("bleu") } == [
        "There is no option \"bleu\". The nearest are \"blue\" and \"red\"."
      ])
  }

  @Test func `whatever is asked of an absent element is one issue`() {
    #expect(
      issues {
        let field = $0.window.textField("Name")
        field.type("Ada")
        field.submit()
        field.blur()
        _ = (field.value, field.text, field.name, field.isEnabled, field.all.count)
      } == ["There is no textField named \"Name\". There is no textField at all."])
    #expect(issues { $0.window.list.refresh() } == ["There is no list."])
    #expect(
      issues { $0.window.row("One").select() } == [
        "There is no row named \"One\". There is no row at all."
      ])
    #expect(issues { $0.window.goBack() } == ["There is no way back."])
    #expect(issues { $0.window.reportPageLoaded() } == ["There is no web view."])
    #expect(issues { $0.window.reportPlayback(of: 7, .playing) } == ["There is no player 7."])
    #expect(
      issues { $0.window.text("Count 0").followLink("here") } == [
        "There is no link \"here\" in \"Count 0\"."
      ])
  }

  @Test func `the rest of the test runs`() {
    var texts: [String] = []
    _ = issues { app in
      app.window.button("Add").tap()
      app.window.button("Increment").tap()
      texts = app.window.texts.filter { $0.hasPrefix("Count") }
    }
    #expect(texts == ["Count 1"])
  }
}
