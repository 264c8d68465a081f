import BanyanTesting
import Foundation
import SwiftUICore
import Testing

/// Texts that show a time as it goes on.
@MainActor
@Suite struct TimeDataSourceTests {
  private func text(
    _ seconds: Double, _ fields: Set<Date.ComponentsFormatStyle.Field> = [.hour, .minute, .second],
    count: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let style = SystemFormatStyle.DateOffset(
      to: start, allowedFields: fields, maxFieldCount: count, sign: sign
    ).locale(Locale(identifier: "en_US"))
    return String(style.format(start.addingTimeInterval(seconds)).characters)
  }

  @Test func anOffsetIsInTheLargestUnitsThatAreNotZero() {
    #expect(text(0) == "0 seconds")
    #expect(text(42) == "42 seconds")
    #expect(text(222) == "3 minutes, 42 seconds")
    #expect(text(222, count: 1) == "3 minutes")
    #expect(text(7_422) == "2 hours, 3 minutes")
    #expect(text(7_422, [.minute, .second]) == "123 minutes, 42 seconds")
    #expect(text(-42) == "-42 seconds")
    #expect(text(-42, sign: .never) == "42 seconds")
    #expect(text(42, sign: .always()) == "+42 seconds")
  }

  @Test func anOffsetReportsWhenItChanges() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let style = SystemFormatStyle.DateOffset(to: start)
    func next(_ seconds: Double) -> Double? {
      style.discreteInput(after: start.addingTimeInterval(seconds))
        .map { ($0.timeIntervalSinceReferenceDate * 1000).rounded() / 1000 }
    }
    #expect([0, 0.5, 59, -1.5].map(next) == [1, 1, 60, -1])
    // Beyond an hour there are no seconds.
    #expect(next(3_605) == 3_660)
    let before = try #require(style.discreteInput(before: start.addingTimeInterval(1.5)))
    #expect(String(style.format(before).characters) == "0 seconds")
  }

  @Test func `the time of day is that of the person's time zone`() throws {
    let locale = Locale(identifier: "de_DE")
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let style = Date.FormatStyle(
      date: .omitted, time: .shortened, locale: locale, timeZone: tokyo)
    let before = style.format(.now)
    let app = TestApp(
      Text(.currentDate, format: Date.FormatStyle(date: .omitted, time: .shortened))
        .environment(\.locale, locale).environment(\.timeZone, tokyo))
    let texts = app.window.texts
    // A minute may end meanwhile.
    #expect(texts == [before] || texts == [style.format(.now)])
  }

  @Test func aTextGoesOnWithTheTime() async {
    let start = Date.now.addingTimeInterval(-90)
    let app = TestApp(
      VStack {
        Text(.currentDate, format: .offset(to: start, allowedFields: [.minute]))
        Text(
          .durationOffset(to: start),
          format: .time(pattern: .hourMinute(padHourToLength: 1, roundSeconds: .down)))
      })
    #expect(app.window.texts == ["1 minute", "0:01"])
    await app.settle()
    await app.clock.advance(by: .seconds(60))
    await app.settle()
    #expect(app.window.texts == ["2 minutes", "0:02"])
  }

  @Test func aTextWithFractionsOfASecondChangesThirtyTimesASecond() async {
    let app = TestApp {
      Text(
        .durationOffset(to: .now.addingTimeInterval(-90)),
        format: .time(pattern: .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 2)))
    }
    await app.settle()
    app.reset()
    for _ in 1...10 {
      await app.clock.advance(by: .milliseconds(10))
      await app.settle()
    }
    #expect(app.window.changes.count == 3)
  }
}
