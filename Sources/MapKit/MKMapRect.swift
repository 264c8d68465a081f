import CoreLocation

/// A point on the flat map of the world, whose axes point east and south from its north-western corner. See Apple's documentation of
/// `MKMapPoint`.
public struct MKMapPoint: Sendable {
  /// The distance from the western edge. The world is 2^28 points wide.
  public var x: Double
  /// The distance from the northern edge. The world is 2^28 points high.
  public var y: Double

  /// Creates the point at the north-western corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point of a coordinate. Latitudes beyond 85 degrees are on the edge of the map.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let (x, y) = Mercator.point(of: coordinate)
    self.init(x: x * MKMapSize.world.width, y: y * MKMapSize.world.height)
  }

  /// The coordinate of the point.
  public var coordinate: CLLocationCoordinate2D {
    Mercator.coordinate(x: x / MKMapSize.world.width, y: y / MKMapSize.world.height)
  }

  /// Returns the distance to another point on the surface of the earth, in meters.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (start, end) = (coordinate, other.coordinate)
    return CLLocation(latitude: start.latitude, longitude: start.longitude)
      .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
  }
}

/// A width and height on the flat map of the world. See Apple's documentation of `MKMapSize`.
public struct MKMapSize: Sendable {
  /// The width, in map points.
  public var width: Double
  /// The height, in map points.
  public var height: Double

  /// Creates a size of zero points.
  public init() {
    self.init(width: 0, height: 0)
  }

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the world.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the flat map of the world. See Apple's documentation of `MKMapRect`.
public struct MKMapRect: Sendable {
  /// The north-western corner.
  public var origin: MKMapPoint
  /// The width and height.
  public var size: MKMapSize

  /// Creates an empty rectangle at the north-western corner of the world.
  public init() {
    self.init(x: 0, y: 0, width: 0, height: 0)
  }

  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// No rectangle. The union with it is the other rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// A Boolean value that indicates whether this is no rectangle.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// A Boolean value that indicates whether the rectangle has no area.
  public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The middle between the western and eastern edges.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between the northern and southern edges.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// The width, in map points.
  public var width: Double { size.width }
  /// The height, in map points.
  public var height: Double { size.height }

  /// Returns true if a point is in the rectangle.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }

  /// Returns the smallest rectangle that contains this one and another.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Returns a rectangle that is smaller by distances on each side, or larger by negative ones.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull
      ? self
      : MKMapRect(
        x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx),
        height: max(0, height - 2 * dy))
  }
}
