import BanyanHost
import BanyanTesting
import Foundation
import SwiftUICore
import Testing

/// Styles of an app's own for forms, text editors and date pickers.
@MainActor
@Suite struct OwnStyleTests {
  struct Cards: SwiftUICore.FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("cards")
      configuration.content
    }
  }

  struct Framed: SwiftUICore.FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("above")
      Form(configuration)
    }
  }

  struct Grouped: SwiftUICore.FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("above")
      GroupedFormStyle().makeBody(configuration: configuration)
    }
  }

  /// The texts of a window, and the style of each form in it.
  private func contents(_ view: some View) -> [String] {
    let window = TestApp(view).window
    let forms = window.all.filter { $0.kind == .form }
    return window.texts + forms.map { name($0.property(.formStyle)) }
  }

  private func name(_ style: Property?) -> String {
    switch style {
    case .formStyle(.grouped): "grouped"
    case .formStyle(.columns): "columns"
    default: "automatic"
    }
  }

  @Test func `a style of a form places its content, in a form or without one`() {
    let form = Form { Text("a") }
    #expect(
      [
        contents(form.formStyle(Cards())), contents(form.formStyle(Framed())),
        contents(form.formStyle(Framed()).formStyle(.columns)),
        contents(form.formStyle(Grouped()).formStyle(.columns)),
        contents(form.formStyle(.automatic).formStyle(Cards()).formStyle(.columns)),
      ] == [
        ["cards", "a"], ["above", "a", "automatic"], ["above", "a", "columns"],
        ["above", "a", "grouped"], ["a", "automatic"],
      ])
  }

  struct Ruled: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("above")
      PlainTextEditorStyle().makeBody(configuration: configuration)
    }
  }

  struct Notes: View {
    @State private var notes = "a"

    var body: some View {
      TextEditor(text: $notes)
      Text(notes)
    }
  }

  @Test func `a style of a text editor places the editor`() {
    let app = TestApp(Notes().textEditorStyle(Ruled()))
    app.window.all.first { $0.kind == .textEditor }!.type("b")
    #expect(app.window.texts == ["above", "ab"])
    #expect(TestApp(Notes().textEditorStyle(.automatic)).window.texts == ["a"])
  }

  struct Steps: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(
        verbatim: [configuration.minimumDate, configuration.selection].map { seconds($0) }.joined())
      if configuration.maximumDate == nil, configuration.displayedComponents == .date {
        Button("Next") { configuration.selection += 60 }
      }
    }

    private func seconds(_ date: Date?) -> String {
      " \(date.map { Int($0.timeIntervalSince1970) } ?? -1)"
    }
  }

  struct Appointment: View {
    @State private var date = Date(timeIntervalSince1970: 120)

    var body: some View {
      DatePicker(
        "When", selection: $date, in: Date(timeIntervalSince1970: 60)..., displayedComponents: .date
      )
    }
  }

  @Test func `a style of a date picker shows and sets the date`() {
    let app = TestApp(Appointment().datePickerStyle(Steps()))
    #expect(app.window.texts == ["When", " 60 120", "Next"])
    app.window.button("Next").tap()
    #expect(app.window.texts == ["When", " 60 180", "Next"])
    #expect(app.window.all.filter { $0.kind == .datePicker }.count == 0)
    let usual = TestApp(Appointment().datePickerStyle(.compact).datePickerStyle(Steps()))
    #expect(usual.window.texts == ["When"])
  }
}
