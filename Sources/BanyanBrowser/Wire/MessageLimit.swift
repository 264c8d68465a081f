import NIOCore

/// A count that a message of a page carries or consists of.
///
/// A message with more is malformed. Decoders compare a count before they make anything of it, because a message is decoded
/// on a thread that serves many connections. Documentation/limits.md lists these limits, which nobody needs to change.
enum MessageLimit: String, CaseIterable, Sendable {
  /// The frames that a message is divided into.
  case fragmentCount
  /// The characters of a page's token, its key, and the token before it.
  case tokenByteCount
  /// The events in the greeting of a page without content.
  case greetingEventCount
  /// The elements whose frames are reported together.
  case measuredElementCount
  /// The rows of a lazy container that are requested.
  case rowCount
  /// The elements below a pointer that goes down.
  case pointerElementCount
  /// The character of a key, which may consist of several.
  case keyByteCount
  /// The path of the window's place.
  case placeByteCount
  /// An address that the window opens.
  case urlByteCount
  /// The name of a time zone.
  case timeZoneByteCount
  /// The tag of a language.
  case languageByteCount
  /// The name of a typeface.
  case typefaceNameByteCount
  /// The faces of a typeface.
  case faceCount
  /// The files of a choice or of a drop. It is one more than an app takes, so that the person gets a message.
  case fileCount
  /// The name or the type of a file. No system takes a longer name.
  case fileNameByteCount
  /// The items that are dragged over the window.
  case draggedItemCount
  /// The type of such an item.
  case draggedTypeByteCount
  /// The elements below these items.
  case dropTargetCount
  /// A dropped text. A page sends a longer one as a file.
  case droppedTextByteCount
  /// A dropped address. No browser follows a longer one.
  case droppedURLByteCount

  var most: Int {
    switch self {
    case .fragmentCount, .tokenByteCount, .timeZoneByteCount, .languageByteCount: 64
    case .measuredElementCount, .rowCount: 1_000
    case .pointerElementCount, .dropTargetCount: 256
    case .greetingEventCount, .keyByteCount: 32
    case .placeByteCount: 8_000
    case .urlByteCount, .droppedTextByteCount: 65_536
    case .typefaceNameByteCount: 200
    case .faceCount: 8
    case .fileCount: 101
    case .fileNameByteCount, .draggedTypeByteCount: 1_024
    case .draggedItemCount: 100
    case .droppedURLByteCount: 8_192
    }
  }
}

extension ByteBuffer {
  /// Reads how many things follow.
  ///
  /// - Returns: nil if they are too many.
  mutating func readCount(_ limit: MessageLimit) -> Int? {
    readVarint().flatMap { $0 <= limit.most ? Int($0) : nil }
  }

  /// Reads a string preceded by its length in bytes.
  mutating func readString(_ limit: MessageLimit) -> String? {
    guard let count = readCount(limit), count <= readableBytes else { return nil }
    return try? readUTF8ValidatedString(length: count)
  }

  /// Reads the rest of the message as a string.
  mutating func readRemainingString(_ limit: MessageLimit) -> String? {
    readableBytes <= limit.most ? try? readUTF8ValidatedString(length: readableBytes) : nil
  }
}
