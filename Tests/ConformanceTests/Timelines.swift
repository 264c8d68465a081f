import BanyanGraph
import Foundation
import SwiftUICore

/// Views that update at the dates of a schedule.
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

  @Test func `MF09 the content is made anew at each date, and not between`() async {
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

  @Test func `a timeline whose date it is not is left alone`() async {
    struct Two: View {
      let start = Date.now
      let first: Trace<Date>
      let second: Trace<Date>

      var body: some View {
        TimelineView(.periodic(from: start, by: 2)) { context in
          let _ = first(context.date)
          Text("first \(first.events.count)")
        }
        TimelineView(.periodic(from: start, by: 3)) { context in
          let _ = second(context.date)
          Text("second \(second.events.count)")
        }
      }
    }
    let (first, second) = (Trace<Date>(), Trace<Date>())
    let app = TestApp(Two(first: first, second: second))
    app.reset()
    await wait { app.clock.sleeperCount == 1 }
    await app.clock.advance(by: .seconds(2))
    await app.wait { first.events.count == 2 }
    #expect(app.bodies == ["TimelineView<PeriodicTimelineSchedule, Text>"])
    await wait { app.clock.sleeperCount == 1 }
    await app.clock.advance(by: .seconds(1))
    await app.wait { second.events.count == 2 }
    #expect(first.events.count == 2)
    #expect(app.window.texts == ["first 2", "second 2"])
  }

  @Test func `MF10 a schedule's dates are where they are said to be`() {
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

  @Test func `MF11 before the first date it is the current one, and after the last the last`() async
  {
    let now = Date.now
    let app = TestApp(
      Explicit(dates: [now.addingTimeInterval(60), now.addingTimeInterval(90)]))
    await app.settle()
    #expect(app.window.texts == ["-1"])
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

  // MARK: Animation

  @Test
  func `MF12 the dates of an animation are frames, with the interval between them or more`() {
    // From the start, in frames of a 60th of a second.
    func frames(
      _ schedule: AnimationTimelineSchedule, from start: Double = 0,
      mode: TimelineScheduleMode = .normal
    ) -> [Double] {
      let start = 100 + start / 60
      return schedule.entries(from: Date(timeIntervalSinceReferenceDate: start), mode: mode)
        .prefix(3)
        .map { (($0.timeIntervalSinceReferenceDate - start) * 60_000).rounded() / 1_000 }
    }
    #expect(frames(.animation) == [0, 2, 4])
    #expect(frames(.animation(minimumInterval: 1 / 60)) == [0, 1, 2])
    #expect(frames(.animation(minimumInterval: 1 / 240)) == [0, 1, 2])
    #expect(frames(.animation(minimumInterval: 0)) == [0, 1, 2])
    #expect(frames(.animation(minimumInterval: 0.025)) == [0, 2, 4])
    #expect(frames(.animation(minimumInterval: 1.5)) == [0, 90, 180])
    // If it begins between frames, only the first interval is longer.
    #expect(frames(.animation, from: 0.25) == [0, 2.75, 4.75])
    #expect(frames(.animation(paused: true)) == [])
    #expect(frames(.animation, mode: .lowFrequency) == [])
  }

  struct Dial: View {
    let trace: Trace<Date>
    @State private var isPaused = false

    var body: some View {
      TimelineView(.animation(paused: isPaused)) { context in
        let _ = trace(context.date)
        Text("\(trace.events.count)")
      }
      Neighbor()
      Button(isPaused ? "Go on" : "Pause") { isPaused.toggle() }
    }
  }

  struct Neighbor: View {
    var body: some View {
      TimelineView(.explicit([.distantPast])) { _ in Text("neighbor") }
    }
  }

  private let moving = "TimelineView<AnimationTimelineSchedule, Text>"

  /// Waits for work that happens outside of the app's updates.
  private func wait(until condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
  }

  /// Advances the time until the next frame of the timelines has been shown.
  /// - Parameters:
  ///   - start: the date at which the timelines began.
  ///   - count: the number of frames that have been shown by then.
  private func showFrame(_ count: Int, from start: Date, in app: TestApp) async {
    let dates = Array(
      AnimationTimelineSchedule().entries(from: start, mode: .normal).prefix(count + 1))
    // Each time is slightly after the date: a timer may have started slightly late.
    let elapsed = dates[count].timeIntervalSince(start) + 0.000_1 * Double(count)
    await wait { app.clock.sleeperCount == 1 }
    await app.clock.advance(by: Duration.seconds(elapsed) - app.clock.now.offset)
    await app.wait { !app.bodies.isEmpty }
  }

  @Test func `at each frame the timeline's body runs, and no other`() async {
    let trace = Trace<Date>()
    let app = TestApp(Dial(trace: trace))
    for count in 1...4 {
      app.reset()
      await showFrame(count, from: trace.events[0], in: app)
      #expect(app.bodies == [moving])
      #expect(app.window.changes == [#"text "\#(count)" becomes "\#(count + 1)""#])
    }
    let intervals = seconds(trace).map { ($0 * 60).rounded() }
    #expect(intervals[0] == 2 || intervals[0] == 3)
    #expect(intervals.dropFirst() == [2, 2, 2])
  }

  @Test func `timelines whose dates fall together are updated together`() async {
    let trace = Trace<Date>()
    let app = TestApp(
      ForEach(0..<3) { index in
        TimelineView(.animation) { context in
          let _ = trace(context.date)
          Text("\(index) at \(context.date.timeIntervalSinceReferenceDate)")
        }
      })
    app.reset()
    await showFrame(1, from: trace.events[0], in: app)
    #expect(app.bodies == [moving, moving, moving])
    #expect(app.window.batchCount == 1)
    #expect(Set(trace.events.suffix(3)).count == 1)
  }

  @Test func `MF12 a paused timeline waits for nothing, and goes on with the date that it is`()
    async
  {
    let trace = Trace<Date>()
    let app = TestApp(Dial(trace: trace))
    await wait { app.clock.sleeperCount == 1 }
    app.window.button("Pause").tap()
    #expect(seconds(trace) == [0])
    #expect(app.clock.sleeperCount == 0)
    app.reset()
    await app.clock.advance(by: .seconds(10))
    await app.settle()
    #expect(app.bodies == [])
    app.window.button("Go on").tap()
    #expect(app.bodies == ["Dial", moving])
    #expect((seconds(trace).last ?? 0) > 9.9)
    await wait { app.clock.sleeperCount == 1 }
  }

  @Test func `a timeline that has gone is waited for no more`() async {
    struct Leaving: View {
      @State private var isShown = true
      var body: some View {
        if isShown {
          TimelineView(.animation) { Text("\($0.date.timeIntervalSinceReferenceDate)") }
        }
        Button("Leave") { isShown = false }
      }
    }
    let app = TestApp(Leaving())
    await wait { app.clock.sleeperCount == 1 }
    app.window.button("Leave").tap()
    app.reset()
    await app.clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.bodies == [])
    #expect(app.clock.sleeperCount == 0)
  }

  @Test func `in a window in the background nothing is made, and later only what is newest`() async
  {
    let trace = Trace<Date>()
    let app = TestApp(
      TimelineView(.animation) { context in
        let _ = trace(context.date)
        Text("\(trace.events.count)")
      })
    await wait { app.clock.sleeperCount == 1 }
    app.window.setScenePhase(.background)
    #expect(app.clock.sleeperCount == 0)
    app.reset()
    await app.clock.advance(by: .seconds(10))
    await app.settle()
    #expect(app.bodies == [])
    app.window.setScenePhase(.active)
    await app.wait { !app.bodies.isEmpty }
    #expect(app.bodies == [moving])
    #expect((seconds(trace).last ?? 0) > 9.9)
  }

  /// A host that reports each batch as sent.
  @MainActor
  final class SendingHost: BanyanHost.Host {
    var window: (any BanyanHost.Window)?
    private(set) var batchCount: UInt32 = 0

    func apply(_ batch: [Mutation]) {
      batchCount += 1
      window?.didSend(batch: batchCount, byteCount: 10)
    }
  }

  @Test func `frames are left out while much of what was sent has not arrived`() async {
    let clock = TestClock()
    let app = RunningApp(
      view: { TimelineView(.animation) { Text("\($0.date.timeIntervalSinceReferenceDate)") } },
      prepare: { $0.clock = clock })
    let host = SendingHost()
    let window = app.openWindow(on: host, name: "window", address: nil)
    host.window = window
    #expect(host.batchCount == 1)
    while host.batchCount < 25, !Task.isCancelled {
      await wait { clock.sleeperCount == 1 || host.batchCount >= 25 }
      await clock.advance(by: .seconds(1))
    }
    // The first one was not counted as sent. Of the others, 24 are on their way, and nothing waits for the next date.
    for acknowledged: UInt32 in 0...1 {
      window.didAcknowledge(batch: acknowledged)
      await clock.advance(by: .seconds(10))
      #expect(host.batchCount == 25)
      #expect(clock.sleeperCount == 0)
    }
    // One that arrives makes room for one, with the date that it is then.
    window.didAcknowledge(batch: 2)
    await wait { host.batchCount >= 26 }
    await clock.advance(by: .seconds(10))
    #expect(host.batchCount == 26)
    window.didAcknowledge(batch: 26)
    while host.batchCount < 50, !Task.isCancelled {
      await wait { clock.sleeperCount == 1 || host.batchCount >= 50 }
      await clock.advance(by: .seconds(1))
    }
    await clock.advance(by: .seconds(10))
    #expect(host.batchCount == 50)
    withExtendedLifetime(app) { window.close() }
  }
}
