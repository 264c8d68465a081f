// Foundation's values, and the API that Foundation on Linux lacks.
import SwiftUI

struct Forecast: View {
  let name: PersonNameComponents
  let formatter: Formatter
  let plain = AttributedString("A")

  var body: some View {
    Text(plain)
    Text(name, formatter: formatter)
    Text(1, format: .number.attributed)
    Text(Measurement(value: 1, unit: UnitLength.meters), format: lengths[0])
  }
}

let attributeNames = [
  AttributeScopes.SwiftUIAttributes.FontAttribute.name,
  AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.name,
  AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.name,
  AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.name,
  AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.name,
  AttributeScopes.SwiftUIAttributes.KerningAttribute.name,
  AttributeScopes.SwiftUIAttributes.TrackingAttribute.name,
  AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.name,
  AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute.name,
]

func foundationAttributes(
  of scope: AttributeScopes.SwiftUIAttributes
) -> AttributeScopes.FoundationAttributes {
  scope.foundation
}

// MARK: Formatters

func remaining(until date: Date) -> [String?] {
  let formatter = DateComponentsFormatter()
  formatter.calendar = .current
  formatter.referenceDate = .now
  formatter.formattingContext = .beginningOfSentence
  let styles: [DateComponentsFormatter.UnitsStyle] = [
    .positional, .brief, .short, .spellOut,
    DateComponentsFormatter.UnitsStyle(
      rawValue: DateComponentsFormatter.UnitsStyle.full.rawValue)!,
  ]
  let behaviors: [DateComponentsFormatter.ZeroFormattingBehavior] = [
    .default, .dropLeading, .dropMiddle, .dropTrailing,
    DateComponentsFormatter.ZeroFormattingBehavior(
      rawValue: DateComponentsFormatter.ZeroFormattingBehavior.pad.rawValue),
  ]
  formatter.unitsStyle = styles[0]
  formatter.zeroFormattingBehavior = behaviors[0]
  return [formatter.string(for: DateComponents(minute: 1)), formatter.string(from: .now, to: date)]
}

func ago(_ date: Date) -> String {
  let styles: [RelativeDateTimeFormatter.UnitsStyle] = [
    .full, .short, .spellOut,
    RelativeDateTimeFormatter.UnitsStyle(
      rawValue: RelativeDateTimeFormatter.UnitsStyle.full.rawValue)!,
  ]
  let kinds: [RelativeDateTimeFormatter.DateTimeStyle] = [
    .numeric,
    RelativeDateTimeFormatter.DateTimeStyle(
      rawValue: RelativeDateTimeFormatter.DateTimeStyle.named.rawValue)!,
  ]
  let formatter = RelativeDateTimeFormatter()
  formatter.unitsStyle = styles[0]
  formatter.dateTimeStyle = kinds[0]
  return formatter.localizedString(for: date, relativeTo: .now)
}

let unitOptions = MeasurementFormatter.UnitOptions(
  rawValue: MeasurementFormatter.UnitOptions.naturalScale.rawValue)

// MARK: Measurements

let lengths: [Measurement<UnitLength>.FormatStyle] = [
  Measurement<UnitLength>.FormatStyle(width: .wide),
  .init(
    width: .narrow, locale: .current, usage: .personHeight,
    numberFormatStyle: .number.precision(.fractionLength(1))),
  .init(width: .wide, usage: .person).locale(.current),
  .init(width: .wide, usage: .asProvided), .init(width: .abbreviated, usage: .general),
]
let temperatures = Measurement<UnitTemperature>.FormatStyle(width: .wide, usage: .person)

func high(_ length: Measurement<UnitLength>, like other: Measurement<UnitLength>.FormatStyle)
  -> String
{
  var style = lengths[0]
  style.width = other.width
  style.usage = other.usage
  style.locale = other.locale
  style.numberFormatStyle = other.numberFormatStyle
  return style.format(length)
}

// MARK: Reading

struct Saved: Decodable {
  let style: Measurement<UnitLength>.FormatStyle
  let width: Measurement<UnitLength>.FormatStyle.UnitWidth
  let usage: MeasurementFormatUnitUsage<UnitLength>
  let dateStyle: Text.DateStyle
  let transform: CGAffineTransform
  let vector: CGVector

  init(from decoder: any Decoder) throws {
    style = try Measurement<UnitLength>.FormatStyle(from: decoder)
    width = try Measurement<UnitLength>.FormatStyle.UnitWidth(from: decoder)
    usage = try MeasurementFormatUnitUsage<UnitLength>(from: decoder)
    dateStyle = try Text.DateStyle(from: decoder)
    transform = try CGAffineTransform(from: decoder)
    vector = try CGVector(from: decoder)
  }
}

// MARK: Strings

func interpolated(_ text: String, _ values: [Int]) -> [String] {
  let resource: LocalizedStringResource = "A \(text)"
  let value: String.LocalizationValue = "A \(values)"
  return [
    String(localized: resource), String(localized: value),
    String(localized: String.LocalizationValue(text)),
  ]
}

// MARK: Numbers

func scaled(_ number: CGFloat, _ other: Float) -> Double {
  var (number, other) = (number, other)
  number.scale(by: 2)
  other.scale(by: 2)
  return number.magnitudeSquared + other.magnitudeSquared
}

func moved(_ frame: CGRect, by size: CGSize, to anchor: UnitPoint) -> [CGFloat] {
  var (frame, size, anchor) = (frame, size, anchor)
  var point = frame.origin
  point.animatableData.first += 1
  size.animatableData.second += 1
  anchor.animatableData.first += 1
  frame.animatableData.first = point.animatableData
  return [frame.minX, size.width, anchor.x]
}

// MARK: Notifications

func next(_ name: Notification.Name) async -> Notification.Name? {
  var iterator = NotificationCenter.default.notifications(named: name).makeAsyncIterator()
  return await iterator.next()?.name
}

// MARK: Predicates

func found(_ names: NSArray, _ part: String) -> [Any] {
  let predicates = [
    NSPredicate(format: "SELF CONTAINS[cd] %@ OR %K = %d", part, "count", 2),
    NSPredicate(format: "SELF != nil"),
    NSPredicate(format: "SELF IN %@", argumentArray: [[part]]),
  ]
  return names.filtered(using: NSCompoundPredicate(andPredicateWithSubpredicates: predicates))
}

// MARK: Folders

let folders: [URL] = [
  .documentsDirectory, .applicationSupportDirectory, .cachesDirectory, .libraryDirectory,
  .downloadsDirectory, .desktopDirectory, .picturesDirectory, .moviesDirectory, .musicDirectory,
  .sharedPublicDirectory, .trashDirectory,
]

let oldNames: Data.WritingOptions = .atomicWrite

// MARK: Times

func secondsSince(_ start: CFAbsoluteTime) -> CFTimeInterval { CFAbsoluteTimeGetCurrent() - start }
