import BanyanHost
import Foundation

extension View {
  /// Sets the insets of the row of this view; nil for those of the list.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(_RowTraitModifier(.insets(insets?.resolved)))
  }

  /// Shows or hides the separators of the row of this view. A separator between two rows is
  /// shown if neither row hides it.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_RowTraitModifier(.separator(visibility.isShown, edges.resolved)))
  }

  /// Sets the color of the separators of the row of this view.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_RowTraitModifier(.separatorColor(color?.resolved, edges.resolved)))
  }

  /// Shows or hides the separators of a section. As sections have no separators of their own here,
  /// this applies to those between its rows and its neighbors' in a plain list.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_DescriptionModifier(.sectionSeparator(visibility != .hidden)))
  }

  /// Sets the tint of the content of this view's row, such as its symbol.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    modifier(_RowTraitModifier(.tint(tint?.resolved)))
  }

  /// Sets the tint of the content of this view's row, such as its symbol.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(_RowTraitModifier(.tint(tint?.color.resolved)))
  }

  /// Sets the spacing between rows of lists in this view; nil for that of the list.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { Double($0) })
  }

  /// Sets the spacing between sections of lists in this view.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// Sets the spacing between sections of lists in this view.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the prominence of section headers in this view.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// The tint of the symbols in rows. See Apple's documentation of `ListItemTint`.
public struct ListItemTint: Sendable {
  let color: Color

  /// A color that the system does not override.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A color that the system may override. Here it never does.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A tint without color.
  public static let monochrome = ListItemTint(color: .primary)
}

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// The spacing in points; nil for that of the list.
  let points: Double?

  /// The list's default spacing.
  public static let `default` = ListSectionSpacing(points: nil)
  /// A smaller spacing than the default.
  public static let compact = ListSectionSpacing(points: 10)
  /// A custom spacing, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: Double(spacing))
  }
}

/// The prominence of an element.
public enum Prominence: Sendable {
  /// The standard prominence.
  case standard
  /// An increased prominence.
  case increased
}

extension VerticalEdge.Set {
  fileprivate var resolved: Edges {
    var edges: Edges = []
    if contains(.top) { edges.insert(.top) }
    if contains(.bottom) { edges.insert(.bottom) }
    return edges
  }
}

extension Visibility {
  /// True or false if the visibility is explicit; nil if it is automatic.
  fileprivate var isShown: Bool? { self == .automatic ? nil : self == .visible }
}

private struct ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

private struct ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

private struct RowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}

private struct HeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  var listRowSpacing: Double? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: Double? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The minimum height of the rows of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The minimum height of the headers of a list, in points; nil for that of the list.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}
