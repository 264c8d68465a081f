import BanyanHost

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let resolved: Role
  /// Deletes something.
  public static let destructive = ButtonRole(resolved: .destructive)
  /// Leaves things as they are.
  public static let cancel = ButtonRole(resolved: .cancel)
  /// Leads to a page.
  static let navigation = ButtonRole(resolved: .navigation)
  /// Leads back to the page before.
  static let back = ButtonRole(resolved: .back)
  /// Leads back to the column before.
  static let backToColumn = ButtonRole(resolved: .backToColumn)
}

/// A control that runs an action when it is pressed.
///
/// ```swift
/// Button("Delete", systemImage: "trash", role: .destructive) { delete(item) }
/// ```
///
/// The action and everything it causes is shown at once. See Apple's documentation of `Button`.
public struct Button<Label: View> {
  let content: StyledLabel<Label>
  let action: @MainActor () -> Void

  /// Creates a button with a label of your own.
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a label of your own and a role.
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    content = StyledLabel(content: label(), role: role)
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

extension Button: ElementView {
  public typealias Body = Never
  static var kind: ElementKind { .button }
  static var readsObjects: Bool { false }
  static var isResponder: Bool { true }

  func properties(in environment: ElementEnvironment) -> [Property] {
    var properties = environment.enabledProperties
    if let role = content.role { properties.insert(.role(role.resolved), at: 0) }
    if environment.context.hasButtonStyle { properties.append(.pointer(PointerInterest(.tap))) }
    return properties
  }

  func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
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

extension ElementNode {
  /// Whether the element can be used, as it was last shown.
  var isEnabled: Bool { !properties.contains(.isEnabled(false)) }
}
