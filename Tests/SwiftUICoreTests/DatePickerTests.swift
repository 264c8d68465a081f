import BanyanHost
import BanyanTesting
import Foundation
import SwiftUICore
import Testing

/// Choosing dates and colors.
@MainActor
@Suite struct DatePickerTests {
  /// 21 November 2026, 17:30:05 in UTC.
  private static let date = Date(timeIntervalSince1970: 1_795_282_205)

  struct Screen: View {
    let components: DatePickerComponents
    let range: ClosedRange<Date>?
    var zone = "UTC"
    @State private var date = DatePickerTests.date

    var body: some View {
      Group {
        if let range {
          DatePicker("When", selection: $date, in: range, displayedComponents: components)
        } else {
          DatePicker("When", selection: $date, displayedComponents: components)
        }
      }
      .environment(\.timeZone, TimeZone(identifier: zone)!)
      Text(verbatim: "\(date.timeIntervalSince(DatePickerTests.date))")
    }

    init(
      _ components: DatePickerComponents = [.date, .hourAndMinute],
      in range: ClosedRange<Date>? = nil, zone: String = "UTC"
    ) {
      self.components = components
      self.range = range
      self.zone = zone
    }
  }

  @Test func aDateIsWrittenInTheTimeZoneOfTheEnvironment() {
    #expect(TestApp(Screen()).window.datePicker("When").value == "2026-11-21T17:30")
    #expect(TestApp(Screen(.date)).window.datePicker("When").value == "2026-11-21")
    #expect(TestApp(Screen(.hourAndMinute)).window.datePicker("When").value == "17:30")
    #expect(
      TestApp(Screen(zone: "Asia/Tokyo")).window.datePicker("When").value == "2026-11-22T02:30")
  }

  /// Returns the texts of a picker, with the narrow space before AM and PM as an ordinary one.
  private func shown(
    _ components: DatePickerComponents, _ locale: String, zone: String = "UTC"
  ) -> [String] {
    let app = TestApp(
      Screen(components, zone: zone).environment(\.locale, Locale(identifier: locale)))
    guard
      case .dateTexts(let texts)? = app.window.datePicker("When").property(.dateTexts)
    else { return [] }
    return texts.map { $0.replacing("\u{202F}", with: " ") }
  }

  @Test
  func `the date and the time are shown in the language and the time zone of the environment`() {
    #expect(shown([.date, .hourAndMinute], "en_US") == ["Nov 21, 2026", "5:30 PM"])
    #expect(shown(.date, "de_DE") == ["21. Nov. 2026"])
    #expect(shown(.hourAndMinute, "de_DE", zone: "Asia/Tokyo") == ["02:30"])
  }

  @Test
  func `a date picker is as wide as what it shows, with eleven points on both sides of each text`()
  {
    func size(_ components: DatePickerComponents) -> CGSize? {
      let app = TestApp(layout: .size(400, 400)) { Screen(components).labelsHidden() }
      return app.window.frame(of: app.window.datePicker("When"))?.size
    }
    #expect(size(.date) == CGSize(width: 142, height: 34))
    #expect(size([.date, .hourAndMinute]) == CGSize(width: 142 + 6 + 92, height: 34))
  }

  @Test func aDayIsChosenAndTheTimeStays() {
    let app = TestApp(Screen(.date))
    app.window.datePicker("When").enter("2026-11-23")
    #expect(app.window.texts == ["When", "172800.0"])
    #expect(app.window.datePicker("When").value == "2026-11-23")
  }

  @Test func aTimeIsChosenAndTheDayStays() {
    let app = TestApp(Screen(.hourAndMinute))
    app.window.datePicker("When").enter("18:31")
    // The seconds are dropped: 17:30:05 became 18:31:00.
    #expect(app.window.texts == ["When", "3655.0"])
  }

  @Test(arguments: [
    "", "tomorrow", "2026-02-30T10:00", "2026-11", "17:30", "2026-11-21T17:30:00:00",
  ])
  func whatIsNoDateIsNotWritten(text: String) {
    let app = TestApp(Screen())
    app.window.datePicker("When").enter(text)
    #expect(app.window.texts == ["When", "0.0"])
    #expect(app.window.datePicker("When").value == "2026-11-21T17:30")
  }

  @Test func aDateOutOfRangeIsNotWritten() {
    let range = Self.date.addingTimeInterval(-86400)...Self.date.addingTimeInterval(86400)
    let app = TestApp(Screen(in: range))
    let picker = app.window.datePicker("When")
    #expect(
      picker.property(.valueRange)
        == .valueRange(ValueRange(minimum: "2026-11-20T17:30", maximum: "2026-11-22T17:30")))
    picker.enter("2026-11-23T17:30")
    #expect(picker.value == "2026-11-21T17:30")
    picker.enter("2026-11-22T17:30")
    #expect(picker.value == "2026-11-22T17:30")
  }

  @Test func `the first and the last day of a range can be chosen, although they are not whole`() {
    let range = Self.date.addingTimeInterval(-82_800)...Self.date.addingTimeInterval(82_800)
    let app = TestApp(Screen(.date, in: range))
    let picker = app.window.datePicker("When")
    // On the day before, the range begins an hour after the time of day of the selection.
    picker.enter("2026-11-20")
    #expect(app.window.texts == ["When", "-82800.0"])
    picker.enter("2026-11-22")
    #expect(app.window.texts == ["When", "82800.0"])
    picker.enter("2026-11-23")
    #expect(app.window.texts == ["When", "82800.0"])
    #expect(picker.value == "2026-11-22")
  }

  @Test func `the first minute of a range can be chosen, although it is not whole`() {
    let app = TestApp(Screen(in: Self.date...Self.date.addingTimeInterval(86_400)))
    let picker = app.window.datePicker("When")
    picker.enter("2026-11-21T18:00")
    picker.enter("2026-11-21T17:30")
    #expect(app.window.texts == ["When", "0.0"])
    picker.enter("2026-11-21T17:29")
    #expect(app.window.texts == ["When", "0.0"])
    #expect(picker.value == "2026-11-21T17:30")
  }

  @Test func `a time of day out of range becomes the nearest one in it`() {
    let range = Self.date.addingTimeInterval(-3600)...Self.date.addingTimeInterval(3600)
    let app = TestApp(Screen(.hourAndMinute, in: range))
    let picker = app.window.datePicker("When")
    picker.enter("08:00")
    #expect(app.window.texts == ["When", "-3600.0"])
    #expect(picker.value == "16:30")
    picker.enter("23:59")
    #expect(app.window.texts == ["When", "3600.0"])
    #expect(picker.value == "18:30")
    picker.enter("17:00")
    #expect(app.window.texts == ["When", "-1805.0"])
  }

  struct Colors: View {
    let supportsOpacity: Bool
    @State private var color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)

    var body: some View {
      ColorPicker("Color", selection: $color, supportsOpacity: supportsOpacity)
      Text("See").foregroundStyle(color)
    }
  }

  private func color(of app: TestApp) -> ColorDescription? {
    guard case .style(let style) = app.window.text("See").property(.style) else { return nil }
    return style.color
  }

  @Test func aColorIsChosenAndStaysAsOpaqueAsItIs() {
    let app = TestApp(Colors(supportsOpacity: false))
    let picker = app.window.colorPicker("Color")
    #expect(picker.value == "#ff8000")
    picker.enter("#0000ff")
    #expect(picker.value == "#0000ff")
    #expect(
      color(of: app)
        == ColorDescription(.components(red: 0, green: 0, blue: 1), opacity: 128.0 / 255))
  }

  @Test func aColorThatCanBeSeenThroughIsChosen() {
    let app = TestApp(Colors(supportsOpacity: true))
    let picker = app.window.colorPicker("Color")
    #expect(picker.value == "#ff800080")
    picker.enter("#0000ff00")
    #expect(picker.value == "#0000ff00")
    #expect(color(of: app)?.opacity == 0)
    picker.enter("red")
    #expect(picker.value == "#0000ff00")
  }
}
