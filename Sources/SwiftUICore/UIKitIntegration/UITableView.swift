import Foundation

/// How the lists and forms of an app look: there are no tables of UIKit's, so ``appearance()`` is all that there is of this class.
///
/// ```swift
/// init() {
///   UITableView.appearance().backgroundColor = .clear
///   UITableView.appearance().separatorStyle = .none
/// }
/// ```
///
/// What is set counts for the visitor's whole app, at once; views that say something else of themselves keep to that. See Apple's documentation of
/// `UITableView`.
@MainActor
@preconcurrency
open class UITableView: UIView {
  /// Whether lines separate rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  override init() {
    super.init()
  }

  /// How all lists and forms of the app look: of this, their background and the lines between their rows.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// Whether lines separate rows.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { lookDidChange() } }
  /// The color of the lines; nil for the usual one.
  open var separatorColor: UIColor? { didSet { lookDidChange() } }
}
