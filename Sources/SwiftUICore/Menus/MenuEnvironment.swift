import BanyanHost

/// Whether views stand in a menu, where they are items of it.
struct IsInMenuKey: EnvironmentKey {
  static let defaultValue = false
}

/// What is to be done when a control has been pressed: dialogs and menus close then.
struct PressCompletionKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

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

  /// Whether menus show that they are some.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }

  /// In which order menus show what is in them.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension _Context {
  /// Whether views here are items of a menu. It never changes.
  var isInMenu: Bool {
    cell(for: ObjectIdentifier(IsInMenuKey.self), as: Bool.self)?.value == true
  }
}

extension ElementKind {
  /// What a control of this kind is in a menu.
  var menuItem: MenuItem? {
    switch self {
    case .button, .link: .action
    case .toggle: .checkbox
    default: nil
    }
  }
}

extension View {
  /// Says whether menus below show that they are some. Where it is automatic they do not.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Says in which order menus below show what is in them.
  ///
  /// Has no meaning here: menus keep the order of their views, as Apple's do where they open below.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Says whether controls of a menu close it. Put on a control in a menu.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    transformEnvironment(\.pressCompletion) { if behavior == .disabled { $0 = nil } }
  }
}

/// In which order a menu shows what is in it. See Apple's documentation of `MenuOrder`.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private enum Order { case automatic, priority, fixed }
  private let order: Order

  /// As the system does it.
  public static let automatic = MenuOrder(order: .automatic)
  /// The first item closest to where the person presses.
  public static let priority = MenuOrder(order: .priority)
  /// From top to bottom.
  public static let fixed = MenuOrder(order: .fixed)
}

/// Whether a control of a menu closes it. See Apple's documentation of `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Equatable, Hashable, Sendable {
  private let isDisabled: Bool

  /// As the system does it: the menu closes.
  public static let automatic = MenuActionDismissBehavior(isDisabled: false)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(isDisabled: false)
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(isDisabled: true)
}
