import BanyanGraph
import BanyanLayout
import Foundation

/// An app's layout, as the layout of the window uses it: together with its cache and the elements that it
/// arranges.
protocol LayoutBox: CustomLayout {
  /// Reports a mistake of the layout, once.
  func report(_ issue: String)
}

final class LayoutBoxOf<L: Layout>: LayoutBox {
  private(set) var layout: L
  private unowned(unsafe) let node: LayoutNode
  private var cache: L.Cache?
  private var isStale = false
  private var hasReported = false

  init(_ layout: L, of node: LayoutNode) {
    self.layout = layout
    self.node = node
  }

  /// - Returns: whether the layout may have changed.
  @MainActor
  func update(to newLayout: L) -> Bool {
    if Comparison.of(L.self).isUnchanged(layout, newLayout) { return false }
    layout = newLayout
    isStale = true
    return true
  }

  var name: String? { "\(L.self)" }

  var orientation: LayoutAxis? {
    L.layoutProperties.stackOrientation.map { LayoutAxis($0) }
  }

  func contentsDidChange(_ children: LayoutChildren) { isStale = true }

  func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize {
    let size = withCache(children) { subviews, cache in
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }
    if !(size.width >= 0 && size.height >= 0) {
      report("answers a size of \(size.width) by \(size.height): invalid lengths count as 0.")
    }
    return LayoutSize(Double(size.width), Double(size.height))
  }

  func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal) {
    withCache(children) { subviews, cache in
      layout.placeSubviews(
        in: CGRect(bounds), proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    }
  }

  func spacing(_ children: LayoutChildren) -> LayoutSpacing? {
    withCache(children) { subviews, cache in
      layout.spacing(subviews: subviews, cache: &cache).spacing
    }
  }

  func explicitGuide(
    _ key: GuideKey, in bounds: LayoutRect, _ proposal: LayoutProposal, _ children: LayoutChildren
  ) -> Double? {
    let (rect, size) = (CGRect(bounds), ProposedViewSize(proposal))
    func merged(_ key: GuideKey) -> Double? {
      children.mergedGuide(key, for: proposal, bounds.size)
    }
    switch key.axis {
    case .horizontal:
      guard let guide = HorizontalAlignment(key) else { return nil }
      return withCache(children, merged: merged) { subviews, cache in
        layout.explicitAlignment(
          of: guide, in: rect, proposal: size, subviews: subviews, cache: &cache
        ).map { Double($0) }
      }
    case .vertical:
      guard let guide = VerticalAlignment(key) else { return nil }
      return withCache(children, merged: merged) { subviews, cache in
        layout.explicitAlignment(
          of: guide, in: rect, proposal: size, subviews: subviews, cache: &cache
        ).map { Double($0) }
      }
    }
  }

  func report(_ issue: String) {
    if hasReported { return }
    hasReported = true
    let node = Carried(node)
    Issue.report("The layout \(L.self) \(issue)", in: assumingMainActor { node.value.runtime })
  }

  /// Calls a method of the layout with its subviews and its cache.
  ///
  /// The method works on a copy of the cache: a guide that it requests may lead back to the layout.
  private func withCache<Result>(
    _ children: LayoutChildren, merged: ((GuideKey) -> Double?)? = nil,
    _ body: (LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let node = Carried(node)
    let (elements, direction) = assumingMainActor {
      (node.value.laidOutChildren, node.value.direction)
    }
    let subviews = LayoutSubviews(
      zip(children, elements).map { LayoutSubview($0, of: $1, in: self) }[...], direction,
      merged: merged.map { Carried($0) })
    var cache: L.Cache
    if let known = self.cache {
      cache = known
      if isStale { layout.updateCache(&cache, subviews: subviews) }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    isStale = false
    self.cache = cache
    let result = body(subviews, &cache)
    self.cache = cache
    return result
  }
}
