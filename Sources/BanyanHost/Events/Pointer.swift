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
  /// A Boolean value that indicates whether two fingers on the element are reported, and the pinches of a trackpad: the host
  /// must not magnify its page meanwhile.
  public var takesPinches: Bool
  /// A Boolean value that indicates whether one tap does all that the element is for, as with a button: a host lets a keyboard
  /// and assistive technologies press it, by `activate`.
  public var isPressed: Bool

  public init(
    _ kind: Kind, movesBeyond: Double? = nil, takesPinches: Bool = false, isPressed: Bool = false
  ) {
    self.kind = kind
    self.movesBeyond = movesBeyond
    self.takesPinches = takesPinches
    self.isPressed = isPressed
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
    /// The element's width and height, if it or another of the places takes pinches.
    public var size: Point?

    public init(element: ElementID, origin: Point, size: Point? = nil) {
      self.element = element
      self.origin = origin
      self.size = size
    }
  }

  /// The movement of two fingers since the second went down, or of a trackpad's gesture since it began.
  public struct Pinch: Hashable, Sendable {
    /// The factor by which the fingers have moved apart.
    public var scale: Double
    /// The angle by which they have turned around each other, in degrees, clockwise.
    public var degrees: Double
    /// The point between them, in the window.
    public var center: Point

    public init(scale: Double, degrees: Double, center: Point) {
      self.scale = scale
      self.degrees = degrees
      self.center = center
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
  /// With `move`, what two fingers have done; nil while there is one.
  public var pinch: Pinch?

  public init(
    phase: Phase, time: Duration, location: Point, places: [Place] = [], pinch: Pinch? = nil
  ) {
    self.phase = phase
    self.time = time
    self.location = location
    self.places = places
    self.pinch = pinch
  }
}

/// The position of a pointer that may press nothing, in points from the window's leading top corner.
public struct PointerPlace: Hashable, Sendable {
  public var location: Point
  /// The position of the leading top corner of the element that the pointer is over.
  public var origin: Point

  public init(_ location: Point, origin: Point) {
    self.location = location
    self.origin = origin
  }
}

/// The shape of the pointer while it is over an element.
public enum PointerShape: UInt8, CaseIterable, Sendable {
  case arrow = 1
  case text, verticalText, crosshair
  case grab, grabbing
  case link
  case zoomIn, zoomOut
  case resizeColumn, resizeRow
}
