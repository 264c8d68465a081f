/// A fraction of a length plus a number of points.
public struct RelativeLength: Hashable, Sendable {
  public var share, points: Double

  public init(share: Double, points: Double) {
    self.share = share
    self.points = points
  }
}

/// A size relative to another. A nil length is left to the content.
public struct RelativeFrame: Hashable, Sendable {
  public var width, height: RelativeLength?
  /// The alignment of the content within the size.
  public var alignment: Alignment

  public init(
    width: RelativeLength?, height: RelativeLength?, alignment: Alignment = Alignment()
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}
