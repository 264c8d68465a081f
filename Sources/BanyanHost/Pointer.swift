/// A place in a window, in points from its leading top corner.
public struct Point: Hashable, Sendable {
  public var x, y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// What an element is to be told of the pointer: a mouse, a pen, or the first finger.
///
/// A host tells only facts. What they amount to, such as a double tap, is decided by whoever
/// listens, so that it is the same on every host.
public struct PointerInterest: Hashable, Sendable {
  public enum Kind: UInt8, Comparable, Sendable {
    /// The element is pressed and released, perhaps more than once. Nothing else should feel
    /// different.
    case tap = 0
    /// The element is held: the host should not select its text or show a menu meanwhile.
    case press
    /// The element is dragged: the host should not scroll instead either.
    case drag

    public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  public var kind: Kind
  /// How far from where it went down the pointer must have been for moves to be told, in points;
  /// nil if they are of no interest.
  public var movesBeyond: Double?

  public init(_ kind: Kind, movesBeyond: Double? = nil) {
    self.kind = kind
    self.movesBeyond = movesBeyond
  }
}

/// One thing that the pointer did. A host tells of one pointer at a time.
public struct PointerFact: Hashable, Sendable {
  public enum Phase: UInt8, CaseIterable, Sendable {
    case down = 1
    /// Told from when the pointer is farther than `movesBeyond` of any of the places, and at most
    /// once for each picture that the host shows.
    case move
    case up
    /// The host uses the pointer for something else from now on, such as scrolling.
    case cancel
  }

  /// An element that the pointer is over.
  public struct Place: Hashable, Sendable {
    public var element: ElementID
    /// Where the element's leading top corner is in the window.
    public var origin: Point

    public init(element: ElementID, origin: Point) {
      self.element = element
      self.origin = origin
    }
  }

  public var phase: Phase
  /// Since a moment of the host's own choice: only differences mean something.
  public var time: Duration
  /// In the window.
  public var location: Point
  /// With `down`, the controls and the elements with an interest in the pointer that are under it,
  /// innermost first; at least one of them has an interest. Else empty: all that follows belongs
  /// to the places of the last `down`.
  public var places: [Place]

  public init(phase: Phase, time: Duration, location: Point, places: [Place] = []) {
    self.phase = phase
    self.time = time
    self.location = location
    self.places = places
  }
}
