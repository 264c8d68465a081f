import BanyanHost
import BanyanLayout
import Foundation

extension WindowNode {
  /// Lets the window lay out itself what is in it, from before there is anything.
  func startLayout(_ setup: LayoutSetup) {
    size = setup.size
    layout = WindowLayout(setup, of: self)
  }
}

extension RunningWindow {
  package func textMeasuresDidChange() {
    node.context.runtime.perform { node.layout?.textMeasuresDidChange() }
  }
}

// What is asked of the layout of a window that has one.

extension RunningWindow {
  package var isLaidOut: Bool { node.layout != nil }

  /// In points.
  package var size: CGSize { node.size }

  /// Where an element is in the window; nil if it is not shown or not laid out.
  package func frame(of id: ElementID) -> LayoutRect? {
    guard let layout = node.layout, let element = node.element(id, in: node) else { return nil }
    return layout.frame(of: element)
  }

  /// Where each element is that is shown.
  package var frames: [ElementID: LayoutRect] {
    var frames: [ElementID: LayoutRect] = [:]
    func add(_ element: ElementNode) {
      if let frame = node.layout?.frame(of: element) { frames[element.id] = frame }
      for child in element.children { add(child) }
    }
    add(node)
    return frames
  }

  /// What layout has done since the counts were set back.
  package var layoutCounts: LayoutTree.Counts { node.layout?.tree.counts ?? LayoutTree.Counts() }

  package func resetLayoutCounts() { node.layout?.tree.resetCounts() }
}
