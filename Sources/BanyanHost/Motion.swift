/// How a change is shown in time. A host that moves nothing shows the end at once.
public struct Motion: Hashable, Sendable {
  public enum Curve: Hashable, Sendable {
    /// Along a curve from (0, 0) to (1, 1) with two control points.
    case bezier(Double, Double, Double, Double)
    /// As a spring moves: the time of one swing in seconds, and how soon it comes to rest: 1 without
    /// swinging back, less with.
    case spring(response: Double, damping: Double)
  }

  public var curve: Curve
  /// In seconds.
  public var duration: Double
  /// In seconds.
  public var delay: Double
  /// How often it is shown; nil without end.
  public var repetitions: Int?
  /// Whether it goes back every other time.
  public var reverses: Bool

  public init(
    _ curve: Curve, duration: Double, delay: Double = 0, repetitions: Int? = 1,
    reverses: Bool = false
  ) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.repetitions = repetitions
    self.reverses = reverses
  }
}

/// How an element comes and goes in an animated change. What is not said: it fades.
public struct Transition: Hashable, Sendable {
  /// What is true of an element that is not there yet, or no more.
  public enum Effect: Hashable, Sendable {
    case fade
    case opacity(Double)
    case scale(Double, anchor: RelativePoint)
    case transform(Transform)
    case filter(Filter)
    /// Outside, on the side of one edge.
    case move(Edges)
    /// Elsewhere by a distance in points.
    case offset(x: Double, y: Double)
  }

  /// Empty if the element comes at once.
  public var insertion: [Effect]
  /// Empty if the element goes at once.
  public var removal: [Effect]
  /// How the element comes, if not as the change says.
  public var insertionMotion: Motion?
  /// How the element goes, if not as the change says.
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
