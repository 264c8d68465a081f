import Foundation

/// Makes a device tap the finger that touches it.
///
/// Has no meaning where a device cannot be felt, which is every host so far: nothing happens. See
/// Apple's documentation of `UIFeedbackGenerator`.
@MainActor
@preconcurrency
open class UIFeedbackGenerator: NSObject {
  public override init() {}

  /// Has no meaning where a device cannot be felt.
  open func prepare() {}
}

/// A feeling of something that hits something else. Has no meaning where a device cannot be felt.
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

  /// Has no meaning where a device cannot be felt.
  open func impactOccurred() {}

  /// Has no meaning where a device cannot be felt.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A feeling of how something ended. Has no meaning where a device cannot be felt.
@MainActor
@preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Has no meaning where a device cannot be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A feeling of something that was chosen. Has no meaning where a device cannot be felt.
@MainActor
@preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no meaning where a device cannot be felt.
  open func selectionChanged() {}
}
