import BanyanHost

/// A symbol beside a title. See Apple's documentation of `Label`.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// Creates a label with a title and an icon of your own.
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

  /// Creates a label with a title and a picture from the app's resources.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(decorative: name)
  }

  /// Creates a label with a title and a picture from the app's resources.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.title = Text(title)
    icon = Image(decorative: name)
  }
}

extension Label: ElementView {
  public typealias Body = Never
  static var kind: ElementKind { .label }
  var content: TupleView<(Icon, Title)> { TupleView((icon, title)) }
}
