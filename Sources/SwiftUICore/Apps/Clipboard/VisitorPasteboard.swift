import BanyanGraph
import BanyanHost
import FoundationComplement
import Synchronization

/// The items that the app has put on the clipboard of its visitor.
///
/// Only the person can let an app read the clipboard, with a `PasteButton` or by pasting into a field or a view.
/// Reading here therefore returns the last text from the app itself.
package final class Pasteboard: Sendable {
  private struct State {
    var text: String?
    /// The items whose text that is; empty if the app has put the text itself.
    var items: [NSItemProvider] = []
    /// The number of times that the app has put something on the clipboard.
    var count = 0
  }

  private let state = Mutex(State())
  private static let nobody = Pasteboard()

  private static var current: Pasteboard { CurrentApp.app?.pasteboard ?? nobody }

  /// The text of the visitor for whom the code runs.
  package static var text: String? { current.state.withLock { $0.text } }

  package static func put(_ text: String?) {
    current.state.withLock { $0 = State(text: text, count: $0.count + 1) }
    let app = CurrentApp.app
    func copy() { assumingMainActor { app?.app?.keyWindow?.node.copy(text ?? "") } }
    if MainThread.isCurrent { copy() } else { Task { @MainActor in copy() } }
  }

  /// Puts items on the clipboard, once their text has been made. The items stay here, and only the text leaves the server.
  @MainActor static func put(_ items: [NSItemProvider]) {
    if items.isEmpty { return }
    let pasteboard = current
    let count = pasteboard.state.withLock { state in
      state.count += 1
      return state.count
    }
    Task { @MainActor in
      let text = await ClipboardText.text(of: items)
      guard pasteboard.state.withLock({ $0.count }) == count else { return }
      put(text)
      pasteboard.state.withLock { $0.items = items }
    }
  }

  /// Returns the items that the person pastes with a text: those of the app itself if it has put that text on the clipboard.
  static func items(pastedAs text: String) -> [NSItemProvider] {
    let (ownText, items) = current.state.withLock { ($0.text, $0.items) }
    if !items.isEmpty, let ownText, ClipboardText.isSame(text, as: ownText) { return items }
    return ClipboardText.items(of: text)
  }
}

extension WindowNode {
  /// Puts text on the person's clipboard through the host.
  func copy(_ text: String) {
    context.runtime.perform { emit(.copy(text)) }
  }
}
