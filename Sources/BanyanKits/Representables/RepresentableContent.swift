import BanyanGraph
import CoreGraphics
import SwiftUICore

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
