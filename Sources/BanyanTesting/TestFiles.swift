import BanyanHost
import Foundation
import Testing

/// A file of the person who uses a window.
public struct TestFile: Sendable {
  /// The file's name.
  public var name: String
  /// The MIME type that a host reports; empty for none.
  public var type: String
  /// The file's bytes.
  public var contents: [UInt8]
  /// The size that the host reports.
  public var byteCount: Int

  /// Creates a file.
  /// - Parameters:
  ///   - name: The file's name, with its extension.
  ///   - type: The MIME type that a host reports.
  ///   - contents: The file's bytes.
  ///   - byteCount: The size that the host announces; by default the file's actual size.
  public init(_ name: String, type: String = "", contents: [UInt8], byteCount: Int? = nil) {
    self.name = name
    self.type = type
    self.contents = contents
    self.byteCount = byteCount ?? contents.count
  }

  /// A file with text.
  public init(_ name: String, type: String = "", text: String) {
    self.init(name, type: type, contents: Array(text.utf8))
  }
}

/// A file that the app has offered to the person.
public struct OfferedFile: Sendable, Equatable {
  /// The file's name.
  public var name: String
  /// The MIME type.
  public var type: String
  /// The file's contents when it was offered; nil if there was no file.
  public var contents: Data?

  init(_ offer: FileOffer) {
    name = offer.name
    type = offer.type
    contents = FileManager.default.contents(atPath: offer.path)
  }

  /// The contents as text.
  public var text: String? { contents.map { String(decoding: $0, as: UTF8.self) } }
}

extension TestWindow {
  /// Chooses files where the app asks for some, and sends them as a page does: a piece after the other, until all are
  /// there or the app wants no more.
  ///
  /// - Parameters:
  ///   - files: The files that are chosen.
  ///   - pieceLength: How many bytes a piece has.
  /// - Returns: How many bytes the app was sent.
  @discardableResult
  public func choose(_ files: TestFile..., pieceLength: Int = 32_768) -> Int {
    guard let choice = beginChoosing(files) else { return 0 }
    var sentByteCount = 0
    for file in files {
      var rest = file.contents[...]
      while !rest.isEmpty {
        let piece = rest.prefix(pieceLength)
        guard send(piece, of: choice) else { return sentByteCount }
        sentByteCount += piece.count
        rest = rest.dropFirst(pieceLength)
      }
    }
    return sentByteCount
  }

  /// Says which files the person has chosen, and sends nothing of them yet.
  ///
  /// - Returns: The number of the choice; nil if nobody asks for files.
  public func beginChoosing(_ files: [TestFile]) -> UInt32? {
    guard let button = fileButton else {
      Issue.record("Nobody asks for files in\n\(self)")
      return nil
    }
    lastChoice += 1
    let chosen = files.map { ChosenFile(name: $0.name, type: $0.type, byteCount: $0.byteCount) }
    send(.files(.chosen(lastChoice, chosen)), to: button.id)
    return lastChoice
  }

  /// Sends bytes of a choice's files.
  ///
  /// - Returns: false if the app does not want them.
  @discardableResult
  public func send(_ bytes: ArraySlice<UInt8>, of choice: UInt32) -> Bool {
    guard let button = fileButton, button.fileChoice!.refused < choice else { return false }
    return send(.files(.bytes(choice, Array(bytes))), to: button.id)
  }

  private var fileButton: TestElement? { all.last { $0.fileChoice != nil } }
}

extension TestElement {
  /// The files that a button asks for; nil if it asks for none.
  public var fileChoice: FileChoice? {
    if case .fileChoice(let choice) = property(.fileChoice) { choice } else { nil }
  }
}
