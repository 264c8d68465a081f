import BanyanHost
import Foundation

extension View {
  /// Sets the priority with which a stack gives this view the space it wants.
  /// - Parameter value: higher values come first; views without a priority have 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(value: value))
  }

  /// Sets the front-to-back order of this view among overlapping views.
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
}
