import BanyanHost

// The names and descriptions of views for assistive technologies and for tests.

extension View {
  /// Sets an identifier of this view for tests. It is never visible.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_DescriptionModifier(.identifier(identifier)))
  }

  /// Sets an identifier of this view for tests, if enabled.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    modifier(_DescriptionModifier(isEnabled ? .identifier(identifier) : nil))
  }

  /// Hides this view and its content from assistive technologies. It stays visible.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(_DescriptionModifier(hidden ? .isAccessibilityHidden(true) : nil))
  }

  /// Hides this view and its content from assistive technologies, if enabled.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }
}

// MARK: Label

extension View {
  /// Sets the label of this view for assistive technologies.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(_TextDescriptionModifier(label) { .label($0) })
  }

  /// Sets the label of this view for assistive technologies.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the label of this view for assistive technologies.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the label of this view for assistive technologies, if enabled.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(_TextDescriptionModifier(isEnabled ? label : nil) { .label($0) })
  }

  /// Sets the label of this view for assistive technologies, if enabled.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the label of this view for assistive technologies, if enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
}

// MARK: Value

extension View {
  /// Sets the description of this view's value for assistive technologies.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    modifier(_TextDescriptionModifier(valueDescription) { .accessibilityValue($0) })
  }

  /// Sets the description of this view's value for assistive technologies.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the description of this view's value for assistive technologies.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the description of this view's value for assistive technologies, if enabled.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> some View {
    modifier(
      _TextDescriptionModifier(isEnabled ? valueDescription : nil) { .accessibilityValue($0) })
  }

  /// Sets the description of this view's value for assistive technologies, if enabled.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the description of this view's value for assistive technologies, if enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
}

// MARK: Hint

extension View {
  /// Describes the effect of using this view to assistive technologies.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    modifier(_TextDescriptionModifier(hint) { .accessibilityHint($0) })
  }

  /// Describes the effect of using this view to assistive technologies.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Describes the effect of using this view to assistive technologies.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Describes the effect of using this view to assistive technologies, if enabled.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    modifier(_TextDescriptionModifier(isEnabled ? hint : nil) { .accessibilityHint($0) })
  }

  /// Describes the effect of using this view to assistive technologies, if enabled.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Describes the effect of using this view to assistive technologies, if enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
}

// MARK: Help

extension View {
  /// Adds help text to this view, for a person who rests the pointer on it, and for assistive
  /// technologies.
  nonisolated public func help(_ text: Text) -> some View {
    modifier(_TextDescriptionModifier(text) { .help($0) })
  }

  /// Adds help text to this view, for a person who rests the pointer on it.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Adds help text to this view, for a person who rests the pointer on it.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }
}
