import Foundation

/// A location, with its accuracy and the time at which it was determined. See Apple's documentation of `CLLocation`.
open class CLLocation: NSObject, @unchecked Sendable {
  private let place: CLLocationCoordinate2D
  private let height: CLLocationDistance
  private let radius: CLLocationAccuracy
  private let heightRange: CLLocationAccuracy
  private let direction: CLLocationDirection
  private let velocity: CLLocationSpeed
  private let time: Date

  /// The latitude and longitude.
  open var coordinate: CLLocationCoordinate2D { place }
  /// The altitude above sea level, in meters. It counts only if ``verticalAccuracy`` is positive.
  open var altitude: CLLocationDistance { height }
  /// The radius of uncertainty, in meters; negative if the coordinate is invalid.
  open var horizontalAccuracy: CLLocationAccuracy { radius }
  /// The uncertainty of the altitude, in meters; negative if the altitude is invalid.
  open var verticalAccuracy: CLLocationAccuracy { heightRange }
  /// The direction of travel, in degrees clockwise from north; negative if it is invalid.
  open var course: CLLocationDirection { direction }
  /// The speed in meters per second; negative if it is invalid.
  open var speed: CLLocationSpeed { velocity }
  /// The time at which the location was determined.
  open var timestamp: Date { time }

  /// Creates the location at zero degrees.
  public override convenience init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Creates a location with an accuracy of 0 meters, an altitude that is invalid, and the current time.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location with an invalid course and speed.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    place = coordinate
    height = altitude
    radius = hAccuracy
    heightRange = vAccuracy
    direction = course
    velocity = speed
    time = timestamp
    super.init()
  }

  /// Returns the distance to another location, in meters: that of the shortest line along the surface of the earth. Altitudes
  /// do not count.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(from: coordinate, to: location.coordinate)
  }

  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m "
      + "(speed \(speed) mps / course \(course)) @ \(timestamp)"
  }
}
