import Foundation

/// A date picker that shows a month as a calendar, made of other views.
struct GraphicalDatePicker<Label: View>: View {
  let model: DatePickerModel
  let label: Label
  /// The month that the person has turned to; nil for that of the selection.
  @State private var turnedTo: Date?
  @FocusState private var focusedDay: Date?
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    let selection = model.selection.wrappedValue
    let month = CalendarMonth(of: turnedTo ?? selection, in: calendar)
    VStack(spacing: 12) {
      CalendarHeader(month: month, style: style, hasDays: hasDays) { turnedTo = $0.start }
      CalendarGrid(
        month: month, isSelected: { month.calendar.isDate($0, inSameDayAs: selection) },
        isOffered: { writable(day: $0, in: month) != nil }, focusedDay: $focusedDay, style: style
      ) { choose($0, in: month) }
      .onMoveCommand { move($0, in: month) }
      if model.components.contains(.hourAndMinute) {
        LabeledControl(Text("Time"), control: DatePickerElement(model: timeModel))
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel((label as? Text) ?? Text(verbatim: ""), isEnabled: label is Text)
    .onChange(of: selection) { turnedTo = nil }
  }

  private var calendar: Calendar {
    var calendar = environmentCalendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// The style of dates, without parts.
  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  private var timeModel: DatePickerModel {
    DatePickerModel(
      selection: model.selection, earliest: model.earliest, latest: model.latest,
      components: .hourAndMinute)
  }

  // MARK: Choosing

  /// Returns the date to write for a day; nil if it is out of range.
  private func writable(day: Date, in month: CalendarMonth) -> Date? {
    model.date(
      in: DateNotation(.date, in: timeZone),
      for: month.date(model.selection.wrappedValue, onDay: day))
  }

  private func choose(_ day: Date, in month: CalendarMonth) {
    turnedTo = nil
    if let date = writable(day: day, in: month) { model.selection.wrappedValue = date }
  }

  /// Chooses a day beside the selected one, above or below it.
  private func move(_ direction: MoveCommandDirection, in month: CalendarMonth) {
    let forward = layoutDirection == .rightToLeft ? -1 : 1
    let count =
      switch direction {
      case .left: -forward
      case .right: forward
      case .up: -7
      case .down: 7
      }
    let today = calendar.startOfDay(for: model.selection.wrappedValue)
    guard let day = calendar.date(byAdding: .day, value: count, to: today),
      writable(day: day, in: month) != nil
    else { return }
    choose(day, in: month)
    focusedDay = day
  }

  private func hasDays(_ month: CalendarMonth) -> Bool {
    if let earliest = model.earliest, month.moved(by: 1).start <= earliest { return false }
    if let latest = model.latest, month.start > latest { return false }
    return true
  }
}

/// The name of a month, with buttons for those before and after.
struct CalendarHeader: View {
  let month: CalendarMonth
  let style: Date.FormatStyle
  let hasDays: (CalendarMonth) -> Bool
  let turn: (CalendarMonth) -> Void

  var body: some View {
    HStack {
      Text(verbatim: month.start.formatted(style.month(.wide).year())).font(.headline)
        .accessibilityAddTraits(.isHeader)
      Spacer()
      button("Previous Month", "chevron.left", to: month.moved(by: -1))
      button("Next Month", "chevron.right", to: month.moved(by: 1))
    }
  }

  private func button(
    _ title: LocalizedStringKey, _ symbol: String, to month: CalendarMonth
  ) -> some View {
    Button(title, systemImage: symbol) { turn(month) }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      .disabled(!hasDays(month))
  }
}

/// The days of a month, below the names of the days of the week.
struct CalendarGrid: View {
  let month: CalendarMonth
  let isSelected: (Date) -> Bool
  let isOffered: (Date) -> Bool
  let focusedDay: FocusState<Date?>.Binding
  let style: Date.FormatStyle
  let choose: (Date) -> Void

  var body: some View {
    VStack(spacing: 4) {
      HStack(spacing: 0) {
        ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
          Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity)
        }
      }
      .accessibilityHidden(true)
      ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
        HStack(spacing: 0) {
          ForEach(Array(week.enumerated()), id: \.offset) { _, day in
            if let day {
              button(for: day)
            } else {
              Color.clear.frame(maxWidth: .infinity, minHeight: 1, maxHeight: 1)
            }
          }
        }
      }
    }
  }

  private func button(for day: Date) -> some View {
    let isSelected = isSelected(day)
    return Button {
      choose(day)
    } label: {
      Text(verbatim: day.formatted(style.day()))
        .fontWeight(isSelected ? .semibold : .regular)
        .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .frame(width: 36, height: 36)
        .background { if isSelected { Circle().fill(.tint) } }
        .frame(maxWidth: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(!isOffered(day))
    .focused(focusedDay, equals: day)
    .accessibilityLabel(
      Text(verbatim: day.formatted(style.weekday(.wide).day().month(.wide).year()))
    )
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
