import BanyanGraph
import Combine
import Foundation

extension View {
  /// Runs an action whenever a publisher sends a value, for as long as this view exists: in a list of views while the content
  /// has any (H04).
  ///
  /// `NotificationCenter.default` is one for all visitors of a server. Notifications that the system posts of one visitor's
  /// player or application are received in the views of that visitor, as far as the publisher is that of the
  /// notification center itself; what an app posts reaches all.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}

/// Subscribes to a publisher.
public nonisolated struct _SubscriptionModifier<PublisherType: Publisher>: ContentModifier
where PublisherType.Failure == Never {
  typealias State = Subscription<PublisherType>

  let publisher: PublisherType
  let action: (PublisherType.Output) -> Void

  nonisolated init(publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }

  @MainActor
  static func makeState(for modifier: Self, of node: _Node) -> Subscription<PublisherType> {
    Subscription(in: node.runtime)
  }

  // The subscription lasts as long as the view, whether or not it is shown (H11).
  static var keepsState: Bool { true }

  static var needsViews: Bool { true }

  @MainActor static func viewsDidCome(_ node: ContentModifierNode<Self>) { subscribe(node) }

  @MainActor
  static func viewsDidLeave(_ node: ContentModifierNode<Self>) { node.state.cancellable = nil }

  @MainActor static func didUpdate(_ node: ContentModifierNode<Self>, from old: Self) {
    if !node.isEffective { return }
    node.state.action = action(of: node)
    // A different publisher is subscribed to from now on; the same publisher created again is not different.
    let comparison = Comparison.of(PublisherType.self)
    if !comparison.isUnchanged(old.publisher, node.modifier.publisher) { subscribe(node) }
  }

  /// Returns the action for a value; a trace records its consequences.
  @MainActor private static func action(
    of node: ContentModifierNode<Self>
  ) -> (PublisherType.Output) -> Void {
    let action = node.modifier.action
    guard node.runtime.isTracing else { return action }
    return { [weak node] value in
      guard let node, let trace = node.runtime.trace else { return action(value) }
      trace.during(trace.add(.action, "onReceive", of: node)) { action(value) }
    }
  }

  @MainActor private static func subscribe(_ node: ContentModifierNode<Self>) {
    let subscription = node.state
    subscription.action = action(of: node)
    subscription.cancellable = node.modifier.publisher.sink { [weak subscription] value in
      let carried = Carried((subscription, value))
      if MainThread.isCurrent {
        assumingMainActor { carried.value.0?.receive(carried.value.1) }
      } else {
        Task { @MainActor in carried.value.0?.receive(carried.value.1) }
      }
    }
  }

  @MainActor
  final class Subscription<P: Publisher> {
    var action: ((P.Output) -> Void)?
    var cancellable: AnyCancellable?
    private let runtime: Runtime

    init(in runtime: Runtime) { self.runtime = runtime }

    func receive(_ value: P.Output) {
      if !isOfAnotherVisitor(value) { action?(value) }
    }

    private func isOfAnotherVisitor(_ value: P.Output) -> Bool {
      guard P.Output.self == Notification.self, runtime.isSurroundedByAnother,
        let notification = value as? Notification
      else { return false }
      return notification.object is any VisitorObject
    }
  }
}

/// An object that belongs to one visitor, so that nobody else is notified of it.
package protocol VisitorObject: AnyObject {}
