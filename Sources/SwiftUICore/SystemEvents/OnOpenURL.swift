import Foundation

extension View {
  /// Runs an action when the window that this view stands in is asked to show a URL. See Apple's
  /// documentation of `onOpenURL(perform:)`.
  ///
  /// In a browser that is the page's own address, when it has a query or a fragment: on opening, and
  /// when the fragment changes. Its path says where in its pages the window is, and needs no code: see
  /// ``NavigationStack``.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }
}

/// Hears of the URLs that a window is to show.
public nonisolated struct _OpenURLModifier: ContentModifier {
  let action: (URL) -> Void

  nonisolated init(action: @escaping (URL) -> Void) {
    self.action = action
  }

  @MainActor static func didMake(_ node: ContentModifierNode<Self>) {
    node.context.window?.urlReceivers.append(WeakURLReceiver(node: node))
  }
}

extension ContentModifierNode: URLReceiver where Modifier == _OpenURLModifier {
  func receive(_ url: URL) { modifier.action(url) }
}

/// A node that hears of the URLs that its window is to show.
@MainActor
protocol URLReceiver: _Node {
  func receive(_ url: URL)
}

struct WeakURLReceiver {
  weak var node: (any URLReceiver)?
}

extension WindowNode {
  /// Hands a URL that the window is to show to those who want it.
  /// - Returns: false if nobody does.
  func show(_ string: String) -> Bool {
    urlReceivers.removeAll { $0.node?.isDetached ?? true }
    guard let url = URL(string: string), !urlReceivers.isEmpty else { return false }
    let receivers = urlReceivers
    context.runtime.perform { for receiver in receivers { receiver.node?.receive(url) } }
    return true
  }
}
