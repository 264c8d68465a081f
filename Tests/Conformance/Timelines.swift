import Foundation

/// Views that are looked at again at the dates of a schedule.
@MainActor
@Suite struct Timelines {
  struct Countdown: View {
    let schedule: PeriodicTimelineSchedule
    let trace: Trace<Date>

    var body: some View {
      TimelineView(schedule) { context in
        let _ = trace(context.date)
        Text("\(trace.events.count)")
      }
    }
  }

  private func seconds(_ trace: Trace<Date>) -> [Double] {
    zip(trace.events, trace.events.dropFirst()).map { $1.timeIntervalSince($0) }
  }

  @Test func `the content is made anew at each date, and not between`() async {
    let trace = Trace<Date>()
    let start = Date(timeIntervalSinceReferenceDate: 0.5)
    let app = TestApp(
      Countdown(schedule: .periodic(from: start, by: 2), trace: trace))
    await app.settle()
    #expect(app.window.texts == ["1"])
    let first = trace.events[0]
    #expect(first.timeIntervalSince(start).remainder(dividingBy: 2) == 0)
    for _ in 1...3 {
      await app.clock.advance(by: .seconds(2))
      await app.settle()
    }
    #expect(app.window.texts == ["4"])
    #expect(seconds(trace) == [2, 2, 2])
  }

  @Test func `a schedule's dates are where they are said to be`() {
    let start = Date(timeIntervalSinceReferenceDate: 100)
    func times<S: TimelineSchedule>(_ schedule: S, _ from: Double) -> [Double] {
      schedule.entries(from: Date(timeIntervalSinceReferenceDate: from), mode: .normal)
        .prefix(3).map(\.timeIntervalSinceReferenceDate)
    }
    #expect(times(.periodic(from: start, by: 5), 100) == [100, 105, 110])
    #expect(times(.periodic(from: start, by: 5), 112) == [110, 115, 120])
    #expect(times(.periodic(from: start, by: 5), 98) == [95, 100, 105])
    #expect(times(.everyMinute, 130) == [120, 180, 240])
    #expect(times(.explicit([start]), 0) == [100])
  }

  struct Explicit: View {
    let dates: [Date]

    var body: some View {
      TimelineView(.explicit(dates)) { context in
        Text("\(dates.firstIndex(of: context.date) ?? -1)")
      }
    }
  }

  @Test func `before the first date it is the first, and after the last the last`() async {
    let now = Date.now
    let app = TestApp(
      Explicit(dates: [now.addingTimeInterval(60), now.addingTimeInterval(90)]))
    await app.settle()
    #expect(app.window.texts == ["0"])
    await app.clock.advance(by: .seconds(80))
    await app.settle()
    #expect(app.window.texts == ["0"])
    await app.clock.advance(by: .seconds(20))
    await app.settle()
    #expect(app.window.texts == ["1"])
    await app.clock.advance(by: .seconds(1_000))
    await app.settle()
    #expect(app.window.texts == ["1"])
    #expect(app.clock.sleeperCount == 0)
  }
}
