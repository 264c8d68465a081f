import CoreLocation

/// The projection of maps on the web: the world between 85 degrees south and north as a square of width 1, with its origin in the
/// north-west.
enum Mercator {
  /// The latitude of the northern edge.
  static let latitudeLimit = 85.051_128_779_806_59
  /// The circumference of the earth along the equator, in meters.
  static let circumference = 2 * Double.pi * 6_378_137
  static let metersPerDegree = circumference / 360

  static func point(of coordinate: CLLocationCoordinate2D) -> (x: Double, y: Double) {
    let latitude = min(max(coordinate.latitude, -latitudeLimit), latitudeLimit) * .pi / 180
    let y = 0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)
    return (coordinate.longitude / 360 + 0.5, min(max(y, 0), 1))
  }

  /// - Returns: a coordinate whose longitude is within 180 degrees of Greenwich.
  static func coordinate(x: Double, y: Double) -> CLLocationCoordinate2D {
    let latitude = (2 * atan(exp((0.5 - y) * 2 * .pi)) - .pi / 2) * 180 / .pi
    let turned = x - x.rounded(.down)
    // The eastern edge is 180 degrees, and not -180.
    let longitude = (turned == 0 && x > 0 ? 1 : turned) * 360 - 180
    return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}
