import BanyanHost

/// A view that shows pages: a navigation stack, or columns if it contains several views. Use
/// ``NavigationStack`` or ``NavigationSplitView``.
///
/// ```swift
/// NavigationView {
///   List(parks) { park in NavigationLink(park.name) { ParkDetails(park: park) } }
///     .navigationTitle("Parks")
/// }
/// ```
///
/// With two or three views, it has as many columns unless the style is `.stack`. See Apple's
/// documentation of `NavigationView`.
// Apple deprecates it as of a version that does not exist, so using it causes no warning.
public struct NavigationView<Content: View> {
  private let content: Content
  @Environment(\.navigationViewStyle) private var style

  /// Creates a navigation view.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor private var columns: [AnyView] {
    let views = (content as? any ViewTuple)?.views ?? [AnyView(content)]
    switch style {
    case .automatic: return Array(views.prefix(3))
    case .stack: return Array(views.prefix(1))
    case .columns: return views.count > 1 ? Array(views.prefix(3)) : views + [AnyView(EmptyView())]
    }
  }
}

extension NavigationView: View {
  public var body: some View {
    let columns = columns
    if columns.count == 1 {
      NavigationStack { columns[0] }
    } else if columns.count == 2 {
      NavigationSplitView {
        columns[0]
      } detail: {
        columns[1]
      }
    } else {
      NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        columns[2]
      }
    }
  }
}

/// The appearance of a navigation view. See Apple's documentation of `NavigationViewStyle`.
public protocol NavigationViewStyle: Sendable {
  /// The style in the form for the framework. Not for use outside the framework.
  var _style: _NavigationViewStyleDescription { get }
}

/// A navigation view style in the form for the framework.
public struct _NavigationViewStyleDescription: Sendable {
  enum Style: Sendable { case automatic, stack, columns }

  let style: Style
}

/// A style that uses columns for several views, and a stack for one.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
  public var _style: _NavigationViewStyleDescription { .init(style: .automatic) }
}

/// A style that uses a stack, with the first view as its first page.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
  public var _style: _NavigationViewStyleDescription { .init(style: .stack) }
}

/// A style that uses columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public var _style: _NavigationViewStyleDescription { .init(style: .columns) }
}

/// A style that uses columns. Use ``ColumnNavigationViewStyle``.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
  public var _style: _NavigationViewStyleDescription { .init(style: .columns) }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { Self() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { Self() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { Self() }
}

private struct NavigationViewStyleKey: EnvironmentKey {
  static let defaultValue = _NavigationViewStyleDescription.Style.automatic
}

extension EnvironmentValues {
  fileprivate var navigationViewStyle: _NavigationViewStyleDescription.Style {
    get { self[NavigationViewStyleKey.self] }
    set { self[NavigationViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of navigation views in this view.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewStyle, style._style.style)
  }
}
