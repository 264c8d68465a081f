/// How menus look, as far as that is more than their label. See Apple's documentation of `MenuStyle`.
///
/// ```swift
/// struct BoldMenuStyle: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).bold()
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {
  /// A view that stands for a menu.
  associatedtype Body: View

  /// Makes the view that stands for a menu.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a menu is made of.
  typealias Configuration = MenuStyleConfiguration
}

/// What a menu is made of, for a style.
public nonisolated struct MenuStyleConfiguration {
  /// The menu's label.
  public nonisolated struct Label: View {
    public typealias Body = Never
    let view: AnyView
  }

  /// What is in the menu.
  public nonisolated struct Content: View {
    public typealias Body = Never
    let view: AnyView
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyleConfiguration.Label {
  @MainActor public static func _make(
    _ view: Self, under parent: _Node, in context: _Context
  ) -> _Node {
    AnyView._make(view.view, under: parent, in: context)
  }

  @MainActor public static func _update(_ node: _Node, to view: Self) {
    AnyView._update(node, to: view.view)
  }
}

extension MenuStyleConfiguration.Content {
  @MainActor public static func _make(
    _ view: Self, under parent: _Node, in context: _Context
  ) -> _Node {
    AnyView._make(view.view, under: parent, in: context)
  }

  @MainActor public static func _update(_ node: _Node, to view: Self) {
    AnyView._update(node, to: view.view)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style is for.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }
}

/// The usual style of menus: as their buttons.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view that stands for a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

/// A menu that looks as a button does under the button style around.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view that stands for a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

/// A menu without a border. New code says `.menuStyle(.button)` and `.buttonStyle(.borderless)`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view that stands for a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual style of menus.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu that looks as a button does.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: (any MenuStyle)? { nil }
}

extension EnvironmentValues {
  var menuStyle: (any MenuStyle)? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how menus below look.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, style)
  }
}
