import Foundation

extension NSAttributedString.Key {
  /// The color of text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}

/// The looks of an app's bars in one state. See Apple's documentation of `UIBarAppearance`.
@MainActor
@preconcurrency
open class UIBarAppearance: NSObject {
  fileprivate enum Background {
    case usual, opaque, transparent
  }

  fileprivate var background = Background.usual

  /// Creates an appearance that changes nothing.
  public override init() {}

  /// The color of the bar; nil for that of the configuration.
  open var backgroundColor: UIColor?

  /// Gives the bar its usual background.
  open func configureWithDefaultBackground() { configure(.usual) }

  /// Gives the bar an opaque background.
  open func configureWithOpaqueBackground() { configure(.opaque) }

  /// Takes the bar's background away.
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

/// The looks of navigation bars in one state. See Apple's documentation of `UINavigationBarAppearance`.
@MainActor
@preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The looks of titles; only `foregroundColor` has an effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of large titles; only `foregroundColor` has an effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The looks of tab bars in one state. See Apple's documentation of `UITabBarAppearance`.
@MainActor
@preconcurrency
open class UITabBarAppearance: UIBarAppearance {}

/// The looks of an app's navigation bars; ``appearance()`` is all that this class has.
///
/// What is set takes effect at once in the visitor's whole app; `toolbarBackground(_:for:)` takes precedence over it. A bar looks the same
/// wherever its page is scrolled, as in ``standardAppearance``. See Apple's documentation of `UINavigationBar`.
@MainActor
@preconcurrency
open class UINavigationBar: UIView {
  override init() {
    super.init()
  }

  /// The looks of all navigation bars of the app.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// The color of the bar, where ``standardAppearance`` sets none.
  open var barTintColor: UIColor? { didSet { lookDidChange() } }
  /// The looks of titles; only `foregroundColor` has an effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
  /// The looks of large titles; only `foregroundColor` has an effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
  /// The looks of the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { lookDidChange() } }
  /// The looks of the bar on a low screen; used where ``standardAppearance`` sets nothing.
  open var compactAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
  /// The looks of the bar above content that is not scrolled; used where ``standardAppearance`` sets nothing.
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
    return AppearanceValues.Bar(
      background: background?.adaptive.description, titleColor: title?.adaptive.description,
      tint: tintColor?.adaptive.description)
  }
}

/// The looks of an app's tab bars; ``appearance()`` is all that this class has. See Apple's documentation of `UITabBar`.
@MainActor
@preconcurrency
open class UITabBar: UIView {
  override init() {
    super.init()
  }

  /// The looks of all tab bars of the app.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// The color of the bar, where ``standardAppearance`` sets none.
  open var barTintColor: UIColor? { didSet { lookDidChange() } }
  /// The looks of the bar.
  open var standardAppearance = UITabBarAppearance() { didSet { lookDidChange() } }
  /// The looks of the bar above content that is not scrolled; used where ``standardAppearance`` sets nothing.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { lookDidChange() } }

  var look: AppearanceValues.Bar {
    let background =
      standardAppearance.shownColor ?? scrollEdgeAppearance?.shownColor ?? barTintColor
      ?? backgroundColor
    return AppearanceValues.Bar(
      background: background?.adaptive.description, tint: tintColor?.adaptive.description)
  }
}
