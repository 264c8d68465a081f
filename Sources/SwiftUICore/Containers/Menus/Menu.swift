import BanyanHost

/// A control that presents a menu of actions.
///
/// ```swift
/// Menu("Sort", systemImage: "arrow.up.arrow.down") {
///   Button("By name") { order = .name }
///   Button("By date") { order = .date }
/// }
/// ```
///
/// The content is made when the menu opens. Buttons and toggles in it dismiss the menu after their
/// action; a nested menu opens next to it. Sections and dividers group the content. See Apple's
/// documentation of `Menu`.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
  @Environment(\.menuStyle) private var style
  @Environment(\.menuIndicatorVisibility) private var indicatorVisibility
  @Environment(\.isInMenu) private var isInMenu

  nonisolated init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a custom label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a custom label and a primary action. A separate button next to the label opens the menu.
  @preconcurrency nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title and a primary action.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title and a primary action.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a menu with a symbol and a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: nil)
  }

  /// Creates a menu with a symbol and a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUICore.Label(title, systemImage: systemImage), content: content(),
      primaryAction: nil)
  }

  /// Creates a menu with a symbol, a title, and a primary action.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }

  /// Creates a menu with a symbol, a title, and a primary action.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: SwiftUICore.Label(title, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }
}

extension Menu: View {
  @ViewBuilder public var body: some View {
    if let style {
      AnyView(style.makeBody(configuration: configuration)).environment(\.menuStyle, nil)
    } else if let primaryAction {
      HStack(spacing: 2) {
        Button(action: primaryAction) { label }
        MenuControl(label: Image(systemName: "chevron.down"), content: content)
          .accessibilityLabel("More")
      }
    } else if !isInMenu, indicatorVisibility == .visible {
      MenuControl(
        label: HStack(spacing: 4) {
          label
          Image(systemName: "chevron.down").accessibilityHidden(true)
        }, content: content)
    } else {
      MenuControl(label: label, content: content)
    }
  }

  private var configuration: MenuStyleConfiguration {
    MenuStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: AnyView(content)),
      primaryAction: primaryAction)
  }
}

/// A button that presents a menu.
struct MenuControl<Label: View, Content: View> {
  let label: Label
  let content: Content
  @State private var isOpen = false

  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension MenuControl: View {
  var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    // Opening a nested menu is not an action that closes the outer one.
    .environment(\.pressCompletion, nil)
    .modifier(MenuOpenerModifier(isOpen: isOpen))
    .modifier(
      _PresentingModifier(.menu, PresentedItem(isPresented: $isOpen)) {
        MenuItems(content: content)
      }
    )
  }
}

/// The content of an open menu.
nonisolated struct MenuItems<Content: View>: ElementView {
  let content: Content
  static var kind: ElementKind { .menu }
}
