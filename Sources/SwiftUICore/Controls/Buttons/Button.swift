import BanyanHost

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  let resolved: Role
  /// A role for a button that deletes data.
  public static let destructive = ButtonRole(resolved: .destructive)
  /// A role for a button that cancels.
  public static let cancel = ButtonRole(resolved: .cancel)
  /// A role for a button that closes the current view.
  public static let close = ButtonRole(resolved: .close)
  /// A role for a button that confirms.
  public static let confirm = ButtonRole(resolved: .confirm)
  /// A role for a button that opens a page.
  static let navigation = ButtonRole(resolved: .navigation)
  /// A role for a button that leads to the previous page.
  static let back = ButtonRole(resolved: .back)
  /// A role for a button that leads to the previous column.
  static let backToColumn = ButtonRole(resolved: .backToColumn)
}

/// A control that runs an action when it is pressed.
///
/// ```swift
/// Button("Delete", systemImage: "trash", role: .destructive) { delete(item) }
/// ```
///
/// The action and its consequences are shown together. See Apple's documentation of `Button`.
public struct Button<Label: View> {
  let role: ButtonRole?
  let label: Label
  let action: @MainActor () -> Void

  /// Creates a button with a custom label.
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a custom label and a role.
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.label = label()
    self.action = action
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title and a role.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a button with a symbol and a title.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUICore.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a symbol and a title.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the default label of a role.
  @preconcurrency nonisolated public init(
    role: ButtonRole, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The default label for a button's role. See Apple's documentation of
/// `DefaultButtonLabel`.
public nonisolated struct DefaultButtonLabel: View {
  let role: ButtonRole

  @MainActor public var body: some View {
    switch role {
    case .destructive: Text("Delete")
    case .cancel: Text("Cancel")
    case .close: Text("Close")
    default: Text("Done")
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a style's configuration in the next outer style. Use it in
  /// the body of a style.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    label = configuration.label
    action = configuration.action
  }
}

extension Button: StyledControl {
  public typealias Body = Never

  // The label is passed on directly: making the standard button would copy it, and finding
  // that button's type takes 1,500 instructions.
  public static func _make(_ view: Button, under parent: _Node, in context: _Context) -> _Node {
    if context.hasStyles, let node = makeStyled(view, under: parent, in: context) { return node }
    return PressableElement.make(
      PressableElement(role: view.role, action: view.action), view.label, under: parent,
      in: context)
  }

  public static func _update(_ node: _Node, to view: Button) {
    if node.context.hasStyles, updateStyled(node, to: view) { return }
    PressableElement.update(
      node, to: PressableElement(role: view.role, action: view.action), view.label)
  }

  var facts: ButtonRole? { role }

  var standard: ButtonElement<Label> { ButtonElement(label, role: role, action: action) }

  func part(_ number: Int) -> any View { label }

  func configuration(of source: StyledControlNode<Button>) -> PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: StyleContent(source: source, part: 0)),
      sharing: nil, action: { [weak source] in source?.view.action() })
  }
}

/// The element of a button, with its content.
nonisolated package struct ButtonElement<Content: View>: View {
  package typealias Body = Never

  let content: Content
  let button: PressableElement

  init(_ content: Content, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.content = content
    button = PressableElement(role: role, action: action)
  }

  package init(_ content: Content, sharing: ShareRequest) {
    self.content = content
    button = PressableElement(role: nil, sharing: sharing) {}
  }

  init(
    _ content: Content, of configuration: PrimitiveButtonStyleConfiguration,
    look: ButtonLook? = nil, reportsPresses: Bool = false
  ) {
    self.content = content
    button = PressableElement(
      role: configuration.role, look: look, reportsPresses: reportsPresses,
      sharing: configuration.sharing, action: configuration.action)
  }

  @MainActor package static func _make(
    _ view: ButtonElement, under parent: _Node, in context: _Context
  ) -> _Node {
    PressableElement.make(view.button, view.content, under: parent, in: context)
  }

  @MainActor package static func _update(_ node: _Node, to view: ButtonElement) {
    PressableElement.update(node, to: view.button, view.content)
  }
}

/// The properties of a button without its content, whose nodes are compared separately.
nonisolated struct PressableElement: ElementView {
  let role: ButtonRole?
  var look: ButtonLook?
  /// True if only assistive technologies find the content.
  var hidesLabel = false
  /// True if the content depends on whether the button is pressed.
  var reportsPresses = false
  /// The content that the host shares with other apps when the button is pressed.
  var sharing: ShareRequest?
  let action: @MainActor () -> Void

  @MainActor static func make<Content: View>(
    _ button: PressableElement, _ content: Content, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = ElementViewNode(button, under: parent, in: context)
    node.content = Content._make(content, under: node, in: context)
    return node
  }

  @MainActor static func update<Content: View>(
    _ node: _Node, to button: PressableElement, _ content: Content
  ) {
    let node = unsafeDowncast(node, to: ElementViewNode<PressableElement>.self)
    node.update(to: button)
    Content._update(node.content!, to: content)
  }

  @MainActor static var kind: ElementKind { .button }
  @MainActor static var readsObjects: Bool { false }
  @MainActor static var isResponder: Bool { true }

  // An action that captures values differs each time.
  @MainActor func hasProperties(of other: PressableElement) -> Bool {
    role == other.role && look == other.look && hidesLabel == other.hidesLabel
      && reportsPresses == other.reportsPresses && sharing == nil && other.sharing == nil
  }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    var properties: [Property] = []
    if let role { properties.append(.role(role.resolved)) }
    if let sharing { properties.append(.sharing(sharing.content(in: environment))) }
    if reportsPresses {
      properties += environment.enabledProperties
      properties.append(.pointer(PointerInterest(.tap)))
      return properties
    }
    if let look { properties.append(.buttonStyle(look)) }
    if hidesLabel { properties.append(.hidesLabel(true)) }
    properties += environment.controlProperties
    return look?.hasBorder == true ? properties + environment.borderProperties : properties
  }

  @MainActor func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard node.isEnabled else { return false }
    switch payload {
    case .activate:
      action()
      return true
    case .pointer(let fact) where fact.phase != .move:
      node.forEachChild { ($0 as? PressableNode)?.isPressed = fact.phase == .down }
      return true
    default:
      return false
    }
  }
}
