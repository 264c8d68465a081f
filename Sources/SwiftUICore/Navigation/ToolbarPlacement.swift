/// A bar of a page or of what is around it. See Apple's documentation of `ToolbarPlacement`.
public struct ToolbarPlacement: Sendable {
  enum Place: Sendable {
    case automatic, navigationBar, bottomBar, tabBar, windowToolbar, none
  }

  let place: Place

  /// All bars.
  public static let automatic = ToolbarPlacement(place: .automatic)
  /// The bar at the head of the page.
  public static let navigationBar = ToolbarPlacement(place: .navigationBar)
  /// The bar at the foot of the page.
  public static let bottomBar = ToolbarPlacement(place: .bottomBar)
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement(place: .tabBar)
}

extension View {
  /// Shows or hides bars of the page that this view stands on.
  /// - Parameter bars: which; all if none are named.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_PageModifier(.bars(BarSettings(for: bars) { $0.visibility = visibility })))
      .modifier(
        _TabBarModifier(visibility: bars.contains { $0.place == .tabBar } ? visibility : nil))
  }

  /// Shows or hides bars of the page that this view stands on.
  /// - Parameter bars: which; all if none are named.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_PageModifier(.bars(BarSettings(for: bars) { $0.visibility = visibility })))
      .modifier(
        _TabBarModifier(visibility: bars.contains { $0.place == .tabBar } ? visibility : nil))
  }

  /// Sets what bars of the page that this view stands on are painted with.
  /// - Parameter bars: which; all if none are named.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    let style = BarSettings.BarStyle(style: AnyShapeStyle(style))
    return modifier(_PageModifier(.bars(BarSettings(for: bars) { $0.background = style })))
  }

  /// Shows or hides what is behind bars of the page that this view stands on.
  /// - Parameter bars: which; all if none are named.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      _PageModifier(.bars(BarSettings(for: bars) { $0.backgroundVisibility = visibility })))
  }

  /// Shows or hides what is behind bars of the page that this view stands on.
  /// - Parameter bars: which; all if none are named.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      _PageModifier(.bars(BarSettings(for: bars) { $0.backgroundVisibility = visibility })))
  }

  /// Makes bars of the page that this view stands on light or dark, whatever is around.
  /// - Parameter bars: which; all if none are named.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(_PageModifier(.bars(BarSettings(for: bars) { $0.colorScheme = colorScheme })))
  }
}
