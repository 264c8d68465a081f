// Common uses of focus, spelled once. It compiles without warnings in both language modes.
import Combine
import SwiftUI

enum Field: Hashable {
  case name, password
}

final class Message: ObservableObject {
  @Published var text = ""
}

@Observable
final class Draft {
  var text = ""
}

struct FilterActionKey: FocusedValueKey {
  typealias Value = () -> Void
}

struct SelectionKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

extension FocusedValues {
  var filterAction: (() -> Void)? {
    get { self[FilterActionKey.self] }
    set { self[FilterActionKey.self] = newValue }
  }
  var selection: SelectionKey.Value? {
    get { self[SelectionKey.self] }
    set { self[SelectionKey.self] = newValue }
  }
  @Entry var title: String?
  @Entry var note: Binding<String>?
}

struct SignIn: View {
  @State private var name = ""
  @State private var password = ""
  @FocusState private var field: Field?
  @FocusState private var isSearching: Bool
  @FocusState private var row: Int?

  init() {}

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($field, equals: .name)
        .onSubmit { field = .password }
      SecureField("Password", text: $password)
        .focused($field, equals: Field.password)
      TextField("Search", text: .constant(""))
        .focused($isSearching)
      SearchField(isSearching: $isSearching, field: $field)
      ForEach(0..<3) { index in
        TextField("Row", text: .constant(""))
          .focused($row, equals: index)
      }
      Button("Sign In") {
        if name.isEmpty {
          field = .name
        } else {
          field = nil
          isSearching = false
        }
      }
    }
    .defaultFocus($field, .name)
    .defaultFocus($row, 1, priority: .automatic)
    .onChange(of: field) { old, new in print(String(describing: old), String(describing: new)) }
    .onAppear { isSearching.toggle() }
  }
}

struct SearchField: View {
  var isSearching: FocusState<Bool>.Binding
  @FocusState.Binding var field: Field?
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    VStack {
      TextField("Search", text: .constant(isFocused ? "focused" : ""))
        .focused(isSearching)
      TextField("Field", text: .constant(""))
        .focused($field, equals: .name)
      Button("Search") {
        isSearching.wrappedValue = true
        field = .password
      }
    }
    .focusable()
    .focusable(false)
    .focused(isSearching.projectedValue)
  }
}

struct Publisher: View {
  @StateObject private var message = Message()
  @State private var draft = Draft()
  @State private var selection = 0
  @State private var note = ""
  @FocusState private var isFiltering: Bool

  var body: some View {
    VStack {
      TextField("Filter", text: $note)
        .focused($isFiltering)
        .focusedSceneValue(\.filterAction) { isFiltering = true }
        .focusedSceneValue(\.title, nil)
      TextField("Text", text: $message.text)
        .focusedValue(\.selection, $selection)
        .focusedValue(\.note, note.isEmpty ? nil : $note)
        .focusedValue(\.title, "Text")
        .focusedObject(message)
        .focusedObject(note.isEmpty ? nil : message)
        .focusedValue(draft)
        .focusedValue(note.isEmpty ? nil : draft)
    }
    .focusedSceneValue(draft)
    .focusedSceneObject(message)
    .focusedSceneObject(note.isEmpty ? nil : message)
  }
}

struct Toolbar: View {
  @FocusedValue(\.filterAction) private var filterAction
  @FocusedValue(\.title) var title: String?
  @FocusedValue(Draft.self) private var draft
  @FocusedBinding(\.selection) private var selection
  @FocusedBinding(\.note) private var note: String?
  @FocusedObject private var message: Message?

  var body: some View {
    Button("Filter") { filterAction?() }
      .disabled(filterAction == nil)
    Button("Add") {
      selection? += 1
      note = ""
      message?.text.append("!")
      draft?.text = title ?? ""
    }
    if let $message { TextField("Text", text: $message.text) }
    Selection(selection: $selection)
  }
}

struct Selection: View {
  @Binding var selection: Int?

  var body: some View { Text("\(selection ?? 0)") }
}

let directions: [MoveCommandDirection] = [.up, .down, .left, .right]

struct KeyHandler: View {
  let exit: (() -> Void)?

  var body: some View {
    Text("A").focusable()
      .onMoveCommand { direction in
        switch direction {
        case .up, .down: print("A")
        case .left, .right: print("B")
        @unknown default: break
        }
      }
      .onMoveCommand(perform: nil)
      .onExitCommand { print("A") }
      .onExitCommand(perform: exit)
      .onDeleteCommand { print("A") }
      .onDeleteCommand(perform: exit)
  }
}

struct Scope: View {
  @Namespace private var scope
  @Environment(\.resetFocus) private var resetFocus
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  @FocusState private var isSearching: Bool
  @FocusState private var field: Field?
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("A", text: $text).prefersDefaultFocus(in: scope)
      TextField("B", text: $text).prefersDefaultFocus(false, in: scope)
      Button("Reset") { resetFocus(in: scope) }
        .focusEffectDisabled()
        .focusEffectDisabled(!isFocusEffectEnabled)
    }
    .focusScope(scope)
    .focusSection()
    .searchable(text: $text)
    .searchFocused($isSearching)
    .searchFocused($field, equals: .name)
  }
}

struct KeyListener: View {
  @State private var text = ""

  var body: some View {
    Text("A").focusable()
      .onKeyPress(.space) { .handled }
      .onKeyPress("a", phases: .up) { press in
        print(press.key, press.characters, press.modifiers, press.phase)
        return .ignored
      }
      .onKeyPress(keys: [.upArrow, .downArrow]) { press in
        press.key == .upArrow ? .handled : .ignored
      }
      .onKeyPress(keys: ["w"], phases: [.down, .repeat]) { _ in .handled }
      .onKeyPress(characters: .alphanumerics) { press in
        text += press.characters
        return KeyPress.Result.handled
      }
      .onKeyPress(characters: .decimalDigits, phases: .all) { _ in .handled }
      .onKeyPress { press in press.modifiers.isEmpty ? .handled : .ignored }
      .onKeyPress(phases: .down, action: handle)
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result { .ignored }
}

func publishTheSame(_ old: FocusedValues, _ new: FocusedValues) -> Bool {
  old == new
}

struct ContentView: View {
  var body: some View {
    SignIn()
    Publisher()
    Toolbar()
  }
}

let heldPhases = KeyPress.Phases(rawValue: KeyPress.Phases.repeat.rawValue)
