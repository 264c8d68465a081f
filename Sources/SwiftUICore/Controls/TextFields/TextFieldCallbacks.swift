import Foundation

// Apple marks these as deprecated without compiler warnings, as is done here.

extension TextField where Label == Text {
  /// Creates a text field with actions for changes of editing and for Return.
  /// - Parameters:
  ///   - onEditingChanged: called with true when the field gets the focus, and with false when it loses it.
  ///   - onCommit: called when Return is pressed, before `onSubmit`.
  @available(
    swift, deprecated: 100000,
    message:
      "Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      .text(text), prompt: nil, label: Text(titleKey), whenEditingChanges: onEditingChanged,
      whenCommitted: onCommit)
  }

  /// Creates a text field with an action for changes of editing.
  @available(
    swift, deprecated: 100000,
    message:
      "Use View.focused(_:) for functionality previously provided by the onEditingChanged parameter."
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      .text(text), prompt: nil, label: Text(titleKey), whenEditingChanges: onEditingChanged)
  }

  /// Creates a text field with an action for Return.
  @available(
    swift, deprecated: 100000,
    message:
      "Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(.text(text), prompt: nil, label: Text(titleKey), whenCommitted: onCommit)
  }

  /// Creates a text field with actions for changes of editing and for Return.
  @available(
    swift, deprecated: 100000,
    message:
      "Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      .text(text), prompt: nil, label: Text(title), whenEditingChanges: onEditingChanged,
      whenCommitted: onCommit)
  }

  /// Creates a text field with an action for changes of editing.
  @available(
    swift, deprecated: 100000,
    message:
      "Use View.focused(_:) for functionality previously provided by the onEditingChanged parameter."
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.text(text), prompt: nil, label: Text(title), whenEditingChanges: onEditingChanged)
  }

  /// Creates a text field with an action for Return.
  @available(
    swift, deprecated: 100000,
    message:
      "Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(.text(text), prompt: nil, label: Text(title), whenCommitted: onCommit)
  }

  /// Creates a text field for a value with a formatter.
  @available(
    swift, deprecated: 100000,
    message:
      "Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      .value(ConvertedValue(value, formatter: formatter)), prompt: nil, label: Text(titleKey),
      whenEditingChanges: onEditingChanged, whenCommitted: onCommit)
  }

  /// Creates a text field for a value with a formatter.
  @available(
    swift, deprecated: 100000,
    message:
      "Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      .value(ConvertedValue(value, formatter: formatter)), prompt: nil, label: Text(title),
      whenEditingChanges: onEditingChanged, whenCommitted: onCommit)
  }
}

extension TextField where Label == Text {
  /// Creates a text field for a value with a formatter, and an action for changes of editing.
  @available(
    swift, deprecated: 100000,
    message:
      "Use View.focused(_:) for functionality previously provided by the onEditingChanged parameter."
  )
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      .value(ConvertedValue(value, formatter: formatter)), prompt: nil, label: Text(titleKey),
      whenEditingChanges: onEditingChanged)
  }

  /// Creates a text field for a value with a formatter, and an action for changes of editing.
  @available(
    swift, deprecated: 100000,
    message:
      "Use View.focused(_:) for functionality previously provided by the onEditingChanged parameter."
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      .value(ConvertedValue(value, formatter: formatter)), prompt: nil, label: Text(title),
      whenEditingChanges: onEditingChanged)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with an action for Return.
  @available(
    swift, deprecated: 100000,
    message:
      "Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(titleKey), whenCommitted: onCommit)
  }

  /// Creates a secure field with an action for Return.
  @available(
    swift, deprecated: 100000,
    message:
      "Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(title), whenCommitted: onCommit)
  }
}
