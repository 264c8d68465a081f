import BanyanGraph
import BanyanHost

/// An object that wants to know where the person is, such as a location manager or a map.
@MainActor
package protocol LocationUser: AnyObject {
  /// The object's wish to know where the person is. Its requests are numbered by the source.
  var locationWish: LocationWish { get }
  /// Called when the permission is known, and when it changes.
  func permissionDidChange(to permission: LocationPermission)
  /// Called with each location, whether the object wants it or not.
  func didLocate(_ reading: LocationReading)
  /// Called when a location could not be determined.
  func didFailToLocate(_ failure: LocationFailure)
}

/// The person's position, as the hosts of an app's windows report it to all who want to know.
///
/// The app's key window asks, with a property that its host fulfills: a browser shows its own question to the person.
@MainActor
package final class LocationSource: AppService {
  private weak var app: RunningApp?
  private var users: [WeakLocationUser] = []
  private var lastNumber: UInt32 = 0
  /// The person's decision; nil until a host has reported it.
  package private(set) var permission: LocationPermission?
  /// The last location.
  package private(set) var lastReading: LocationReading?
  /// True if an object follows the person, so that a host has been asked to report each change.
  package private(set) var isFollowed = false

  package init(of app: RunningApp) {
    self.app = app
  }

  /// The source of the app on whose behalf the current code runs.
  package static var current: LocationSource? { RunningApp.current?.service(LocationSource.self) }

  /// Returns a number for a new request.
  package func makeRequestNumber() -> UInt32 {
    lastNumber += 1
    return lastNumber
  }

  /// Starts to consider what an object wants.
  package func add(_ user: some LocationUser) {
    users.removeAll { $0.user == nil }
    guard !users.contains(where: { $0.user === user }) else { return }
    users.append(WeakLocationUser(user))
    update()
  }

  /// Stops considering what an object wants.
  package func remove(_ user: some LocationUser) {
    users.removeAll { $0.user == nil || $0.user === user }
    update()
  }

  /// Tells the host of the key window what all objects want together.
  package func update() {
    guard let app else { return }
    let wishes = users.compactMap { $0.user?.locationWish }
    let key = app.keyWindow?.node
    let wish = wishes.isEmpty ? nil : wishes.reduce(LocationWish()) { $0.joined(with: $1) }
    isFollowed = wish?.isFollowed ?? false
    app.runtime.perform {
      for window in app.allWindows {
        window.node.service(WindowLocation.self).wish = window.node === key ? wish : nil
      }
    }
  }

  // The key window is asked.
  package func keyWindowDidChange() { update() }

  /// Passes on what a host reports.
  func receive(_ fact: LocationFact) {
    let users = users.compactMap(\.user)
    switch fact {
    case .permission(let permission):
      self.permission = permission
      for user in users { user.permissionDidChange(to: permission) }
    case .location(let reading):
      lastReading = reading
      for user in users { user.didLocate(reading) }
    // A manager that loses its permission is notified of that, and not once more.
    case .failure(.denied) where permission != .denied:
      permission = .denied
      for user in users { user.permissionDidChange(to: .denied) }
    case .failure(let failure):
      for user in users { user.didFailToLocate(failure) }
    }
    update()
  }
}

extension LocationWish {
  /// Returns a wish that is fulfilled with what fulfills both.
  fileprivate func joined(with other: LocationWish) -> LocationWish {
    LocationWish(
      permissionRequest: max(permissionRequest, other.permissionRequest),
      locationRequest: max(locationRequest, other.locationRequest),
      isFollowed: isFollowed || other.isFollowed, isPrecise: isPrecise || other.isPrecise)
  }
}

/// The app's wish, to a window's host, to know where the person is.
private final class WindowLocation: WindowService {
  private unowned(unsafe) let window: WindowNode
  var wish: LocationWish? {
    didSet { if wish != oldValue, !window.isDetached { emit() } }
  }

  init(of window: WindowNode) {
    self.window = window
  }

  var properties: [Property] { wish.map { [.locationWish($0)] } ?? [] }

  private func emit() {
    if let wish {
      window.emit(.set(window.id, .locationWish(wish)))
    } else {
      window.emit(.reset(window.id, .locationWish))
    }
  }
}

private struct WeakLocationUser {
  weak var user: (any LocationUser)?

  init(_ user: any LocationUser) { self.user = user }
}
