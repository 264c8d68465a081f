import BanyanHost

/// The appearance of a list. See Apple's documentation of `ListStyle`.
public protocol ListStyle: Sendable {
  /// The style in the form for hosts. Not for use outside the framework.
  var _style: _ListStyleDescription { get }
}

/// A list style for hosts.
public struct _ListStyleDescription: Sendable {
  let resolved: BanyanHost.ListStyle
}

/// The host's default style.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public var _style: _ListStyleDescription { _ListStyleDescription(resolved: .automatic) }
}

/// A style with rows from edge to edge, without a background.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public var _style: _ListStyleDescription { _ListStyleDescription(resolved: .plain) }
}

/// A style with rows in groups.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public var _style: _ListStyleDescription { _ListStyleDescription(resolved: .grouped) }
}

/// A style with rows inset from the edges.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public var _style: _ListStyleDescription { _ListStyleDescription(resolved: .inset) }
}

/// A style with rows in rounded groups, inset from the edges.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public var _style: _ListStyleDescription { _ListStyleDescription(resolved: .insetGrouped) }
}

/// A style for rows in a sidebar. Where the horizontal size class is compact, a list has the rows of ``InsetGroupedListStyle``
/// instead.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public var _style: _ListStyleDescription { _ListStyleDescription(resolved: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListStyleKey: EnvironmentKey {
  static let defaultValue = BanyanHost.ListStyle.automatic
}

extension EnvironmentValues {
  var listStyle: BanyanHost.ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of lists in this view.
  ///
  /// Without it, a list has its rows in rounded groups. In the first column of a `NavigationSplitView`, it is a sidebar while the
  /// window has room for several columns.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._style.resolved)
  }
}
