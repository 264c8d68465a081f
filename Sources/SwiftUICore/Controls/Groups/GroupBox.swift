import BanyanHost

/// A container for related content with its own background. See Apple's documentation of `GroupBox`.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  nonisolated private init(_ label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }

  /// Creates a box with a custom label.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), content())
  }

  /// Creates a box with a custom label.
  @available(*, deprecated, renamed: "GroupBox(content:label:)")
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label, content())
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content())
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box of a style's configuration in the next outer style. Use it in the body of a
  /// style.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}

extension GroupBox: StyledControl {
  public typealias Body = Never

  var facts: Bool { true }

  var standard: GroupBoxElement<Label, Content> {
    GroupBoxElement(label: label, content)
  }

  func part(_ number: Int) -> any View { number == 0 ? label : content }

  func configuration(of source: StyledControlNode<GroupBox>) -> GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(
      label: .init(content: StyleContent(source: source, part: 0)),
      content: .init(content: StyleContent(source: source, part: 1)))
  }
}

/// The element of a group box.
nonisolated struct GroupBoxElement<Label: View, Inside: View>: ElementView {
  let content: TupleView<(ModifiedContent<Caption<Label>, GroupBoxLabelModifier>, Inside)>

  @MainActor static var kind: ElementKind { .groupBox }

  init(label: Label, _ content: Inside) {
    self.content = TupleView(
      (Caption(content: label).modifier(GroupBoxLabelModifier()), content))
  }
}

/// Sets the font of the label of a group box, unless it has another.
nonisolated struct GroupBoxLabelModifier: EnvironmentWritingModifier {
  @MainActor func write(to values: inout EnvironmentValues) {
    if values.textStyle.font == nil { values.textStyle.font = Font.headline.resolved }
  }

  @MainActor static func isUnchanged(
    _ old: GroupBoxLabelModifier, _ new: GroupBoxLabelModifier
  ) -> Bool { true }
}
