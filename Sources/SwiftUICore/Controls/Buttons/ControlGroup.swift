import BanyanHost

/// A group of related controls. See Apple's documentation of `ControlGroup`.
public struct ControlGroup<Content: View> {
  let label: (any View)?
  let content: Content

  /// Creates a group of controls.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Creates a group of controls with a custom label.
  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
    self.label = self.content.label
  }

  /// Creates a group of controls with a title.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a title.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates the group of a style's configuration in the next outer style. Use it in the body of a
  /// style.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration)
  where Content == ControlGroupStyleConfiguration.Content {
    content = configuration.content
    label = configuration.hasLabel ? configuration.label : nil
  }
}

/// Controls with their label. See Apple's documentation of `LabeledControlGroupContent`.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  @MainActor public var body: some View { content }
}

extension ControlGroup: StyledControl {
  public typealias Body = Never

  var facts: Bool { true }

  var standard: ControlGroupElement<AnyView, Content> {
    ControlGroupElement(
      content: TupleView((OptionalCaption(content: label.map { AnyView($0) }), content)))
  }

  func part(_ number: Int) -> any View { number == 0 ? content : label ?? EmptyView() }

  func configuration(of source: StyledControlNode<ControlGroup>) -> ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(
      content: .init(content: StyleContent(source: source, part: 0)),
      label: .init(content: StyleContent(source: source, part: 1)), hasLabel: label != nil)
  }
}

/// A caption, if there is content for it.
nonisolated struct OptionalCaption<Content: View>: View {
  let content: Content?

  @MainActor var body: some View {
    if let content { Caption(content: content) }
  }
}

/// The element of a control group.
nonisolated struct ControlGroupElement<Label: View, Inside: View>: ElementView {
  let content: TupleView<(OptionalCaption<Label>, Inside)>

  @MainActor static var kind: ElementKind { .controlGroup }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    environment.controlProperties
  }
}
