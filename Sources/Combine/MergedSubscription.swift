import Foundation
import OpenCombine

/// Sends the values of several publishers to one subscriber, as they come.
///
/// If a subscriber has unlimited demand, each publisher sends all its values. Otherwise each sends one at a time:
/// values beyond the demand wait here, one for each publisher.
final class MergedSubscription<Downstream: Subscriber>: Subscription {
  private struct Upstream {
    var subscription: (any Subscription)?
    var waiting: Downstream.Input?
    var isAsked = false
    var isAskedForAll = false
    var isFinished = false
  }

  private let lock = NSLock()
  /// Held during calls of the subscriber, which may send values itself.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstreams: [Upstream]
  private var demand = Subscribers.Demand.none

  /// - Parameter count: the number of publishers to follow.
  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    upstreams = Array(repeating: Upstream(), count: count)
  }

  /// Starts a subscription to publishers with the subscriber's types of values and failures.
  static func start(_ downstream: Downstream, _ follow: [(MergedSubscription, Int) -> Void]) {
    let merged = MergedSubscription(downstream, count: follow.count)
    downstream.receive(subscription: merged)
    for (number, follow) in follow.enumerated() { follow(merged, number) }
    if follow.isEmpty { merged.deliverWhatWaits() }
  }

  func follow<Source: Publisher>(_ publisher: Source, number: Int)
  where Source.Output == Downstream.Input, Source.Failure == Downstream.Failure {
    publisher.subscribe(
      Side(
        begin: { self.begin($0, number) }, receive: { self.receive($0, number) },
        complete: { self.complete($0, number) }))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliverWhatWaits()
  }

  func cancel() {
    for subscription in end().subscriptions { subscription.cancel() }
  }

  // MARK: Receiving from publishers

  private func begin(_ subscription: any Subscription, _ number: Int) {
    let isTaken = lock.withLock {
      guard downstream != nil, upstreams[number].subscription == nil else { return false }
      upstreams[number].subscription = subscription
      return true
    }
    guard isTaken else { return subscription.cancel() }
    ask()
  }

  private func receive(_ input: Downstream.Input, _ number: Int) -> Subscribers.Demand {
    let isWanted = lock.withLock {
      guard downstream != nil else { return false }
      upstreams[number].isAsked = upstreams[number].isAskedForAll
      if demand > 0 {
        demand -= 1
        return true
      }
      upstreams[number].waiting = input
      return false
    }
    if isWanted {
      deliver(input)
      ask()
    }
    return .none
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, _ number: Int) {
    switch completion {
    case .finished:
      lock.withLock {
        upstreams[number].isFinished = true
        upstreams[number].subscription = nil
      }
      deliverWhatWaits()
    case .failure:
      let (downstream, subscriptions) = end()
      for subscription in subscriptions { subscription.cancel() }
      delivery.withLock { downstream?.receive(completion: completion) }
    }
  }

  // MARK: Delivering to the subscriber

  private func deliver(_ input: Downstream.Input) {
    let more = delivery.withLock { lock.withLock { downstream }?.receive(input) ?? .none }
    lock.withLock { demand += more }
  }

  private func deliverWhatWaits() {
    while let input = nextWaiting() { deliver(input) }
    let isDone = lock.withLock { upstreams.allSatisfy { $0.isFinished && $0.waiting == nil } }
    guard isDone else { return ask() }
    let downstream = end().downstream
    delivery.withLock { downstream?.receive(completion: .finished) }
  }

  private func nextWaiting() -> Downstream.Input? {
    lock.withLock {
      guard demand > 0, let number = upstreams.firstIndex(where: { $0.waiting != nil }) else {
        return nil
      }
      demand -= 1
      defer { upstreams[number].waiting = nil }
      return upstreams[number].waiting
    }
  }

  /// Requests values from the idle publishers that have none waiting.
  private func ask() {
    let (asked, amount) = lock.withLock {
      var asked: [any Subscription] = []
      for number in upstreams.indices where demand > 0 {
        guard let subscription = upstreams[number].subscription, !upstreams[number].isAsked,
          upstreams[number].waiting == nil
        else { continue }
        upstreams[number].isAsked = true
        upstreams[number].isAskedForAll = demand == .unlimited
        asked.append(subscription)
      }
      return (asked, demand == .unlimited ? demand : .max(1))
    }
    for subscription in asked { subscription.request(amount) }
  }

  private func end() -> (downstream: Downstream?, subscriptions: [any Subscription]) {
    lock.withLock {
      let ended = (downstream, upstreams.compactMap(\.subscription))
      downstream = nil
      for number in upstreams.indices {
        upstreams[number].subscription = nil
        upstreams[number].waiting = nil
      }
      return ended
    }
  }
}
