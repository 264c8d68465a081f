import BanyanHost

private struct MenuIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

private struct MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

extension EnvironmentValues {
  var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }

  var pressCompletion: Dismissal? {
    get { self[PressCompletionKey.self] }
    set { self[PressCompletionKey.self] = newValue }
  }

  /// The visibility of the menu indicator.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }

  /// The order of the items in menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of the indicator of menus in this view. With automatic visibility, it is hidden.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets the order of the items of menus in this view.
  ///
  /// This has no effect here: menus keep the order of their views, as Apple's do if they open downward.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Sets whether controls in a menu close it. Use it on a control inside a menu.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    transformEnvironment(\.pressCompletion) { if behavior == .disabled { $0 = nil } }
  }
}

/// The order of the items in a menu. See Apple's documentation of `MenuOrder`.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private enum Order { case automatic, priority, fixed }
  private let order: Order

  /// The system's default order.
  public static let automatic = MenuOrder(order: .automatic)
  /// An order with the first item closest to the point of interaction.
  public static let priority = MenuOrder(order: .priority)
  /// The order from top to bottom.
  public static let fixed = MenuOrder(order: .fixed)
}

/// The effect of a control in a menu on the menu. See Apple's documentation of `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Equatable, Hashable, Sendable {
  private let isDisabled: Bool

  /// The default behavior: the menu closes.
  public static let automatic = MenuActionDismissBehavior(isDisabled: false)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(isDisabled: false)
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(isDisabled: true)
}
