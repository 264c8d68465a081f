import BanyanGraph
import Foundation

/// The windows that other code fills, such as the scene delegates of UIKit.
package final class ProvidedWindowsNode: WindowOpeningNode {
  private let fillWindow: (WindowNode, _Context) -> Void

  /// - Parameter fillWindow: Fills a new window, whose context has been prepared.
  package init(
    under parent: _Node, in context: _Context,
    fillWindow: @escaping (WindowNode, _Context) -> Void
  ) {
    self.fillWindow = fillWindow
    super.init(WindowKind(), under: parent, in: context)
  }

  package override func fill(_ window: WindowNode, value: String?) {
    super.fill(window, value: value)
    let context = _Context(within: context, window: window)
    window.prepare(context)
    fillWindow(window, context)
  }
}

/// The views of a window that other code fills and changes.
package final class ProvidedContentNode: _Node, URLReceiver {
  private var view = AnyView(EmptyView())
  private var child: _Node!
  /// Receives the URLs that are opened in the window.
  package var openURL: ((URL) -> Void)?

  package override init(under parent: _Node?, in context: _Context) {
    super.init(under: parent, in: context)
    child = AnyView._make(view, under: self, in: context)
  }

  package func show(_ newView: AnyView) {
    view = newView
    runtime.invalidateLater(self, cause: .dependency)
  }

  package override func update() {
    AnyView._update(child, to: view)
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  package func receive(_ url: URL) { openURL?(url) }
}
