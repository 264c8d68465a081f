import Foundation

extension Unit {
  /// The unit's identifier in Unicode's data (CLDR); nil if it has none.
  var nameInUnicode: String? {
    switch self {
    case let unit as UnitLength:
      unit.name(among: [
        (.kilometers, "kilometer"), (.meters, "meter"), (.decimeters, "decimeter"),
        (.centimeters, "centimeter"), (.millimeters, "millimeter"), (.micrometers, "micrometer"),
        (.nanometers, "nanometer"), (.inches, "inch"), (.feet, "foot"), (.yards, "yard"),
        (.miles, "mile"), (.nauticalMiles, "nautical-mile"), (.lightyears, "light-year"),
        (.astronomicalUnits, "astronomical-unit"), (.parsecs, "parsec"),
      ])
    case let unit as UnitMass:
      unit.name(among: [
        (.kilograms, "kilogram"), (.grams, "gram"), (.milligrams, "milligram"),
        (.micrograms, "microgram"), (.ounces, "ounce"), (.pounds, "pound"), (.stones, "stone"),
        (.metricTons, "tonne"), (.shortTons, "ton"), (.carats, "carat"),
      ])
    case let unit as UnitTemperature:
      unit.name(among: [
        (.celsius, "celsius"), (.fahrenheit, "fahrenheit"), (.kelvin, "kelvin"),
      ])
    case let unit as UnitSpeed:
      unit.name(among: [
        (.kilometersPerHour, "kilometer-per-hour"), (.metersPerSecond, "meter-per-second"),
        (.milesPerHour, "mile-per-hour"), (.knots, "knot"),
      ])
    case let unit as UnitDuration:
      unit.name(among: [
        (.hours, "hour"), (.minutes, "minute"), (.seconds, "second"),
      ])
    case let unit as UnitArea:
      unit.name(among: [
        (.squareKilometers, "square-kilometer"), (.squareMeters, "square-meter"),
        (.squareCentimeters, "square-centimeter"), (.squareMiles, "square-mile"),
        (.squareFeet, "square-foot"), (.squareYards, "square-yard"), (.squareInches, "square-inch"),
        (.acres, "acre"), (.hectares, "hectare"),
      ])
    case let unit as UnitVolume:
      unit.name(among: [
        (.liters, "liter"), (.deciliters, "deciliter"), (.centiliters, "centiliter"),
        (.milliliters, "milliliter"), (.cubicMeters, "cubic-meter"),
        (.cubicCentimeters, "cubic-centimeter"), (.gallons, "gallon"), (.quarts, "quart"),
        (.pints, "pint"), (.cups, "cup"), (.fluidOunces, "fluid-ounce"),
        (.tablespoons, "tablespoon"), (.teaspoons, "teaspoon"),
        (.imperialGallons, "gallon-imperial"), (.metricCups, "cup-metric"),
      ])
    case let unit as UnitEnergy:
      unit.name(among: [
        (.kilocalories, "kilocalorie"), (.calories, "calorie"), (.kilojoules, "kilojoule"),
        (.joules, "joule"), (.kilowattHours, "kilowatt-hour"),
      ])
    case let unit as UnitPower:
      unit.name(among: [
        (.watts, "watt"), (.kilowatts, "kilowatt"), (.megawatts, "megawatt"),
        (.horsepower, "horsepower"),
      ])
    case let unit as UnitPressure:
      unit.name(among: [
        (.hectopascals, "hectopascal"), (.kilopascals, "kilopascal"), (.bars, "bar"),
        (.millibars, "millibar"), (.millimetersOfMercury, "millimeter-ofhg"),
        (.inchesOfMercury, "inch-ofhg"), (.poundsForcePerSquareInch, "pound-force-per-square-inch"),
      ])
    case let unit as UnitAngle:
      unit.name(among: [
        (.degrees, "degree"), (.radians, "radian"), (.arcMinutes, "arc-minute"),
        (.arcSeconds, "arc-second"),
      ])
    case let unit as UnitFrequency:
      unit.name(among: [
        (.hertz, "hertz"), (.kilohertz, "kilohertz"), (.megahertz, "megahertz"),
        (.gigahertz, "gigahertz"),
      ])
    case let unit as UnitElectricPotentialDifference:
      unit.name(among: [
        (.volts, "volt"),
      ])
    case let unit as UnitElectricCurrent:
      unit.name(among: [
        (.amperes, "ampere"),
      ])
    case let unit as UnitElectricResistance:
      unit.name(among: [
        (.ohms, "ohm"),
      ])
    case let unit as UnitIlluminance:
      unit.name(among: [
        (.lux, "lux"),
      ])
    case let unit as UnitInformationStorage:
      unit.name(among: [
        (.bits, "bit"), (.bytes, "byte"), (.kilobytes, "kilobyte"), (.megabytes, "megabyte"),
        (.gigabytes, "gigabyte"), (.terabytes, "terabyte"),
      ])
    case let unit as UnitFuelEfficiency:
      unit.name(among: [
        (.litersPer100Kilometers, "liter-per-100-kilometer"), (.milesPerGallon, "mile-per-gallon"),
      ])
    default: nil
    }
  }

  private func name<Kind: Unit>(among names: [(unit: Kind, name: String)]) -> String? {
    names.first { $0.unit == self }?.name
  }
}
