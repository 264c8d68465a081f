import BanyanGraph
import BanyanHost
import UniformTypeIdentifiers

/// The progress of receiving the files that a person was asked for.
nonisolated enum FileReception: Equatable {
  /// They have not chosen any.
  case waiting
  /// So much is there, as a share of 1.
  case receiving(Double)
  /// They were not taken, and the person was shown why.
  case refused(String)
}

/// A button with which a person chooses files.
nonisolated struct FileChooser: View {
  typealias Body = Never

  let request: FileRequest
  /// The button's look outside of a dialog, which has a look for its buttons.
  var look: ButtonLook?
  /// The button's label; nil for that of the request.
  var label: Text?
  /// Hears how far it has come.
  let onChange: (FileReception) -> Void
  let onCompletion: ([URL]) -> Void

  private var title: Text { label ?? Text(verbatim: request.buttonTitle) }

  @MainActor static func _make(
    _ view: FileChooser, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = FileChooserNode(view, under: parent, in: context)
    node.content = Text._make(view.title, under: node, in: context)
    return node
  }

  @MainActor static func _update(_ node: _Node, to view: FileChooser) {
    let node = unsafeDowncast(node, to: FileChooserNode.self)
    node.chooser = view
    Text._update(node.content, to: view.title)
  }
}

/// The element of the button. The results of a choice are removed with the node.
private final class FileChooserNode: ElementNode {
  var chooser: FileChooser
  var content: _Node!
  private var intake: FileIntake?
  /// The choice that the intake is of.
  private var choice: UInt32 = 0
  private var refused: UInt32 = 0
  private var reportedPercent = 0

  init(_ chooser: FileChooser, under parent: _Node, in context: _Context) {
    self.chooser = chooser
    super.init(.button, under: parent, in: context)
    window.register(self)
  }

  override var isControl: Bool { true }

  // The request stays the same while the person is asked.
  private lazy var words: [String] = {
    let types = chooser.request.types
    let takesAny = types.contains(.item) || types.contains(.data)
    return takesAny ? [] : types.flatMap(\.choiceWords)
  }()

  override var properties: [Property] {
    let choice = FileChoice(
      types: words, allowsSeveral: chooser.request.allowsSeveral, refused: refused)
    return [.fileChoice(choice)] + (chooser.look.map { [.buttonStyle($0)] } ?? [])
  }

  override func handle(_ payload: Event.Payload) -> Bool {
    guard case .files(let fact) = payload else { return false }
    do throws(FileRefusal) {
      switch fact {
      case .chosen(let choice, let files):
        (self.choice, intake) = (choice, nil)
        intake = try FileIntake(files, for: chooser.request, into: window.files)
        try take([])
      case .bytes(let choice, let bytes):
        // Pieces of a choice that is no longer wanted were already on their way.
        if choice <= refused { return true }
        // Another process received the choice, and has what was sent of it.
        guard choice == self.choice, intake != nil else {
          self.choice = choice
          throw FileRefusal(message: "The file did not arrive completely. Choose it again.")
        }
        try take(bytes)
      }
    } catch {
      refuse(error)
    }
    return true
  }

  private func take(_ bytes: [UInt8]) throws(FileRefusal) {
    guard let intake else { return }
    try intake.take(bytes)
    if intake.isComplete {
      let urls = intake.handOver()
      self.intake = nil
      return chooser.onCompletion(urls)
    }
    let percent = Int(intake.progress * 100)
    if bytes.isEmpty || percent != reportedPercent { chooser.onChange(.receiving(intake.progress)) }
    reportedPercent = percent
  }

  private func refuse(_ refusal: FileRefusal) {
    intake = nil
    let old = properties
    refused = choice
    commitProperties(from: old)
    chooser.onChange(.refused(refusal.message))
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func detach() {
    intake = nil
    super.detach()
  }
}

extension UTType {
  /// The words for the type in the person's system. If many types conform to it, these are the MIME types of its family, or else
  /// the words for those types.
  fileprivate var choiceWords: [String] {
    switch self {
    case .image: ["image/*"]
    case .audio: ["audio/*"]
    case .movie, .video: ["video/*"]
    case .audiovisualContent: ["audio/*", "video/*"]
    case .text, .plainText: ["text/*"] + ownWords + kinds.flatMap(\.ownWords)
    default: ownWords + kinds.flatMap(\.ownWords)
    }
  }

  private var ownWords: [String] { mimeTypes + filenameExtensions.map { ".\($0)" } }
}
