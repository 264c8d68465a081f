import Foundation

/// Something that an app does itself with what a person shares: a button in a ``UIActivityViewController``.
///
/// Subclasses have a title, and perform. See Apple's documentation of `UIActivity`.
@MainActor
@preconcurrency
open class UIActivity: NSObject {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The person has been given files to keep.
    static let saveToFiles = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
  }

  weak var controller: UIActivityViewController?

  public override init() {}

  /// The name of the activity.
  open var activityType: ActivityType? { nil }
  /// The title of the button.
  open var activityTitle: String? { nil }
  /// The picture in the button.
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity is offered for some items. Default: no.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called with the items when the person has chosen the activity, before ``perform()``.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Does what the activity is for, and then calls ``activityDidFinish(_:)``.
  open func perform() { activityDidFinish(false) }

  /// Reports that the activity has ended, which dismisses the controller.
  open func activityDidFinish(_ completed: Bool) {
    controller?.didEnd(activityType, completed)
  }
}
