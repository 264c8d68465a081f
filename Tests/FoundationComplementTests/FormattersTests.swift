import Foundation
import FoundationComplement
import Testing

@Suite struct FormattersTests {
  @Test func `how far a date is away`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: now + 7200, relativeTo: now) == "in 2 hours")
    #expect(formatter.localizedString(for: now - 86_400, relativeTo: now) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: now - 86_400, relativeTo: now) == "yesterday")
  }

  @Test func `how long something takes`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3661) == "1:01:01")
    #expect(formatter.string(from: 61) == "1:01")
    #expect(formatter.string(from: 5) == "5")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 61) == "00:01:01")
    #expect(formatter.string(from: .infinity) == nil)
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3720) == "1 hour, 2 minutes")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3661) == "1h 1m 1s")
  }

  @Test func `years and months are those of the calendar`() throws {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.year, .month, .day]
    // From 1 January 2001 to 15 March 2003.
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = start.addingTimeInterval(803 * 86_400)
    #expect(formatter.string(from: start, to: end) == "2 years, 2 months, 14 days")
    #expect(formatter.string(from: end, to: start) == "-2 years, 2 months, 14 days")
    #expect(formatter.string(from: 803 * 86_400) == "2 years, 2 months, 14 days")
    formatter.allowedUnits = [.year]
    #expect(formatter.string(from: start, to: end) == "2 years")
    #expect(formatter.string(from: DateComponents(year: 1)) == "1 year")
    #expect(formatter.string(from: -.infinity) == nil)
  }

  @Test func `measurements are in the units of the region`() {
    let length = Measurement(value: 10, unit: UnitLength.kilometers)
    func text(_ locale: String, _ width: Measurement<UnitLength>.FormatStyle.UnitWidth) -> String {
      length.formatted(.measurement(width: width).locale(Locale(identifier: locale)))
    }
    #expect(text("de_DE", .abbreviated) == "10 km")
    #expect(text("en_AU", .wide) == "10 kilometres")
    #expect(text("en_GB", .wide) == "6.2 miles")
    #expect(text("en_US", .abbreviated) == "6.2 mi")
    #expect(text("ru_RU", .wide) == "10 километров")
    #expect(text("ja_JP", .narrow) == "10km")
    #expect(
      length.formatted(
        .measurement(width: .abbreviated, usage: .asProvided).locale(Locale(identifier: "en_US")))
        == "10 km")
  }

  @Test func `the words of a unit follow the digits of its number`() {
    func text(_ value: Double, digits: Int) -> String {
      Measurement(value: value, unit: UnitLength.kilometers).formatted(
        .measurement(
          width: .wide, usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(digits))
        ).locale(Locale(identifier: "en_US")))
    }
    #expect(text(1, digits: 0) == "1 kilometer")
    #expect(text(1, digits: 1) == "1.0 kilometers")
    #expect(text(0.96, digits: 0) == "1 kilometer")
    #expect(text(-1234.5, digits: 2) == "-1,234.50 kilometers")
  }

  @Test func `a formatter of measurements shows as many digits as its formatter of numbers`() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = .providedUnit
    let length = Measurement(value: 1.26, unit: UnitLength.kilometers)
    #expect(formatter.string(from: length) == "1.26 km")
    formatter.numberFormatter.minimumFractionDigits = 3
    #expect(formatter.string(from: length) == "1.260 km")
    formatter.numberFormatter.usesSignificantDigits = true
    formatter.numberFormatter.minimumSignificantDigits = 1
    formatter.numberFormatter.maximumSignificantDigits = 2
    #expect(formatter.string(from: length) == "1.3 km")
  }

  @Test func `the usage of a measurement decides its unit`() {
    func text<Kind: Dimension>(
      _ value: Double, _ unit: Kind, _ usage: MeasurementFormatUnitUsage<Kind>,
      _ width: Measurement<Kind>.FormatStyle.UnitWidth = .abbreviated
    ) -> String {
      Measurement(value: value, unit: unit).formatted(
        .measurement(width: width, usage: usage).locale(Locale(identifier: "en_US")))
    }
    #expect(text(-5, UnitTemperature.celsius, .weather) == "23°F")
    #expect(text(-5, UnitTemperature.celsius, .weather, .narrow) == "23°")
    #expect(text(180, UnitLength.centimeters, .personHeight) == "5 ft, 11 in")
    #expect(text(80, UnitMass.kilograms, .personWeight) == "176 lb")
    #expect(text(3.5, UnitInformationStorage.megabytes, .general) == "3.5 MB")
    #expect(text(42.26, UnitLength.kilometers, .asProvided) == "42 km")
  }

  @Test func `a unit that Unicode does not name keeps its symbol`() {
    let bananas = Dimension(symbol: "bn", converter: UnitConverterLinear(coefficient: 1))
    let locale = Locale(identifier: "de_DE")
    #expect(
      Measurement(value: 2.5, unit: bananas).formatted(.measurement(width: .wide).locale(locale))
        == "2,5 bn")
    // Grams have the same symbol.
    #expect(
      Measurement(value: 2, unit: UnitAcceleration.gravity).formatted(
        .measurement(width: .wide).locale(locale)) == "2 g")
  }

  @Test func `notifications come one after the other`() async {
    let center = NotificationCenter()
    let name = Notification.Name("banyan")
    let notifications = center.notifications(named: name)
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: name, object: nil, userInfo: ["number": 2])
    var numbers: [Int] = []
    for await notification in notifications {
      numbers.append(notification.userInfo?["number"] as? Int ?? 0)
      if numbers.count == 2 { break }
    }
    #expect(numbers == [1, 2])
  }
}
