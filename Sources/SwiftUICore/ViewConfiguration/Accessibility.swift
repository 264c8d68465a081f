import BanyanHost

// What a view is called, and what is said of it, for people who do not see it and for tests.

extension View {
  /// Names this view for tests. A person never sees the name.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_DescriptionModifier(.identifier(identifier)))
  }

  /// Names this view for tests, or does not.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    modifier(_DescriptionModifier(isEnabled ? .identifier(identifier) : nil))
  }

  /// Hides this view and all inside it from people who do not see it, and shows it to nobody less.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(_DescriptionModifier(hidden ? .isAccessibilityHidden(true) : nil))
  }

  /// Hides this view and all inside it from people who do not see it.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }
}

// MARK: Label

extension View {
  /// Names this view for people who do not see it.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(_TextDescriptionModifier(label) { .label($0) })
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

  /// Names this view for people who do not see it, or leaves it its name.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(_TextDescriptionModifier(isEnabled ? label : nil) { .label($0) })
  }

  /// Names this view for people who do not see it, or leaves it its name.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Names this view for people who do not see it, or leaves it its name.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
}

// MARK: Value

extension View {
  /// Says what this view stands at, to people who do not see it.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    modifier(_TextDescriptionModifier(valueDescription) { .accessibilityValue($0) })
  }

  /// Says what this view stands at, to people who do not see it.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says what this view stands at, to people who do not see it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what this view stands at, or leaves it to the view.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> some View {
    modifier(
      _TextDescriptionModifier(isEnabled ? valueDescription : nil) { .accessibilityValue($0) })
  }

  /// Says what this view stands at, or leaves it to the view.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Says what this view stands at, or leaves it to the view.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
}

// MARK: Hint

extension View {
  /// Says what comes of using this view, to people who do not see it.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    modifier(_TextDescriptionModifier(hint) { .accessibilityHint($0) })
  }

  /// Says what comes of using this view, to people who do not see it.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what comes of using this view, to people who do not see it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says what comes of using this view, or does not.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    modifier(_TextDescriptionModifier(isEnabled ? hint : nil) { .accessibilityHint($0) })
  }

  /// Says what comes of using this view, or does not.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Says what comes of using this view, or does not.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
}

// MARK: Help

extension View {
  /// Says what this view is for, to a person who rests the pointer on it, and to those who do not
  /// see it.
  nonisolated public func help(_ text: Text) -> some View {
    modifier(_TextDescriptionModifier(text) { .help($0) })
  }

  /// Says what this view is for, to a person who rests the pointer on it.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Says what this view is for, to a person who rests the pointer on it.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }
}
