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

/// Does something after which an error stands in place of one view. That fails a test which does not
/// expect it, and so does any other issue.
/// - Parameter message: what the error says, without the place.
@MainActor
func expectingError<Result>(
  _ message: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Result
) -> Result {
  expectingIssue(where: { $0.hasPrefix("\(message) At ") }, sourceLocation: sourceLocation, body)
}

/// Does something that is one issue, which it says in these words.
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
