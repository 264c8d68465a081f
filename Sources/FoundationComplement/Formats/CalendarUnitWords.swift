import Foundation

/// Numbers of calendar units in words, such as "3 months".
package enum CalendarUnitWords {
  /// - Parameter unit: The unit as ICU names it, such as `month`.
  package static func text(_ value: Int, of unit: String, in locale: Locale) -> String {
    UnitText(Double(value), skeleton: "unit/\(unit) unit-width-full-name", locale: locale)?.text
      ?? "\(value) \(unit)\(value == 1 ? "" : "s")"
  }
}
