import BanyanHost

/// The appearance of a table. See Apple's documentation of `TableStyle`.
public protocol TableStyle: Sendable {
  /// The style in the form for the framework. Not for use outside the framework.
  var _style: _TableStyleDescription { get }
}

/// A table style in the form for the framework.
public struct _TableStyleDescription: Sendable {
  let listStyle: BanyanHost.ListStyle
  var hasBorder = false
}

/// The default style: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  public var _style: _TableStyleDescription { _TableStyleDescription(listStyle: .plain) }
}

/// A style with rows inset from the edges.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  public var _style: _TableStyleDescription { _TableStyleDescription(listStyle: .inset) }
}

/// A style with a border around the table.
public struct BorderedTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  public var _style: _TableStyleDescription {
    _TableStyleDescription(listStyle: .plain, hasBorder: true)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style: rows from edge to edge.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// A style with rows inset from the edges.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}
extension TableStyle where Self == BorderedTableStyle {
  /// A style with a border around the table.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

private struct TableStyleKey: EnvironmentKey {
  static let defaultValue = AutomaticTableStyle()._style
}

extension EnvironmentValues {
  var tableStyle: _TableStyleDescription {
    get { self[TableStyleKey.self] }
    set { self[TableStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tables in this view.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableStyle, style._style)
  }

  /// Gives a list the appearance of a table.
  @ViewBuilder func styled(as style: _TableStyleDescription) -> some View {
    let list = environment(\.listStyle, style.listStyle)
    if style.hasBorder { list.border(SeparatorShapeStyle()) } else { list }
  }
}
