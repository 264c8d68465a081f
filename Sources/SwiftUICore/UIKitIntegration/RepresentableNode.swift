import BanyanGraph
import CoreGraphics

/// What a view does that stands for a view or a controller of UIKit's or AppKit's.
struct RepresentableCalls<Source: View, Coordinator, Made: AnyObject> {
  let makeCoordinator: @MainActor (Source) -> Coordinator
  let make: @MainActor (Source, Coordinator, EnvironmentValues) -> Made
  /// Before the first update.
  var didMake: @MainActor (Made, _Context) -> Void = { _, _ in }
  let update: @MainActor (Source, Made, Coordinator, EnvironmentValues) -> Void
  /// What is shown for it.
  let content: @MainActor (Source, Made, Coordinator, EnvironmentValues) -> AnyView
  let dismantle: @MainActor (Made, Coordinator) -> Void
}

extension RepresentableCalls where Made: PlatformView {
  /// - Parameter size: How large the view is where it is offered a size; nil for as large as it is by itself.
  static func content(
    _ size:
      @escaping @MainActor (
        Source, ProposedViewSize, Made, Coordinator, EnvironmentValues
      ) -> CGSize?
  ) -> @MainActor (Source, Made, Coordinator, EnvironmentValues) -> AnyView {
    { source, made, coordinator, values in
      let content = PlatformViewContent(view: made)
      // Most say nothing of their size, and need no layout of their own.
      guard size(source, .unspecified, made, coordinator, values) != nil else {
        return AnyView(content)
      }
      let layout = PlatformViewLayout { size(source, $0, made, coordinator, values) }
      return AnyView(layout { content })
    }
  }
}

/// The node of a view that stands for a view or a controller of UIKit's or AppKit's. What the view reads to update that is what it follows.
final class RepresentableNode<Source: View, Coordinator, Made: AnyObject>: DynamicNode {
  private var view: Source
  private let calls: RepresentableCalls<Source, Coordinator, Made>
  private var made: (object: Made, coordinator: Coordinator)?

  init(
    _ view: Source, _ calls: RepresentableCalls<Source, Coordinator, Made>,
    under parent: _Node, in context: _Context
  ) {
    self.view = view
    self.calls = calls
    super.init(DynamicFields.of(Source.self), under: parent, in: context)
  }

  func update(to newView: Source) {
    if Comparison.of(Source.self).isUnchanged(view, newView) { return }
    view = newView
    changes.formUnion(.value)
    update()
  }

  override func evaluate() {
    evaluateView(view) { view in
      let values = EnvironmentValues(at: context)
      let coordinator = made?.coordinator ?? calls.makeCoordinator(view)
      let object = made?.object ?? calls.make(view, coordinator, values)
      if made == nil {
        made = (object, coordinator)
        calls.didMake(object, context)
      }
      calls.update(view, object, coordinator, values)
      return calls.content(view, object, coordinator, values)
    }
  }

  override func detach() {
    super.detach()
    if let made { calls.dismantle(made.object, made.coordinator) }
  }
}

/// Makes a view as large as what it stands for says.
private struct PlatformViewLayout: Layout {
  let size: @MainActor (ProposedViewSize) -> CGSize?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let own = assumingMainActor { size(proposal) }
    return own ?? subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
