@_exported import Foundation
import SwiftUICore

/// The notifications of an app.
///
/// A page that a person has closed cannot notify them, so notifications are not allowed: asking for permission answers no, as if the
/// person had declined, and each request fails. See Apple's documentation of `UNUserNotificationCenter`.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private init(_: Void) {}

  /// The center of the app: on a server, each visitor's app has its own.
  open class func current() -> UNUserNotificationCenter {
    AppObjects.object { UNUserNotificationCenter(()) }
  }

  /// The object that would receive notifications. There are none.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  // MARK: Permission

  /// Asks for permission, which is not given.
  /// - Parameter completionHandler: receives false and no error, later and on a thread of its own.
  @preconcurrency
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    later { completionHandler(false, nil) }
  }

  /// Asks for permission, which is not given.
  /// - Returns: false.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Returns the settings: notifications are denied.
  @preconcurrency
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    later { completionHandler(UNNotificationSettings()) }
  }

  /// Returns the settings: notifications are denied.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  // MARK: Requests

  /// Fails with `UNError.notificationsNotAllowed`.
  /// - Parameter completionHandler: receives the error, later and on a thread of its own.
  @preconcurrency
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    later { completionHandler?(UNError(.notificationsNotAllowed)) }
  }

  /// Fails with `UNError.notificationsNotAllowed`.
  open func add(_ request: UNNotificationRequest) async throws {
    throw UNError(.notificationsNotAllowed)
  }

  /// Returns the requests that wait: none, as none is taken.
  @preconcurrency
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    later { completionHandler([]) }
  }

  /// Returns the requests that wait: none, as none is taken.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

  /// Removes requests. There are none.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

  /// Removes all requests. There are none.
  open func removeAllPendingNotificationRequests() {}

  /// Removes notifications that were shown. There are none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Removes all notifications that were shown. There are none.
  open func removeAllDeliveredNotifications() {}

  private func later(_ action: @escaping @Sendable () -> Void) {
    // A task belongs to the visitor for whom it is made; a queue belongs to nobody.
    Task { action() }
  }
}

/// An object that receives notifications. None of its methods is called, as there are no notifications. See Apple's
/// documentation of `UNUserNotificationCenterDelegate`.
@preconcurrency
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Would decide how a notification is shown while the app is in use.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Would be notified that the person has answered a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
