import Foundation

/// A description of a place, such as its address. See Apple's documentation of `CLPlacemark`.
open class CLPlacemark: NSObject, @unchecked Sendable {
  private let place: CLLocation?

  /// Creates a copy of another description.
  public init(placemark: CLPlacemark) {
    place = placemark.place
    super.init()
  }

  /// Creates the description of a location of which nothing else is known.
  package init(location: CLLocation?) {
    place = location
    super.init()
  }

  /// The location.
  open var location: CLLocation? { place }
  /// The name of the place; nil if it is not known, as for all that follow.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number of the building in the street.
  open var subThoroughfare: String? { nil }
  /// The city or town.
  open var locality: String? { nil }
  /// The part of the city.
  open var subLocality: String? { nil }
  /// The state or province.
  open var administrativeArea: String? { nil }
  /// The county.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The code of the country, such as IT.
  open var isoCountryCode: String? { nil }
  /// The name of the country.
  open var country: String? { nil }
}
