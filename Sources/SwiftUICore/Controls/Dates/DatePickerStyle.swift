import Foundation

/// The appearance and interaction of date pickers.
///
/// ```swift
/// struct WeekDatePickerStyle: DatePickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     LabeledContent {
///       Button("Next week") { configuration.selection += 7 * 86_400 }
///     } label: {
///       configuration.label
///     }
///   }
/// }
/// ```
///
/// A style may declare dynamic properties. Each picker has its own storage for them. A browser has one kind of date field, which
/// opens a calendar, or wheels on a phone: all of the framework's styles but the graphical one result in that field. See Apple's
/// documentation of `DatePickerStyle`.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// A view that represents the body of a date picker.
  associatedtype Body: View

  /// Creates a view that represents the body of a date picker.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration
}

/// The properties of a date picker.
public nonisolated struct DatePickerStyleConfiguration {
  /// The label of the date picker.
  public nonisolated struct Label: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The label of the date picker.
  public let label: Label
  /// The chosen date. Use `$selection` for a binding.
  @Binding public var selection: Date
  /// The earliest date that can be chosen; nil if there is none. A style keeps a person from choosing an earlier one.
  public var minimumDate: Date?
  /// The latest date that can be chosen; nil if there is none. A style keeps a person from choosing a later one.
  public var maximumDate: Date?
  /// The components of the date that the picker shows.
  public var displayedComponents: DatePickerComponents

  init(label: Label, model: DatePickerModel) {
    self.label = label
    _selection = model.selection.ofNoView
    minimumDate = model.earliest
    maximumDate = model.latest
    displayedComponents = model.components
  }

  fileprivate func picker(isGraphical: Bool) -> some View {
    DatePickerContent(
      model: DatePickerModel(
        selection: $selection, earliest: minimumDate, latest: maximumDate,
        components: displayedComponents),
      label: label
    )
    .environment(\.datePickersAreGraphical, isGraphical)
  }
}

extension View {
  /// Sets the style of date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's default style.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, EnvironmentStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker(isGraphical: false)
  }

  func write(to values: inout EnvironmentValues) { values.datePickersAreGraphical = false }
}

/// A style that shows the date, and a calendar for choosing another.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, EnvironmentStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker(isGraphical: false)
  }

  func write(to values: inout EnvironmentValues) { values.datePickersAreGraphical = false }
}

/// A style that shows the date in an editable field.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle, EnvironmentStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker(isGraphical: false)
  }

  func write(to values: inout EnvironmentValues) { values.datePickersAreGraphical = false }
}

/// A style that shows the date in an editable field, whose parts the arrow keys step.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle, EnvironmentStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker(isGraphical: false)
  }

  func write(to values: inout EnvironmentValues) { values.datePickersAreGraphical = false }
}

/// A style that shows wheels on hosts that have them, such as browsers on phones.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, EnvironmentStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker(isGraphical: false)
  }

  func write(to values: inout EnvironmentValues) { values.datePickersAreGraphical = false }
}

/// A style that shows a month as a calendar, with buttons for the months before and after. The arrow keys choose the day beside
/// the selected one, above or below it. A time of day has a field below the calendar. The label is not visible.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, EnvironmentStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.picker(isGraphical: true)
  }

  func write(to values: inout EnvironmentValues) { values.datePickersAreGraphical = true }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The host's default style.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style that shows the date, and a calendar for choosing another.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A style that shows the date in an editable field.
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A style that shows the date in an editable field, whose parts can be stepped.
  nonisolated public static var stepperField: StepperFieldDatePickerStyle {
    StepperFieldDatePickerStyle()
  }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style that shows wheels on hosts that have them.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style that shows a month as a calendar.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

private struct DatePickerCalendarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True if date pickers with days show calendars.
  nonisolated fileprivate(set) var datePickersAreGraphical: Bool {
    get { self[DatePickerCalendarKey.self] }
    set { self[DatePickerCalendarKey.self] = newValue }
  }
}
