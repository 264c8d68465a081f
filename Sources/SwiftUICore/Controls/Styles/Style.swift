import BanyanGraph

/// A style of any type for one kind of control, together with the next outer style.
nonisolated final class Style<Configuration> {
  private let box: StyleBox<Configuration>
  private let outer: Style?

  init(_ box: StyleBox<Configuration>, before outer: Style?) {
    self.box = box
    self.outer = outer
  }

  var fields: DynamicFields { @MainActor get { box.fields } }
  /// True if the style is one of the framework's own.
  var isOfFramework: Bool { box.isOfFramework }

  /// Runs the style's body.
  @MainActor
  func evaluate(_ configuration: Configuration, in node: DynamicNode) {
    box.evaluate(configuration, in: node)
  }

  fileprivate static func isUnchanged(_ old: Style?, _ new: Style?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return old === new
      || old.box.isUnchanged(new.box) && isUnchanged(old.outer, new.outer)
  }

  // MARK: Environment

  /// Returns the style at a place. Its type never changes there, because the modifier that sets it is part
  /// of the identity of its content.
  @MainActor
  static func current(in context: _Context) -> Style? {
    context.cell(for: ObjectIdentifier(StyleKey<Configuration>.self), as: StyleEntry.self)?
      .value.style
  }

  /// Returns the style at a place, and makes the current evaluation depend on it.
  @MainActor
  static func read(in context: _Context) -> Style? {
    context.value(for: StyleKey<Configuration>.self).style
  }

  /// Removes the style of controls at a place.
  @MainActor
  static func reset(in context: _Context) {
    guard context.hasStyles, current(in: context) != nil else { return }
    context.provide(StyleEntry(style: nil), for: StyleKey<Configuration>.self)
  }

  @MainActor
  func provide(in context: _Context) {
    context.noteStyle()
    context.provide(StyleEntry(style: self), for: StyleKey<Configuration>.self)
  }

  @MainActor
  func provideOuter(in context: _Context) {
    context.noteStyle()
    context.provide(StyleEntry(style: outer), for: StyleKey<Configuration>.self)
  }

  fileprivate struct StyleEntry: FieldComparable {
    let style: Style?

    package static func isUnchanged(_ old: StyleEntry, _ new: StyleEntry) -> Bool {
      Style.isUnchanged(old.style, new.style)
    }
  }
}

private struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: Style<Configuration>.StyleEntry { .init(style: nil) }
}

/// A style of the framework's own.
protocol FrameworkStyle {}

/// A style of the framework's own that the standard control reads from its environment. The control needs no node for the style.
@MainActor
protocol EnvironmentStyle {
  nonisolated func write(to values: inout EnvironmentValues)
}

nonisolated class StyleBox<Configuration> {
  var fields: DynamicFields { @MainActor get { fatalError("a style has fields") } }
  var isOfFramework: Bool { fatalError("a style is somebody's") }
  @MainActor func evaluate(_ configuration: Configuration, in node: DynamicNode) {}
  func isUnchanged(_ other: StyleBox) -> Bool { false }
}

nonisolated private final class TypedStyleBox<S, Configuration, Content: View>:
  StyleBox<Configuration>
{
  let style: S
  let makeBody: @MainActor (S, Configuration) -> Content

  init(_ style: S, _ makeBody: @escaping @MainActor (S, Configuration) -> Content) {
    self.style = style
    self.makeBody = makeBody
  }

  override var fields: DynamicFields { @MainActor get { DynamicFields.of(S.self) } }
  override var isOfFramework: Bool { style is any FrameworkStyle }

  @MainActor
  override func evaluate(_ configuration: Configuration, in node: DynamicNode) {
    if isOfFramework {
      node.show(makeBody(style, configuration))
    } else {
      node.evaluateView(style) { makeBody($0, configuration) }
    }
  }

  override func isUnchanged(_ other: StyleBox<Configuration>) -> Bool {
    guard let other = other as? Self else { return false }
    return Comparison.of(S.self).isUnchanged(style, other.style)
  }
}

/// A modifier that sets the style of one kind of control.
nonisolated struct StyleModifier<S, Configuration, Content: View>: EnvironmentWritingModifier {
  let style: S
  let makeBody: @MainActor (S, Configuration) -> Content

  nonisolated init(_ style: S, _ makeBody: @escaping @MainActor (S, Configuration) -> Content) {
    self.style = style
    self.makeBody = makeBody
  }

  @MainActor static var setsStyles: Bool { !(S.self is any EnvironmentStyle.Type) }

  @MainActor func write(to values: inout EnvironmentValues) {
    if let style = style as? any EnvironmentStyle {
      style.write(to: &values)
      if values[StyleKey<Configuration>.self].style != nil {
        values[StyleKey<Configuration>.self] = Style.StyleEntry(style: nil)
      }
      return
    }
    let outer = values[StyleKey<Configuration>.self].style
    let style = Style(TypedStyleBox(style, makeBody), before: outer)
    values[StyleKey<Configuration>.self] = Style.StyleEntry(style: style)
  }

  @MainActor static func isUnchanged(_ old: StyleModifier, _ new: StyleModifier) -> Bool {
    Comparison.of(S.self).isUnchanged(old.style, new.style)
  }
}
