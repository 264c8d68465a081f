/// The appearance of a date picker. See Apple's documentation of `DatePickerStyle`.
///
/// A browser has one kind of date field, which opens a calendar, or wheels on a phone: all styles
/// here result in that field.
public protocol DatePickerStyle: Sendable {
  /// The style in the form for hosts. Not for use outside the framework.
  var _style: _DatePickerStyleDescription { get }
}

/// A date picker style in the form for hosts. There is only one.
public struct _DatePickerStyleDescription: Sendable {}

/// The host's default style.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _DatePickerStyleDescription { _DatePickerStyleDescription() }
}

/// A style that shows the date, and a calendar for choosing another.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _DatePickerStyleDescription { _DatePickerStyleDescription() }
}

/// A style that shows the date in an editable field.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _DatePickerStyleDescription { _DatePickerStyleDescription() }
}

/// A style that shows the date in an editable field, whose parts the arrow keys step.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _DatePickerStyleDescription { _DatePickerStyleDescription() }
}

/// A style that shows wheels on hosts that have them, such as browsers on phones.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _DatePickerStyleDescription { _DatePickerStyleDescription() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The host's default style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style that shows the date, and a calendar for choosing another.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A style that shows the date in an editable field.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A style that shows the date in an editable field, whose parts can be stepped.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style that shows wheels on hosts that have them.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the style of date pickers in this view. It has no visible effect, as the host has one appearance for all of
  /// these styles. A style with a different appearance, such as a calendar for a whole month, is not available.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
