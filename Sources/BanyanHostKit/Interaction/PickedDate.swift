/// The date and the time of a date picker, as far as it has them: its value in numbers, as a calendar shows them.
///
/// The value is the ISO date, `2026-03-04`, the time, `09:30`, or both with a `T` between them.
package struct PickedDate: Hashable, Sendable {
  package struct Day: Hashable, Sendable {
    package var year, month, day: Int

    package init(year: Int, month: Int, day: Int) {
      (self.year, self.month, self.day) = (year, month, day)
    }
  }

  package struct Time: Hashable, Sendable {
    package var hour, minute: Int

    package init(hour: Int, minute: Int) {
      (self.hour, self.minute) = (hour, minute)
    }
  }

  package var day: Day?
  package var time: Time?

  /// - Returns: nil if the value is neither a date nor a time.
  package init?(_ value: String) {
    for part in value.split(separator: "T") {
      let isTime = part.contains(":")
      let numbers = part.split(separator: isTime ? ":" : "-").map { Int($0) }
      guard numbers.count >= (isTime ? 2 : 3), let first = numbers[0], let second = numbers[1]
      else { return nil }
      if isTime {
        time = Time(hour: first, minute: second)
      } else if let third = numbers[2] {
        day = Day(year: first, month: second, day: third)
      }
    }
    if day == nil, time == nil { return nil }
  }

  /// The value of the picker.
  package var value: String {
    func digits(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
    }
    let date = day.map { "\(digits($0.year, 4))-\(digits($0.month, 2))-\(digits($0.day, 2))" }
    let clock = time.map { "\(digits($0.hour, 2)):\(digits($0.minute, 2))" }
    return [date, clock].compactMap { $0 }.joined(separator: "T")
  }
}
