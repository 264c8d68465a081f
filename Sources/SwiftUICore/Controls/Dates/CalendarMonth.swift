import Foundation

/// The days of a month, week by week.
nonisolated struct CalendarMonth {
  let calendar: Calendar
  /// The first moment of the month.
  let start: Date

  /// - Parameters:
  ///   - date: a date in the month.
  ///   - calendar: the calendar, whose locale and time zone count too.
  init(of date: Date, in calendar: Calendar) {
    self.calendar = calendar
    start = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
  }

  /// The first moments of the days. Places of other months in the first and the last week are nil.
  var weeks: [[Date?]] {
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let leading = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    var places: [Date?] = Array(repeating: nil, count: leading)
    for index in 0..<count {
      places.append(calendar.date(byAdding: .day, value: index, to: start))
    }
    while places.count % 7 != 0 { places.append(nil) }
    return stride(from: 0, to: places.count, by: 7).map { Array(places[$0..<$0 + 7]) }
  }

  /// The titles of the columns, in the order of the calendar's weeks.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(names[first...] + names[..<first])
  }

  /// The month some months later, or earlier.
  func moved(by count: Int) -> CalendarMonth {
    CalendarMonth(
      of: calendar.date(byAdding: .month, value: count, to: start) ?? start, in: calendar)
  }

  /// Returns a date on another day, at its time of day.
  func date(_ date: Date, onDay day: Date) -> Date {
    let from = calendar.startOfDay(for: date)
    // Rounded, as a day begins at one o'clock where clocks are put forward at midnight.
    let count = Int((day.timeIntervalSince(from) / 86_400).rounded())
    return calendar.date(byAdding: .day, value: count, to: date) ?? day
  }
}
