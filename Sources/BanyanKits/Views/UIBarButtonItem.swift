import Foundation

/// The appearance of the buttons in an app's bars. There are no items to make: toolbars hold views. Use this class only through
/// ``appearance()``. See Apple's documentation of `UIBarButtonItem`.
@MainActor
@preconcurrency
open class UIBarButtonItem: NSObject {
  private weak var proxies: AppearanceProxies?

  /// Returns the appearance proxy for the buttons in all navigation bars of the app.
  public class func appearance() -> UIBarButtonItem { AppearanceProxies.current.barButtons }

  init(of proxies: AppearanceProxies) {
    self.proxies = proxies
    super.init()
  }

  /// The color of the buttons, unless the appearance of the bar has one; nil for the accent color.
  open var tintColor: UIColor? { didSet { proxies?.publish() } }
}
