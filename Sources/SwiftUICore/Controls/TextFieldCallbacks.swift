import Foundation

// Apple marks these as deprecated, but has no compiler say so; nor does this one.

extension TextField where Label == Text {
  /// Creates a text field that says when it is being edited, and when Return is pressed.
  /// - Parameters:
  ///   - onEditingChanged: called with true when the focus comes, and with false when it leaves.
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

  /// Creates a text field that says when it is being edited.
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

  /// Creates a text field that says when Return is pressed.
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

  /// Creates a text field that says when it is being edited, and when Return is pressed.
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

  /// Creates a text field that says when it is being edited.
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

  /// Creates a text field that says when Return is pressed.
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

  /// Creates a text field for a value that a formatter reads and writes.
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

  /// Creates a text field for a value that a formatter reads and writes.
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

extension SecureField where Label == Text {
  /// Creates a secure field that says when Return is pressed.
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

  /// Creates a secure field that says when Return is pressed.
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
