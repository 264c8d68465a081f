/// Feedback that follows a value.
@MainActor
@Suite struct SensoryFeedbacks {
  struct Screen: View {
    let trace: Trace<String>
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
        .sensoryFeedback(.success, trigger: count) { old, new in
          trace("condition \(old) \(new)")
          return false
        }
        .sensoryFeedback(trigger: count) { old, new in
          trace("feedback \(old) \(new)")
          return old < new ? .increase : nil
        }
    }
  }

  @Test func `MF17 feedback is for changes of the value, and not for its first one`() {
    let trace = Trace<String>()
    let app = TestApp(Screen(trace: trace))
    #expect(trace.events == [])
    app.window.button("Count 0").tap()
    #expect(trace.events.sorted() == ["condition 0 1", "feedback 0 1"])
  }
}
