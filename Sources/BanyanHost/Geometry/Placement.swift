/// The position and size of an element, for a host that receives places.
public struct Placement: Hashable, Sendable {
  /// A length along one axis.
  public enum Length: Hashable, Sendable {
    case points(Double)
    /// The full length of the surrounding element.
    case all
    /// The length that the host itself determines.
    case own
  }

  /// The way a text fills its place.
  public enum Lines: Hashable, Sendable {
    case any
    /// One line, even if the host would break it.
    case one
    /// A number of lines, after which the text is cut.
    case cut(Int)
  }

  /// The offset from the leading top corner of the surrounding element; along a stack's axis from the end of the
  /// previous sibling.
  public var x, y: Double
  public var width, height: Length
  public var lines: Lines
  /// The axes along which the element intentionally extends beyond its surroundings on both sides, without making
  /// them scroll.
  public var overfilled: Axes = []

  public init(x: Double, y: Double, width: Length, height: Length, lines: Lines = .any) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.lines = lines
  }
}

/// The core's assumption of the size of an element that the host lays out: if it is wrong, the host corrects it
/// with `measured`.
public struct AssumedSize: Hashable, Sendable {
  /// Nil for a length that does not matter.
  public var width, height: Double?
  /// A Boolean value that indicates whether the element's content is placed in it, so that its own size follows
  /// from the outside.
  public var holdsPlaced: Bool

  public init(width: Double?, height: Double?, holdsPlaced: Bool = false) {
    self.width = width
    self.height = height
    self.holdsPlaced = holdsPlaced
  }
}

extension Placement {
  /// A description for tests.
  var wording: String {
    var size = "\(width.wording) x \(height.wording) at \(x) \(y)"
    if !overfilled.isEmpty { size += " overfilling" }
    switch lines {
    case .any: return size
    case .one: return size + " on one line"
    case .cut(let count): return size + " cut after \(count)"
    }
  }
}

extension Placement.Length {
  fileprivate var wording: String {
    switch self {
    case .points(let length): "\(length)"
    case .all: "all"
    case .own: "own"
    }
  }
}
