import CoreTransferable
import Foundation
import FoundationComplement

extension View {
  /// Copies values to the clipboard when a person presses Command-C (or Control-C) while the focus is in this view.
  ///
  /// ```swift
  /// List(birds, selection: $selection) { Text($0.name) }
  ///   .copyable(birds.filter { selection.contains($0.id) })
  /// ```
  ///
  /// The values can be pasted in the windows of the same visitor, with ``pasteDestination(for:action:validator:)`` and the like. They stay on the
  /// server: other programs receive their text, a line for each value, or else their number. In a field, and while a text of the page is
  /// selected, the keys copy that. Of nested views with such a command, the innermost one has the keys.
  ///
  /// See Apple's documentation of `copyable(_:)`.
  /// - Parameter payload: the values, which are made when the person copies. If there are none, the clipboard stays as it is.
  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    onCopyCommand { payload().map { NSItemProvider(exporting: $0) } }
  }

  /// Cuts values when a person presses Command-X (or Control-X) while the focus is in this view.
  ///
  /// ```swift
  /// List(birds, selection: $selection) { Text($0.name) }
  ///   .cuttable(for: Bird.self) { model.removeBirds(selection) }
  /// ```
  ///
  /// See ``copyable(_:)`` for the content of the clipboard after that. See Apple's documentation of `cuttable(for:action:)`.
  /// - Parameters:
  ///   - payloadType: the type of the values.
  ///   - action: removes the values from where they are, and returns them. If it returns none, the clipboard stays as it is.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    onCutCommand { action().map { NSItemProvider(exporting: $0) } }
  }

  /// Copies items to the clipboard when a person presses Command-C (or Control-C) while the focus is in this view.
  ///
  /// ```swift
  /// Board(selection: $selection)
  ///   .focusable()
  ///   .onCopyCommand { [NSItemProvider(object: selection.title as NSString)] }
  /// ```
  ///
  /// See ``copyable(_:)`` for the content of the clipboard after that. See Apple's documentation of `onCopyCommand(perform:)`.
  /// - Parameter payloadAction: returns the items; nil if the view leaves the command to those around.
  nonisolated public func onCopyCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    modifier(_FocusedKeysModifier(payloadAction.map { CopyKey(key: "c", makeItems: $0) }))
  }

  /// Cuts items when a person presses Command-X (or Control-X) while the focus is in this view.
  ///
  /// See ``copyable(_:)`` for the content of the clipboard after that. See Apple's documentation of `onCutCommand(perform:)`.
  /// - Parameter payloadAction: removes the items from where they are, and returns them; nil if the view leaves the command to those around.
  nonisolated public func onCutCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    modifier(_FocusedKeysModifier(payloadAction.map { CopyKey(key: "x", makeItems: $0) }))
  }
}

private nonisolated struct CopyKey: View {
  let key: KeyEquivalent
  let makeItems: () -> [NSItemProvider]

  @MainActor var body: some View {
    Button {
      Pasteboard.put(makeItems())
    } label: {
      EmptyView()
    }
    .keyboardShortcut(key)
  }
}
