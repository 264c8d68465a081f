import Foundation
import FoundationComplement

/// A value that changes as time passes, for a text that shows it.
///
/// ```swift
/// Text(.currentDate, format: .offset(to: start, allowedFields: [.minute, .second]))
/// Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
/// ```
///
/// See Apple's documentation of `TimeDataSource`.
public struct TimeDataSource<Value>: Sendable {
  /// The date from which the source counts; nil for one that does not count.
  let anchor: Date?
  let value: @Sendable (Date) -> Value
  /// The time at which the source has a value.
  let date: @Sendable (Value) -> Date
}

extension TimeDataSource where Value == Date {
  /// The current time.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(anchor: nil, value: { $0 }, date: { $0 })
  }
}

extension TimeDataSource where Value == Duration {
  /// The time since a date; it is negative before that.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      anchor: date, value: { .seconds($0.timeIntervalSince(date)) },
      date: {
        let parts = $0.components
        return date.addingTimeInterval(Double(parts.seconds) + Double(parts.attoseconds) * 1e-18)
      })
  }
}

extension Text {
  /// Creates a text that shows a value as it changes with time.
  ///
  /// The text changes whenever the format has something else to show.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(.time(.live(LiveTime(source: source, format: format) { $0 })))
  }

  /// Creates a text that shows a value as it changes with time. Attributes of the format's output are left out.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(.time(.live(LiveTime(source: source, format: format) { String($0.characters) })))
  }
}

/// A value that changes with time, and how it is shown.
protocol LiveTimeText: Sendable {
  func isEqual(to other: any LiveTimeText) -> Bool
  func string(reading values: EnvironmentValues) -> String
}

private struct LiveTime<Value, Format: DiscreteFormatStyle>: LiveTimeText, @unchecked Sendable
where Format.FormatInput == Value {
  let source: TimeDataSource<Value>
  let format: Format
  let text: @Sendable (Format.FormatOutput) -> String

  /// Hundredths of a second change faster than anybody reads them, and each change is a message to the page.
  private static var shortest: TimeInterval { 1.0 / 30 }

  func isEqual(to other: any LiveTimeText) -> Bool {
    guard let other = other as? LiveTime else { return false }
    return source.anchor == other.source.anchor && format == other.format
  }

  func string(reading values: EnvironmentValues) -> String {
    let value = source.value(values.now)
    let format = self.format.following { values.dateSurroundings }
    if let next = format.discreteInput(after: value) {
      values.readTime(until: max(source.date(next), values.now.addingTimeInterval(Self.shortest)))
    }
    return text(format.locale(values.locale).format(value))
  }
}
