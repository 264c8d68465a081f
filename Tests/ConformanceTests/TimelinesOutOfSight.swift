import Foundation
import SwiftUICore

/// Timelines that go on after a long time in which nobody saw them.
@MainActor
@Suite struct TimelinesOutOfSight {
  private func seconds(_ trace: Trace<Date>) -> [Double] {
    zip(trace.events, trace.events.dropFirst()).map { $1.timeIntervalSince($0) }
  }

  /// Waits for work that happens outside of the app's updates.
  private func wait(until condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
  }

  @Test func `dates that are left out do not change those that follow`() {
    func check<S: TimelineSchedule>(
      _ schedule: S, _ seconds: ClosedRange<Double>, _ location: SourceLocation = #_sourceLocation
    ) where S.Entries.Iterator: SkippingDates {
      let start = Date(timeIntervalSinceReferenceDate: 700_000_000.1)
      for after in stride(from: seconds.lowerBound, through: seconds.upperBound, by: 0.13) {
        let now = start.addingTimeInterval(after)
        var skipping = schedule.entries(from: start, mode: .normal).makeIterator()
        // The first date need not be one of a frame.
        _ = skipping.next()
        var stepping = skipping
        skipping.skip(to: now)
        var newest = stepping.next()
        var next = stepping.next()
        while let date = next, date <= now { (newest, next) = (date, stepping.next()) }
        #expect(skipping.next() == newest, sourceLocation: location)
        #expect(skipping.next() == next, sourceLocation: location)
      }
    }
    let past = Date(timeIntervalSinceReferenceDate: 700_000_000)
    check(.periodic(from: past, by: 0.7), 0...20)
    check(.periodic(from: past, by: 1.0 / 3), -1...20)
    check(.everyMinute, 0...200)
    check(.animation, 0...20)
    check(.animation(minimumInterval: 0.11), -1...20)
    check(.animation(minimumInterval: 0), 0...5)
    check(.animation(minimumInterval: .infinity), 0...5)
    check(.animation(paused: true), 0...1)
  }

  /// Leaves a window in the background over a weekend, and returns the seconds between the dates that its timeline showed.
  private func weekend<S: TimelineSchedule>(_ schedule: S) async -> [Double] {
    let trace = Trace<Date>()
    let app = TestApp(
      TimelineView(schedule) { context in
        let _ = trace(context.date)
        Text("\(trace.events.count)")
      })
    await wait { app.clock.sleeperCount == 1 }
    app.window.setScenePhase(.background)
    app.reset()
    app.clock.jump(by: .seconds(3 * 86_400))
    await app.settle()
    #expect(app.bodies == [])
    app.window.setScenePhase(.active)
    await app.wait { !app.bodies.isEmpty }
    #expect(app.bodies.count == 1)
    return seconds(trace)
  }

  @Test func `after a weekend out of sight a timeline goes on with the newest date at once`() async
  {
    let start = Date(timeIntervalSinceReferenceDate: 0.5)
    #expect(await weekend(.periodic(from: start, by: 2)) == [259_200])
    #expect(await weekend(.everyMinute) == [259_200])
    let animated = await weekend(.animation)
    #expect(animated.count == 1)
    #expect(animated.allSatisfy { abs($0 - 259_200) < 0.05 })
    // One by one, these dates would take hours.
    let dense = await weekend(.periodic(from: start, by: 0.000_001))
    #expect(dense.count == 1)
    #expect(dense.allSatisfy { abs($0 - 259_200) < 0.001 })
  }

  /// A schedule of an app, whose dates nobody can skip.
  struct Dense: TimelineSchedule {
    final class Steps {
      var count = 0
    }

    let steps: Steps

    struct Entries: Sequence, IteratorProtocol {
      let start: Date
      let steps: Steps

      mutating func next() -> Date? {
        defer { steps.count += 1 }
        return start.addingTimeInterval(Double(steps.count) / 1_024)
      }
    }

    func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
      Entries(start: start, steps: steps)
    }
  }

  @Test func `a schedule of the app catches up bit by bit, and others have a turn in between`()
    async
  {
    let steps = Dense.Steps()
    let trace = Trace<Date>()
    let app = TestApp(
      TimelineView(Dense(steps: steps)) { context in
        let _ = trace(context.date)
        Text("\(trace.events.count)")
      })
    #expect(steps.count == 2)
    /// Lets time pass at once, and returns how many dates the timeline has come on since the start.
    func advance(by seconds: Double) async -> Double? {
      app.reset()
      await wait { app.clock.sleeperCount == 1 }
      app.clock.jump(by: .seconds(seconds))
      await app.wait { !app.bodies.isEmpty }
      return trace.events.last.map { $0.timeIntervalSince(trace.events[0]) * 1_024 }
    }
    #expect(await advance(by: 64) == 10_000)
    #expect(steps.count == 10_002)
    for round in 2...6 {
      #expect(await advance(by: 0.0625) == Double(round * 10_000))
      #expect(steps.count == round * 10_000 + 2)
    }
    // Now it is where it should be.
    #expect(await advance(by: 0.0625) == 64.375 * 1_024)
    #expect(steps.count == 65_922)
    #expect(trace.events.count == 8)
  }
}
