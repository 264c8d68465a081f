import Foundation
import OpenCombine

extension Publishers {
  /// The schedule for publishing collected values. See Apple's documentation of
  /// `Publishers.TimeGroupingStrategy`.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At the end of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At the end of each interval, and whenever the number of values is reached.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that collects values over time. See Apple's documentation of `Publishers.CollectByTime`.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let collecting = CollectingSubscription<Downstream, Upstream.Output>(subscriber)
      switch strategy {
      case .byTime(let scheduler, let interval):
        collecting.start(upstream, on: scheduler, every: interval, options)
      case .byTimeOrCount(let scheduler, let interval, let count):
        collecting.limit = count
        collecting.start(upstream, on: scheduler, every: interval, options)
      }
    }
  }
}

extension Publisher {
  /// Collects values, and publishes them on a schedule.
  ///
  /// When this publisher finishes, remaining values are sent first; a failure is sent at once. An interval
  /// without values sends nothing. See Apple's documentation of `collect(_:options:)`.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

private final class CollectingSubscription<Downstream: Subscriber, Value>: Subscription
where Downstream.Input == [Value] {
  /// The number of values that are published early.
  var limit = Int.max

  private let lock = NSLock()
  /// Held during calls of the subscriber, which may send values itself.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var values: [Value] = []
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  func start<Upstream: Publisher, Context: Scheduler>(
    _ publisher: Upstream, on scheduler: Context,
    every interval: Context.SchedulerTimeType.Stride, _ options: Context.SchedulerOptions?
  ) where Upstream.Output == Value, Upstream.Failure == Downstream.Failure {
    publisher.subscribe(
      Side<Value, Upstream.Failure>(
        begin: { subscription in
          self.lock.withLock { self.upstream = subscription }
          self.timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval,
            tolerance: scheduler.minimumTolerance, options: options
          ) { self.publish() }
          self.lock.withLock { self.downstream }?.receive(subscription: self)
          subscription.request(.unlimited)
        },
        receive: { value in
          let isFull = self.lock.withLock {
            self.values.append(value)
            return self.values.count >= self.limit
          }
          if isFull { self.publish() }
          return .none
        },
        complete: { completion in
          if case .finished = completion { self.publish() }
          let downstream = self.end().downstream
          self.delivery.withLock { downstream?.receive(completion: completion) }
        }))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    end().upstream?.cancel()
  }

  private func publish() {
    let (downstream, collected): (Downstream?, [Value]) = lock.withLock {
      guard demand > 0, !values.isEmpty, self.downstream != nil else { return (nil, []) }
      demand -= 1
      defer { values = [] }
      return (self.downstream, values)
    }
    guard let downstream else { return }
    let more = delivery.withLock { downstream.receive(collected) }
    lock.withLock { demand += more }
  }

  private func end() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    let (ended, timer) = lock.withLock {
      defer {
        downstream = nil
        upstream = nil
        self.timer = nil
        values = []
      }
      return ((downstream, upstream), self.timer)
    }
    timer?.cancel()
    return ended
  }
}
