import Foundation

extension Measurement where UnitType: Dimension {
  /// A format for measurements: the number, and the unit's symbol or name.
  ///
  /// Units are kept, unless they measure lengths, masses, temperatures, speeds, areas, or volumes and
  /// `usage` is `general`, `road`, `personWeight`, `personHeight`, `weather`, or `asProvided`: in regions
  /// that use miles, pounds, and degrees Fahrenheit, the text does so too. See Apple's documentation of
  /// `Measurement.FormatStyle`.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate var value: Int
      /// "3 kilometers"
      public static var wide: UnitWidth { UnitWidth(value: 0) }
      /// "3 km"
      public static var abbreviated: UnitWidth { UnitWidth(value: 1) }
      /// "3km"
      public static var narrow: UnitWidth { UnitWidth(value: 2) }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement) -> String {
      let shown = usage == .asProvided ? value : value.localized(for: locale)
      let style =
        numberFormatStyle
        ?? .number.precision(.fractionLength(0...(abs(shown.value) < 10 ? 1 : 0)))
      let number = shown.value.formatted(style.locale(locale))
      let symbol = shown.unit.symbol
      switch width {
      case .wide: return "\(number) \(shown.unit.name(isOne: shown.value == 1) ?? symbol)"
      case .narrow: return number + symbol.replacingOccurrences(of: "°C", with: "°")
      default: return symbol.hasPrefix("°") ? number + symbol : "\(number) \(symbol)"
      }
    }
  }

  /// Returns the measurement as text.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement {
    style.format(self)
  }

  /// Returns the measurement as text.
  public func formatted() -> String {
    formatted(FormatStyle(width: .abbreviated))
  }

  /// Returns the measurement in the units of a region.
  fileprivate func localized(for locale: Locale) -> Measurement {
    guard locale.measurementSystem == .us else { return self }
    let pairs: [(Dimension, Dimension)] = [
      (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
      (UnitLength.centimeters, UnitLength.inches), (UnitMass.kilograms, UnitMass.pounds),
      (UnitMass.grams, UnitMass.ounces), (UnitTemperature.celsius, UnitTemperature.fahrenheit),
      (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
    ]
    guard let pair = pairs.first(where: { $0.0 == unit }), let target = pair.1 as? UnitType else {
      return self
    }
    return converted(to: target)
  }
}

/// The purpose of a measurement. See Apple's documentation of `MeasurementFormatUnitUsage`.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  private var name: String

  /// The usual units of a region.
  public static var general: Self { Self(name: "general") }
  /// The unit of the measurement itself.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
  public static var road: Self { Self(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}

extension FormatStyle {
  /// Returns a format for measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension Unit {
  /// Returns the unit's name in English, for the most common units.
  fileprivate func name(isOne: Bool) -> String? {
    let names: [String: (String, String)] = [
      "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
      "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
      "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
      "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
      "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
      "°C": ("degree Celsius", "degrees Celsius"),
      "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
      "km/h": ("kilometer per hour", "kilometers per hour"),
      "mph": ("mile per hour", "miles per hour"), "s": ("second", "seconds"),
      "min": ("minute", "minutes"), "hr": ("hour", "hours"), "L": ("liter", "liters"),
      "kcal": ("kilocalorie", "kilocalories"),
    ]
    return names[symbol].map { isOne ? $0.0 : $0.1 }
  }
}
