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

  @Test func `what is measured, in what people measure in`() {
    let length = Measurement(value: 10, unit: UnitLength.kilometers)
    func text(_ locale: String, _ width: Measurement<UnitLength>.FormatStyle.UnitWidth) -> String {
      length.formatted(.measurement(width: width).locale(Locale(identifier: locale)))
    }
    #expect(text("de_DE", .abbreviated) == "10 km")
    #expect(text("en_GB", .wide) == "10 kilometers")
    #expect(text("en_US", .abbreviated) == "6.2 mi")
    #expect(
      length.formatted(
        .measurement(width: .abbreviated, usage: .asProvided).locale(Locale(identifier: "en_US")))
        == "10 km")
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
