import BanyanHost

/// A button that takes text from the clipboard. See Apple's documentation of `PasteButton`.
///
/// A browser asks the person before it gives the text away.
public struct PasteButton {
  let onPaste: ([String]) -> Void

  /// Creates a button for text.
  /// - Parameters:
  ///   - payloadType: text; there is nothing else that is taken.
  ///   - onPaste: is given what was in the clipboard.
  nonisolated public init(payloadType: String.Type, onPaste: @escaping ([String]) -> Void) {
    self.onPaste = onPaste
  }
}

extension PasteButton: View {
  @MainActor public var body: some View { PasteElement(onPaste: onPaste) }
}

private nonisolated struct PasteElement: ElementView {
  let onPaste: ([String]) -> Void

  @MainActor static var kind: ElementKind { .pasteButton }
  @MainActor static var isResponder: Bool { true }

  var content: Label<Text, Image> { Label("Paste", systemImage: "doc.on.clipboard") }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    environment.controlProperties + environment.borderProperties
  }

  @MainActor func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard case .input(let text) = payload, node.isEnabled else { return false }
    onPaste([text])
    return true
  }
}
