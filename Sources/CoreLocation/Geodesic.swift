import Foundation

/// Distances on the earth: along the shortest line on the ellipsoid of WGS 84, by Vincenty's formula, which is accurate to less than
/// a millimeter.
enum Geodesic {
  /// The equatorial radius, in meters.
  static let radius = 6_378_137.0
  private static let flattening = 1 / 298.257223563
  private static let polarRadius = radius * (1 - flattening)

  /// Returns the distance in meters; NaN if one of the coordinates is.
  static func distance(
    from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D
  ) -> Double {
    if start.latitude == end.latitude, start.longitude == end.longitude { return 0 }
    return onEllipsoid(start, end) ?? onSphere(start, end)
  }

  /// - Returns: nil for almost opposite points, for which the formula does not converge.
  private static func onEllipsoid(
    _ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D
  ) -> Double? {
    let difference = radians(end.longitude - start.longitude)
    let reduced1 = atan((1 - flattening) * tan(radians(start.latitude)))
    let reduced2 = atan((1 - flattening) * tan(radians(end.latitude)))
    let (sin1, cos1) = (sin(reduced1), cos(reduced1))
    let (sin2, cos2) = (sin(reduced2), cos(reduced2))
    var lambda = difference
    for _ in 0..<100 {
      let across = cos2 * sin(lambda)
      let along = cos1 * sin2 - sin1 * cos2 * cos(lambda)
      let sinArc = (across * across + along * along).squareRoot()
      if sinArc == 0 { return 0 }
      let cosArc = sin1 * sin2 + cos1 * cos2 * cos(lambda)
      let arc = atan2(sinArc, cosArc)
      let sinAzimuth = cos1 * cos2 * sin(lambda) / sinArc
      let cosSquared = 1 - sinAzimuth * sinAzimuth
      // Zero along the equator.
      let middle = cosSquared == 0 ? 0 : cosArc - 2 * sin1 * sin2 / cosSquared
      let c = flattening / 16 * cosSquared * (4 + flattening * (4 - 3 * cosSquared))
      let previous = lambda
      let correction = middle + c * cosArc * (2 * middle * middle - 1)
      lambda =
        difference + (1 - c) * flattening * sinAzimuth * (arc + c * sinArc * correction)
      if abs(lambda - previous) < 1e-12 {
        return length(ofArc: arc, sinArc, cosArc, middle, cosSquared)
      }
    }
    return nil
  }

  private static func length(
    ofArc arc: Double, _ sinArc: Double, _ cosArc: Double, _ middle: Double, _ cosSquared: Double
  ) -> Double {
    let u = cosSquared * (radius * radius / (polarRadius * polarRadius) - 1)
    let a = 1 + u / 16_384 * (4_096 + u * (u * (320 - 175 * u) - 768))
    let b = u / 1_024 * (256 + u * (u * (74 - 47 * u) - 128))
    let square = 2 * middle * middle
    let last = b / 6 * middle * (4 * sinArc * sinArc - 3) * (2 * square - 3)
    let deviation = b * sinArc * (middle + b / 4 * (cosArc * (square - 1) - last))
    return polarRadius * a * (arc - deviation)
  }

  private static func onSphere(
    _ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D
  ) -> Double {
    let latitude = sin(radians(end.latitude - start.latitude) / 2)
    let longitude = sin(radians(end.longitude - start.longitude) / 2)
    let cosines = cos(radians(start.latitude)) * cos(radians(end.latitude))
    let square = latitude * latitude + cosines * longitude * longitude
    // The mean radius of the earth.
    return 2 * 6_371_008.8 * asin(square < 1 ? square.squareRoot() : square.isNaN ? .nan : 1)
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
