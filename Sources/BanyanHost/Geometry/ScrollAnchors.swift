/// The points of a scroll view's content that decide where the content is. Each is nil for the host's own place.
public struct ScrollAnchors: Hashable, Sendable {
  /// The point at which the scroll view begins.
  public var start: Point?
  /// The point that stays in place while the content grows, until the person scrolls away from it.
  public var growth: Point?
  /// The place of content that is smaller than the scroll view.
  public var alignment: Point?

  public init(start: Point?, growth: Point?, alignment: Point?) {
    self.start = start
    self.growth = growth
    self.alignment = alignment
  }

  /// One point for all of them.
  public init(_ point: Point) {
    self.init(start: point, growth: point, alignment: point)
  }

  /// The point, if it is one for all.
  package var common: Point? { start == growth && growth == alignment ? start : nil }
}
