import OpenCombine

/// Forwards the messages of one of several publishers to the subscription that combines them.
final class Side<Input, Failure: Error>: Subscriber {
  private let begin: (any Subscription) -> Void
  private let receive: (Input) -> Subscribers.Demand
  private let complete: (Subscribers.Completion<Failure>) -> Void

  init(
    begin: @escaping (any Subscription) -> Void,
    receive: @escaping (Input) -> Subscribers.Demand,
    complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.begin = begin
    self.receive = receive
    self.complete = complete
  }

  func receive(subscription: any Subscription) { begin(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { receive(input) }
  func receive(completion: Subscribers.Completion<Failure>) { complete(completion) }
}
