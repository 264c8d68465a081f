import BanyanHost

/// A view that shows an icon and a title. See Apple's documentation of `Label`.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// Creates a label with a custom title and icon.
  nonisolated public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a system symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(decorativeSystemName: name)
  }

  /// Creates a label with a title and a system symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(decorativeSystemName: name)
  }

  /// Creates a label with a title and an image from the app's resources.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(decorative: name)
  }

  /// Creates a label with a title and an image from the app's resources.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.title = Text(title)
    icon = Image(decorative: name)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a style's configuration in the next outer style. Use it in the body of a
  /// style.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label: StyledControl {
  public typealias Body = Never

  var facts: Bool { true }

  var standard: LabelElement<Title, Icon> {
    LabelElement(title: title, icon: icon, isAutomatic: true)
  }

  func part(_ number: Int) -> any View { number == 0 ? title : icon }

  func configuration(of source: StyledControlNode<Label>) -> LabelStyleConfiguration {
    LabelStyleConfiguration(
      title: .init(content: StyleContent(source: source, part: 0)),
      icon: .init(content: StyleContent(source: source, part: 1)))
  }
}

/// The element of a label.
nonisolated struct LabelElement<Title: View, Icon: View>: ElementView {
  let title: Title
  let icon: Icon
  let look: LabelLook?
  /// True if no style was chosen, so that the surroundings decide.
  let isAutomatic: Bool

  init(title: Title, icon: Icon, look: LabelLook? = nil, isAutomatic: Bool = false) {
    self.title = title
    self.icon = icon
    self.look = look
    self.isAutomatic = isAutomatic
  }

  @MainActor static var kind: ElementKind { .label }
  var content: TupleView<(Icon, Title)> { TupleView((icon, title)) }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    let look = isAutomatic && environment.context.isInBar ? .iconOnly : look
    return look.map { [.labelStyle($0)] } ?? []
  }
}
