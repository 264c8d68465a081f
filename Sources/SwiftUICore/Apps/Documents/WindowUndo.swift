import BanyanGraph
import FoundationComplement

/// The actions of a person in a window that can be undone.
final class WindowUndo: WindowService {
  let manager = UndoManager()

  init(of window: WindowNode) {
    manager.follow(window.runtime)
    // A body may just be asking for the manager.
    window.runtime.whenSettled { [weak window, manager] in
      window?.addKeys(MenuBar(isKeysOnly: true) { UndoKeys { manager } })
    }
  }

  func windowDidClose() { manager.endFollowing() }
}

extension UndoManager {
  /// Lets a group end with the update in which it has begun.
  func follow(_ runtime: Runtime) {
    whenEventEnds = { action in runtime.whenSettled { action() } }
  }

  /// Forgets everything: actions often have the manager itself, which would keep both. What is registered later ends by
  /// itself, as the app may be over.
  func endFollowing() {
    removeAllActions()
    whenEventEnds = { action in Task { @MainActor in action() } }
  }
}

/// Nobody else is notified of what a visitor undoes.
extension UndoManager: VisitorObject {}

/// The undo manager of the document around, which comes before that of its window.
private struct DocumentUndoKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  var documentUndoManager: UndoManager? {
    get { self[DocumentUndoKey.self] }
    set { self[DocumentUndoKey.self] = newValue }
  }

  /// The undo manager of the document, or else of the window; nil outside of windows.
  ///
  /// ```swift
  /// @Environment(\.undoManager) private var undoManager
  /// Button("Clear") { drawing.clear(undoManager: undoManager) }
  /// ```
  ///
  /// A view that reads it does not run again when there is something else to undo, but when what it shows changes. Command-Z (or
  /// Control-Z) undoes and Command-Shift-Z does it again, except in a text field, which has an undo of its own, and where a
  /// button of the app has these keys. Undoable actions are forgotten when the window continues in another process. See Apple's documentation of `EnvironmentValues.undoManager`.
  public var undoManager: UndoManager? {
    if let documentUndoManager { return documentUndoManager }
    guard let reference = windowReference else { return nil }
    return MainActor.assumeIsolated { reference.window?.service(WindowUndo.self).manager }
  }
}
