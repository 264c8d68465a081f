/// What a page says of a face that the server does not have, or lacks something of.
package struct TypefaceLesson: Sendable {
  /// Advances are whole numbers of these, so that pages which measured the same say the same.
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

/// A face that pages teach.
package struct LearnedFace: Hashable, Sendable {
  package var typeface: TypefaceFingerprint
  package var weight: Int
  package var isItalic: Bool
  /// The size in points, where a face is not the same in all; 0 for all.
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
