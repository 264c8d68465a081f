import BanyanGraph
import BanyanHost
import Foundation

/// A container that arranges rows of cells in shared columns. See Apple's documentation of `Grid`.
///
/// A view outside of any `GridRow` is a row of its own that spans all columns. In a browser, a grid has at
/// most twelve columns.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid.
  /// - Parameters:
  ///   - alignment: the position of views in their cells.
  ///   - horizontalSpacing: the distance between columns, in points; nil for the host's default.
  ///   - verticalSpacing: the distance between rows, in points; nil for the host's default.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  public typealias Body = Never

  public static func _make(_ view: Grid, under parent: _Node, in context: _Context) -> _Node {
    view.reportIssues(in: context.runtime)
    let node = GridNode(.grid, view.properties, under: parent, in: context)
    node.content = Content._make(view.content, under: node, in: context)
    return node
  }

  public static func _update(_ node: _Node, to view: Grid) {
    let node = unsafeDowncast(node, to: GridNode.self)
    let properties = view.properties
    if properties != node.properties {
      view.reportIssues(in: node.runtime)
      node.set(properties)
    }
    Content._update(node.content, to: view.content)
  }

  private func reportIssues(in runtime: Runtime) {
    for spacing in [horizontalSpacing, verticalSpacing] {
      if let issue = Lengths.issue(of: spacing, as: "spacing") { Issue.report(issue, in: runtime) }
    }
  }

  private var properties: [Property] {
    var properties: [Property] = []
    if alignment != .center { properties.append(.alignment(alignment.resolved)) }
    let spacing = GridSpacing(
      horizontal: Lengths.finite(horizontalSpacing), vertical: Lengths.finite(verticalSpacing))
    if spacing != GridSpacing() { properties.append(.gridSpacing(spacing)) }
    return properties
  }
}
