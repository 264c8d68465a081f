/// The way of an element from its previous frame to the current one, in an animated change.
///
/// Lengths are in points. A host that shows the element elsewhere, because an earlier animation still runs, goes on from there.
public struct FrameTrack: Hashable, Sendable {
  /// A length that has changed.
  public struct Length: Hashable, Sendable {
    public var old: Double
    public var new: Double

    public init(from old: Double, to new: Double) {
      self.old = old
      self.new = new
    }
  }

  /// The distance in the direction of reading from the current position to the previous one, in the element around it.
  public var x: Double
  /// The distance downward from the current position to the previous one, in the element around it.
  public var y: Double
  /// The width, if it has changed.
  public var width: Length?
  /// The height, if it has changed.
  public var height: Length?

  public init(x: Double = 0, y: Double = 0, width: Length? = nil, height: Length? = nil) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
