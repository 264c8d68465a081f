import Foundation

/// The contents of a notification. See Apple's documentation of `UNNotificationContent`.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
  }

  fileprivate var values = Values()

  public override init() { super.init() }

  open var title: String { values.title }
  open var subtitle: String { values.subtitle }
  open var body: String { values.body }
  /// The number on the app's icon; nil to leave it.
  open var badge: NSNumber? { values.badge }
  open var sound: UNNotificationSound? { values.sound }
  /// The information for the app when the person answers.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The name of the group in which the notification is shown.
  open var threadIdentifier: String { values.threadIdentifier }
}

/// The contents of a notification, to be changed. See Apple's documentation of `UNMutableNotificationContent`.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
}

/// The sound of a notification. See Apple's documentation of `UNNotificationSound`.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: UNNotificationSoundName?

  /// The sound of the system.
  public static let `default` = UNNotificationSound(name: nil)

  /// Creates the sound of a file of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name) }

  private init(name: UNNotificationSoundName?) { self.name = name }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound).map { $0.name == name } ?? false
  }

  open override var hash: Int { name.hashValue }
}

/// The name of a file with a sound. See Apple's documentation of `UNNotificationSoundName`.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }
}
