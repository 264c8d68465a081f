/// A position in a window, in points from its leading top corner.
public struct Point: Hashable, Sendable {
  public var x, y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The pointer events that an element receives: those of a mouse, a pen, or the first finger.
///
/// A host reports only facts. The core decides what they amount to, such as a double tap, so that
/// it is the same on every host.
public struct PointerInterest: Hashable, Sendable {
  public enum Kind: UInt8, Comparable, Sendable {
    /// The element is pressed and released, perhaps more than once. All other behavior is
    /// unchanged.
    case tap = 0
    /// The element is held: the host must not select its text or show a menu meanwhile.
    case press
    /// The element is dragged: the host must not scroll instead either.
    case drag

    public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  public var kind: Kind
  /// The distance in points from where the pointer went down, beyond which moves are reported; nil
  /// if they are not needed.
  public var movesBeyond: Double?

  public init(_ kind: Kind, movesBeyond: Double? = nil) {
    self.kind = kind
    self.movesBeyond = movesBeyond
  }
}

/// One event of the pointer. A host reports one pointer at a time.
public struct PointerFact: Hashable, Sendable {
  public enum Phase: UInt8, CaseIterable, Sendable {
    case down = 1
    /// Reported once the pointer is farther than `movesBeyond` of any of the places, and at most
    /// once for each frame that the host shows.
    case move
    case up
    /// The host now uses the pointer for another purpose, such as scrolling.
    case cancel
  }

  /// An element that the pointer is over.
  public struct Place: Hashable, Sendable {
    public var element: ElementID
    /// The position of the element's leading top corner in the window.
    public var origin: Point

    public init(element: ElementID, origin: Point) {
      self.element = element
      self.origin = origin
    }
  }

  public var phase: Phase
  /// The time since a moment of the host's choice: only differences matter.
  public var time: Duration
  /// The position in the window.
  public var location: Point
  /// With `down`, the controls and the elements with an interest in the pointer that are under it,
  /// innermost first; at least one of them has an interest. Otherwise empty: all later events
  /// belong to the places of the last `down`.
  public var places: [Place]

  public init(phase: Phase, time: Duration, location: Point, places: [Place] = []) {
    self.phase = phase
    self.time = time
    self.location = location
    self.places = places
  }
}
