import BanyanHost
import Foundation

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``. See Apple's documentation of `GridItem`.
public struct GridItem: Sendable {
  /// How wide the column is, or how high the row.
  public enum Size: Sendable {
    /// In points.
    case fixed(CGFloat)
    /// A share of what is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many equal columns as there is room for. In a browser it is several columns only if it is
    /// the only item.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// To the next item, in points; nil for the host's own. In a browser that of the first item counts
  /// for all.
  public var spacing: CGFloat?
  /// Where views stand in their cells. In a browser that of the first item counts for all.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The item as a host is told of it, and what is wrong with it.
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

/// Columns that are filled row by row, with views that are made when they come near to what can be
/// seen, as those of a ``LazyVStack``. See Apple's documentation of `LazyVGrid`.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid.
  /// - Parameters:
  ///   - columns: what its columns are like.
  ///   - alignment: where the columns stand if they do not fill the width.
  ///   - spacing: between rows, in points; nil for the host's own.
  ///   - pinnedViews: the headers or footers of sections that stay in view while the section does.
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

/// Rows that are filled column by column, with views that are made when they come near to what can be
/// seen. See Apple's documentation of `LazyHGrid`.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid.
  /// - Parameters:
  ///   - rows: what its rows are like.
  ///   - alignment: where the rows stand if they do not fill the height.
  ///   - spacing: between columns, in points; nil for the host's own.
  ///   - pinnedViews: the headers or footers of sections that stay in view while the section does.
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
  let tracks = GridTracks(
    tracks: items.map { $0.resolved(in: &issues) },
    spacing: Lengths.positive(items.first?.spacing ?? nil),
    alignment: items.first?.alignment?.resolved)
  for issue in issues { Issue.report(issue) }
  return [.tracks(tracks)]
}
