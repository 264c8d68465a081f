// Text in the reader's language, and related API of Foundation on other platforms.
import SwiftUI

struct LocalizedViews: View {
  let date: Date
  let number: NSNumber
  let formatter: NumberFormatter
  let dateFormatter: DateFormatter

  var body: some View {
    Text(date, style: .date) + Text(date, style: .time) + Text(date, style: .relative)
    Text(date, style: .offset) + Text(date, style: .timer)
    Text(date...date) + Text(DateInterval(start: date, duration: 1))
    Text(timerInterval: date...date, pauseTime: nil, countsDown: true, showsHours: false)
    Text(LocalizedStringResource("A"))
    Text(Image(systemName: "star"))
    Text(number, formatter: formatter) + Text(date, formatter: dateFormatter)
    Text("A \(Image(systemName: "star")) \(AttributedString("A")) \(date, style: .date)")
    Text("A \(date...date) \(DateInterval()) \(timerInterval: date...date)")
    Text("A \(number, formatter: formatter) \(date, formatter: dateFormatter)")
    Text("A \(LocalizedStringResource("A")) \(Int8(1)) \(UInt8(1)) \(Float(1)) \(CGFloat(1))")
  }

  private func attributed() -> AttributedString {
    var text = AttributedString("A")
    text.font = .title
    text.foregroundColor = .red
    text.backgroundColor = .blue
    text.underlineStyle = .single
    text.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
    text.kern = 1
    text.tracking = 1
    text.baselineOffset = 1
    text.inlinePresentationIntent = [.emphasized, .stronglyEmphasized]
    text.swiftUI.font = .body
    return text
  }
}

func strings() throws -> [String] {
  let name = "A"
  let value: String.LocalizationValue = "A \(name) \(name.prefix(1)) \(1) \(0.5, specifier: "%.1f")"
  var resource = LocalizedStringResource("A \(1)", table: "T", bundle: .main, comment: "C")
  resource.locale = Locale(identifier: "de")
  let other = LocalizedStringResource("key", defaultValue: "A \(0.5, format: .percent)")
  print(
    resource.key, resource.defaultValue == value, resource.table ?? "", resource.bundle == .main,
    LocalizedStringResource.BundleDescription.atURL(URL(fileURLWithPath: "/")),
    LocalizedStringResource.BundleDescription.forClass(NSObject.self))
  return [
    String(localized: "A"), String(localized: "A \(name)", table: "T", bundle: .main, comment: "C"),
    String(localized: "key", defaultValue: "A \(resource)"), String(localized: other),
    String(localized: String.LocalizationValue("A")), String(localized: value),
  ]
}

func attributedStrings() throws -> [AttributedString] {
  var options = AttributedString.MarkdownParsingOptions(
    allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace,
    failurePolicy: .returnPartiallyParsedIfPossible, languageCode: "en")
  options.interpretedSyntax = .full
  options.failurePolicy = .throwError
  options.allowsExtendedAttributes = false
  options.languageCode = nil
  return [
    try AttributedString(markdown: "A"),
    try AttributedString(markdown: "A", options: options, baseURL: URL(string: "https://a.b")),
    try AttributedString(markdown: Data()),
    try AttributedString(markdown: "A", options: .init(interpretedSyntax: .inlineOnly)),
    AttributedString(localized: "A \(1)", table: "T"),
    AttributedString(localized: LocalizedStringResource("A")),
  ]
}

let intents: [InlinePresentationIntent] = [
  .emphasized, .stronglyEmphasized, .code, .strikethrough, .softBreak, .lineBreak, .inlineHTML,
  .blockHTML, InlinePresentationIntent(rawValue: InlinePresentationIntent.code.rawValue),
]

func formatters() -> [String?] {
  let relative = RelativeDateTimeFormatter()
  relative.dateTimeStyle = .named
  relative.unitsStyle = .abbreviated
  relative.locale = .current
  relative.calendar = .current
  relative.formattingContext = .standalone
  let components = DateComponentsFormatter()
  components.allowedUnits = [.hour, .minute]
  components.unitsStyle = .abbreviated
  components.zeroFormattingBehavior = [.pad, .dropAll]
  components.maximumUnitCount = 2
  let measurement = MeasurementFormatter()
  measurement.unitOptions = [.providedUnit, .naturalScale, .temperatureWithoutUnit]
  measurement.unitStyle = .short
  measurement.locale = .current
  measurement.numberFormatter.maximumFractionDigits = 1
  let length = Measurement(value: 1, unit: UnitLength.meters)
  return [
    relative.localizedString(for: .now, relativeTo: .now),
    relative.localizedString(fromTimeInterval: 1),
    relative.localizedString(from: DateComponents(day: 1)), relative.string(for: Date.now),
    components.string(from: 60), components.string(from: DateComponents(minute: 1)),
    components.string(from: .now, to: .now),
    DateComponentsFormatter.localizedString(from: DateComponents(hour: 1), unitsStyle: .full),
    measurement.string(from: length), measurement.string(from: UnitLength.meters),
    length.formatted(), length.formatted(.measurement(width: .narrow, usage: .road)),
    Measurement(value: 1, unit: UnitMass.kilograms)
      .formatted(.measurement(width: .wide, usage: .personWeight)),
    Measurement(value: 1, unit: UnitTemperature.celsius)
      .formatted(.measurement(width: .abbreviated, usage: .weather)),
  ]
}

func listen(to name: Notification.Name) async {
  for await notification in NotificationCenter.default.notifications(named: name) {
    print(notification.name)
    break
  }
  for await _ in NotificationCenter.default.notifications(named: name, object: nil).map({ _ in 1 })
  {
    break
  }
}
