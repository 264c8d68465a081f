import Combine
import Dispatch

/// A subscriber that requests only as many values as it is told to.
final class Received<Input, Failure: Error>: Subscriber {
  private(set) var words: [String] = []
  private var subscription: (any Subscription)?
  private let first: Subscribers.Demand

  init(_ first: Subscribers.Demand = .unlimited) {
    self.first = first
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > 0 { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    words.append("\(input)")
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: words.append("finished")
    case .failure(let error): words.append("failed: \(error)")
    }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
}

extension Publisher {
  /// Returns the output of a publisher under unlimited demand, as text.
  func received() -> Received<Output, Failure> {
    let received = Received<Output, Failure>()
    subscribe(received)
    return received
  }

  /// Returns everything that a publisher has sent so far.
  var words: [String] { received().words }
}

extension Publisher where Failure == Never {
  /// Returns the values that a publisher has sent so far.
  var sent: [Output] {
    var values: [Output] = []
    _ = sink { values.append($0) }
    return values
  }
}

/// An error for tests.
enum Trouble: Error { case here }

/// A scheduler whose time the test advances, in seconds.
final class TestScheduler: Scheduler {
  typealias SchedulerOptions = Never
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  let minimumTolerance = SchedulerTimeType.Stride.zero
  private var passed: UInt64 = 1
  private var waiting: [(due: UInt64, number: Int, interval: UInt64, action: () -> Void)] = []
  private var count = 0

  var now: SchedulerTimeType { SchedulerTimeType(DispatchTime(uptimeNanoseconds: passed)) }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(at: now, every: 0, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(at: date, every: 0, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let number = add(at: date, every: UInt64(interval.magnitude), action)
    return AnyCancellable { self.waiting.removeAll { $0.number == number } }
  }

  @discardableResult
  private func add(
    at date: SchedulerTimeType, every interval: UInt64, _ action: @escaping () -> Void
  ) -> Int {
    count += 1
    waiting.append((date.dispatchTime.uptimeNanoseconds, count, interval, action))
    return count
  }

  /// Advances the time.
  func advance(by seconds: UInt64) {
    let end = passed + seconds * 1_000_000_000
    while let next = waiting.filter({ $0.due <= end }).min(by: { $0.due < $1.due }) {
      passed = max(passed, next.due)
      let place = waiting.firstIndex { $0.number == next.number }!
      if next.interval > 0 {
        waiting[place].due += next.interval
      } else {
        waiting.remove(at: place)
      }
      next.action()
    }
    passed = end
  }
}
