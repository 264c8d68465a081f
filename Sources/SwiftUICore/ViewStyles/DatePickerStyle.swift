/// How a date picker looks. See Apple's documentation of `DatePickerStyle`.
///
/// A browser has one field for dates, which opens a calendar, or wheels on a telephone: the styles
/// here all come to it.
public protocol DatePickerStyle: Sendable {
  /// The style as hosts know it. Not for use outside the framework.
  var _style: _DatePickerStyleDescription { get }
}

/// A date picker's style, as hosts know it: there is one.
public struct _DatePickerStyleDescription: Sendable {}

/// The host's own style.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _DatePickerStyleDescription { _DatePickerStyleDescription() }
}

/// The date, and a calendar to choose another.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _DatePickerStyleDescription { _DatePickerStyleDescription() }
}

/// A field to write the date in.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _DatePickerStyleDescription { _DatePickerStyleDescription() }
}

/// A field to write the date in, the parts of which can be stepped: with the arrow keys.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _DatePickerStyleDescription { _DatePickerStyleDescription() }
}

/// Wheels, where the host has them, as browsers have on telephones.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _DatePickerStyleDescription { _DatePickerStyleDescription() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The host's own style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date, and a calendar to choose another.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field to write the date in.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field to write the date in, the parts of which can be stepped.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels, where the host has them.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets how date pickers below look. The host has one look for all these styles, so nothing
  /// differs. What looks otherwise, as a calendar of a whole month does, is no style here.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
