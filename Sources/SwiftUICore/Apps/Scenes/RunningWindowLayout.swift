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
    return layout.frame(of: element)
  }

  /// The frames of all elements that are shown.
  package var frames: [ElementID: LayoutRect] {
    var frames: [ElementID: LayoutRect] = [:]
    func add(_ element: ElementNode) {
      if let frame = node.layout?.frame(of: element) { frames[element.id] = frame }
      for child in element.children { add(child) }
    }
    add(node)
    return frames
  }

  /// The amount of layout work since the counts were reset.
  package var layoutCounts: LayoutTree.Counts { node.layout?.tree.counts ?? LayoutTree.Counts() }

  package func resetLayoutCounts() { node.layout?.tree.resetCounts() }
}
