/// A log of events, in order.
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

/// A view with visible state that a tap increments: "name: 0", and one more with each
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

/// A value with an identity and a text.
struct Item: Identifiable, Equatable {
  var id: Int
  var name: String
}

/// A gate at which a task waits until it opens, or until the task is cancelled.
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

/// Runs an action after which an error replaces one view. A test that does not expect it
/// fails, as it does for any other issue.
/// - Parameter message: the error's message, without its place.
@MainActor
func expectingError<Result>(
  _ message: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Result
) -> Result {
  expectingIssue(where: { $0.hasPrefix("\(message) At ") }, sourceLocation: sourceLocation, body)
}

/// Runs an action that records one issue with this message.
@MainActor
func expectingIssue<Result>(
  _ words: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Result
) -> Result {
  expectingIssue(where: { $0 == words }, sourceLocation: sourceLocation, body)
}

@MainActor
private func expectingIssue<Result>(
  where fits: @escaping @Sendable (String) -> Bool, sourceLocation: SourceLocation,
  _ body: () -> Result
) -> Result {
  var result: Result?
  let count = Mutex(0)
  withKnownIssue(sourceLocation: sourceLocation) {
    result = body()
  } matching: { issue in
    guard issue.comments.map(\.rawValue).map(fits) == [true] else { return false }
    return count.withLock { count in
      count += 1
      return count == 1
    }
  }
  return result!
}
