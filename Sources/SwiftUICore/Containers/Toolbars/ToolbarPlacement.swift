/// A bar of a page, or around it. See Apple's documentation of `ToolbarPlacement`.
public struct ToolbarPlacement: Sendable {
  enum Place: Sendable {
    case automatic, navigationBar, bottomBar, tabBar, windowToolbar, none
  }

  let place: Place

  /// All bars.
  public static let automatic = ToolbarPlacement(place: .automatic)
  /// The bar at the top of the page.
  public static let navigationBar = ToolbarPlacement(place: .navigationBar)
  /// The bar at the bottom of the page.
  public static let bottomBar = ToolbarPlacement(place: .bottomBar)
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(place: .tabBar)
}

extension View {
  /// Shows or hides bars of this view's page.
  /// - Parameter bars: the bars to change; all if none are named.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_PageModifier(.bars(BarSettings(for: bars) { $0.visibility = visibility })))
      .modifier(
        _TabBarModifier(visibility: bars.contains { $0.place == .tabBar } ? visibility : nil))
  }

  /// Shows or hides bars of this view's page.
  /// - Parameter bars: the bars to change; all if none are named.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_PageModifier(.bars(BarSettings(for: bars) { $0.visibility = visibility })))
      .modifier(
        _TabBarModifier(visibility: bars.contains { $0.place == .tabBar } ? visibility : nil))
  }

  /// Sets the background style of bars of this view's page.
  /// - Parameter bars: the bars to change; all if none are named.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let style = BarSettings.BarStyle(style: AnyShapeStyle(style))
    return modifier(_PageModifier(.bars(BarSettings(for: bars) { $0.background = style })))
  }

  /// Shows or hides the background of bars of this view's page.
  /// - Parameter bars: the bars to change; all if none are named.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      _PageModifier(.bars(BarSettings(for: bars) { $0.backgroundVisibility = visibility })))
  }

  /// Shows or hides the background of bars of this view's page.
  /// - Parameter bars: the bars to change; all if none are named.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      _PageModifier(.bars(BarSettings(for: bars) { $0.backgroundVisibility = visibility })))
  }

  /// Makes bars of this view's page light or dark, regardless of the surrounding appearance.
  /// - Parameter bars: the bars to change; all if none are named.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_PageModifier(.bars(BarSettings(for: bars) { $0.colorScheme = colorScheme })))
  }
}
