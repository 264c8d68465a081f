/// The widths of a face, by grapheme clusters, and by words where letters join.
///
/// Advances are whole numbers of units. Two texts with the same letters may have different characters (a letter with an
/// accent, or a letter and an accent): those are one cluster, which is found in either spelling.
package final class TypefaceTable: Sendable {
  /// The maximum length of a stored cluster or word.
  package static let mostBytesOfString = 256

  package let face: TypefaceFace
  package let metrics: TypefaceMetrics
  /// The units of each ASCII character, or -1.
  let ascii: [Int32]
  private let pages: AdvancePages
  private let clusters: [ClusterKey: Int32]
  private let words: [String: Int32]

  /// - Parameters:
  ///   - advances: the advances of single characters, in units.
  ///   - clusters: the advances of clusters of several characters.
  ///   - words: the advances of words in scripts whose letters join.
  package init(
    _ face: TypefaceFace, metrics: TypefaceMetrics, advances: [(UInt32, Int32)],
    clusters: [String: Int32] = [:], words: [String: Int32] = [:]
  ) {
    self.face = face
    self.metrics = metrics
    pages = AdvancePages(advances)
    ascii = (0..<128).map { [pages] in pages[$0] ?? -1 }
    var all: [ClusterKey: Int32] = [:]
    for (cluster, advance) in clusters where cluster.count == 1 {
      all[ClusterKey(cluster[...])] = advance
    }
    self.clusters = all
    self.words = words
  }

  /// Returns the units of a single character, if the face has it.
  package func ownUnits(of scalar: UInt32) -> Int? {
    pages[scalar].map(Int.init)
  }

  /// Returns the units of several characters that form one letter.
  package func units(of cluster: ClusterKey) -> Int? {
    if let advance = clusters[cluster] { return Int(advance) }
    return cluster.composed.flatMap(ownUnits)
  }

  /// Returns the units of a word whose letters join.
  package func units(ofWord word: String) -> Int? {
    words[word].map(Int.init)
  }

  /// The approximate memory that the table takes.
  package var byteCount: Int {
    pages.byteCount + clusters.count * 32 + words.reduce(0) { $0 + $1.key.utf8.count + 40 }
  }
}
