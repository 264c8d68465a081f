/// The appearance of menus. See Apple's documentation of `MenuStyle`.
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
  /// A view that represents the body of a menu.
  associatedtype Body: View

  /// Creates a view that represents the body of a menu.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu.
public nonisolated struct MenuStyleConfiguration {
  /// The menu's label.
  public nonisolated struct Label: View {
    public typealias Body = Never
    let view: AnyView
  }

  /// The content of the menu.
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
  /// Creates the menu of a style's configuration.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }
}

/// The default style, which shows a menu as a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates a view that represents the body of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

/// A style that shows a menu as a button with the current button style.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates a view that represents the body of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

/// A style without a border. New code should use `.menuStyle(.button)` and `.buttonStyle(.borderless)`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates a view that represents the body of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A style that shows a menu as a button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style without a border.
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
  /// Sets the style of menus in this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, style)
  }
}
