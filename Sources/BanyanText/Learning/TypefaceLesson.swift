/// A page's report of a face that the server lacks, fully or in part.
package struct TypefaceLesson: Sendable {
  /// Advances are whole numbers of these units, so that pages with the same measurements report the
  /// same values.
  package static let unitsPerEm = 16_000

  package var face: LearnedFace
  package var metrics: [LearnedTypefaces.Metric: Int]
  /// The units of clusters, and of words whose letters join.
  package var advances: [String: Int]

  package init(
    _ face: LearnedFace, metrics: [LearnedTypefaces.Metric: Int] = [:],
    advances: [String: Int] = [:]
  ) {
    self.face = face
    self.metrics = metrics
    self.advances = advances
  }
}

/// A face that pages report.
package struct LearnedFace: Hashable, Sendable {
  package var typeface: TypefaceFingerprint
  package var weight: Int
  package var isItalic: Bool
  /// The size in points, for a face whose proportions depend on the size; 0 for all sizes.
  package var size: Int

  package init(
    _ typeface: TypefaceFingerprint, weight: Int = 400, isItalic: Bool = false, size: Int = 0
  ) {
    self.typeface = typeface
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
  }
}
