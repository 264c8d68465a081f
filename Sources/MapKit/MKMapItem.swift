import CoreLocation

/// A place on a map, given by a coordinate. See Apple's documentation of `MKPlacemark`.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The coordinate of the place.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
}

/// A place with a name. See Apple's documentation of `MKMapItem`.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The position of the place.
  public let placemark: MKPlacemark
  /// The name of the place. Set it before the item is shown.
  open var name: String?
  /// A telephone number.
  open var phoneNumber: String?
  /// A page about the place.
  open var url: URL?

  /// Creates a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }
}
