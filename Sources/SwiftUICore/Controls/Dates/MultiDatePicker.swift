import Foundation

/// A control for choosing several days. See Apple's documentation of `MultiDatePicker`.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// MultiDatePicker("Market days", selection: $days, in: Date.now...)
/// ```
///
/// It shows a month as a calendar, in the calendar, the locale and the time zone of the environment. A press chooses a day, or takes it
/// back. The chosen days have the components calendar, era, year, month and day. The label is not visible.
public nonisolated struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let earliest: Date?
  private let end: Date?
  private let label: Label
  /// The month that the person has turned to; nil for that of the first chosen day.
  @State private var turnedTo: Date?
  @FocusState private var focusedDay: Date?
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.self) private var environment

  private init(
    _ selection: Binding<Set<DateComponents>>, _ earliest: Date?, _ end: Date?, _ label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.end = end
    self.label = label
  }

  @MainActor public var body: some View {
    let chosen = Set(selection.wrappedValue.compactMap { day(of: $0) })
    let month = CalendarMonth(of: turnedTo ?? chosen.min() ?? environment.now, in: calendar)
    VStack(spacing: 12) {
      CalendarHeader(month: month, style: style, hasDays: hasDays) { turnedTo = $0.start }
      CalendarGrid(
        month: month, isSelected: { chosen.contains($0) }, isOffered: isOffered,
        focusedDay: $focusedDay, style: style
      ) { choose($0, in: month) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel((label as? Text) ?? Text(verbatim: ""), isEnabled: label is Text)
  }

  @MainActor private var calendar: Calendar {
    var calendar = environmentCalendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// The style of dates, without parts.
  @MainActor private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// Returns the first moment of a day.
  @MainActor private func day(of components: DateComponents) -> Date? {
    calendar.date(from: components).map { calendar.startOfDay(for: $0) }
  }

  @MainActor private func choose(_ day: Date, in month: CalendarMonth) {
    turnedTo = month.start
    let taken = selection.wrappedValue.filter { self.day(of: $0) == day }
    if taken.isEmpty {
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    } else {
      selection.wrappedValue.subtract(taken)
    }
  }

  @MainActor private func isOffered(_ day: Date) -> Bool {
    let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return (earliest.map { next > $0 } ?? true) && (end.map { day < $0 } ?? true)
  }

  @MainActor private func hasDays(_ month: CalendarMonth) -> Bool {
    (earliest.map { month.moved(by: 1).start > $0 } ?? true)
      && (end.map { month.start < $0 } ?? true)
  }
}

extension MultiDatePicker {
  /// Creates a picker for days, with a custom label.
  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, label())
  }

  /// Creates a picker for days between two moments, of which the second is not included, with a custom label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// Creates a picker for days from a moment, with a custom label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  /// Creates a picker for days before a moment, with a custom label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker for days, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, nil, Text(titleKey))
  }

  /// Creates a picker for days between two moments, of which the second is not included, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
  }

  /// Creates a picker for days from a moment, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(titleKey))
  }

  /// Creates a picker for days before a moment, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(titleKey))
  }

  /// Creates a picker for days, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, nil, Text(title))
  }

  /// Creates a picker for days between two moments, of which the second is not included, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
  }

  /// Creates a picker for days from a moment, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(title))
  }

  /// Creates a picker for days before a moment, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(title))
  }
}
