import BanyanHost
import Foundation

/// The cells of one row of a ``Grid``. See Apple's documentation of `GridRow`.
///
/// `padding` around a row is the padding of each of its cells. Modifiers that change no sizes, such as `background` and
/// `onTapGesture`, apply to the row as a whole. With any other around it, such as `frame`, it is no row of the grid, but
/// a view that spans all columns.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  /// - Parameter alignment: the vertical position of views in the row; nil for that of the grid.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  public typealias Body = Never

  public static func _make(_ view: GridRow, under parent: _Node, in context: _Context) -> _Node {
    let node = GridNode(.gridRow, view.properties, under: parent, in: context)
    node.content = Content._make(view.content, under: node, in: context)
    return node
  }

  public static func _update(_ node: _Node, to view: GridRow) {
    let node = unsafeDowncast(node, to: GridNode.self)
    node.set(view.properties)
    Content._update(node.content, to: view.content)
  }

  private var properties: [Property] {
    alignment.map { [.alignment($0.alone)] } ?? []
  }
}

extension View {
  /// Makes this view span several columns of its ``Grid``.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(_TraitModifier(GridCellColumnsKey.self, count))
  }

  /// Sets the position of this view in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_TraitModifier(GridCellAnchorKey.self, anchor))
  }

  /// Sets the horizontal alignment of this view's column. One view of the column is enough; if several
  /// views set it, the last one applies. It works for the first eight columns.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_TraitModifier(GridColumnAlignmentKey.self, guide))
  }

  /// Makes this view request no space along some axes: it takes the space that the other views in its row
  /// and column leave it.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_TraitModifier(GridCellUnsizedAxesKey.self, axes))
  }
}

enum GridCellColumnsKey: TraitKey { typealias Value = Int }
enum GridCellAnchorKey: TraitKey { typealias Value = UnitPoint }
enum GridColumnAlignmentKey: TraitKey { typealias Value = HorizontalAlignment }
enum GridCellUnsizedAxesKey: TraitKey { typealias Value = Axis.Set }

/// The element of a grid or of a row, which sends the settings of its cells to the host.
final class GridNode: ElementNode {
  private var current: [Property]
  var content: _Node!

  init(
    _ kind: ElementKind, _ properties: [Property], under parent: _Node, in context: _Context
  ) {
    current = properties
    super.init(kind, under: parent, in: context)
  }

  func set(_ properties: [Property]) {
    let old = current
    current = properties
    commitProperties(from: old)
  }

  override var properties: [Property] { current }

  override var contentRule: ElementRule { .completed }

  override func complete(_ elements: inout [ElementNode], from first: Int) {
    for cell in elements[first...] { describe(cell) }
  }

  override func traitsDidChange() {
    for cell in children { describe(cell) }
  }

  private func describe(_ cell: ElementNode) {
    if let count = cell.trait(GridCellColumnsKey.self) {
      cell.describe(.columnSpan(min(max(count, 1), 12)))
    }
    if let anchor = cell.trait(GridCellAnchorKey.self) {
      cell.describe(.cellAnchor(Point(x: Double(anchor.x), y: Double(anchor.y))))
    }
    if let guide = cell.trait(GridColumnAlignmentKey.self) {
      cell.describe(.columnAlignment(guide.alone))
    }
    if let axes = cell.trait(GridCellUnsizedAxesKey.self) {
      cell.describe(.unsizedAxes(axes.resolved))
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
