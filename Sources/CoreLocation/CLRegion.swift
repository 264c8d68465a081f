import Foundation

/// An area. See Apple's documentation of `CLRegion`. Use ``CLCircularRegion``.
open class CLRegion: NSObject, @unchecked Sendable {
  private let name: String

  /// The name of the area in the app.
  open var identifier: String { name }

  fileprivate init(name: String) {
    self.name = name
    super.init()
  }
}

/// A circular area around a coordinate. See Apple's documentation of `CLCircularRegion`.
///
/// No host notifies a closed app that the person enters or leaves an area, so areas cannot be monitored.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  private let middle: CLLocationCoordinate2D
  private let distance: CLLocationDistance

  /// The center of the area.
  open var center: CLLocationCoordinate2D { middle }
  /// The radius, in meters.
  open var radius: CLLocationDistance { distance }

  /// Creates an area.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    middle = center
    distance = radius
    super.init(name: identifier)
  }

  /// Returns true if a coordinate is in the area, or on its edge.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic.distance(from: center, to: coordinate) <= radius
  }
}
