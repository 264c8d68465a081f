import CoreLocation

/// The width and height of a region, in degrees. See Apple's documentation of `MKCoordinateSpan`.
public struct MKCoordinateSpan: Sendable {
  /// The distance from north to south, in degrees: one is about 111 kilometers.
  public var latitudeDelta: CLLocationDegrees
  /// The distance from west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span of zero degrees.
  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A rectangular region of the earth around a coordinate. See Apple's documentation of `MKCoordinateRegion`.
public struct MKCoordinateRegion: Sendable {
  /// The center of the region.
  public var center: CLLocationCoordinate2D
  /// The size of the region, in degrees.
  public var span: MKCoordinateSpan

  /// Creates an empty region at zero degrees. A map shows the whole world for it.
  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  /// Creates a region with a size in degrees.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region with a size in meters.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = Mercator.metersPerDegree
    let cosine = max(0.000_001, cos(centerCoordinate.latitude * .pi / 180))
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters / degree),
        longitudeDelta: min(360, longitudinalMeters / (degree * cosine))))
  }

  /// Creates the region that a rectangle of the map covers.
  public init(_ rect: MKMapRect) {
    let first = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - last.latitude,
        longitudeDelta: 360 * rect.width / MKMapRect.world.width))
  }
}

/// Returns a span with a width and height in degrees.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Returns a region with a center and a size in degrees.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}
