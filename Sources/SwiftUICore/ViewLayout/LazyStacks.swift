import BanyanHost
import Foundation

/// Views in a column, of which only those are made that can be seen, or nearly.
///
/// Rows of a `ForEach` directly inside, or in a `Section`, are made when they come near to what the
/// scroll view around shows, and disappear when they are far away. Those that have state keep it, and
/// what they have subscribed to (H08, H11). The column is as wide as the room there is. See Apple's
/// documentation of `LazyVStack`.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a column.
  /// - Parameters:
  ///   - alignment: where views stand across the column.
  ///   - spacing: between views, in points; nil for the host's own.
  ///   - pinnedViews: the headers or footers of sections that stay in view while the section does.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: ElementView {
  public typealias Body = Never
  static var kind: ElementKind { .lazyVerticalStack }
  static var readsObjects: Bool { false }

  func properties(in environment: ElementEnvironment) -> [Property] {
    stackProperties(
      spacing, alignment == .center ? nil : alignment.alone)
      + pinnedViews.properties
  }
}

/// Views in a row, of which only those are made that can be seen, or nearly.
///
/// See ``LazyVStack``, and Apple's documentation of `LazyHStack`.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a row.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: ElementView {
  public typealias Body = Never
  static var kind: ElementKind { .lazyHorizontalStack }
  static var readsObjects: Bool { false }

  func properties(in environment: ElementEnvironment) -> [Property] {
    stackProperties(
      spacing, alignment == .center ? nil : alignment.alone)
      + pinnedViews.properties
  }
}

/// Which views of sections stay in view while the section does.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  var properties: [Property] {
    var edges: Edges = []
    if contains(.sectionHeaders) { edges.insert(.top) }
    if contains(.sectionFooters) { edges.insert(.bottom) }
    return edges.isEmpty ? [] : [.pinnedEdges(edges)]
  }
}
