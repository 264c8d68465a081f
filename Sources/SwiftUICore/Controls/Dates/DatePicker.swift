import BanyanHost
import Foundation

/// The components of a date that a picker shows. See Apple's documentation of `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for choosing a date. See Apple's documentation of `DatePicker`.
///
/// It shows the date in the time zone of the environment. Components that it does not show, such as the
/// time of day, are preserved. Dates out of range are not written, but on the first and the last day of a range (or in
/// its first and last minute), the nearest date in range is, and so it is where only the time of day is chosen.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  let model: DatePickerModel
  let label: Label

  nonisolated private init(
    _ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?, _ components: Components,
    _ label: Label
  ) {
    model = DatePickerModel(
      selection: selection, earliest: earliest, latest: latest, components: components)
    self.label = label
  }

  /// Creates a date picker with a custom label.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  /// Creates a date picker for a range of dates, with a custom label.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// Creates a date picker for dates from a start, with a custom label.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  /// Creates a date picker for dates up to an end, with a custom label.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker for a range of dates, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker for dates from a start, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker for dates up to an end, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  /// Creates a date picker for a range of dates, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }

  /// Creates a date picker for dates from a start, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
  }

  /// Creates a date picker for dates up to an end, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
  }
}

extension DatePicker: StyledControl {
  public typealias Body = Never

  var facts: DatePickerModel { model }

  var standard: DatePickerContent<Label> { DatePickerContent(model: model, label: label) }

  func part(_ number: Int) -> any View { label }

  func configuration(of source: StyledControlNode<DatePicker>) -> DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: .init(content: StyleContent(source: source, part: 0)), model: model)
  }
}
