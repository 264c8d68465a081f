import Foundation

extension NSAttributedString.Key {
  /// The color of letters: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}

/// How the bars of an app look in one state. See Apple's documentation of `UIBarAppearance`.
@MainActor
@preconcurrency
open class UIBarAppearance: NSObject {
  fileprivate enum Background {
    case usual, opaque, transparent
  }

  fileprivate var background = Background.usual

  /// Creates what says nothing.
  public override init() {}

  /// The color of the bar; nil for what the configuration says.
  open var backgroundColor: UIColor?

  /// Gives the bar its usual background.
  open func configureWithDefaultBackground() { configure(.usual) }

  /// Gives the bar a background through which nothing is seen.
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

/// How navigation bars look in one state. See Apple's documentation of `UINavigationBarAppearance`.
@MainActor
@preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look: of this, `foregroundColor`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look: of this, `foregroundColor`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How tab bars look in one state. See Apple's documentation of `UITabBarAppearance`.
@MainActor
@preconcurrency
open class UITabBarAppearance: UIBarAppearance {}

/// How the navigation bars of an app look; ``appearance()`` is all that there is of this class.
///
/// What is set counts for the visitor's whole app, at once, and below what views say with `toolbarBackground(_:for:)`. A bar looks the same
/// wherever its page is scrolled: as in ``standardAppearance``. See Apple's documentation of `UINavigationBar`.
@MainActor
@preconcurrency
open class UINavigationBar: UIView {
  override init() {
    super.init()
  }

  /// How all navigation bars of the app look.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// The color of the bar, from before ``standardAppearance``.
  open var barTintColor: UIColor? { didSet { lookDidChange() } }
  /// How titles look: of this, `foregroundColor`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
  /// How large titles look: of this, `foregroundColor`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance() { didSet { lookDidChange() } }
  /// How the bar looks on a low screen: taken where ``standardAppearance`` says nothing.
  open var compactAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
  /// How the bar looks above what is not scrolled: taken where ``standardAppearance`` says nothing.
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

/// How the tab bars of an app look; ``appearance()`` is all that there is of this class. See Apple's documentation of `UITabBar`.
@MainActor
@preconcurrency
open class UITabBar: UIView {
  override init() {
    super.init()
  }

  /// How all tab bars of the app look.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// The color of the bar, from before ``standardAppearance``.
  open var barTintColor: UIColor? { didSet { lookDidChange() } }
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance() { didSet { lookDidChange() } }
  /// How the bar looks above what is not scrolled: taken where ``standardAppearance`` says nothing.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { lookDidChange() } }

  var look: AppearanceValues.Bar {
    let background =
      standardAppearance.shownColor ?? scrollEdgeAppearance?.shownColor ?? barTintColor
      ?? backgroundColor
    return AppearanceValues.Bar(
      background: background?.adaptive.description, tint: tintColor?.adaptive.description)
  }
}
