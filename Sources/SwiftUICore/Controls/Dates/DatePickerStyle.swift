/// The appearance of a date picker. See Apple's documentation of `DatePickerStyle`.
///
/// A browser has one kind of date field, which opens a calendar, or wheels on a phone: all styles
/// but the graphical one result in that field.
public protocol DatePickerStyle: Sendable {
  /// The style in the form for hosts. Not for use outside the framework.
  var _style: _DatePickerStyleDescription { get }
}

/// A date picker style in the form for hosts.
public struct _DatePickerStyleDescription: Sendable {
  fileprivate var isGraphical = false
}

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

/// A style that shows a month as a calendar, with buttons for the months before and after. The arrow keys choose the day beside
/// the selected one, above or below it. A time of day has a field below the calendar. The label is not visible.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _DatePickerStyleDescription { _DatePickerStyleDescription(isGraphical: true) }
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

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style that shows a month as a calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

private struct DatePickerCalendarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True if date pickers with days show calendars.
  fileprivate(set) var datePickersAreGraphical: Bool {
    get { self[DatePickerCalendarKey.self] }
    set { self[DatePickerCalendarKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of date pickers in this view. Hosts have one appearance for all styles but
  /// ``DatePickerStyle/graphical``.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickersAreGraphical, style._style.isGraphical)
  }
}
