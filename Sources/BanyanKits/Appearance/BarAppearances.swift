import Foundation
import SwiftUICore

extension NSAttributedString.Key {
  /// The color of text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The font of text: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
}

/// The appearance of an app's bars in one state. See Apple's documentation of `UIBarAppearance`.
@MainActor
@preconcurrency
open class UIBarAppearance: NSObject {
  fileprivate enum Background {
    case usual, opaque, transparent
  }

  fileprivate var background = Background.usual

  /// Creates an appearance that changes nothing.
  public override init() {}

  /// The background color of the bar; nil for that of the configuration.
  open var backgroundColor: UIColor?

  /// Gives the bar its default background.
  open func configureWithDefaultBackground() { configure(.usual) }

  /// Gives the bar an opaque background.
  open func configureWithOpaqueBackground() { configure(.opaque) }

  /// Gives the bar a transparent background.
  open func configureWithTransparentBackground() { configure(.transparent) }

  private func configure(_ background: Background) {
    self.background = background
    backgroundColor = nil
  }

  fileprivate var shownColor: UIColor? {
    switch background {
    case .usual: backgroundColor
    case .opaque: backgroundColor ?? .systemBackground
    case .transparent: backgroundColor ?? .clear
    }
  }
}

/// The appearance of navigation bars in one state. See Apple's documentation of `UINavigationBarAppearance`.
@MainActor
@preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of titles; `foregroundColor` and `font` have an effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of large titles; `foregroundColor` and `font` have an effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of tab bars in one state. See Apple's documentation of `UITabBarAppearance`.
@MainActor
@preconcurrency
open class UITabBarAppearance: UIBarAppearance {}

/// The appearance of an app's navigation bars. Use this class only through ``appearance()``.
///
/// Changes take effect immediately in the visitor's whole app, but `toolbarBackground(_:for:)` takes precedence. A bar looks
/// like ``standardAppearance`` at any scroll position. See Apple's documentation of `UINavigationBar`.
@MainActor
@preconcurrency
open class UINavigationBar: UIView {
  override init() {
    super.init()
  }

  /// Returns the appearance proxy for all navigation bars of the app.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// The background color of the bar, if ``standardAppearance`` sets none.
  open var barTintColor: UIColor? { didSet { lookDidChange() } }
  /// The text attributes of titles; `foregroundColor` and `font` have an effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
  /// The text attributes of large titles; `foregroundColor` and `font` have an effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { lookDidChange() } }
  /// The appearance of the bar on a low screen; used where ``standardAppearance`` sets nothing.
  open var compactAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
  /// The appearance of the bar above unscrolled content; used where ``standardAppearance`` sets nothing.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }

  var look: AppearanceValues.Bar {
    let appearances = [standardAppearance, scrollEdgeAppearance, compactAppearance]
      .compactMap(\.self)
    let background =
      appearances.compactMap(\.shownColor).first ?? barTintColor ?? backgroundColor
    let attributes =
      appearances.flatMap { [$0.titleTextAttributes, $0.largeTitleTextAttributes] }
      + [titleTextAttributes, largeTitleTextAttributes].compactMap(\.self)
    let title = attributes.compactMap { $0[.foregroundColor] as? UIColor }.first
    let font = attributes.compactMap { $0[.font] as? UIFont }.first
    var look = AppearanceValues.Bar()
    look.background = background?.adaptive.description
    look.titleColor = title?.adaptive.description
    look.titleFont = font?.resolved
    look.tint = tintColor?.adaptive.description
    return look
  }
}

/// The appearance of an app's tab bars. Use this class only through ``appearance()``. See Apple's documentation of `UITabBar`.
@MainActor
@preconcurrency
open class UITabBar: UIView {
  override init() {
    super.init()
  }

  /// Returns the appearance proxy for all tab bars of the app.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// The background color of the bar, if ``standardAppearance`` sets none.
  open var barTintColor: UIColor? { didSet { lookDidChange() } }
  /// The color of the tabs that are not selected; nil for the system's.
  open var unselectedItemTintColor: UIColor? { didSet { lookDidChange() } }
  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance() { didSet { lookDidChange() } }
  /// The appearance of the bar above unscrolled content; used where ``standardAppearance`` sets nothing.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { lookDidChange() } }

  var look: AppearanceValues.Bar {
    let background =
      standardAppearance.shownColor ?? scrollEdgeAppearance?.shownColor ?? barTintColor
      ?? backgroundColor
    var look = AppearanceValues.Bar()
    look.background = background?.adaptive.description
    look.tint = tintColor?.adaptive.description
    look.unselectedTint = unselectedItemTintColor?.adaptive.description
    return look
  }
}
