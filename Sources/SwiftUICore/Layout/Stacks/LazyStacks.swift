import BanyanHost
import Foundation

/// A column that makes its views only when they are visible, or nearly.
///
/// Rows of a `ForEach` directly inside, or in a `Section`, are made when they come near the visible area
/// of the scroll view around, and disappear when they are far away. Rows with state keep it, together with
/// their subscriptions (H08, H11). The column takes all the available width. See Apple's
/// documentation of `LazyVStack`.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a column.
  /// - Parameters:
  ///   - alignment: the horizontal alignment of views in the column.
  ///   - spacing: the distance between views, in points; nil for the host's default.
  ///   - pinnedViews: the section headers or footers that stay visible while their section is.
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

/// A row that makes its views only when they are visible, or nearly.
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

/// The views of sections that stay visible while their section is.
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
