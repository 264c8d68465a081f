/// How the dots of a tab view of pages are shown. See Apple's documentation of `IndexViewStyle`.
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
  /// When something stands behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    fileprivate let isShown: Bool

    /// As is usual: never.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// While a person moves from page to page over the dots, which nobody does with a mouse or a keyboard: never here.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    public static let always = BackgroundDisplayMode(isShown: true)
    public static let never = BackgroundDisplayMode(isShown: false)
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  /// - Parameter backgroundDisplayMode: when something stands behind the dots.
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
  /// - Parameter backgroundDisplayMode: when something stands behind the dots.
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
  /// Sets how the dots of tab views below are shown whose style is that of pages.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.hasIndexBackground, style._style.hasBackground)
  }
}
