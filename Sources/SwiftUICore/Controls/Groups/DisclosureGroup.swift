import BanyanHost

/// A container that shows and hides its content. See Apple's documentation of `DisclosureGroup`.
public struct DisclosureGroup<Label: View, Content: View> {
  /// The expansion state; nil if the group stores it.
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  nonisolated private init(
    _ isExpanded: Binding<Bool>?, _ label: Label, _ content: @escaping () -> Content
  ) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  /// Creates a group with a custom label, which is initially collapsed.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), content)
  }

  /// Creates a group with a custom label.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, label(), content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title, which is initially collapsed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, Text(titleKey), content)
  }

  /// Creates a group with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(titleKey), content)
  }

  /// Creates a group with a title, which is initially collapsed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, Text(label), content)
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(label), content)
  }
}

extension DisclosureGroup: View {
  @MainActor public var body: some View {
    if let isExpanded {
      StyledDisclosure(isExpanded: isExpanded, label: label, content: content)
    } else {
      OwnDisclosure(label: label, content: content)
    }
  }
}

/// A group that stores its own expansion state.
private nonisolated struct OwnDisclosure<Label: View, Content: View>: View {
  @State private var isExpanded = false
  let label: Label
  let content: () -> Content

  init(label: Label, content: @escaping () -> Content) {
    self.label = label
    self.content = content
  }

  @MainActor var body: some View {
    StyledDisclosure(isExpanded: $isExpanded, label: label, content: content)
  }
}

private nonisolated struct StyledDisclosure<Label: View, Content: View>: StyledControl {
  typealias Body = Never

  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content

  var facts: Binding<Bool> { isExpanded }

  var standard: DisclosureElement<Label, Disclosed<Content>> {
    DisclosureElement(
      isExpanded: isExpanded, label: label,
      inside: Disclosed(isExpanded: isExpanded, content: content))
  }

  func part(_ number: Int) -> any View { number == 0 ? label : content() }

  @MainActor func configuration(
    of source: StyledControlNode<StyledDisclosure>
  ) -> DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: .init(content: StyleContent(source: source, part: 0)),
      content: .init(content: StyleContent(source: source, part: 1)), isExpanded: isExpanded)
  }
}

/// Content that exists while its group is expanded.
nonisolated struct Disclosed<Content: View>: View {
  let isExpanded: Binding<Bool>
  let content: () -> Content

  @MainActor var body: some View {
    if isExpanded.wrappedValue { content() }
  }
}

/// The element of a disclosure group.
nonisolated struct DisclosureElement<Label: View, Inside: View>: ElementView {
  let isExpanded: Binding<Bool>
  let label: Label
  let inside: Inside

  @MainActor static var kind: ElementKind { .disclosureGroup }

  var content: TupleView<(DisclosureToggle<Label>, Inside)> {
    TupleView((DisclosureToggle(content: label, isExpanded: isExpanded), inside))
  }
}

nonisolated struct DisclosureToggle<Content: View>: ElementView {
  let content: Content
  let isExpanded: Binding<Bool>

  @MainActor static var kind: ElementKind { .disclosureToggle }
  @MainActor static var isResponder: Bool { true }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    [.isExpanded(isExpanded.wrappedValue)] + environment.enabledProperties
  }

  @MainActor func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard case .setOn(let value) = payload, node.isEnabled else { return false }
    isExpanded.wrappedValue = value
    return true
  }
}
