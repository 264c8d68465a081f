import BanyanHost
import CoreLocation
import Observation
import SwiftUICore

/// The person's position, for a map that shows it. A map does not ask for permission; it follows the person once permission is
/// given.
@MainActor
@Observable
final class UserPlace: LocationUser {
  private(set) var coordinate: CLLocationCoordinate2D?
  @ObservationIgnored private var source: LocationSource?
  @ObservationIgnored private var isAllowed = false

  /// Starts to follow the person.
  func begin() {
    guard source == nil, let current = LocationSource.current else { return }
    source = current
    isAllowed = current.permission == .granted
    if isAllowed, let reading = current.lastReading { didLocate(reading) }
    current.add(self)
  }

  /// Stops following.
  func end() {
    source?.remove(self)
    source = nil
  }

  var locationWish: LocationWish { LocationWish(isFollowed: isAllowed) }

  func permissionDidChange(to permission: LocationPermission) {
    isAllowed = permission == .granted
    if !isAllowed { coordinate = nil }
  }

  func didLocate(_ reading: LocationReading) {
    coordinate = CLLocationCoordinate2D(latitude: reading.latitude, longitude: reading.longitude)
  }

  func didFailToLocate(_ failure: LocationFailure) {}
}
