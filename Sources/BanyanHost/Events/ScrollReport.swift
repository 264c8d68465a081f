/// The position of the content of a scroll container, and the cause of its movement.
public struct ScrollReport: Hashable, Sendable {
  /// The causes of the content's movement.
  public enum Phase: UInt8, CaseIterable, Sendable {
    /// Nothing.
    case idle = 0
    /// A finger that has gone down and may begin to scroll.
    case tracking
    /// The person.
    case interacting
    /// The speed that it has had when the person let go of it.
    case decelerating
    /// The program, on an animated way.
    case animating
  }

  public var phase: Phase
  /// The visible part, in points from the leading top corner of the content.
  public var visible: Rect
  /// The size of the content with its margins, in points.
  public var contentWidth, contentHeight: Double

  public init(_ phase: Phase, visible: Rect, contentWidth: Double, contentHeight: Double) {
    self.phase = phase
    self.visible = visible
    self.contentWidth = contentWidth
    self.contentHeight = contentHeight
  }
}
