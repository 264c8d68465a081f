import BanyanHost

/// A container for groups of controls. See Apple's documentation of `Form`.
public struct Form<Content: View> {
  let content: Rows<Content>

  /// Creates a form.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = Rows(content(), isList: true)
  }
}

extension Form: View {
  public typealias Body = Never

  public static func _make(_ view: Form, under parent: _Node, in context: _Context) -> _Node {
    FormElement._make(FormElement(content: view.content), under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: Form) {
    FormElement._update(node, to: FormElement(content: view.content))
  }
}

/// The element of a form.
private nonisolated struct FormElement<Content: View>: ElementView {
  typealias Body = Never

  let content: Rows<Content>
  @MainActor static var kind: ElementKind { .form }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    let values = environment.values
    var properties = environment.listProperties
    if let style = values.formStyle { properties.append(.formStyle(style)) }
    if values.editMode?.wrappedValue.isEditing == true { properties.append(.isEditing(true)) }
    return properties
  }

  @MainActor func takesEvents(with properties: [Property]) -> Bool {
    properties.contains(.reportsScrolling(true))
  }

  @MainActor func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard case .scrolling(let report) = payload else { return false }
    return node.scrollViewReports(report)
  }
}
