/// What happened, in order, as data.
@MainActor
final class Trace<Event> {
  private(set) var events: [Event] = []

  func callAsFunction(_ event: Event) {
    events.append(event)
  }

  func reset() {
    events = []
  }
}

/// A view with a state of its own that can be seen and changed: "name: 0", and one more with each
/// tap.
struct TapCounter: View {
  let name: String
  @State private var count = 0

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    Button("\(name): \(count)") { count += 1 }
  }
}

/// Something with an identity and a text.
struct Item: Identifiable, Equatable {
  var id: Int
  var name: String
}

/// A place where a task waits until somebody opens it, or until it is cancelled.
@MainActor
final class Gate {
  private var waiting: [AsyncStream<Void>.Continuation] = []

  func wait() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    waiting.append(continuation)
    for await _ in stream {}
  }

  func open() {
    for continuation in waiting { continuation.finish() }
  }
}

/// Does something after which an error stands in place of a view. That fails a test which does not
/// expect it.
@MainActor
func expectingError<Result>(_ body: () -> Result) -> Result {
  var result: Result?
  withKnownIssue { result = body() }
  return result!
}
