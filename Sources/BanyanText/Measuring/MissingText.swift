/// Clusters and words that no table contains, by face.
package struct MissingText: Sendable, Equatable {
  /// The most entries that are kept: others are requested when texts are measured again.
  package static let most = 1_000

  package private(set) var strings: [TypefaceFace: Set<String>] = [:]
  private var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  mutating func insert(_ string: String, of face: TypefaceFace) {
    guard count < Self.most, string.utf8.count <= TypefaceTable.mostBytesOfString else { return }
    if strings[face, default: []].insert(string).inserted { count += 1 }
  }
}

/// The notes of text readers about missing text.
final class MissingNotes {
  private(set) var text = MissingText()
  /// Single characters that have already been noted, which are checked first.
  private var scalars: Set<Noted> = []

  private struct Noted: Hashable {
    var table: ObjectIdentifier
    var scalar: UInt32
  }

  func note(_ scalar: UInt32, of table: TypefaceTable) {
    guard scalars.count < MissingText.most,
      scalars.insert(Noted(table: ObjectIdentifier(table), scalar: scalar)).inserted,
      let scalar = Unicode.Scalar(scalar)
    else { return }
    text.insert(String(Character(scalar)), of: table.face)
  }

  func note(_ string: Substring, of table: TypefaceTable) {
    text.insert(String(string), of: table.face)
  }
}
