import BanyanGraph
import BanyanHost
import Foundation
import FoundationComplement

extension View {
  /// Runs an action when the window of this view is asked to open a URL. See Apple's
  /// documentation of `onOpenURL(perform:)`.
  ///
  /// In a browser, the URL is the page's own address, if it has a query or a fragment: when the page opens, and
  /// when the fragment changes. The path of the address identifies the window's place in its pages, and needs no
  /// code: see ``NavigationStack``.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }
}

/// Receives the URLs that a window is asked to open.
public nonisolated struct _OpenURLModifier: ContentModifier {
  let action: (URL) -> Void

  nonisolated init(action: @escaping (URL) -> Void) {
    self.action = action
  }

  @MainActor static func didMake(_ node: ContentModifierNode<Self>) {
    node.context.window?.service(URLReceivers.self).add(node)
  }
}

extension ContentModifierNode: URLReceiver where Modifier == _OpenURLModifier {
  func receive(_ url: URL) { modifier.action(url) }
}

/// A node that receives the URLs that its window is asked to open.
@MainActor
package protocol URLReceiver: _Node {
  func receive(_ url: URL)
}

/// The nodes that receive the URLs that a window is asked to open, or else the visits of web pages.
package final class URLReceivers: WindowService {
  private struct Receiver {
    weak var node: (any URLReceiver)?
  }

  private struct Continuer {
    weak var node: (any ActivityReceiver)?
  }

  private let runtime: Runtime
  private var receivers: [Receiver] = []
  private var continuers: [Continuer] = []

  package init(of window: WindowNode) {
    runtime = window.runtime
  }

  package func add(_ node: any URLReceiver) { receivers.append(Receiver(node: node)) }

  func add(_ node: any ActivityReceiver) { continuers.append(Continuer(node: node)) }

  package func receive(_ payload: Event.Payload) -> Bool? {
    guard case .url(let string) = payload else { return nil }
    receivers.removeAll { $0.node?.isDetached ?? true }
    guard let url = URL(string: string) else { return false }
    if receivers.isEmpty { return continueVisit(of: url) }
    let current = receivers
    runtime.perform { for receiver in current { receiver.node?.receive(url) } }
    return true
  }

  /// Continues the visit of a web page, where nothing opens URLs.
  /// - Returns: false if there is nobody to continue it.
  private func continueVisit(of url: URL) -> Bool {
    continuers.removeAll { $0.node?.isDetached ?? true }
    let current = continuers.filter { $0.node?.activityType == NSUserActivityTypeBrowsingWeb }
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      !current.isEmpty
    else { return false }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    runtime.perform { for continuer in current { continuer.node?.receive(activity) } }
    return true
  }
}
