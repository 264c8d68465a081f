import Foundation

// In each pair, the first initializer takes a localized key, and the second a plain string.

extension TextField {
  /// Creates a text field with a custom label, and a prompt that is shown while it is empty.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), prompt: prompt, label: label())
  }

  /// Creates a text field that grows along an axis.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: label())
  }

  /// Creates a text field for a value with a format.
  nonisolated public init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(.value(ConvertedValue(value, format: format)), prompt: prompt, label: label())
  }

  /// Creates a text field for a value with a format. Invalid input sets the value to nil.
  nonisolated public init<F>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(.value(ConvertedValue(value, format: format)), prompt: prompt, label: label())
  }

  /// Creates a text field for a value with a formatter. Only number and date formatters
  /// are supported.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.value(ConvertedValue(value, formatter: formatter)), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title, which is shown while it is empty.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(.text(text), prompt: nil, label: Text(titleKey))
  }

  /// Creates a text field with a title, which is shown while it is empty.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(.text(text), prompt: nil, label: Text(title))
  }

  /// Creates a text field with a title, and a prompt that is shown while it is empty.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a text field with a title, and a prompt that is shown while it is empty.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(title))
  }

  /// Creates a text field that grows along an axis.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(.text(text), prompt: nil, axis: axis, label: Text(titleKey))
  }

  /// Creates a text field that grows along an axis.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(.text(text), prompt: nil, axis: axis, label: Text(title))
  }

  /// Creates a text field with a prompt that grows along an axis.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Creates a text field with a prompt that grows along an axis.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(title))
  }

  /// Creates a text field for a value with a format.
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field for a value with a format.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field for a value with a format. Invalid input sets the value to nil.
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field for a value with a format. Invalid input sets the value to nil.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field for a value with a formatter. Only number and date formatters
  /// are supported.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    self.init(value: value, formatter: formatter) { Text(titleKey) }
  }

  /// Creates a text field for a value with a formatter. Only number and date formatters
  /// are supported.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter
  ) {
    self.init(value: value, formatter: formatter) { Text(title) }
  }

  /// Creates a text field with a prompt for a value with a formatter.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field with a prompt for a value with a formatter.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}
