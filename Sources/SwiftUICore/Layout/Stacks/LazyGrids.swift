import BanyanHost
import Foundation

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``. See Apple's documentation of `GridItem`.
public struct GridItem: Sendable {
  /// The size of a column's width or a row's height.
  public enum Size: Sendable {
    /// A fixed size, in points.
    case fixed(CGFloat)
    /// A share of the remaining space, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many equal columns as fit. In a browser, a grid with sections has several columns only if this
    /// is the only item.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next item, in points; nil for the host's default. In a browser, that of the first
  /// item applies to all in a grid with sections.
  public var spacing: CGFloat?
  /// The alignment of views in their cells. In a browser, that of the first item applies to all in a grid
  /// with sections.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// Returns the item in the form for a host, and adds its issues.
  func resolved(in issues: inout Set<String>) -> GridTrack {
    func length(_ length: CGFloat, or other: Double) -> Double {
      if !Lengths.isSize(length) { issues.insert(Lengths.frameIssue) }
      return Lengths.positive(length) ?? other
    }
    func maximum(_ length: CGFloat) -> Double {
      length == .infinity ? .infinity : self.length(length, in: &issues)
    }
    return switch size {
    case .fixed(let width): .fixed(length(width, or: 10))
    case .flexible(let minimum, let longest):
      .flexible(minimum: length(minimum, or: 10), maximum: maximum(longest))
    case .adaptive(let minimum, let longest):
      .adaptive(minimum: max(length(minimum, or: 10), 1), maximum: maximum(longest))
    }
  }

  private func length(_ length: CGFloat, in issues: inout Set<String>) -> Double {
    if !Lengths.isSize(length) { issues.insert(Lengths.frameIssue) }
    return Lengths.positive(length) ?? .infinity
  }
}

/// A grid that fills its columns row by row, and makes its views when they come near the visible area,
/// like those of a ``LazyVStack``. See Apple's documentation of `LazyVGrid`.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid.
  /// - Parameters:
  ///   - columns: the items that describe its columns.
  ///   - alignment: the position of the columns if they do not fill the width.
  ///   - spacing: the distance between rows, in points; nil for the host's default.
  ///   - pinnedViews: the section headers or footers that stay visible while their section is.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: ElementView {
  public typealias Body = Never
  static var kind: ElementKind { .lazyVerticalGrid }
  static var readsObjects: Bool { false }

  func properties(in environment: ElementEnvironment) -> [Property] {
    stackProperties(
      spacing, alignment == .center ? nil : alignment.alone)
      + gridProperties(columns) + pinnedViews.properties
  }
}

/// A grid that fills its rows column by column, and makes its views when they come near the visible area.
/// See Apple's documentation of `LazyHGrid`.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid.
  /// - Parameters:
  ///   - rows: the items that describe its rows.
  ///   - alignment: the position of the rows if they do not fill the height.
  ///   - spacing: the distance between columns, in points; nil for the host's default.
  ///   - pinnedViews: the section headers or footers that stay visible while their section is.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: ElementView {
  public typealias Body = Never
  static var kind: ElementKind { .lazyHorizontalGrid }
  static var readsObjects: Bool { false }

  func properties(in environment: ElementEnvironment) -> [Property] {
    stackProperties(
      spacing, alignment == .center ? nil : alignment.alone)
      + gridProperties(rows) + pinnedViews.properties
  }
}

@MainActor
private func gridProperties(_ items: [GridItem]) -> [Property] {
  var issues: Set<String> = []
  let tracks = items.map { $0.resolved(in: &issues) }
  for issue in issues { Issue.report(issue) }
  let own = items.map { item in
    GridTracks.Item(
      spacing: Lengths.positive(item.spacing), alignment: item.alignment?.resolved)
  }
  // Style sheets have one distance and one alignment for all.
  return [
    .tracks(
      GridTracks(
        tracks: tracks, spacing: own.first?.spacing, alignment: own.first?.alignment, items: own))
  ]
}
