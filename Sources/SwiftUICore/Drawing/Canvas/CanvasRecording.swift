import CoreGraphics
import Foundation

/// The drawing of a canvas, or of a layer of it, so far: a view for each operation, in the order of drawing.
///
/// Each view has the origin of the canvas as its own, so that clips and transforms need no conversion.
final class CanvasRecording {
  let size: CGSize
  let symbols: any View
  /// The surroundings of the canvas.
  let context: _Context
  private(set) var views: [any View] = []

  init(size: CGSize, symbols: any View, in context: _Context) {
    self.size = size
    self.symbols = symbols
    self.context = context
  }

  /// Creates an empty recording of a layer.
  init(layerOf outer: CanvasRecording) {
    size = outer.size
    symbols = outer.symbols
    context = outer.context
  }

  func append(_ view: any View) { views.append(view) }

  /// The side of the square in which gradients are shown. Only in a square have hosts the angle of a gradient right.
  var side: CGFloat { max(size.width, size.height) }
}

/// The views of a drawing, each identified by its position.
nonisolated struct CanvasLayer: View {
  typealias Body = Never

  let views: [any View]

  @MainActor
  static func _make(_ view: CanvasLayer, under parent: _Node, in context: _Context) -> _Node {
    let node = CanvasLayerNode(under: parent, in: context)
    node.show(view.views)
    return node
  }

  @MainActor
  static func _update(_ node: _Node, to view: CanvasLayer) {
    unsafeDowncast(node, to: CanvasLayerNode.self).show(view.views)
  }
}

/// The nodes of a drawing. One whose operation becomes another of the same kind is updated; others are replaced.
private final class CanvasLayerNode: _Node {
  private struct Operation {
    let type: any View.Type
    let node: _Node
  }

  private var operations: ContiguousArray<Operation> = []

  func show(_ views: [any View]) {
    var left: [_Node] = []
    for operation in operations.dropFirst(views.count) { left.append(operation.node) }
    operations.removeLast(left.count)
    let kept = operations.count
    var hasOthers = !left.isEmpty
    operations.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      if index < kept, update(operations[index], to: view) { continue }
      let new = make(view)
      if index < kept {
        left.append(operations[index].node)
        operations[index] = new
      } else {
        operations.append(new)
      }
      hasOthers = true
    }
    for node in left { node.detach() }
    if hasOthers { elementsDidChange() }
  }

  /// - Returns: false if the operation is of another kind.
  private func update<Content: View>(_ operation: Operation, to view: Content) -> Bool {
    guard operation.type == Content.self else { return false }
    Content._update(operation.node, to: view)
    return true
  }

  private func make<Content: View>(_ view: Content) -> Operation {
    Operation(type: Content.self, node: Content._make(view, under: self, in: context))
  }

  override var placeName: String { "Canvas" }
  // Operations come and go independently, and symbols may have state.
  override var opensPlace: Bool { true }
  override func place(of child: _Node) -> ChildPlace {
    .named(operations.firstIndex { $0.node === child }.map { "\($0)" } ?? "")
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    for operation in operations { body(operation.node) }
  }
}
