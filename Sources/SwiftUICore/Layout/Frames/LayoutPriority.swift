import BanyanHost
import Foundation

extension View {
  /// Sets the priority with which a stack gives this view the space it wants.
  /// - Parameter value: higher values come first; views without a priority have 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(value: value))
  }

  /// Sets the front-to-back order of this view among overlapping views.
  ///
  /// If it is set several times for a view, the innermost value counts.
  /// - Parameter value: views with higher values are further in front; views without one have 0. Of
  ///   views with equal values, the later one is in front. Values are precise to hundredths.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_DepthModifier(value: value))
  }
}

/// Sets the layout priority of a view.
public nonisolated struct _LayoutPriorityModifier: BoxModifier {
  let value: Double

  nonisolated init(value: Double) {
    self.value = value
  }

  @MainActor var properties: [Property] { [.layoutPriority(value.isNaN ? 0 : value)] }

  @MainActor var issue: String? {
    value.isNaN ? "Invalid layout priority (nan): 0 is used." : nil
  }
}

/// Sets the front-to-back order of a view.
public nonisolated struct _DepthModifier: BoxModifier {
  let value: Double

  nonisolated init(value: Double) {
    self.value = value
  }

  @MainActor var properties: [Property] { [.depth(value.isNaN ? 0 : value)] }

  @MainActor var issue: String? { value.isNaN ? "Invalid zIndex (nan): 0 is used." : nil }

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> BoxNode {
    if let issue { Issue.report(issue, in: context.runtime) }
    return DepthNode(properties, under: parent, in: context)
  }
}

/// The boxes of a view with a depth, around those elements that have none yet.
private final class DepthNode: BoxNode {
  override func hasBox(_ element: ElementNode) -> Bool {
    super.hasBox(element) && !element.hasDepth
  }
}

extension ElementNode {
  /// True if a modifier of the element's view has set its depth.
  fileprivate var hasDepth: Bool {
    var element: ElementNode? = self
    while let current = element {
      if current.properties.contains(where: { $0.key == .depth }) { return true }
      element = current.main
    }
    return false
  }
}
