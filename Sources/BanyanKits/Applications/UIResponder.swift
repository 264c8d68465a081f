import Foundation

/// The base class of app delegates made from Apple's templates.
///
/// No host sends events to responders, so there are no methods to override.
@MainActor
@preconcurrency
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The name of a notification that the keyboard is about to be shown.
  ///
  /// The keyboard notifications are never posted, like on a device with a hardware keyboard: a browser that shows a keyboard
  /// over its page keeps the field visible, so an app does not need to move its fields out of the way.
  nonisolated public static let keyboardWillShowNotification =
    NSNotification.Name("UIKeyboardWillShowNotification")
  /// The name of a notification that the keyboard was shown; see ``keyboardWillShowNotification``.
  nonisolated public static let keyboardDidShowNotification =
    NSNotification.Name("UIKeyboardDidShowNotification")
  /// The name of a notification that the keyboard is about to be hidden; see ``keyboardWillShowNotification``.
  nonisolated public static let keyboardWillHideNotification =
    NSNotification.Name("UIKeyboardWillHideNotification")
  /// The name of a notification that the keyboard was hidden; see ``keyboardWillShowNotification``.
  nonisolated public static let keyboardDidHideNotification =
    NSNotification.Name("UIKeyboardDidHideNotification")
  /// The name of a notification that the keyboard is about to move; see ``keyboardWillShowNotification``.
  nonisolated public static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// The name of a notification that the keyboard has moved; see ``keyboardWillShowNotification``.
  nonisolated public static let keyboardDidChangeFrameNotification =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  /// The key for the keyboard's initial frame in a notification's `userInfo`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the keyboard's final frame in a notification's `userInfo`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for the duration of the keyboard's animation in a notification's `userInfo`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the curve of the keyboard's animation in a notification's `userInfo`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
