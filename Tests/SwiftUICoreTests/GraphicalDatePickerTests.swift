import BanyanHost
import BanyanTesting
import Foundation
import Testing

@testable import SwiftUICore

/// The calendar of a month: its days, and how one is chosen.
@MainActor
@Suite struct GraphicalDatePickerTests {
  /// 21 November 2026, 17:30:05 in UTC, a Saturday.
  private static let date = Date(timeIntervalSince1970: 1_795_282_205)
  private static let day: TimeInterval = 86_400

  struct Screen: View {
    var components: DatePickerComponents = .date
    var range: ClosedRange<Date> = Date.distantPast...Date.distantFuture
    var locale = "en_US"
    @State private var date = GraphicalDatePickerTests.date

    var body: some View {
      DatePicker("When", selection: $date, in: range, displayedComponents: components)
        .datePickerStyle(.graphical)
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.calendar, Locale(identifier: locale).calendar)
      Text(verbatim: "+\(Int(date.timeIntervalSince(GraphicalDatePickerTests.date)))")
      Button("Later") { date += 40 * GraphicalDatePickerTests.day }
    }
  }

  private func calendar(_ locale: String) -> Calendar {
    var calendar = Locale(identifier: locale).calendar
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }

  private func days(of weeks: [[Date?]], in calendar: Calendar) -> [[Int]] {
    weeks.map { week in week.map { $0.map { calendar.component(.day, from: $0) } ?? 0 } }
  }

  private func move(_ key: KeyEquivalent, in window: TestWindow) {
    window.press(KeyCombination(key: String(key.character)))
  }

  @Test func aMonthHasWeeksThatBeginAsTheLocaleHasIt() {
    let american = CalendarMonth(of: Self.date, in: calendar("en_US"))
    #expect(
      days(of: american.weeks, in: american.calendar) == [
        [1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14], [15, 16, 17, 18, 19, 20, 21],
        [22, 23, 24, 25, 26, 27, 28], [29, 30, 0, 0, 0, 0, 0],
      ])
    #expect(american.weekdays.first == "Sun")
    let german = CalendarMonth(of: Self.date, in: calendar("de_DE"))
    #expect(
      days(of: german.weeks, in: german.calendar).first == [0, 0, 0, 0, 0, 0, 1])
    #expect(days(of: german.weeks, in: german.calendar).count == 6)
  }

  @Test func monthsAreTurnedOverTheEndOfAYear() {
    let month = CalendarMonth(of: Self.date, in: calendar("en_US"))
    let february = month.moved(by: 3)
    #expect(days(of: february.weeks, in: month.calendar).joined().filter { $0 > 0 }.count == 28)
    #expect(month.calendar.component(.year, from: february.start) == 2027)
    #expect(february.moved(by: -3).start == month.start)
  }

  @Test func aDayIsChosenAndTheTimeStays() {
    let app = TestApp(Screen())
    #expect(app.window.texts.first == "November 2026")
    #expect(app.window.find(.datePicker, "When") == nil)
    app.window.button("Monday, November 23, 2026").tap()
    #expect(app.window.shows("+\(2 * Int(Self.day))"))
  }

  @Test func theSelectedDayIsMarked() {
    let app = TestApp(Screen())
    func marked() -> [String] {
      app.window.all.filter { $0.property(.traits) == .traits(.selected) }.map(\.name)
    }
    #expect(marked() == ["Saturday, November 21, 2026"])
    app.window.button("Sunday, November 1, 2026").tap()
    #expect(marked() == ["Sunday, November 1, 2026"])
  }

  @Test func turningToAnotherMonthChoosesNothing() {
    let app = TestApp(Screen())
    app.window.button("Next Month").tap()
    #expect(app.window.texts.first == "December 2026")
    #expect(app.window.shows("+0"))
    app.window.button("Previous Month").tap()
    app.window.button("Previous Month").tap()
    #expect(app.window.texts.first == "October 2026")
    app.window.button("Later").tap()
    #expect(app.window.texts.first == "December 2026")
  }

  @Test func daysOutOfRangeCannotBeChosen() {
    let app = TestApp(
      Screen(range: Self.date...Self.date.addingTimeInterval(20 * Self.day)))
    #expect(!app.window.button("Friday, November 20, 2026").isEnabled)
    #expect(app.window.button("Saturday, November 21, 2026").isEnabled)
    #expect(!app.window.button("Previous Month").isEnabled)
    app.window.button("Next Month").tap()
    #expect(app.window.button("Friday, December 11, 2026").isEnabled)
    #expect(!app.window.button("Saturday, December 12, 2026").isEnabled)
    #expect(!app.window.button("Next Month").isEnabled)
  }

  @Test func arrowKeysChooseTheDayBeside() {
    let app = TestApp(Screen())
    app.window.button("Saturday, November 21, 2026").focus()
    move(.rightArrow, in: app.window)
    #expect(app.window.shows("+\(Int(Self.day))"))
    #expect(app.window.button("Sunday, November 22, 2026").isFocused)
    move(.downArrow, in: app.window)
    move(.downArrow, in: app.window)
    #expect(app.window.texts.first == "December 2026")
    #expect(app.window.shows("+\(15 * Int(Self.day))"))
    move(.upArrow, in: app.window)
    move(.leftArrow, in: app.window)
    #expect(app.window.shows("+\(7 * Int(Self.day))"))
  }

  @Test func arrowKeysFollowTheDirectionOfTheLanguage() {
    let app = TestApp(Screen().environment(\.layoutDirection, .rightToLeft))
    app.window.button("Saturday, November 21, 2026").focus()
    move(.leftArrow, in: app.window)
    #expect(app.window.shows("+\(Int(Self.day))"))
  }

  @Test func aDayIsCountedFromOneThatHasNoMidnight() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "America/Santiago"))
    func date(_ day: Int, _ hour: Int) throws -> Date {
      try #require(
        calendar.date(from: DateComponents(year: 2026, month: 9, day: day, hour: hour)))
    }
    let month = CalendarMonth(of: try date(6, 12), in: calendar)
    let chosen = month.date(try date(6, 12), onDay: calendar.startOfDay(for: try date(10, 12)))
    #expect(chosen == (try date(10, 12)))
  }

  @Test func aTimeOfDayHasAFieldOfItsOwn() {
    let app = TestApp(Screen(components: [.date, .hourAndMinute]))
    #expect(app.window.datePicker("Time").value == "17:30")
    app.window.datePicker("Time").enter("18:30")
    #expect(app.window.shows("+3595"))
    let onlyTime = TestApp(Screen(components: .hourAndMinute))
    #expect(onlyTime.window.datePicker("When").value == "17:30")
  }

  @Test func namesAreInTheLanguageOfTheLocale() {
    let app = TestApp(Screen(locale: "de_DE"))
    #expect(app.window.texts.first == "November 2026")
    // After the month and the two buttons beside it.
    #expect(app.window.texts[3] == "Mo")
    #expect(app.window.find(.button, "Montag, 23. November 2026") != nil)
  }
}
