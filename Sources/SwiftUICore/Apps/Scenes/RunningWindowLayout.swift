import BanyanHost
import BanyanLayout
import Foundation

extension WindowNode {
  /// Starts laying out the window's content here, before there is any.
  func startLayout(_ setup: LayoutSetup) {
    size = setup.size
    arranger = WindowLayout(setup, of: self)
  }
}

extension RunningWindow {
  package func textMeasuresDidChange() {
    node.context.runtime.perform { node.layout?.textMeasuresDidChange() }
  }

  package func send(measurements: [Event]) -> Bool {
    let runtime = node.context.runtime
    func receive() -> Bool {
      var isHandled = false
      runtime.perform {
        for event in measurements where node.receive(event) { isHandled = true }
      }
      return isHandled
    }
    guard runtime.isTracing, let trace = runtime.trace else { return receive() }
    return node.record(measurements, trace, receive)
  }
}

// Queries about the layout of a window that has one.

extension RunningWindow {
  package var isLaidOut: Bool { node.layout != nil }

  /// The window's size in points.
  package var size: CGSize { node.size }

  /// Returns an element's frame in the window; nil if it is not shown or not laid out.
  package func frame(of id: ElementID) -> LayoutRect? {
    guard let layout = node.layout, let element = node.element(id, in: node) else { return nil }
    return layout.shownFrame(of: element)
  }

  /// The frames of all elements that are shown, in the window.
  package var frames: [ElementID: LayoutRect] { frames { $0.frame(of: $1) } }

  /// The frames of the rows of lists that have no element of their own, by the elements that are in them.
  package var rowFrames: [ElementID: LayoutRect] { frames { $0.rowFrame(of: $1) } }

  private func frames(
    _ frame: (WindowLayout, ElementNode) -> LayoutRect?
  ) -> [ElementID: LayoutRect] {
    guard let layout = node.layout else { return [:] }
    var frames: [ElementID: LayoutRect] = [:]
    func add(_ element: ElementNode, _ origin: LayoutPoint) {
      var origin = origin
      if element.kind == .presentation, !layout.reportsToHost {
        origin = layout.origin(ofPresentation: element)
      }
      if var own = frame(layout, element) {
        (own.x, own.y) = (own.x + origin.x, own.y + origin.y)
        frames[element.id] = own
      }
      for child in element.children { add(child, origin) }
    }
    add(node, .zero)
    return frames
  }

  /// The amount of layout work since the counts were reset.
  package var layoutCounts: LayoutTree.Counts { node.layout?.tree.counts ?? LayoutTree.Counts() }

  package func resetLayoutCounts() { node.layout?.tree.resetCounts() }
}
