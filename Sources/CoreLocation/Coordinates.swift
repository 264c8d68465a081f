import Foundation

/// A latitude or longitude, or the difference between two, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// The accuracy of a location: the radius of uncertainty, in meters. A negative value is invalid.
public typealias CLLocationAccuracy = Double
/// A speed, in meters per second.
public typealias CLLocationSpeed = Double
/// A direction, in degrees clockwise from true north.
public typealias CLLocationDirection = Double

/// The latitude and longitude of a location on the earth, in the WGS 84 reference frame. See Apple's
/// documentation of `CLLocationCoordinate2D`.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees, positive north of the equator.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees, positive east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates a coordinate of zero degrees each.
  public init() {
    latitude = 0
    longitude = 0
  }

  /// Creates a coordinate.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A coordinate that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns a coordinate with a latitude and a longitude.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns true if a coordinate is on the earth: its latitude is within 90 degrees of the equator, and its longitude within 180
/// degrees of Greenwich.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  -90...90 ~= coord.latitude && -180...180 ~= coord.longitude
}

/// The value of a distance filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The highest possible accuracy, with additional sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best level of accuracy available.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Accurate to within ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Accurate to within a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Accurate to the nearest kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Accurate to the nearest three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// The accuracy of an app that may not know the precise location.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5_000
