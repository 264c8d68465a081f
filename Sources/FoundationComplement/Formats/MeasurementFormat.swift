import Foundation

extension Measurement where UnitType: Dimension {
  /// A format for measurements: the number, and the unit's symbol or name.
  ///
  /// Unless `usage` is `asProvided`, the text has the units that are customary for that usage in the
  /// locale's region: ten kilometers are 6.2 miles in the United States. Names of units are in the
  /// locale's language. A unit of your own keeps its symbol. See Apple's documentation of
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
      inUnicode(value) ?? "\(numberText(value.value)) \(value.unit.symbol)"
    }

    /// Returns the text that ICU writes; nil if ICU does not know the unit.
    private func inUnicode(_ value: Measurement) -> String? {
      guard let unit = value.unit.nameInUnicode else { return nil }
      let length = width == .wide ? "full-name" : width == .narrow ? "narrow" : "short"
      let named = "unit/\(unit) unit-width-\(length)"
      func text(_ options: String) -> UnitText? {
        UnitText(value.value, skeleton: named + options, locale: locale)
      }
      // Not every kind of unit has customary units.
      var conversion = (usage ?? .general).nameInUnicode.map { " usage/" + $0 } ?? ""
      if !conversion.isEmpty, text(conversion) == nil { conversion = "" }
      if numberFormatStyle == nil, !conversion.isEmpty { return text(conversion)?.text }
      // The words depend on the digits that are shown: "1 kilometer", but "1.0 kilometers".
      guard let converted = text(conversion + " precision-unlimited")?.value else { return nil }
      let number = numberText(converted)
      return text(conversion + precision(of: number))?.replacingNumber(by: number)
    }

    /// Returns a number in the style's format, by default with one digit after the point if it is below ten.
    private func numberText(_ value: Double) -> String {
      let style =
        numberFormatStyle ?? .number.precision(.fractionLength(0...(abs(value) < 10 ? 1 : 0)))
      return value.formatted(style.locale(locale))
    }

    /// Returns the part of a skeleton that asks for as many digits after the point as a number has.
    private func precision(of number: String) -> String {
      let separator = locale.decimalSeparator ?? "."
      guard let point = number.range(of: separator) else { return " precision-integer" }
      let digits = number[point.upperBound...].prefix { $0.isNumber }
      return " ." + String(repeating: "0", count: digits.count)
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
}

/// The purpose of a measurement. See Apple's documentation of `MeasurementFormatUnitUsage`.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  private var name: String

  /// The usual units of a region.
  public static var general: Self { Self(name: "general") }
  /// The unit of the measurement itself.
  public static var asProvided: Self { Self(name: "asProvided") }

  /// The name of the usage in Unicode's data; nil if the measurement's own unit is to be shown.
  fileprivate var nameInUnicode: String? {
    switch name {
    case "asProvided": nil
    case "personHeight": "person-height"
    case "personWeight": "person"
    case "general": "default"
    default: name
    }
  }
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
