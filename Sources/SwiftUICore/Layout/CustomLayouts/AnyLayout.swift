import Foundation

/// A type-erased layout, for switching between layouts without losing the views in them.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout {
///   Text("One")
///   Text("Two")
/// }
/// ```
///
/// When `isWide` changes, the two texts keep their identity and their state (LK07). With an `if` around
/// two stacks they would be made anew, as they are on a host with its own layout. See Apple's
/// documentation of `AnyLayout`.
public nonisolated struct AnyLayout: Layout {
  let base: any Layout

  /// The cache of the wrapped layout.
  public struct Cache {
    var value: Any
  }

  /// Creates a layout that wraps another.
  public init(_ layout: some Layout) {
    base = (layout as? AnyLayout)?.base ?? layout
  }

  public func makeCache(subviews: Subviews) -> Cache {
    func ask<L: Layout>(_ layout: L) -> Cache {
      Cache(value: layout.makeCache(subviews: subviews))
    }
    return ask(base)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func ask<L: Layout>(_ layout: L) {
      cache.with(layout, subviews) { $0.updateCache(&$1, subviews: subviews) }
    }
    ask(base)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func ask<L: Layout>(_ layout: L) -> ViewSpacing {
      cache.with(layout, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
    }
    return ask(base)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func ask<L: Layout>(_ layout: L) -> CGSize {
      cache.with(layout, subviews) {
        $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return ask(base)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func ask<L: Layout>(_ layout: L) {
      cache.with(layout, subviews) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    ask(base)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      cache.with(layout, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return ask(base)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      cache.with(layout, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return ask(base)
  }
}

extension AnyLayout.Cache {
  /// Calls a function with a layout and this cache as the layout's own.
  fileprivate nonisolated mutating func with<L: Layout, Result>(
    _ layout: L, _ subviews: LayoutSubviews, _ body: (L, inout L.Cache) -> Result
  ) -> Result {
    var cache = value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { value = cache }
    return body(layout, &cache)
  }
}
