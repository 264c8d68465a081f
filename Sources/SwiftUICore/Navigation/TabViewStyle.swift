import BanyanHost

/// How tabs are shown. See Apple's documentation of `TabViewStyle`.
public protocol TabViewStyle: Sendable {
  /// The style as hosts know it. Not for use outside the framework.
  var _style: _TabViewStyleDescription { get }
}

/// A style of tabs, as hosts know it.
public struct _TabViewStyleDescription: Sendable {
  let resolved: TabStyle
}

/// A bar of tabs, where the host has it.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  public var _style: _TabViewStyleDescription { .init(resolved: .automatic) }
}

/// Pages side by side, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    let isShown: Bool?

    /// If there is more than one page.
    public static let automatic = IndexDisplayMode(isShown: nil)
    public static let always = IndexDisplayMode(isShown: true)
    public static let never = IndexDisplayMode(isShown: false)
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  /// - Parameter indexDisplayMode: when the dots are shown.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  public var _style: _TabViewStyleDescription {
    .init(resolved: indexDisplayMode == .never ? .pageWithoutIndex : .page)
  }
}

/// A bar of tabs, or a sidebar where a system has one: a bar on the hosts there are.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  public var _style: _TabViewStyleDescription { .init(resolved: .automatic) }
}

/// A bar of tabs, everywhere.
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
  /// Sets how tabs below are shown.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabStyle, style._style.resolved)
  }
}
