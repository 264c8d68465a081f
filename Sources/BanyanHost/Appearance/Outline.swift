/// The outline of an area. Lengths are in points.
public enum Outline: Hashable, Sendable {
  case rectangle
  case roundedRectangle(cornerRadius: Double)
  indirect case unevenRectangle(Corners)
  case capsule
  case circle
  case ellipse
  indirect case path(PathDescription)

  /// The radius of each corner.
  public struct Corners: Hashable, Sendable {
    public var topLeading, topTrailing, bottomLeading, bottomTrailing: Double

    public init(
      topLeading: Double, topTrailing: Double, bottomLeading: Double, bottomTrailing: Double
    ) {
      self.topLeading = topLeading
      self.topTrailing = topTrailing
      self.bottomLeading = bottomLeading
      self.bottomTrailing = bottomTrailing
    }
  }
}

/// Lines and curves.
public struct PathDescription: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadCurve(Point, control: Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }

  public var elements: [Element]
  /// A Boolean value that indicates whether coordinates are fractions of the area's width and
  /// height, not points.
  public var isRelative: Bool
  /// A Boolean value that indicates whether the path is filled by the even-odd rule.
  public var isEvenOdd: Bool

  public init(_ elements: [Element], isRelative: Bool = false, isEvenOdd: Bool = false) {
    self.elements = elements
    self.isRelative = isRelative
    self.isEvenOdd = isEvenOdd
  }
}

/// A line along an outline. Lengths are in points.
public struct Line: Hashable, Sendable {
  public enum Cap: UInt8, Sendable { case butt = 0, round, square }
  public enum Join: UInt8, Sendable { case miter = 0, round, bevel }

  public var outline: Outline
  public var paint: Paint
  public var width: Double
  public var cap: Cap
  public var join: Join
  public var miterLimit: Double
  /// The alternating lengths of painted and unpainted pieces; empty for a line without gaps.
  public var dash: [Double]
  public var dashPhase: Double
  /// The distance of the line's middle inside the outline.
  public var inset: Double
  /// The part of the outline that is drawn, as fractions of its length.
  public var start, end: Double
  /// True for a line of which the part that is drawn may change, also while that is the whole.
  public var isPart = false
  /// True if the area inside the outline is painted, and not a line along it.
  public var isFilled = false

  public init(
    _ outline: Outline, paint: Paint, width: Double, cap: Cap = .butt, join: Join = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0, inset: Double = 0, start: Double = 0,
    end: Double = 1
  ) {
    self.outline = outline
    self.paint = paint
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
    self.inset = inset
    self.start = start
    self.end = end
  }
}

/// A line inside the bounds of an element.
public struct Border: Hashable, Sendable {
  public var color: ColorDescription
  /// In points.
  public var width: Double

  public init(_ color: ColorDescription, width: Double) {
    self.color = color
    self.width = width
  }
}
