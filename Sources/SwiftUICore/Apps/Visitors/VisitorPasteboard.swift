import BanyanGraph
import BanyanHost
import Synchronization

/// The text that the app has put on the clipboard of its visitor.
///
/// Only the person can let an app read the clipboard, with a `PasteButton` or by pasting into a field.
/// Reading here therefore returns the last text from the app itself.
final class Pasteboard: Sendable {
  private let stored = Mutex<String?>(nil)
  private static let nobody = Pasteboard()

  private static var current: Pasteboard { CurrentApp.app?.pasteboard ?? nobody }

  /// The text of the visitor for whom the code runs.
  static var text: String? { current.stored.withLock { $0 } }

  static func put(_ text: String?) {
    current.stored.withLock { $0 = text }
    let app = CurrentApp.app
    func copy() { assumingMainActor { app?.app?.keyWindow?.node.copy(text ?? "") } }
    if MainThread.isCurrent { copy() } else { Task { @MainActor in copy() } }
  }
}

extension WindowNode {
  /// Puts text on the person's clipboard through the host.
  func copy(_ text: String) {
    context.runtime.perform { emit(.copy(text)) }
  }
}
