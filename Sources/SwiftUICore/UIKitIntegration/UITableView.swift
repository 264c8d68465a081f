import Foundation

/// The looks of an app's lists and forms. There are no UIKit tables, so ``appearance()`` is all that this class has.
///
/// ```swift
/// init() {
///   UITableView.appearance().backgroundColor = .clear
///   UITableView.appearance().separatorStyle = .none
/// }
/// ```
///
/// What is set takes effect at once in the visitor's whole app; modifiers of single views take precedence over it. See Apple's documentation of
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

  /// The looks of all lists and forms of the app: their background, and the lines between their rows.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// Whether lines separate rows.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { lookDidChange() } }
  /// The color of the lines; nil for the usual one.
  open var separatorColor: UIColor? { didSet { lookDidChange() } }
}
