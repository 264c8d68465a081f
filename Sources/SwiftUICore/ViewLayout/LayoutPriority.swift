import BanyanHost
import Foundation

extension View {
  /// Says which views of a stack get the room they want before others do.
  /// - Parameter value: 0 for a view that does not say; higher ones come first.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(value: value))
  }

  /// Says which of the views that overlap is in front.
  /// - Parameter value: 0 for a view that does not say; higher ones are further in front, and of equal
  ///   ones the later is. Hundredths are told apart.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_DepthModifier(value: value))
  }
}

/// Says how important a view's size is.
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

/// Says how far in front a view is.
public nonisolated struct _DepthModifier: BoxModifier {
  let value: Double

  nonisolated init(value: Double) {
    self.value = value
  }

  @MainActor var properties: [Property] { [.depth(value.isNaN ? 0 : value)] }

  @MainActor var issue: String? { value.isNaN ? "Invalid zIndex (nan): 0 is used." : nil }
}
