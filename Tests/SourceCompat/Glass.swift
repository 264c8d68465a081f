// Glass, times that go on, and external events.
import SwiftUI

struct GlassViews: View {
  let start: Date

  var body: some View {
    GlassEffectContainer(spacing: 20) {
      Text("a").glassEffect()
      Text("b").glassEffect(.clear.tint(.red).interactive(), in: .rect(cornerRadius: 8))
      Text("c").glassEffect(.identity, in: DefaultGlassEffectShape())
      Text("d").glassEffect(Glass.regular.interactive(false) == .clear ? .clear : .regular)
    }
    GlassEffectContainer { Text("e") }
    Text(.currentDate, format: .dateTime)
    Text(TimeDataSource<Date>.currentDate, format: .offset(to: start))
    Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
    Text(start, format: offset)
      .handlesExternalEvents(preferring: ["a"], allowing: ["*"])
  }

  private var offset: SystemFormatStyle.DateOffset {
    .offset(to: start, allowedFields: [.minute, .second], maxFieldCount: 1, sign: .never)
  }
}

struct GlassScenes: Scene {
  var body: some Scene {
    WindowGroup { Text("") }.handlesExternalEvents(matching: ["a"])
  }
}

func offsets(_ date: Date) -> [Any?] {
  let style = SystemFormatStyle.DateOffset(
    to: date, allowedFields: [.hour], maxFieldCount: 2, sign: .always(includingZero: true)
  ).locale(.current)
  return [
    style.format(date), style.discreteInput(before: date), style.discreteInput(after: date),
    DefaultGlassEffectShape().path(in: .zero),
  ]
}

@MainActor func glassBody() -> some View { GlassEffectContainer { Text("f") }.body }

func decodedOffset(_ decoder: any Decoder) throws -> SystemFormatStyle.DateOffset {
  try SystemFormatStyle.DateOffset(from: decoder)
}
