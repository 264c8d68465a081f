/// Clusters and words that no table has, of each face.
package struct MissingText: Sendable, Equatable {
  /// More is not kept: whoever answers is asked again when texts are measured again.
  package static let most = 1_000

  package private(set) var strings: [TypefaceFace: Set<String>] = [:]
  private var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  mutating func insert(_ string: String, of face: TypefaceFace) {
    guard count < Self.most, string.utf8.count <= TypefaceTable.mostBytesOfString else { return }
    if strings[face, default: []].insert(string).inserted { count += 1 }
  }

  mutating func formUnion(_ other: MissingText) {
    for (face, strings) in other.strings {
      for string in strings { insert(string, of: face) }
    }
  }
}
