import BanyanGraph

/// The methods of a view that represents an object of another framework, such as a UIKit view.
package struct RepresentableCalls<Source: View, Coordinator, Made: AnyObject> {
  let makeCoordinator: @MainActor (Source) -> Coordinator
  let make: @MainActor (Source, Coordinator, EnvironmentValues) -> Made
  let didMake: @MainActor (Made, _Node) -> Void
  let update: @MainActor (Source, Made, Coordinator, EnvironmentValues) -> Void
  let content: @MainActor (Source, Made, Coordinator, EnvironmentValues) -> AnyView
  let dismantle: @MainActor (Made, Coordinator) -> Void

  /// - Parameters:
  ///   - didMake: Runs before the first update.
  ///   - content: Makes the views that show the object.
  package init(
    makeCoordinator: @escaping @MainActor (Source) -> Coordinator,
    make: @escaping @MainActor (Source, Coordinator, EnvironmentValues) -> Made,
    didMake: @escaping @MainActor (Made, _Node) -> Void = { _, _ in },
    update: @escaping @MainActor (Source, Made, Coordinator, EnvironmentValues) -> Void,
    content: @escaping @MainActor (Source, Made, Coordinator, EnvironmentValues) -> AnyView,
    dismantle: @escaping @MainActor (Made, Coordinator) -> Void
  ) {
    self.makeCoordinator = makeCoordinator
    self.make = make
    self.didMake = didMake
    self.update = update
    self.content = content
    self.dismantle = dismantle
  }
}

/// The node of a view that represents an object of another framework. It depends on the values that the update reads.
package final class RepresentableNode<Source: View, Coordinator, Made: AnyObject>: DynamicNode {
  private var view: Source
  private let calls: RepresentableCalls<Source, Coordinator, Made>
  private var made: (object: Made, coordinator: Coordinator)?

  package init(
    _ view: Source, _ calls: RepresentableCalls<Source, Coordinator, Made>,
    under parent: _Node, in context: _Context
  ) {
    self.view = view
    self.calls = calls
    super.init(DynamicFields.of(Source.self), under: parent, in: context)
  }

  package func update(to newView: Source) {
    if Comparison.of(Source.self).isUnchanged(view, newView) { return }
    view = newView
    changes.formUnion(.value)
    update()
  }

  package override func evaluate() {
    evaluateView(view) { view in
      let values = EnvironmentValues(at: context)
      let coordinator = made?.coordinator ?? calls.makeCoordinator(view)
      let object = made?.object ?? calls.make(view, coordinator, values)
      if made == nil {
        made = (object, coordinator)
        calls.didMake(object, self)
      }
      calls.update(view, object, coordinator, values)
      return calls.content(view, object, coordinator, values)
    }
  }

  // It is one view, even if the object shows nothing.
  package override var hasViews: Bool { true }
  package override var contentRole: ContentRole? { .place }

  package override func detach() {
    super.detach()
    if let made { calls.dismantle(made.object, made.coordinator) }
  }
}
