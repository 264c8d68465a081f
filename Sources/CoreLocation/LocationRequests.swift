import BanyanGraph
import BanyanHost
import Foundation
import SwiftUICore
import Synchronization

/// The requests of a location manager, and the answers to them. A manager may be used on any thread; its requests reach the app's
/// windows on the main thread.
final class LocationRequests: Sendable {
  struct Settings {
    var accuracy = kCLLocationAccuracyBest
    var distanceFilter = kCLDistanceFilterNone
    var isUpdating = false
  }

  fileprivate struct State {
    var settings = Settings()
    var permission: LocationPermission?
    var lastLocation: CLLocation?
    /// The number of the request that has not been answered.
    var permissionRequest: UInt32 = 0
    var locationRequest: UInt32 = 0
    /// The last location that the delegate received while it was updated.
    var lastUpdate: CLLocation?
  }

  private let state = Mutex(State())
  /// Used on the main thread; set before anything else.
  nonisolated(unsafe) weak var manager: CLLocationManager?
  /// Used on the main thread.
  nonisolated(unsafe) private var source: LocationSource?

  var settings: Settings { state.withLock { $0.settings } }
  var lastLocation: CLLocation? { state.withLock { $0.lastLocation } }
  var status: CLAuthorizationStatus { state.withLock { .init($0.permission) } }

  /// The decision of the visitor for whom the code runs on whether the app may know where they are.
  static var currentStatus: CLAuthorizationStatus {
    guard MainThread.isCurrent else { return .notDetermined }
    return assumingMainActor { CLAuthorizationStatus(LocationSource.current?.permission) }
  }

  /// Changes the settings.
  func change(_ body: (inout Settings) -> Void) {
    let starts = state.withLock { state in
      let wasUpdating = state.settings.isUpdating
      body(&state.settings)
      if !state.settings.isUpdating { state.lastUpdate = nil }
      return state.settings.isUpdating && !wasUpdating
    }
    if starts { onMain { [self] in beginUpdates() } } else { begin() }
  }

  @MainActor private func beginUpdates() {
    let current = LocationSource.current ?? source
    // A host that is followed by others already reports nothing new while the person rests.
    let known = current?.isFollowed == true ? current?.lastReading : nil
    begin()
    // Not from inside the call: a delegate may ask again.
    switch state.withLock({ $0.permission }) {
    case .denied, .impossible: Task { @MainActor in refuse(.denied) }
    case .granted: if let known { Task { @MainActor in beginUpdates(with: known) } }
    case .undecided, nil: break
    }
  }

  @MainActor private func beginUpdates(with reading: LocationReading) {
    let isNew = state.withLock { $0.settings.isUpdating && $0.lastUpdate == nil }
    if isNew { didLocate(reading) }
  }

  /// Asks the person for permission, if they have not decided.
  func askForPermission() {
    onMain { [self] in
      join()
      guard let source, source.permission == nil || source.permission == .undecided else { return }
      let number = source.makeRequestNumber()
      state.withLock { $0.permissionRequest = number }
      source.update()
    }
  }

  /// Asks for a single location.
  func askOnce() {
    onMain { [self] in
      join()
      guard let source else { return }
      let number = source.makeRequestNumber()
      state.withLock { $0.locationRequest = number }
      if state.withLock({ $0.isRefused }) {
        // Not from inside the call: a delegate may ask again.
        Task { @MainActor in refuse(.denied) }
      } else {
        source.update()
      }
    }
  }

  /// Has the source consider what the manager wants.
  func begin() {
    onMain { [self] in
      join()
      source?.update()
    }
  }

  /// Wants nothing more, as the manager has gone.
  func end() {
    // Later: an object may go at any time, such as in the middle of an update.
    Task { @MainActor in source?.remove(self) }
  }

  /// Joins the source of the visitor for whom the code runs: a manager may be made before there is one.
  @MainActor private func join() {
    guard let current = LocationSource.current, current !== source else { return }
    source?.remove(self)
    source = current
    if let permission = current.permission {
      state.withLock { $0.permission = permission }
      Task { @MainActor in reportStatus() }
    }
    current.add(self)
  }

  /// Runs a function on the main thread: at once, if this is it.
  private func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainThread.isCurrent { assumingMainActor(body) } else { Task { @MainActor in body() } }
  }

  // MARK: The delegate

  @MainActor private func reportStatus() {
    guard let manager else { return }
    manager.delegate?.locationManagerDidChangeAuthorization(manager)
  }

  @MainActor private func refuse(_ code: CLError.Code) {
    let isAwaited = state.withLock { state in
      defer { state.locationRequest = 0 }
      return state.locationRequest > 0 || state.settings.isUpdating
    }
    guard isAwaited, let manager else { return }
    manager.delegate?.locationManager(manager, didFailWithError: CLError(code))
  }
}

extension LocationRequests: LocationUser {
  var locationWish: LocationWish {
    state.withLock { state in
      let isGranted = state.permission == .granted
      return LocationWish(
        permissionRequest: state.permissionRequest,
        locationRequest: isGranted ? state.locationRequest : 0,
        isFollowed: isGranted && state.settings.isUpdating,
        isPrecise: state.settings.accuracy < kCLLocationAccuracyHundredMeters)
    }
  }

  func permissionDidChange(to permission: LocationPermission) {
    let isNew = state.withLock { state in
      defer {
        state.permission = permission
        state.permissionRequest = permission == .undecided ? state.permissionRequest : 0
      }
      return permission != state.permission
    }
    guard isNew else { return }
    reportStatus()
    // The delegate may have asked for permission just now. Updates begin whenever it is given.
    let isRefused = state.withLock {
      $0.isRefused && (permission != .undecided || $0.locationRequest > 0)
    }
    if isRefused { refuse(.denied) }
  }

  func didLocate(_ reading: LocationReading) {
    let location = CLLocation(reading)
    let isWanted = state.withLock { state in
      state.lastLocation = location
      if state.locationRequest > 0 {
        state.locationRequest = 0
        return true
      }
      guard state.settings.isUpdating else { return false }
      if let last = state.lastUpdate, location.distance(from: last) < state.settings.distanceFilter
      {
        return false
      }
      state.lastUpdate = location
      return true
    }
    guard isWanted, let manager else { return }
    manager.delegate?.locationManager(manager, didUpdateLocations: [location])
  }

  func didFailToLocate(_ failure: LocationFailure) {
    refuse(failure == .denied ? .denied : .locationUnknown)
  }
}

extension LocationRequests.State {
  /// True if a request for a location can only be refused. It waits while the person is asked, and until the permission is known.
  fileprivate var isRefused: Bool {
    switch permission {
    case nil, .granted: false
    case .undecided: permissionRequest == 0
    case .denied, .impossible: true
    }
  }
}

extension CLAuthorizationStatus {
  fileprivate init(_ permission: LocationPermission?) {
    self =
      switch permission {
      case nil, .undecided: .notDetermined
      case .denied: .denied
      case .granted: .authorizedWhenInUse
      case .impossible: .restricted
      }
  }
}

extension CLLocation {
  fileprivate convenience init(_ reading: LocationReading) {
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: reading.latitude, longitude: reading.longitude),
      altitude: reading.altitude ?? 0, horizontalAccuracy: reading.accuracy,
      verticalAccuracy: reading.altitudeAccuracy ?? -1, course: reading.heading ?? -1,
      speed: reading.speed ?? -1, timestamp: Date(timeIntervalSince1970: reading.time))
  }
}
