import SwiftUI

/// Numbers, dates and times, in the person's language.
struct FormatsPage: View {
  @Environment(\.locale) private var locale
  private let start = Date(timeIntervalSinceNow: -75)
  private let moment = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    List {
      Section("Numbers") {
        LabeledText("Grouped", Text("\(1_234_567)"))
        LabeledText("Two decimals", Text("\(3.14159, specifier: "%.2f")"))
        LabeledText("Per cent", Text(0.25, format: .percent))
        LabeledText("Currency", Text(1234.5, format: .currency(code: "EUR")))
        LabeledText("Bytes", Text(1_500_000, format: .byteCount(style: .file)))
      }
      Section("Dates") {
        LabeledText("Date", Text(moment, style: .date))
        LabeledText("Time", Text(moment, style: .time))
        LabeledText("Format", Text(moment, format: .dateTime.weekday(.wide).day().month()))
        LabeledText("Interval", Text(moment...moment.addingTimeInterval(3600)))
      }
      Section("As time goes by") {
        LabeledText("Timer", Text(start, style: .timer))
        LabeledText("Relative", Text(start, style: .relative))
        LabeledText("Offset", Text(start, style: .offset))
        LabeledText("Counting down", Text(timerInterval: start...start.addingTimeInterval(600)))
      }
      Section("Elsewhere") {
        LabeledText("In German", Text("\(1_234_567)").environment(\.locale, german))
        LabeledText("In German", Text(moment, style: .date).environment(\.locale, german))
        LabeledText("Lengths", Text(verbatim: length.formatted()))
      }
    }
  }

  private var german: Locale { Locale(identifier: "de_DE") }
  private var length: Measurement<UnitLength> { Measurement(value: 42.2, unit: .kilometers) }
}

/// A name, and what it stands for.
private struct LabeledText<Content: View>: View {
  let name: String
  let content: Content

  init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      content.foregroundStyle(.secondary).monospacedDigit()
    }
  }
}
