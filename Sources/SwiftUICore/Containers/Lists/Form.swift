import BanyanHost

/// A container for groups of controls. See Apple's documentation of `Form`.
public struct Form<Content: View> {
  let content: Content

  /// Creates a form.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form of a style's configuration in the next outer style. Use it in the body of a style.
  nonisolated public init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

extension Form: StyledControl {
  public typealias Body = Never

  var facts: Bool { true }

  var standard: FormElement<Content> { FormElement(content: Rows(content, isList: true)) }

  func part(_ number: Int) -> any View { content }

  func configuration(of source: StyledControlNode<Form>) -> FormStyleConfiguration {
    FormStyleConfiguration(content: .init(content: StyleContent(source: source, part: 0)))
  }
}

/// The element of a form.
nonisolated struct FormElement<Content: View>: ElementView {
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
