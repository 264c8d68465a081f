import BanyanHost
import Foundation

/// The selection and the range of a date picker.
nonisolated struct DatePickerModel {
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents

  /// The components in the form for hosts.
  var resolved: DateParts {
    switch (components.contains(.date), components.contains(.hourAndMinute)) {
    case (true, false): .date
    case (false, true): .time
    default: .both
    }
  }

  /// Returns the date to write for a chosen one, or nil if that is out of range. A range may begin and end in the
  /// middle of a day or a minute, and the picker offers these whole: there the nearest date of the range is meant. It is
  /// for every time of day, as hosts offer all of these.
  func date(in notation: DateNotation, for chosen: Date) -> Date? {
    func nearest(_ bound: Date) -> Date? {
      resolved == .time || notation.isSame(chosen, as: bound) ? bound : nil
    }
    if let earliest, chosen < earliest { return nearest(earliest) }
    if let latest, chosen > latest { return nearest(latest) }
    return chosen
  }

  /// Returns the range in the notation of hosts. Times of day have no range: it could begin on one day and end
  /// on another.
  func valueRange(in notation: DateNotation) -> ValueRange? {
    guard resolved != .time, earliest != nil || latest != nil else { return nil }
    return ValueRange(
      minimum: earliest.map(notation.string), maximum: latest.map(notation.string))
  }
}

/// The notation of dates for hosts: without a time zone, in the Gregorian calendar.
nonisolated struct DateNotation {
  let components: DateParts
  private let calendar: Calendar

  init(_ components: DateParts, in timeZone: TimeZone) {
    self.components = components
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  func string(for date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    switch components {
    case .date: return day
    case .time: return time
    case .both: return "\(day)T\(time)"
    }
  }

  /// Returns true if both dates are in the smallest part that can be chosen: in one day, or in one minute.
  func isSame(_ date: Date, as other: Date) -> Bool {
    calendar.isDate(date, equalTo: other, toGranularity: components == .date ? .day : .minute)
  }

  /// Returns a date changed to match a string, or nil if the string is not valid.
  func date(from string: String, changing date: Date) -> Date? {
    let separators: Set<Character> = ["-", "T", ":"]
    let numbers = string.split(whereSeparator: separators.contains).map { Int($0) }
    guard numbers.allSatisfy({ $0 != nil }) else { return nil }
    var values = numbers.compactMap { $0 }[...]
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    if components != .time {
      guard values.count >= 3 else { return nil }
      (parts.year, parts.month, parts.day) = (
        values.removeFirst(), values.removeFirst(), values.removeFirst()
      )
    }
    if components != .date {
      // Some hosts include seconds.
      guard values.count == 2 || values.count == 3 else { return nil }
      (parts.hour, parts.minute) = (values.removeFirst(), values.removeFirst())
      parts.second = values.popFirst() ?? 0
      parts.nanosecond = 0
    }
    guard values.isEmpty, parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts)
  }
}

/// A date picker with its label.
nonisolated struct DatePickerContent<Label: View>: View {
  let model: DatePickerModel
  let label: Label
  @Environment(\.datePickersAreGraphical) private var isGraphical

  init(model: DatePickerModel, label: Label) {
    self.model = model
    self.label = label
  }

  @MainActor var body: some View {
    if isGraphical, model.resolved != .time {
      GraphicalDatePicker(model: model, label: label)
    } else {
      LabeledControl(label, control: DatePickerElement(model: model))
    }
  }
}

nonisolated struct DatePickerElement: ElementView {
  typealias Content = EmptyView

  let model: DatePickerModel

  @MainActor static var kind: ElementKind { .datePicker }
  @MainActor static var isResponder: Bool { true }

  @MainActor private func notation(in environment: EnvironmentValues) -> DateNotation {
    DateNotation(model.resolved, in: environment.timeZone)
  }

  /// Returns the date and the time in words, as far as they are shown: "Sep 21, 2026" and "2:13 PM".
  @MainActor private func texts(in environment: EnvironmentValues) -> [String] {
    let style = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    let date = model.selection.wrappedValue
    let day = date.formatted(style.year().month(.abbreviated).day())
    let time = date.formatted(style.hour().minute())
    switch model.resolved {
    case .date: return [day]
    case .time: return [time]
    case .both: return [day, time]
    }
  }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    let notation = notation(in: environment.values)
    var properties: [Property] = [.dateComponents(model.resolved)]
    properties.append(.dateTexts(texts(in: environment.values)))
    if let range = model.valueRange(in: notation) { properties.append(.valueRange(range)) }
    properties.append(.value(notation.string(for: model.selection.wrappedValue)))
    return properties + environment.controlProperties
  }

  @MainActor func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard case .input(let text) = payload, node.isEnabled else { return false }
    node.assumeShown(.value(text))
    let notation = notation(in: EnvironmentValues(at: node.context))
    if let chosen = notation.date(from: text, changing: model.selection.wrappedValue),
      let date = model.date(in: notation, for: chosen)
    {
      model.selection.wrappedValue = date
    }
    node.updateLater()
    return true
  }
}
