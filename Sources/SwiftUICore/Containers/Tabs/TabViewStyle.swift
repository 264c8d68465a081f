import BanyanHost

/// The appearance of a tab view. See Apple's documentation of `TabViewStyle`.
public protocol TabViewStyle: Sendable {
  /// The style in the form for hosts. Not for use outside the framework.
  var _style: _TabViewStyleDescription { get }
}

/// A tab view style in the form for hosts.
public struct _TabViewStyleDescription: Sendable {
  let resolved: TabStyle
}

/// A style that shows a tab bar, in the host's default place.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  public var _style: _TabViewStyleDescription { .init(resolved: .automatic) }
}

/// A style that shows pages side by side, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// The conditions for showing the dots.
  public struct IndexDisplayMode: Hashable, Sendable {
    let isShown: Bool?

    /// Shows the dots if there is more than one page.
    public static let automatic = IndexDisplayMode(isShown: nil)
    public static let always = IndexDisplayMode(isShown: true)
    public static let never = IndexDisplayMode(isShown: false)
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  /// - Parameter indexDisplayMode: when to show the dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  public var _style: _TabViewStyleDescription {
    .init(resolved: indexDisplayMode == .never ? .pageWithoutIndex : .page)
  }
}

/// A style that shows a tab bar, or a sidebar on some systems. Current hosts show a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  public var _style: _TabViewStyleDescription { .init(resolved: .automatic) }
}

/// A style that always shows a tab bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  public var _style: _TabViewStyleDescription { .init(resolved: .automatic) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

struct TabStyleKey: EnvironmentKey {
  static let defaultValue = TabStyle.automatic
}

extension EnvironmentValues {
  fileprivate var tabStyle: TabStyle {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tab views in this view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabStyle, style._style.resolved)
  }
}
