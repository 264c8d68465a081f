import BanyanGraph
import CoreGraphics

/// The methods of a view that represents a UIKit or AppKit view or controller.
struct RepresentableCalls<Source: View, Coordinator, Made: AnyObject> {
  let makeCoordinator: @MainActor (Source) -> Coordinator
  let make: @MainActor (Source, Coordinator, EnvironmentValues) -> Made
  /// Runs before the first update.
  var didMake: @MainActor (Made, _Node) -> Void = { _, _ in }
  let update: @MainActor (Source, Made, Coordinator, EnvironmentValues) -> Void
  /// Makes the views that show the object.
  let content: @MainActor (Source, Made, Coordinator, EnvironmentValues) -> AnyView
  let dismantle: @MainActor (Made, Coordinator) -> Void
}

extension RepresentableCalls {
  /// - Parameters:
  ///   - view: Returns what the object shows.
  ///   - size: Returns the view's size for a proposal, or nil for its intrinsic size.
  static func content(
    of view: @escaping @MainActor (Made) -> AnyView,
    size:
      @escaping @MainActor (
        Source, ProposedViewSize, Made, Coordinator, EnvironmentValues
      ) -> CGSize?
  ) -> @MainActor (Source, Made, Coordinator, EnvironmentValues) -> AnyView {
    { source, made, coordinator, values in
      let content = view(made)
      // Most views do not set a size, and need no layout of their own.
      guard size(source, .unspecified, made, coordinator, values) != nil else { return content }
      let layout = PlatformViewLayout { size(source, $0, made, coordinator, values) }
      return AnyView(layout { content })
    }
  }
}

extension RepresentableCalls where Made: _PlatformView {
  /// - Parameter size: Returns the view's size for a proposal, or nil for its intrinsic size.
  static func content(
    _ size:
      @escaping @MainActor (
        Source, ProposedViewSize, Made, Coordinator, EnvironmentValues
      ) -> CGSize?
  ) -> @MainActor (Source, Made, Coordinator, EnvironmentValues) -> AnyView {
    content(
      of: { made in
        // All views that there are.
        guard let view = made as? any PlatformView else { return AnyView(EmptyView()) }
        return AnyView(PlatformViewContent(view: view))
      }, size: size)
  }
}

/// The node of a view that represents a UIKit or AppKit view or controller. It depends on the values that the update reads.
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
        calls.didMake(object, self)
      }
      calls.update(view, object, coordinator, values)
      return calls.content(view, object, coordinator, values)
    }
  }

  // It is one view, even if the object shows nothing.
  override var hasViews: Bool { true }
  override var contentRole: ContentRole? { .place }

  override func detach() {
    super.detach()
    if let made { calls.dismantle(made.object, made.coordinator) }
  }
}

/// A layout that gives a view the size that its representable returns.
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
