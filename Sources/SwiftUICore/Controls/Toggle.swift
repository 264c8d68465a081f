import BanyanHost

/// A control that switches something on and off. See Apple's documentation of `Toggle`.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let content: Label

  /// Creates a switch with a label of your own.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    content = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a switch with a symbol and a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a switch with a symbol and a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
}

extension Toggle: ElementView {
  public typealias Body = Never
  static var kind: ElementKind { .toggle }
  static var isResponder: Bool { true }

  func properties(in environment: ElementEnvironment) -> [Property] {
    [.isOn(isOn.wrappedValue)] + environment.enabledProperties
  }

  func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard case .setOn(let value) = payload, node.isEnabled else { return false }
    isOn.wrappedValue = value
    return true
  }
}
