import Foundation
import FoundationComplement

/// Formats for texts that change as time passes. See Apple's documentation of `SystemFormatStyle`.
public enum SystemFormatStyle {
  /// The distance of a date from another one in words: "3 minutes, 42 seconds". See Apple's documentation of
  /// `SystemFormatStyle.DateOffset`.
  public struct DateOffset: FormatStyle, DiscreteFormatStyle, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent

    /// - Parameters:
    ///   - anchor: The date from which the distance counts.
    ///   - allowedFields: The units that may appear.
    ///   - maxFieldCount: How many units appear: the largest that are not zero.
    ///   - sign: Whether there is a sign before it.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = max(maxFieldCount, 1)
      self.sign = sign
    }

    public func locale(_ locale: Locale) -> DateOffset {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ input: Date) -> AttributedString {
      let parts = self.parts(between: anchor, input)
      let numbers = units(of: parts).map { ($0, parts.value(for: $0.component) ?? 0) }
      let shown = numbers.filter { $0.1 != 0 }
      let words = (shown.isEmpty ? Array(numbers.suffix(1)) : shown)
        .map { CalendarUnitWords.text($0.1, of: $0.0.name, in: locale) }
        .joined(separator: ", ")
      return AttributedString(prefix(isBefore: input < anchor, isSame: input == anchor) + words)
    }

    private func prefix(isBefore: Bool, isSame: Bool) -> String {
      if isBefore { return sign == .never ? "" : "-" }
      return sign == .always(includingZero: true)
        || sign == .always(includingZero: false) && !isSame
        ? "+" : ""
    }

    private func parts(between first: Date, _ second: Date) -> DateComponents {
      let units = Unit.all.filter { allowedFields.contains($0.field) }
      return Calendar.current.dateComponents(
        Set(units.map(\.component)), from: min(first, second), to: max(first, second))
    }

    /// The units that may appear in a distance, the largest first.
    private func units(of parts: DateComponents) -> [Unit] {
      let allowed = Unit.all.filter { allowedFields.contains($0.field) }
      let first = allowed.firstIndex { parts.value(for: $0.component) ?? 0 != 0 }
      return Array(allowed[(first ?? max(allowed.count - 1, 0))...].prefix(maxFieldCount))
    }

    // MARK: When it changes

    public func discreteInput(before input: Date) -> Date? {
      let (distance, step) = (input.timeIntervalSince(anchor), step(at: input))
      if distance <= 0 { return change(at: -((-distance / step).rounded(.down) + 1) * step) }
      let change = change(at: (distance / step).rounded(.down) * step)
      return Date(timeIntervalSinceReferenceDate: change.timeIntervalSinceReferenceDate.nextDown)
    }

    public func discreteInput(after input: Date) -> Date? {
      let (distance, step) = (input.timeIntervalSince(anchor), step(at: input))
      if distance >= 0 { return change(at: ((distance / step).rounded(.down) + 1) * step) }
      let change = change(at: -(-distance / step).rounded(.down) * step)
      return Date(timeIntervalSinceReferenceDate: change.timeIntervalSinceReferenceDate.nextUp)
    }

    private func change(at distance: TimeInterval) -> Date { anchor.addingTimeInterval(distance) }

    /// Returns the length of the smallest unit that may appear.
    private func step(at input: Date) -> TimeInterval {
      units(of: parts(between: anchor, input)).last?.length ?? 1
    }

    private struct Unit {
      let field: Date.ComponentsFormatStyle.Field
      let component: Calendar.Component
      /// The name that ICU has for it.
      let name: String
      /// The time after which there may be another number; of those that are not always as long, a day.
      let length: TimeInterval

      static let all = [
        Unit(field: .year, component: .year, name: "year", length: 86_400),
        Unit(field: .month, component: .month, name: "month", length: 86_400),
        Unit(field: .week, component: .weekOfYear, name: "week", length: 86_400),
        Unit(field: .day, component: .day, name: "day", length: 86_400),
        Unit(field: .hour, component: .hour, name: "hour", length: 3_600),
        Unit(field: .minute, component: .minute, name: "minute", length: 60),
        Unit(field: .second, component: .second, name: "second", length: 1),
      ]
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The distance of a date from another one in words.
  /// - Parameters:
  ///   - anchor: The date from which the distance counts.
  ///   - allowedFields: The units that may appear.
  ///   - maxFieldCount: How many units appear: the largest that are not zero.
  ///   - sign: Whether there is a sign before it.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
