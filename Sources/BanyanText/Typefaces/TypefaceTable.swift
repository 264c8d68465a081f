/// How wide what a face has is, by grapheme clusters, and by words where letters join.
///
/// Advances are whole numbers of units. In two texts with the same letters there may be different characters (a letter with an
/// accent, or a letter and an accent): those are one cluster, which is found however it is written.
package final class TypefaceTable: Sendable {
  /// A cluster or word that is longer is not kept.
  package static let mostBytesOfString = 256

  package let face: TypefaceFace
  package let metrics: TypefaceMetrics
  /// The units of each character of ASCII, or -1.
  let ascii: [Int32]
  private let pages: AdvancePages
  private let clusters: [Character: Int32]
  private let words: [String: Int32]

  /// - Parameters:
  ///   - advances: of single characters, in units.
  ///   - clusters: of several characters.
  ///   - words: in scripts whose letters join.
  package init(
    _ face: TypefaceFace, metrics: TypefaceMetrics, advances: [(UInt32, Int32)],
    clusters: [String: Int32] = [:], words: [String: Int32] = [:]
  ) {
    self.face = face
    self.metrics = metrics
    pages = AdvancePages(advances)
    ascii = (0..<128).map { [pages] in pages[$0] ?? -1 }
    var all: [Character: Int32] = [:]
    for (cluster, advance) in clusters where cluster.count == 1 {
      all[cluster[cluster.startIndex]] = advance
    }
    self.clusters = all
    self.words = words
  }

  /// The units of a character by itself, if the face has it.
  package func ownUnits(of scalar: UInt32) -> Int? {
    pages[scalar].map(Int.init)
  }

  /// The units of several characters that are one letter.
  package func units(of cluster: Character) -> Int? {
    if let advance = clusters[cluster] { return Int(advance) }
    return ComposedCharacters.scalar(of: cluster).flatMap(ownUnits)
  }

  /// The units of a word whose letters join.
  package func units(ofWord word: String) -> Int? {
    words[word].map(Int.init)
  }

  /// How much memory the table takes, roughly.
  package var byteCount: Int {
    pages.byteCount + clusters.count * 32 + words.reduce(0) { $0 + $1.key.utf8.count + 40 }
  }
}
