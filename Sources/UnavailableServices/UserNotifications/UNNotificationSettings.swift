import Foundation

/// An app's permission to notify. See Apple's documentation of `UNAuthorizationStatus`.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case authorized = 2
  case provisional = 3
  case ephemeral = 4
}

/// The states of one way to notify. See Apple's documentation of `UNNotificationSetting`.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0
  case disabled = 1
  case enabled = 2
}

/// An app's permissions to notify. It has none. See Apple's documentation of `UNNotificationSettings`.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// `denied`.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// `notSupported`.
  open var alertSetting: UNNotificationSetting { .notSupported }
  /// `notSupported`.
  open var badgeSetting: UNNotificationSetting { .notSupported }
  /// `notSupported`.
  open var soundSetting: UNNotificationSetting { .notSupported }
}

/// The ways in which an app would like to notify. See Apple's documentation of `UNAuthorizationOptions`.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// The ways in which a notification is shown while the app is in use. See Apple's documentation of
/// `UNNotificationPresentationOptions`.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// A failure to notify. See Apple's documentation of `UNError`.
public struct UNError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// The person has not allowed it.
    case notificationsNotAllowed = 1
  }

  /// The reason of the error.
  public let code: Code

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }

  public static let errorDomain = "UNErrorDomain"
  public var errorCode: Int { code.rawValue }
  /// The person has not allowed it.
  public static let notificationsNotAllowed = Code.notificationsNotAllowed

  public var errorDescription: String? { "Notifications are not allowed for this application." }
}
