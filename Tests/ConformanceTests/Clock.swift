/// A clock that only the test advances.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct ClockTests {
  struct Countdown: View {
    let clock: any Clock<Duration>
    @State private var left = 10

    var body: some View {
      Text("\(left)")
        .task {
          while left > 0 {
            try? await clock.sleep(for: .seconds(1))
            if Task.isCancelled { return }
            left -= 1
          }
        }
    }
  }

  @Test func `a view that waits goes on when the clock is moved`() async {
    let clock = TestClock()
    let app = TestApp(Countdown(clock: clock))
    await clock.advance(by: .milliseconds(999))
    await app.settle()
    #expect(app.window.texts == ["10"])
    await clock.advance(by: .seconds(3))
    await app.settle()
    #expect(app.window.texts == ["7"])
    #expect(clock.now.offset == .milliseconds(3_999))
  }

  @Test func `a task that is cancelled waits no longer`() async {
    let clock = TestClock()
    let app = TestApp(Countdown(clock: clock))
    // The task leaves the main actor on its way into its sleep.
    while clock.sleeperCount == 0, !Task.isCancelled { await Task.yield() }
    #expect(clock.sleeperCount == 1)
    app.window.close()
    await app.finishTasks()
    #expect(clock.sleeperCount == 0)
  }
}
