import BanyanHost
import Foundation

extension View {
  /// Sets the room around the content of the row that this view stands in; nil is the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(_RowTraitModifier(.insets(insets?.resolved)))
  }

  /// Says whether lines separate the row that this view stands in from its neighbors. A line is
  /// shown if neither of the rows beside it hides it.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_RowTraitModifier(.separator(visibility.isShown, edges.resolved)))
  }

  /// Sets the color of the lines that separate the row that this view stands in from its neighbors.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_RowTraitModifier(.separatorColor(color?.resolved, edges.resolved)))
  }

  /// Says whether lines separate the section from what is above and below. There are none here, so
  /// it counts for those between its rows and its neighbors' in a plain list.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_DescriptionModifier(.sectionSeparator(visibility != .hidden)))
  }

  /// Sets the color of what stands for the row that this view stands in, such as its symbol.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    modifier(_RowTraitModifier(.tint(tint?.resolved)))
  }

  /// Sets the color of what stands for the row that this view stands in, such as its symbol.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(_RowTraitModifier(.tint(tint?.color.resolved)))
  }

  /// Sets the room between the rows of lists below; nil is the list's own.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { Double($0) })
  }

  /// Sets the room between the sections of lists below.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// Sets the room between the sections of lists below.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Says how much the headers of sections below stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// How the symbols of rows are colored. See Apple's documentation of `ListItemTint`.
public struct ListItemTint: Sendable {
  let color: Color

  /// A color whatever the system prefers.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A color, unless the system prefers another; here it is the color.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// No color.
  public static let monochrome = ListItemTint(color: .primary)
}

/// The room between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// Nil is the list's own.
  let points: Double?

  /// The list's own.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Less than that.
  public static let compact = ListSectionSpacing(points: 10)
  /// In points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: Double(spacing))
  }
}

/// How much something stands out.
public enum Prominence: Sendable {
  /// As is usual.
  case standard
  /// More than that.
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
  /// Nil if it is as usual.
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

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// How high the rows of a list are at least, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// How high the headers of a list are at least, in points; nil is the list's own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}
