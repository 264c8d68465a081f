/// Where an element stands, and how large it is there, for a host that is told.
public struct Placement: Hashable, Sendable {
  /// A length along one axis.
  public enum Length: Hashable, Sendable {
    case points(Double)
    /// All there is of the element around it.
    case all
    /// What the host makes of the element by itself.
    case own
  }

  /// How a text fills its place.
  public enum Lines: Hashable, Sendable {
    case any
    /// On one line, wherever the host would end it.
    case one
    /// On so many lines, though there would be more.
    case cut(Int)
  }

  /// From the leading top corner of the element around it; along a stack's axis from the end of the sibling
  /// before.
  public var x, y: Double
  public var width, height: Length
  public var lines: Lines
  /// The axes along which it stands out of what is around it on both sides, on purpose: nobody is to scroll there.
  public var overfilled: Axes = []

  public init(x: Double, y: Double, width: Length, height: Length, lines: Lines = .any) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.lines = lines
  }
}

/// How large the core takes an element to be that is the host's to lay out: if it is not, the host says so with
/// `measured`.
public struct AssumedSize: Hashable, Sendable {
  /// Nil for a length that is of no interest.
  public var width, height: Double?
  /// Whether what is in the element is placed in it, so that its own size follows from the outside.
  public var holdsPlaced: Bool

  public init(width: Double?, height: Double?, holdsPlaced: Bool = false) {
    self.width = width
    self.height = height
    self.holdsPlaced = holdsPlaced
  }
}

extension Placement {
  /// In words, for whoever reads a test.
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
