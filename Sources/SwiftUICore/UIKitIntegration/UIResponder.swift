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
  /// None of the notifications about keyboards is posted here, as none is where a keyboard is attached: a browser that shows one over its page
  /// keeps the field in sight by itself, so a program that moves its fields out of the way has nothing to do.
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

  /// Where the keyboard was, in what a notification says.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard will be, in what a notification says.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How many seconds the keyboard moves, in what a notification says.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// How the keyboard moves, in what a notification says.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
