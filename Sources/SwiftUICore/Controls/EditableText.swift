import BanyanHost

/// What a field edits, and how it is named.
struct EditableText {
  let text: Binding<String>
  let title: String?
  let prompt: String?

  @MainActor
  func properties(in environment: ElementEnvironment) -> [Property] {
    var properties: [Property] = [.value(text.wrappedValue)]
    if let title, !title.isEmpty { properties.append(.label(title)) }
    if let placeholder = prompt ?? title { properties.append(.placeholder(placeholder)) }
    return properties + environment.styleProperties + environment.enabledProperties
  }

  @MainActor
  func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard node.isEnabled else { return false }
    switch payload {
    case .input(let newText):
      // The field shows what was typed, unless the write comes to something else.
      node.assumeShown(.value(newText))
      text.wrappedValue = newText
      node.updateLater()
    case .submit:
      EnvironmentValues(at: node.context).submitAction?()
    case .activate, .setOn, .focus, .blur, .pointer, .appearance, .hover, .preference:
      return false
    }
    return true
  }
}

/// A view that is a field.
@MainActor
protocol TextEditingView: ElementView {
  var field: EditableText { get }
}

extension TextEditingView {
  static var isResponder: Bool { true }

  func properties(in environment: ElementEnvironment) -> [Property] {
    field.properties(in: environment)
  }

  func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    field.handle(payload, in: node)
  }
}

private struct SubmitActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  fileprivate var submitAction: (() -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when the person presses Return in a field below. Actions further up run too,
  /// after this one.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitAction) { outer in
      let next = outer
      outer = {
        action()
        next?()
      }
    }
  }
}
