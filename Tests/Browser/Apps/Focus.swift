import SwiftUI

enum Field: Hashable { case name, email, notes, filled }

extension FocusedValues {
  @Entry var title: String?
}

struct ContentView: View {
  @State private var name = ""
  @State private var email = ""
  @State private var notes = ""
  @State private var filled = "filled"
  @State private var isOn = false
  @State private var moves: [String] = []
  @State private var presses = 0
  @State private var showsNotes = false
  @FocusState private var field: Field?
  @FocusState private var isCardFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("Focus: \(field.map { "\($0)" } ?? "nothing")")
      Text("Moves: \(moves.joined(separator: ", "))")
      Text("Hello, \(name)")
      TitleText()
      TextField("Name", text: $name)
        .focused($field, equals: .name)
        .focusedValue(\.title, "the name")
        .onSubmit { field = .email }
      TextField("Email", text: $email)
        .focused($field, equals: .email)
        .onSubmit { field = nil }
      TextField("Other", text: .constant(""))
      TextField("Filled", text: $filled)
        .focused($field, equals: .filled)
      if showsNotes {
        TextField("Notes", text: $notes)
          .focused($field, equals: .notes)
      }
      HStack {
        Button("To name") { field = .name }
        Button("Take notes") {
          showsNotes = true
          field = .notes
        }
        Button("To filled") { field = .filled }
        Button("Fill more") {
          filled += " more"
          isOn = true
        }
        Button("No notes") { showsNotes = false }
        Button("Pressed \(presses)") { presses += 1 }
      }
      Toggle("Light", isOn: $isOn)
      Text("Card: \(isCardFocused)")
        .padding()
        .focusable()
        .focused($isCardFocused)
    }
    .padding()
    .onAppear { field = .name }
    .onChange(of: field) { old, new in
      moves.append(new.map { "\($0)" } ?? "nothing")
    }
  }
}

struct TitleText: View {
  @FocusedValue(\.title) private var title

  var body: some View {
    Text("Title: \(title ?? "none")")
  }
}
