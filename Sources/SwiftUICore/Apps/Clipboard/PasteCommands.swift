import CoreTransferable
import Foundation
import FoundationComplement
import UniformTypeIdentifiers

extension View {
  /// Takes values from the clipboard when a person presses Command-V (or Control-V) while the focus is in this view.
  ///
  /// ```swift
  /// List(birds, selection: $selection) { Text($0.name) }
  ///   .pasteDestination(for: Bird.self) { model.insert($0) }
  /// ```
  ///
  /// These are the values that the same visitor has copied with ``copyable(_:)`` and the like, or else a text of another program, as a
  /// `String` and, if it is an `https` address alone, as a `URL`. They are made by the type's representations; items of which none can be made are
  /// left out. In a field the keys paste into the field. Of nested views with such a command, the innermost one has the keys.
  ///
  /// See Apple's documentation of `pasteDestination(for:action:validator:)`.
  /// - Parameters:
  ///   - payloadType: the type of the values.
  ///   - action: receives the values, if there are any.
  ///   - validator: returns those of the values that can be pasted; all of them by default.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(_FocusedKeysModifier(TransferPasteKey(action: action, validator: validator)))
  }

  /// Takes items from the clipboard when a person presses Command-V (or Control-V) while the focus is in this view.
  ///
  /// See ``pasteDestination(for:action:validator:)`` for the items that come. See Apple's documentation of `onPasteCommand(of:perform:)`.
  /// - Parameters:
  ///   - supportedContentTypes: the types of which at least one item has to be for the action to run.
  ///   - payloadAction: receives the items that come in one of the types.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping (_ providers: [NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Takes items from the clipboard, after a check, when a person presses Command-V (or Control-V) while the focus is in this view.
  ///
  /// See ``onPasteCommand(of:perform:)-([UTType],_)``.
  /// - Parameters:
  ///   - supportedContentTypes: the types of which at least one item has to be.
  ///   - validator: receives the items that come in one of the types, and returns what is pasted; nil if they cannot be.
  ///   - payloadAction: receives what the validator has returned.
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType],
    validator: @escaping (_ providers: [NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (_ payload: Payload) -> Void
  ) -> some View {
    modifier(
      _FocusedKeysModifier(
        PasteKey { text in
          let items = Pasteboard.items(pastedAs: text).filter {
            $0.comes(in: supportedContentTypes)
          }
          if !items.isEmpty, let payload = validator(items) { payloadAction(payload) }
        }))
  }

  /// Takes items from the clipboard when a person presses Command-V (or Control-V) while the focus is in this view.
  ///
  /// See ``onPasteCommand(of:perform:)-([UTType],_)``.
  /// - Parameters:
  ///   - supportedTypes: the identifiers of types of which at least one item has to be.
  ///   - payloadAction: receives the items that come in one of the types.
  nonisolated public func onPasteCommand(
    of supportedTypes: [String],
    perform payloadAction: @escaping (_ providers: [NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.map { UTType(known: $0) }, perform: payloadAction)
  }
}

private nonisolated struct PasteKey: View {
  let action: (String) -> Void

  @MainActor var body: some View {
    PasteElement(content: EmptyView()) { texts in action(texts.joined()) }
      .keyboardShortcut("v")
  }
}

private nonisolated struct TransferPasteKey<T: Transferable>: View {
  let action: ([T]) -> Void
  let validator: ([T]) -> [T]

  @MainActor var body: some View {
    PasteKey { paste($0) }
  }

  @MainActor private func paste(_ text: String) {
    let types = T.importedContentTypes()
    let items = Pasteboard.items(pastedAs: text).filter { $0.comes(in: types) }
    let (action, validator) = (action, validator)
    Task { @MainActor in
      let values = validator(await T.values(of: items))
      if !values.isEmpty { action(values) }
    }
  }
}
