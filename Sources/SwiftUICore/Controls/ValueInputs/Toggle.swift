import BanyanHost

/// A control that switches between on and off. See Apple's documentation of `Toggle`.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a toggle with a custom label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle {
  /// Creates a toggle for several Booleans, which is on if all of them are, and sets all of them.
  ///
  /// ```swift
  /// Toggle("All Alarms", sources: $alarms, isOn: \.isEnabled)
  /// ```
  /// - Parameters:
  ///   - sources: the elements that have the Booleans, or bindings to them.
  ///   - isOn: the Boolean of an element.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { isOn in
          for binding in bindings { binding.wrappedValue = isOn }
        }), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle for several Booleans, which is on if all of them are, and sets all of them.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several Booleans, which is on if all of them are, and sets all of them.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a toggle with a symbol and a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a symbol and a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a style's configuration in the next outer style. Use it in the body of a
  /// style.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    label = configuration.label
  }
}

extension Toggle: StyledControl {
  public typealias Body = Never

  var facts: Binding<Bool> { isOn }

  var standard: ToggleElement<Label> { ToggleElement(content: label, isOn: isOn) }

  func part(_ number: Int) -> any View { label }

  func configuration(of source: StyledControlNode<Toggle>) -> ToggleStyleConfiguration {
    ToggleStyleConfiguration(
      label: .init(content: StyleContent(source: source, part: 0)), isOn: isOn)
  }
}

/// The element of a toggle.
nonisolated struct ToggleElement<Content: View>: ElementView {
  let content: Content
  let isOn: Binding<Bool>
  let look: ToggleLook?

  init(content: Content, isOn: Binding<Bool>, look: ToggleLook? = nil) {
    self.content = content
    self.isOn = isOn
    self.look = look
  }

  @MainActor static var kind: ElementKind { .toggle }
  @MainActor static var isResponder: Bool { true }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    var properties: [Property] = [.isOn(isOn.wrappedValue)]
    if let look { properties.append(.toggleStyle(look)) }
    return properties + environment.labelProperties + environment.controlProperties
  }

  @MainActor func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard case .setOn(let value) = payload, node.isEnabled else { return false }
    isOn.wrappedValue = value
    return true
  }
}
