import BanyanGraph
import BanyanHost

/// How text fields look.
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
/// A style may declare dynamic properties, as that of a button may. The field that it is given is
/// plain. See Apple's documentation of `TextFieldStyle`.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
  /// A view that looks like a text field.
  associatedtype _Body: View

  /// Makes the view that stands for a text field.
  @ViewBuilder
  func _body(configuration: TextField<_Label>) -> _Body

  /// What stands for the label of the field in a style. It shows nothing.
  typealias _Label = _TextFieldStyleLabel
}

/// What stands for the label of a field in a style. It shows nothing: the field has its name.
public nonisolated struct _TextFieldStyleLabel: View {
  public typealias Body = Never

  let title: String

  @MainActor public static func _make(
    _ view: _TextFieldStyleLabel, under parent: _Node, in context: _Context
  ) -> _Node {
    _Node(under: parent, in: context)
  }

  @MainActor public static func _update(_ node: _Node, to view: _TextFieldStyleLabel) {}
}

extension _TextFieldStyleLabel: TitledLabel {
  var titleString: String { title }
}

extension View {
  /// Sets how text fields below look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(_TextFieldStyleModifier(style: style))
  }
}

/// Sets how text fields look.
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
  /// Nil is the host's own.
  var fieldStyle: FieldStyle? {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}

/// The node of a field in a style of the app's own, whatever the style.
class FieldStyleNode: DynamicNode {
  fileprivate final var field: TextField<_TextFieldStyleLabel>

  fileprivate init(
    _ field: TextField<_TextFieldStyleLabel>, of fields: DynamicFields, under parent: _Node,
    in context: _Context
  ) {
    self.field = field
    super.init(fields, under: parent, in: context)
  }

  /// - Returns: nil if the field looks as the system has it, as it does inside a style.
  static func make<Label: View>(
    for field: TextField<Label>, under parent: _Node, in context: _Context
  ) -> FieldStyleNode? {
    guard Label.self != _TextFieldStyleLabel.self,
      let style = Tracking.ignore({ context.value(for: CustomFieldStyleKey.self) })
    else { return nil }
    func make<Style: TextFieldStyle>(_ style: Style) -> FieldStyleNode {
      let node = TypedFieldStyleNode<Style>(
        labeled(field), of: DynamicFields.of(Style.self), under: parent, in: context)
      node.evaluate()
      return node
    }
    return make(style)
  }

  final func update<Label: View>(to field: TextField<Label>) {
    self.field = Self.labeled(field)
    changes.formUnion(.value)
    update()
  }

  private static func labeled<Label: View>(
    _ field: TextField<Label>
  ) -> TextField<_TextFieldStyleLabel> {
    field.replacingLabel(_TextFieldStyleLabel(title: field.title ?? ""))
  }
}

private final class TypedFieldStyleNode<Style: TextFieldStyle>: FieldStyleNode {
  private var styleEdges = EdgeList()

  override func evaluate() {
    var style: Style?
    Tracking.track(self, edges: &styleEdges) {
      style = context.value(for: CustomFieldStyleKey.self) as? Style
    }
    guard let style else { preconditionFailure("the style of a field becomes another type") }
    evaluateView(style) { $0._body(configuration: field) }
  }

  override func detach() {
    styleEdges.removeAll()
    super.detach()
  }
}
