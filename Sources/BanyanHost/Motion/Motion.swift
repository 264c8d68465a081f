/// The animation of a change. A host without animations shows the end at once.
public struct Motion: Hashable, Sendable {
  public enum Curve: Hashable, Sendable {
    /// A curve from (0, 0) to (1, 1) with two control points.
    case bezier(Double, Double, Double, Double)
    /// A spring's motion: the period of one swing in seconds, the damping (1 does not swing
    /// back, less does), and the speed at the beginning, in ways from the old value to the new one per second.
    case spring(response: Double, damping: Double, velocity: Double = 0)
    /// Places at even times, the first at the beginning and the last at the end, with straight lines between them.
    case places([Double])
  }

  public var curve: Curve
  /// The duration in seconds.
  public var duration: Double
  /// The delay in seconds.
  public var delay: Double
  /// The seconds that each repetition waits before it moves.
  public var pause: Double
  /// The number of repetitions; nil for no end.
  public var repetitions: Int?
  /// A Boolean value that indicates whether every other repetition runs backward.
  public var reverses: Bool

  public init(
    _ curve: Curve, duration: Double, delay: Double = 0, pause: Double = 0, repetitions: Int? = 1,
    reverses: Bool = false
  ) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.pause = pause
    self.repetitions = repetitions
    self.reverses = reverses
  }
}

/// The ways in which the content of a text or a symbol changes in an animated change.
public enum ContentTransition: UInt8, CaseIterable, Sendable {
  /// At once.
  case identity = 0
  /// The new content fades in.
  case opacity
  /// The new content comes from below, as a number that grows, or from above.
  case numberUp, numberDown
  /// The new symbol grows out of its middle.
  case symbol
}

/// The appearance and disappearance of an element in an animated change. The default is to fade.
public struct Transition: Hashable, Sendable {
  /// The state of an element before it appears, or after it disappears.
  public enum Effect: Hashable, Sendable {
    case fade
    case opacity(Double)
    case scale(Double, anchor: RelativePoint)
    case transform(Transform)
    case filter(Filter)
    /// Moved outside, beyond one edge.
    case move(Edges)
    /// Moved by a distance in points.
    case offset(x: Double, y: Double)
  }

  /// Empty if the element appears at once.
  public var insertion: [Effect]
  /// Empty if the element disappears at once.
  public var removal: [Effect]
  /// The animation of the appearance, if it differs from that of the change.
  public var insertionMotion: Motion?
  /// The animation of the disappearance, if it differs from that of the change.
  public var removalMotion: Motion?

  public init(
    insertion: [Effect], removal: [Effect], insertionMotion: Motion? = nil,
    removalMotion: Motion? = nil
  ) {
    self.insertion = insertion
    self.removal = removal
    self.insertionMotion = insertionMotion
    self.removalMotion = removalMotion
  }
}
