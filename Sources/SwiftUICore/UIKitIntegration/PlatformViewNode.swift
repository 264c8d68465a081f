import BanyanGraph
import CoreGraphics

/// What a view that stands for one of UIKit's or AppKit's does.
struct PlatformViewCalls<Source: View, Coordinator, Made: PlatformView> {
  let makeCoordinator: @MainActor (Source) -> Coordinator
  let make: @MainActor (Source, Coordinator, EnvironmentValues) -> Made
  let update: @MainActor (Source, Made, Coordinator, EnvironmentValues) -> Void
  let size: @MainActor (Source, ProposedViewSize, Made, Coordinator, EnvironmentValues) -> CGSize?
  let dismantle: @MainActor (Made, Coordinator) -> Void
}

/// The node of a view that stands for one of UIKit's or AppKit's. What the view reads to update it is what it follows.
final class PlatformViewNode<Source: View, Coordinator, Made: PlatformView>: DynamicNode {
  private var view: Source
  private let calls: PlatformViewCalls<Source, Coordinator, Made>
  private var made: (view: Made, coordinator: Coordinator)?

  init(
    _ view: Source, _ calls: PlatformViewCalls<Source, Coordinator, Made>,
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
      let shown = made?.view ?? calls.make(view, coordinator, values)
      made = (shown, coordinator)
      calls.update(view, shown, coordinator, values)
      let content = PlatformViewContent(view: shown)
      // Most say nothing of their size, and need no layout of their own.
      guard calls.size(view, .unspecified, shown, coordinator, values) != nil else {
        return AnyView(content)
      }
      let calls = calls
      let layout = PlatformViewLayout { proposal in
        calls.size(view, proposal, shown, coordinator, values)
      }
      return AnyView(layout { content })
    }
  }

  override func detach() {
    super.detach()
    if let made { calls.dismantle(made.view, made.coordinator) }
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
