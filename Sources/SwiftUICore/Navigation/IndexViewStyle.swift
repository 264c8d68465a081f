/// How the page dots of a tab view are shown. See Apple's documentation of `IndexViewStyle`.
public protocol IndexViewStyle: Sendable {
  /// The style as tab views know it. Not for use outside the framework.
  var _style: _IndexViewStyleDescription { get }
}

/// A style of dots, as tab views know it.
public struct _IndexViewStyleDescription: Sendable {
  let hasBackground: Bool
}

/// A dot for each page. See Apple's documentation of `PageIndexViewStyle`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a background behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    fileprivate let isShown: Bool

    /// The default: never.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// While a person drags across the dots to change pages. Hosts do not offer that, so never here.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    public static let always = BackgroundDisplayMode(isShown: true)
    public static let never = BackgroundDisplayMode(isShown: false)
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  /// - Parameter backgroundDisplayMode: when there is a background behind the dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  public var _style: _IndexViewStyleDescription {
    _IndexViewStyleDescription(hasBackground: backgroundDisplayMode.isShown)
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A dot for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// A dot for each page.
  /// - Parameter backgroundDisplayMode: when there is a background behind the dots.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

struct IndexBackgroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var hasIndexBackground: Bool {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets how the dots of tab views in this view are shown whose style is `page`.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.hasIndexBackground, style._style.hasBackground)
  }
}
