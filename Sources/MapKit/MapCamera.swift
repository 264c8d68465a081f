import CoreLocation

/// A camera above the map. See Apple's documentation of `MapCamera`.
///
/// Maps are flat and have north at the top, so a camera sees what it would see if it looked straight down.
public struct MapCamera: Equatable, Sendable {
  /// The coordinate in the middle of the map.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance from the camera to the center, in meters.
  public var distance: Double
  /// The direction at the top of the map, in degrees. It is kept, and north is shown.
  public var heading: Double
  /// The angle of the camera, in degrees. It is kept, and the map is shown from above.
  public var pitch: Double

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  public static func == (left: MapCamera, right: MapCamera) -> Bool {
    Same.coordinate(left.centerCoordinate, right.centerCoordinate)
      && left.distance == right.distance && left.heading == right.heading
      && left.pitch == right.pitch
  }

  /// The height that is seen from a distance: a camera sees 30 degrees.
  static let heightPerDistance = 2 * tan(15 * Double.pi / 180)
}

/// Comparisons of values that are not equatable, as Apple's are not: an app may say itself when they are equal.
enum Same {
  static func coordinate(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Bool {
    one.latitude == other.latitude && one.longitude == other.longitude
  }

  static func region(_ one: MKCoordinateRegion, _ other: MKCoordinateRegion) -> Bool {
    coordinate(one.center, other.center) && one.span.latitudeDelta == other.span.latitudeDelta
      && one.span.longitudeDelta == other.span.longitudeDelta
  }

  static func rect(_ one: MKMapRect, _ other: MKMapRect) -> Bool {
    one.minX == other.minX && one.minY == other.minY && one.width == other.width
      && one.height == other.height
  }
}
