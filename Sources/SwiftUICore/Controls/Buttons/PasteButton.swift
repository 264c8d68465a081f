import BanyanHost

/// A button that reads text from the clipboard. See Apple's documentation of `PasteButton`.
///
/// A browser asks the person for permission first.
public struct PasteButton {
  let onPaste: ([String]) -> Void

  /// Creates a button for text.
  /// - Parameters:
  ///   - payloadType: the type of the content. Only text is supported.
  ///   - onPaste: receives the content of the clipboard.
  nonisolated public init(payloadType: String.Type, onPaste: @escaping ([String]) -> Void) {
    self.onPaste = onPaste
  }
}

extension PasteButton: View {
  @MainActor public var body: some View {
    PasteElement(content: Label("Paste", systemImage: "doc.on.clipboard"), onPaste: onPaste)
  }
}

/// An element that receives the text of the clipboard, with a label.
nonisolated struct PasteElement<Content: View>: ElementView {
  let content: Content
  let onPaste: ([String]) -> Void

  @MainActor static var kind: ElementKind { .pasteButton }
  @MainActor static var isResponder: Bool { true }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    environment.controlProperties + environment.borderProperties
  }

  @MainActor func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard case .input(let text) = payload, node.isEnabled else { return false }
    onPaste([text])
    return true
  }
}
