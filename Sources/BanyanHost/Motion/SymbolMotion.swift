/// The motion of a symbol in place.
public struct SymbolMotion: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// No motion; one that was shown ends.
    case rest
    case bounceUp, bounceDown, pulse, breathe, clockwise, counterclockwise, wiggle
    /// Larger or smaller than usual as long as the effect is there.
    case scaleUp, scaleDown
    /// No motion, also of an element around that moves the symbols in it.
    case removed
  }

  public var kind: Kind
  /// A factor for the speed.
  public var speed: Double
  /// The number of repetitions of the motion; nil for no end.
  public var repetitions: Int?
  /// Counts how often the motion has been started: it is shown again when this changes.
  public var playCount: Int

  public init(_ kind: Kind, speed: Double = 1, repetitions: Int? = nil, playCount: Int = 0) {
    self.kind = kind
    self.speed = speed
    self.repetitions = repetitions
    self.playCount = playCount
  }
}
