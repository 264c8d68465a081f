import Foundation

/// The class that app delegates made from Apple's templates derive from.
///
/// No host sends events to responders, so there is nothing to override here.
@MainActor
@preconcurrency
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The keyboard is about to be shown, over part of the app.
  ///
  /// None of the keyboard notifications is posted here, just as none is where a hardware keyboard is attached: a browser that shows a keyboard over
  /// its page keeps the field in sight by itself, so a program need not move its fields out of the way.
  nonisolated public static let keyboardWillShowNotification =
    NSNotification.Name("UIKeyboardWillShowNotification")
  /// The keyboard is shown; see ``keyboardWillShowNotification``.
  nonisolated public static let keyboardDidShowNotification =
    NSNotification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to go; see ``keyboardWillShowNotification``.
  nonisolated public static let keyboardWillHideNotification =
    NSNotification.Name("UIKeyboardWillHideNotification")
  /// The keyboard has gone; see ``keyboardWillShowNotification``.
  nonisolated public static let keyboardDidHideNotification =
    NSNotification.Name("UIKeyboardDidHideNotification")
  /// The keyboard is about to move; see ``keyboardWillShowNotification``.
  nonisolated public static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// The keyboard has moved; see ``keyboardWillShowNotification``.
  nonisolated public static let keyboardDidChangeFrameNotification =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  /// The key of where the keyboard was, in a notification's `userInfo`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of where the keyboard will be, in a notification's `userInfo`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of how many seconds the keyboard moves, in a notification's `userInfo`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of how the keyboard moves, in a notification's `userInfo`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
