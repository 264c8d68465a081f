// Styles of an app's own for forms, text editors and date pickers, pickers with another label, and positions of scroll views.
import SwiftUI

struct OwnForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    ScrollView { configuration.content }
    Form(configuration)
    AutomaticFormStyle().makeBody(configuration: configuration)
    ColumnsFormStyle().makeBody(configuration: configuration)
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

struct OwnEditor: TextEditorStyle {
  func makeBody(configuration: Configuration) -> some View {
    AutomaticTextEditorStyle().makeBody(configuration: configuration).body
    PlainTextEditorStyle().makeBody(configuration: configuration)
  }
}

struct OwnDate: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) {
      Text(configuration.selection, style: .date)
    }
    if let first = configuration.minimumDate, let last = configuration.maximumDate {
      Text(first...last)
    }
    DefaultDatePickerStyle().makeBody(configuration: configuration)
    CompactDatePickerStyle().makeBody(configuration: configuration)
    FieldDatePickerStyle().makeBody(configuration: configuration)
    GraphicalDatePickerStyle().makeBody(configuration: configuration)
    StepperFieldDatePickerStyle().makeBody(configuration: configuration)
    WheelDatePickerStyle().makeBody(configuration: configuration)
  }
}

struct FormsAndFields: View {
  @State private var date = Date.now
  @State private var text = ""
  @State private var choice = 1
  @State private var choices = [1, 2]
  @State private var position = ScrollPosition(idType: Int.self)
  private let title: LocalizedStringKey = "Number"

  var body: some View {
    Form { Text("one") }.formStyle(OwnForm())
    TextEditor(text: $text).textEditorStyle(OwnEditor())
    TextEditor(text: $text).textEditorStyle(.plain).textEditorStyle(.automatic)
    DatePicker("Date", selection: $date).datePickerStyle(OwnDate())
    Picker(title, selection: $choice) {
      Text("1").tag(1)
    } currentValueLabel: {
      Text("one")
    }
    Picker(text, selection: $choice) {
      Text("1").tag(1)
    } currentValueLabel: {
      Text("one")
    }
    Picker(selection: $choice) {
      Text("1").tag(1)
    } label: {
      Text("Number")
    } currentValueLabel: {
      Text("one")
    }
    Picker(sources: $choices, selection: \.self) {
      Text("1").tag(1)
    } label: {
      Text("Numbers")
    } currentValueLabel: {
      Text("some")
    }
    ScrollView { Text("one").id(1) }
      .scrollPosition($position, anchor: .top)
      .safeAreaBar(edge: VerticalEdge.top, alignment: .leading, spacing: 8) { Text("above") }
      .safeAreaBar(edge: HorizontalEdge.leading, alignment: .top, spacing: 8) { Text("before") }
    Button("Scroll") { scroll() }
  }

  private func scroll() {
    position = ScrollPosition(id: 1, anchor: .center)
    position = ScrollPosition(idType: Int.self, edge: .top)
    position.scrollTo(id: 1, anchor: .top)
    position.scrollTo(edge: .bottom)
    print(
      position.edge as Any, position.viewID as Any, position.viewID(type: Int.self) as Any,
      position.isPositionedByUser)
  }
}
