import Foundation
import OpenCombine

/// Sends the latest values of several publishers to one subscriber, whenever one of them publishes a value.
final class LatestSubscription<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  /// Held during calls of the subscriber, which may send values itself.
  private let delivery = NSRecursiveLock()
  private let combine: ([Any]) -> Downstream.Input
  private var downstream: Downstream?
  private var subscriptions: [(any Subscription)?]
  private var values: [Any?]
  private var unfinishedCount: Int
  private var demand = Subscribers.Demand.none

  /// Starts a subscription to publishers with the subscriber's failure type.
  /// - Parameter combine: makes the subscriber's input from one value of each.
  static func start(
    _ downstream: Downstream, _ follow: [(LatestSubscription, Int) -> Void],
    combine: @escaping ([Any]) -> Downstream.Input
  ) {
    let latest = LatestSubscription(downstream, count: follow.count, combine: combine)
    downstream.receive(subscription: latest)
    for (number, follow) in follow.enumerated() { follow(latest, number) }
  }

  private init(
    _ downstream: Downstream, count: Int, combine: @escaping ([Any]) -> Downstream.Input
  ) {
    self.downstream = downstream
    self.combine = combine
    subscriptions = Array(repeating: nil, count: count)
    values = Array(repeating: nil, count: count)
    unfinishedCount = count
  }

  func follow<Source: Publisher>(_ publisher: Source, number: Int)
  where Source.Failure == Downstream.Failure {
    publisher.subscribe(
      Side<Source.Output, Source.Failure>(
        begin: { self.begin($0, number) }, receive: { self.receive($0, number) },
        complete: { self.complete($0, number) }))
  }

  func request(_ demand: Subscribers.Demand) {
    let subscriptions = lock.withLock {
      self.demand += demand
      return self.subscriptions
    }
    for subscription in subscriptions { subscription?.request(demand) }
  }

  func cancel() {
    for subscription in end().subscriptions { subscription.cancel() }
  }

  private func begin(_ subscription: any Subscription, _ number: Int) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard downstream != nil, subscriptions[number] == nil else { return nil }
      subscriptions[number] = subscription
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func receive(_ input: Any, _ number: Int) -> Subscribers.Demand {
    let all: [Any]? = lock.withLock {
      guard downstream != nil else { return nil }
      values[number] = input
      let all = values.compactMap { $0 }
      guard all.count == values.count, demand > 0 else { return nil }
      demand -= 1
      return all
    }
    guard let all else { return .none }
    let more = delivery.withLock { lock.withLock { downstream }?.receive(combine(all)) ?? .none }
    if more > 0 {
      let others = lock.withLock {
        demand += more
        return subscriptions.enumerated().filter { $0.offset != number }.map(\.element)
      }
      for subscription in others { subscription?.request(more) }
    }
    return more
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, _ number: Int) {
    let isLast = lock.withLock {
      unfinishedCount -= 1
      self.subscriptions[number] = nil
      return unfinishedCount == 0
    }
    if case .finished = completion, !isLast { return }
    let (downstream, subscriptions) = end()
    for subscription in subscriptions { subscription.cancel() }
    delivery.withLock { downstream?.receive(completion: completion) }
  }

  private func end() -> (downstream: Downstream?, subscriptions: [any Subscription]) {
    lock.withLock {
      let ended = (downstream, subscriptions.compactMap { $0 })
      downstream = nil
      subscriptions = subscriptions.map { _ in nil }
      return ended
    }
  }
}
