import BanyanHost
import Foundation

extension View {
  /// Shows this view at an offset from its place in the layout, which does not change.
  /// - Parameter offset: in points; invalid values, such as infinity, are reported and ignored.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetModifier(offset: offset))
  }

  /// Shows this view at an offset from its place in the layout, which does not change.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the center of this view at a point in the proposed space, and takes all of that space.
  /// - Parameter position: in points from the leading top corner.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionModifier(position: position))
  }

  /// Puts the center of this view at a point in the proposed space, and takes all of that space.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

/// Shows a view at an offset from its place.
public nonisolated struct _OffsetModifier: BoxModifier {
  let offset: CGSize

  nonisolated init(offset: CGSize) {
    self.offset = offset
  }

  @MainActor var properties: [Property] {
    [.offset(Point(x: Lengths.finite(offset.width) ?? 0, y: Lengths.finite(offset.height) ?? 0))]
  }

  @MainActor var issue: String? {
    Lengths.issue(of: offset.width, as: "offset") ?? Lengths.issue(of: offset.height, as: "offset")
  }
}

/// Puts a view at a point.
public nonisolated struct _PositionModifier: BoxModifier {
  let position: CGPoint

  nonisolated init(position: CGPoint) {
    self.position = position
  }

  @MainActor var properties: [Property] {
    [.position(Point(x: Lengths.finite(position.x) ?? 0, y: Lengths.finite(position.y) ?? 0))]
  }

  @MainActor var issue: String? {
    Lengths.issue(of: position.x, as: "position") ?? Lengths.issue(of: position.y, as: "position")
  }
}
