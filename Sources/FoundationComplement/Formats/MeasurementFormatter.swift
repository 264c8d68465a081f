import Foundation

/// Formats measurements. See Apple's documentation of `MeasurementFormatter`.
///
/// Of its `numberFormatter`, the numbers of digits count: those after the point, and the significant ones if these are used.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let providedUnit = UnitOptions(rawValue: 1)
    /// Chooses a unit in which the number is handy, as is always done unless the unit is the provided one.
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .autoupdatingCurrent
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Returns the measurement as text.
  open func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
    let format = Measurement<UnitType>.FormatStyle(
      width: unitStyle == .long ? .wide : unitStyle == .short ? .narrow : .abbreviated,
      locale: locale ?? .current,
      usage: unitOptions.contains(.providedUnit) ? .asProvided : .general,
      numberFormatStyle: .number.precision(precision))
    let text = format.format(measurement)
    guard unitOptions.contains(.temperatureWithoutUnit), let degree = text.firstIndex(of: "°")
    else {
      return text
    }
    return String(text[...degree])
  }

  private var precision: NumberFormatStyleConfiguration.Precision {
    guard let numberFormatter else { return .fractionLength(0...3) }
    if numberFormatter.usesSignificantDigits {
      let least = max(1, numberFormatter.minimumSignificantDigits)
      return .significantDigits(least...max(least, numberFormatter.maximumSignificantDigits))
    }
    let least = max(0, numberFormatter.minimumFractionDigits)
    return .fractionLength(least...max(least, numberFormatter.maximumFractionDigits))
  }

  /// Returns the unit as text.
  open func string(from unit: Unit) -> String { unit.symbol }
}
