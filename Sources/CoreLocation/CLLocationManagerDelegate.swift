import Foundation

/// An object that receives the locations of a location manager. All methods have default implementations. They are called on
/// the main thread. See Apple's documentation of `CLLocationManagerDelegate`.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Receives new locations, the newest last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

  /// Called when a location could not be determined. The default implementation does nothing.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

  /// Called when the manager knows whether it is authorized, and when that changes. The default implementation calls
  /// ``locationManager(_:didChangeAuthorization:)``.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  /// Called when the manager knows whether it is authorized, and when that changes.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}

  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }

  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}
