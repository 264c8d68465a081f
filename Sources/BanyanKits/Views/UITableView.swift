import Foundation
import SwiftUICore

/// The appearance of an app's lists and forms. There are no UIKit tables, so use this class only through ``appearance()``.
///
/// ```swift
/// init() {
///   UITableView.appearance().backgroundColor = .clear
///   UITableView.appearance().separatorStyle = .none
/// }
/// ```
///
/// Changes take effect immediately in the visitor's whole app, but modifiers of individual views take precedence. See
/// Apple's documentation of `UITableView`.
@MainActor
@preconcurrency
open class UITableView: UIView {
  /// The style of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  override init() {
    super.init()
  }

  /// Returns the appearance proxy for all lists and forms of the app: their background, and the lines between rows.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// The style of the lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { lookDidChange() } }
  /// The color of the lines; nil for the default.
  open var separatorColor: UIColor? { didSet { lookDidChange() } }
  /// The view below the rows. Apps set an empty one so that no lines are drawn below the last row, where a list has none here anyway;
  /// any other view is not shown, which is reported.
  open var tableFooterView: UIView? {
    didSet {
      if let tableFooterView, type(of: tableFooterView) != UIView.self {
        Issue.report("A list has no tableFooterView; put the view below its rows.")
      }
    }
  }
}
