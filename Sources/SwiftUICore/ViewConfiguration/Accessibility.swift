import BanyanHost

extension View {
  /// Names this view for tests. A person never sees the name.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_DescriptionModifier(.identifier(identifier)))
  }

  /// Names this view for people who do not see it.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(_DescriptionModifier(.label(label.string)))
  }

  /// Names this view for people who do not see it.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Names this view for people who do not see it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
}

/// Says something of a view that does not change how it looks.
public nonisolated struct _DescriptionModifier: BoxModifier {
  private let property: Property

  init(_ property: Property) {
    self.property = property
  }

  @MainActor var properties: [Property] { [property] }
}
