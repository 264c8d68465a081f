/// A share of a length, and a number of points.
public struct RelativeLength: Hashable, Sendable {
  public var share, points: Double

  public init(share: Double, points: Double) {
    self.share = share
    self.points = points
  }
}

/// A size by that of something else. A length that is nil is left to the content.
public struct RelativeFrame: Hashable, Sendable {
  public var width, height: RelativeLength?
  /// Where the content stands in it.
  public var alignment: Alignment

  public init(
    width: RelativeLength?, height: RelativeLength?, alignment: Alignment = Alignment()
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}
