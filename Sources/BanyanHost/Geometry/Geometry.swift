/// A set of axes.
public struct Axes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let horizontal = Axes(rawValue: 1)
  public static let vertical = Axes(rawValue: 2)
}

/// A set of edges; leading and trailing follow the direction of writing.
public struct Edges: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let top = Edges(rawValue: 1)
  public static let leading = Edges(rawValue: 2)
  public static let bottom = Edges(rawValue: 4)
  public static let trailing = Edges(rawValue: 8)
  public static let all: Edges = [.top, .leading, .bottom, .trailing]
}

/// Distances from the four edges, in points.
public struct Insets: Hashable, Sendable {
  public var top, leading, bottom, trailing: Double

  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A rectangle in a window, in points.
public struct Rect: Hashable, Sendable {
  public var x, y, width, height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The alignment of an element in a larger area.
public struct Alignment: Hashable, Sendable {
  public enum Horizontal: UInt8, Sendable { case leading, center, trailing }
  public enum Vertical: UInt8, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
  }

  public var horizontal: Horizontal
  public var vertical: Vertical
  /// The number of a custom alignment guide; 0 for none. A host that does its own layout uses the
  /// standard guide beside it, which is the nearest one.
  public var ownHorizontal: UInt32
  public var ownVertical: UInt32

  public init(
    horizontal: Horizontal = .center, vertical: Vertical = .center, ownHorizontal: UInt32 = 0,
    ownVertical: UInt32 = 0
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.ownHorizontal = ownHorizontal
    self.ownVertical = ownVertical
  }
}

/// Bounds of a size, in points. A nil bound is left to the content; an infinite maximum takes all
/// available room.
public struct Frame: Hashable, Sendable {
  public var width, height: Double?
  public var minimumWidth, maximumWidth, minimumHeight, maximumHeight: Double?
  /// The size where the surroundings offer none.
  public var idealWidth, idealHeight: Double?
  public var alignment: Alignment

  public init(
    width: Double? = nil, height: Double? = nil,
    minimumWidth: Double? = nil, maximumWidth: Double? = nil,
    minimumHeight: Double? = nil, maximumHeight: Double? = nil,
    idealWidth: Double? = nil, idealHeight: Double? = nil,
    alignment: Alignment = Alignment()
  ) {
    self.width = width
    self.height = height
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.idealWidth = idealWidth
    self.idealHeight = idealHeight
    self.alignment = alignment
  }
}

/// The proportions of a size.
public struct AspectRatio: Hashable, Sendable {
  public enum Mode: UInt8, Sendable {
    /// The largest size that fits.
    case fit = 0
    /// The smallest size that covers all the room.
    case fill
  }

  /// The width divided by the height; nil for that of the content.
  public var ratio: Double?
  public var mode: Mode

  public init(ratio: Double?, mode: Mode) {
    self.ratio = ratio
    self.mode = mode
  }
}

/// Points of an element that are aligned with the points of its siblings, where its container aligns
/// to the edge, center or baseline that they replace.
public struct AlignmentGuides: Hashable, Sendable {
  /// The distance of a point from its usual position, along its axis: a fraction of the element's
  /// size plus a number of points.
  public struct Shift: Hashable, Sendable {
    public var share, points: Double

    public init(share: Double, points: Double) {
      self.share = share
      self.points = points
    }
  }

  public var horizontal: (Alignment.Horizontal, Shift)? {
    get { horizontalEdge.map { ($0, horizontalShift) } }
    set {
      horizontalEdge = newValue?.0
      horizontalShift = newValue?.1 ?? Shift(share: 0, points: 0)
    }
  }
  public var vertical: (Alignment.Vertical, Shift)? {
    get { verticalEdge.map { ($0, verticalShift) } }
    set {
      verticalEdge = newValue?.0
      verticalShift = newValue?.1 ?? Shift(share: 0, points: 0)
    }
  }
  private var horizontalEdge: Alignment.Horizontal?
  private var verticalEdge: Alignment.Vertical?
  private var horizontalShift = Shift(share: 0, points: 0)
  private var verticalShift = Shift(share: 0, points: 0)

  public init(
    horizontal: (Alignment.Horizontal, Shift)? = nil, vertical: (Alignment.Vertical, Shift)? = nil
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
