import Foundation

/// The type of an activity that is the visit of a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of a person, to be continued elsewhere. See Apple's documentation of `NSUserActivity`.
///
/// An app receives one for the address of its page: see `onContinueUserActivity(_:perform:)`. There is nowhere to offer an
/// activity of its own, so what does that is absent, such as `becomeCurrent()`.
open class NSUserActivity: NSObject {
  /// The type of the activity.
  public let activityType: String
  /// A title for people.
  open var title: String?
  /// The information that is needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The page on which the activity goes on.
  open var webpageURL: URL?

  /// Creates an activity.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds entries to ``userInfo``. They replace those with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}
