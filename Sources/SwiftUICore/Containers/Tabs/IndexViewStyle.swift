/// The appearance of the page dots of a tab view. See Apple's documentation of `IndexViewStyle`.
public protocol IndexViewStyle: Sendable {
  /// The style in the form for tab views. Not for use outside the framework.
  var _style: _IndexViewStyleDescription { get }
}

/// A style of page dots in the form for tab views.
public struct _IndexViewStyleDescription: Sendable {
  let hasBackground: Bool
}

/// A style that shows a dot for each page. See Apple's documentation of `PageIndexViewStyle`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The conditions for showing a background behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    fileprivate let isShown: Bool

    /// The default: never.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// While a person drags across the dots to change pages. Hosts do not support that, so it means never.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    public static let always = BackgroundDisplayMode(isShown: true)
    public static let never = BackgroundDisplayMode(isShown: false)
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  /// - Parameter backgroundDisplayMode: when to show a background behind the dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  public var _style: _IndexViewStyleDescription {
    _IndexViewStyleDescription(hasBackground: backgroundDisplayMode.isShown)
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A style that shows a dot for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// A style that shows a dot for each page.
  /// - Parameter backgroundDisplayMode: when to show a background behind the dots.
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
  /// Sets the style of the page dots in this view, for tab views with the style `page`.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.hasIndexBackground, style._style.hasBackground)
  }
}
