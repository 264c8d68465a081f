// CoreLocation: coordinates, locations, managers, geocoders.
import CoreLocation
import SwiftUI

func distances() -> [CLLocationDistance] {
  let origin = CLLocation()
  let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
  let exact = CLLocation(
    coordinate: CLLocationCoordinate2D(), altitude: 30, horizontalAccuracy: 5, verticalAccuracy: 8,
    timestamp: .now)
  let moving = CLLocation(
    coordinate: CLLocationCoordinate2DMake(52.5, 13.4), altitude: 30, horizontalAccuracy: 5,
    verticalAccuracy: 8, course: 90, speed: 2, timestamp: .now)
  let degrees: CLLocationDegrees = moving.coordinate.latitude
  let accuracy: CLLocationAccuracy = moving.horizontalAccuracy + moving.verticalAccuracy
  let speed: CLLocationSpeed = moving.speed
  let course: CLLocationDirection = moving.course
  _ = exact.timestamp
  _ = exact.description
  return [origin.distance(from: berlin), exact.altitude, degrees, accuracy, speed, course]
}

func coordinates() -> Bool {
  var coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
  coordinate.latitude += 1
  coordinate.longitude -= 1
  let region = CLCircularRegion(center: coordinate, radius: 100, identifier: "home")
  let general: CLRegion = region
  return region.contains(region.center) && region.radius > 0 && general.identifier == "home"
    && !CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid)
}

let accuracies = [
  kCLLocationAccuracyBestForNavigation, kCLLocationAccuracyBest,
  kCLLocationAccuracyNearestTenMeters, kCLLocationAccuracyHundredMeters,
  kCLLocationAccuracyKilometer, kCLLocationAccuracyThreeKilometers, kCLLocationAccuracyReduced,
]

final class LocationFinder: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var location: CLLocation?
  @Published var isAllowed = false
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.distanceFilter = kCLDistanceFilterNone
  }

  func find() {
    guard CLLocationManager.locationServicesEnabled() else { return }
    switch manager.authorizationStatus {
    case .notDetermined:
      manager.requestWhenInUseAuthorization()
      manager.requestAlwaysAuthorization()
    case .authorizedAlways, .authorizedWhenInUse: manager.requestLocation()
    case .denied, .restricted: break
    @unknown default: break
    }
    manager.startUpdatingLocation()
    if manager.accuracyAuthorization == CLAccuracyAuthorization.reducedAccuracy { find() }
    location = manager.location
  }

  func stop() {
    manager.stopUpdatingLocation()
    if manager.delegate === self, manager.desiredAccuracy < 0, manager.distanceFilter < 0 { stop() }
    if manager.accuracyAuthorization == .fullAccuracy { return }
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    isAllowed = CLAuthorizationStatus(rawValue: 4) == manager.authorizationStatus
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    location = locations.last
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    guard let error = error as? CLError else { return }
    switch error.code {
    case .denied, .network, .locationUnknown: break
    case .geocodeFoundNoResult, .geocodeFoundPartialResult, .geocodeCanceled: break
    }
    print(CLError.errorDomain, error.errorCode, kCLErrorDomain)
  }
}

final class OlderLocationFinder: NSObject, CLLocationManagerDelegate {
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}

  @available(*, deprecated)
  var status: CLAuthorizationStatus { CLLocationManager.authorizationStatus() }
}

let permissions: [CLAuthorizationStatus] = [
  .notDetermined, .restricted, .denied, .authorizedAlways, .authorizedWhenInUse,
]

let locationErrorCodes: [CLError.Code] = [
  .locationUnknown, .denied, .network, .geocodeFoundNoResult, .geocodeFoundPartialResult,
  .geocodeCanceled,
]
let locationErrors: [CLError.Code] = [
  CLError.locationUnknown, CLError.denied, CLError.network, CLError.geocodeFoundNoResult,
  CLError.geocodeFoundPartialResult, CLError.geocodeCanceled, .init(rawValue: 2)!,
]
let locationAccuracies: [CLAccuracyAuthorization] = [.fullAccuracy, .init(rawValue: 1)!]

func isRefused(_ error: any Error) -> Bool {
  switch error {
  case CLError.denied: true
  default: error as? CLError == CLError(.network)
  }
}

func geocode(_ geocoder: CLGeocoder, _ location: CLLocation) async throws -> [String?] {
  geocoder.geocodeAddressString("Berlin") { (places: [CLPlacemark]?, error: (any Error)?) in }
  geocoder.reverseGeocodeLocation(location) { _, _ in }
  geocoder.reverseGeocodeLocation(location, preferredLocale: .current) { _, _ in }
  let answer: CLGeocodeCompletionHandler = { _, _ in }
  answer(nil, nil)
  if geocoder.isGeocoding { geocoder.cancelGeocode() }
  _ = try await geocoder.reverseGeocodeLocation(location)
  _ = try await geocoder.reverseGeocodeLocation(location, preferredLocale: nil)
  let place = CLPlacemark(placemark: try await geocoder.geocodeAddressString("Berlin")[0])
  _ = place.location
  return [
    place.name, place.thoroughfare, place.subThoroughfare, place.locality, place.subLocality,
    place.administrativeArea, place.subAdministrativeArea, place.postalCode, place.isoCountryCode,
    place.country,
  ]
}

func makeGeocoder() -> CLGeocoder { CLGeocoder() }
