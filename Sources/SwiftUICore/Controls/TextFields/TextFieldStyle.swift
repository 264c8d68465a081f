import BanyanGraph
import BanyanHost

/// The appearance of text fields.
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///   func _body(configuration: TextField<_Label>) -> some View {
///     VStack {
///       configuration
///       Divider()
///     }
///   }
/// }
/// ```
///
/// A style may declare dynamic properties, like that of a button. The field in its configuration is
/// plain. See Apple's documentation of `TextFieldStyle`.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
  /// A view that represents the body of a text field.
  associatedtype _Body: View

  /// Creates a view that represents the body of a text field.
  @ViewBuilder
  func _body(configuration: TextField<_Label>) -> _Body

  /// The type of the field's label in a style, which shows nothing.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field in a style. It shows nothing: the field has its own name.
public nonisolated struct _TextFieldStyleLabel: View {
  public typealias Body = Never

  let title: Text

  @MainActor public static func _make(
    _ view: _TextFieldStyleLabel, under parent: _Node, in context: _Context
  ) -> _Node {
    _Node(under: parent, in: context)
  }

  @MainActor public static func _update(_ node: _Node, to view: _TextFieldStyleLabel) {}
}

extension _TextFieldStyleLabel: TitledLabel {
  var titleText: Text { title }
}

extension View {
  /// Sets the style of text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(_TextFieldStyleModifier(style: style))
  }
}

/// Sets the style of text fields in a view.
public nonisolated struct _TextFieldStyleModifier<Style: TextFieldStyle>: EnvironmentWritingModifier
{
  let style: Style

  @MainActor func write(to values: inout EnvironmentValues) {
    let system = style as? any SystemFieldStyle
    values.fieldStyle = system == nil ? .plain : system!.resolved
    values[CustomFieldStyleKey.self] = system == nil ? style : nil
  }
}

private struct FieldStyleKey: EnvironmentKey {
  static var defaultValue: FieldStyle? { nil }
}

private struct CustomFieldStyleKey: EnvironmentKey {
  static var defaultValue: (any TextFieldStyle)? { nil }
}

extension EnvironmentValues {
  /// The style for the host; nil for the host's default.
  var fieldStyle: FieldStyle? {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}

extension TextField {
  /// Shows the field in a custom style.
  /// - Returns: false if the field has a built-in style, as it does inside a custom style.
  @MainActor func chooseStyle(in node: ChoiceNode) -> Bool {
    guard Label.self != _TextFieldStyleLabel.self,
      let style = Tracking.ignore({ node.context.value(for: CustomFieldStyleKey.self) })
    else { return false }
    func choose<Style: TextFieldStyle>(_ style: Style) {
      let field = replacingLabel(_TextFieldStyleLabel(title: title ?? Text(verbatim: "")))
      node.choose(4, StyledField<Style>(field: field))
    }
    choose(style)
    return true
  }
}

/// A field in a custom style.
private nonisolated struct StyledField<Style: TextFieldStyle>: View {
  typealias Body = Never

  let field: TextField<_TextFieldStyleLabel>

  @MainActor static func _make(
    _ view: StyledField, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = StyledFieldNode<Style>(view.field, under: parent, in: context)
    node.evaluate()
    return node
  }

  @MainActor static func _update(_ node: _Node, to view: StyledField) {
    unsafeDowncast(node, to: StyledFieldNode<Style>.self).update(to: view.field)
  }
}

private final class StyledFieldNode<Style: TextFieldStyle>: DynamicNode {
  private var field: TextField<_TextFieldStyleLabel>
  private var styleEdges = EdgeList()

  init(_ field: TextField<_TextFieldStyleLabel>, under parent: _Node, in context: _Context) {
    self.field = field
    super.init(DynamicFields.of(Style.self), under: parent, in: context)
  }

  func update(to newField: TextField<_TextFieldStyleLabel>) {
    field = newField
    changes.formUnion(.value)
    update()
  }

  override func evaluate() {
    var style: Style?
    Tracking.track(self, edges: &styleEdges) {
      style = context.value(for: CustomFieldStyleKey.self) as? Style
    }
    if let style {
      evaluateView(style) { $0._body(configuration: field) }
    } else {
      showMissingStyle()
    }
  }

  override func detach() {
    styleEdges.removeAll()
    super.detach()
  }
}
