import Foundation

extension Unit {
  /// The unit's identifier in Unicode's data (CLDR); nil if it has none.
  var nameInUnicode: String? {
    switch self {
    case let unit as UnitLength:
      Self.name(
        of: unit,
        among: [
          (.kilometers, "kilometer"), (.meters, "meter"), (.decimeters, "decimeter"),
          (.centimeters, "centimeter"), (.millimeters, "millimeter"), (.micrometers, "micrometer"),
          (.nanometers, "nanometer"), (.inches, "inch"), (.feet, "foot"), (.yards, "yard"),
          (.miles, "mile"), (.nauticalMiles, "nautical-mile"), (.lightyears, "light-year"),
          (.astronomicalUnits, "astronomical-unit"), (.parsecs, "parsec"),
        ])
    case let unit as UnitMass:
      Self.name(
        of: unit,
        among: [
          (.kilograms, "kilogram"), (.grams, "gram"), (.milligrams, "milligram"),
          (.micrograms, "microgram"), (.ounces, "ounce"), (.pounds, "pound"), (.stones, "stone"),
          (.metricTons, "tonne"), (.shortTons, "ton"), (.carats, "carat"),
        ])
    case let unit as UnitTemperature:
      Self.name(
        of: unit,
        among: [
          (.celsius, "celsius"), (.fahrenheit, "fahrenheit"), (.kelvin, "kelvin"),
        ])
    case let unit as UnitSpeed:
      Self.name(
        of: unit,
        among: [
          (.kilometersPerHour, "kilometer-per-hour"), (.metersPerSecond, "meter-per-second"),
          (.milesPerHour, "mile-per-hour"), (.knots, "knot"),
        ])
    case let unit as UnitDuration:
      Self.name(
        of: unit,
        among: [
          (.hours, "hour"), (.minutes, "minute"), (.seconds, "second"),
        ])
    case let unit as UnitArea:
      Self.name(
        of: unit,
        among: [
          (.squareKilometers, "square-kilometer"), (.squareMeters, "square-meter"),
          (.squareCentimeters, "square-centimeter"), (.squareMiles, "square-mile"),
          (.squareFeet, "square-foot"), (.squareYards, "square-yard"),
          (.squareInches, "square-inch"),
          (.acres, "acre"), (.hectares, "hectare"),
        ])
    case let unit as UnitVolume:
      Self.name(
        of: unit,
        among: [
          (.liters, "liter"), (.deciliters, "deciliter"), (.centiliters, "centiliter"),
          (.milliliters, "milliliter"), (.cubicMeters, "cubic-meter"),
          (.cubicCentimeters, "cubic-centimeter"), (.gallons, "gallon"), (.quarts, "quart"),
          (.pints, "pint"), (.cups, "cup"), (.fluidOunces, "fluid-ounce"),
          (.tablespoons, "tablespoon"), (.teaspoons, "teaspoon"),
          (.imperialGallons, "gallon-imperial"), (.metricCups, "cup-metric"),
        ])
    case let unit as UnitEnergy:
      Self.name(
        of: unit,
        among: [
          (.kilocalories, "kilocalorie"), (.calories, "calorie"), (.kilojoules, "kilojoule"),
          (.joules, "joule"), (.kilowattHours, "kilowatt-hour"),
        ])
    case let unit as UnitPower:
      Self.name(
        of: unit,
        among: [
          (.watts, "watt"), (.kilowatts, "kilowatt"), (.megawatts, "megawatt"),
          (.horsepower, "horsepower"),
        ])
    case let unit as UnitPressure:
      Self.name(
        of: unit,
        among: [
          (.hectopascals, "hectopascal"), (.kilopascals, "kilopascal"), (.bars, "bar"),
          (.millibars, "millibar"), (.millimetersOfMercury, "millimeter-ofhg"),
          (.inchesOfMercury, "inch-ofhg"),
          (.poundsForcePerSquareInch, "pound-force-per-square-inch"),
        ])
    case let unit as UnitAngle:
      Self.name(
        of: unit,
        among: [
          (.degrees, "degree"), (.radians, "radian"), (.arcMinutes, "arc-minute"),
          (.arcSeconds, "arc-second"),
        ])
    case let unit as UnitFrequency:
      Self.name(
        of: unit,
        among: [
          (.hertz, "hertz"), (.kilohertz, "kilohertz"), (.megahertz, "megahertz"),
          (.gigahertz, "gigahertz"),
        ])
    case let unit as UnitElectricPotentialDifference:
      Self.name(
        of: unit,
        among: [
          (.volts, "volt")
        ])
    case let unit as UnitElectricCurrent:
      Self.name(
        of: unit,
        among: [
          (.amperes, "ampere")
        ])
    case let unit as UnitElectricResistance:
      Self.name(
        of: unit,
        among: [
          (.ohms, "ohm")
        ])
    case let unit as UnitIlluminance:
      Self.name(
        of: unit,
        among: [
          (.lux, "lux")
        ])
    case let unit as UnitInformationStorage:
      Self.name(
        of: unit,
        among: [
          (.bits, "bit"), (.bytes, "byte"), (.kilobytes, "kilobyte"), (.megabytes, "megabyte"),
          (.gigabytes, "gigabyte"), (.terabytes, "terabyte"),
        ])
    case let unit as UnitFuelEfficiency:
      Self.name(
        of: unit,
        among: [
          (.litersPer100Kilometers, "liter-per-100-kilometer"),
          (.milesPerGallon, "mile-per-gallon"),
        ])
    default: nil
    }
  }

  private static func name<Kind: Unit>(of unit: Kind, among names: [(Kind, String)]) -> String? {
    names.first { $0.0 == unit }?.1
  }
}
