import Foundation

/// A generator of haptic feedback.
///
/// Has no effect on hosts without haptic feedback, which is every host so far. See
/// Apple's documentation of `UIFeedbackGenerator`.
@MainActor
@preconcurrency
open class UIFeedbackGenerator: NSObject {
  public override init() {}

  /// Has no effect on hosts without haptic feedback.
  open func prepare() {}
}

/// Feedback for an impact. Has no effect on hosts without haptic feedback.
@MainActor
@preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public override convenience init() {
    self.init(style: .medium)
  }

  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Has no effect on hosts without haptic feedback.
  open func impactOccurred() {}

  /// Has no effect on hosts without haptic feedback.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for the outcome of a task. Has no effect on hosts without haptic feedback.
@MainActor
@preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Has no effect on hosts without haptic feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback for a changed selection. Has no effect on hosts without haptic feedback.
@MainActor
@preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect on hosts without haptic feedback.
  open func selectionChanged() {}
}
