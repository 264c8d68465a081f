import BanyanHost
import Foundation

extension View {
  /// Puts this view in a frame of a fixed size.
  /// - Parameters:
  ///   - width: in points; nil to keep that of the view.
  ///   - height: in points; nil to keep that of the view.
  ///   - alignment: the position of this view in the frame.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Adds a box around this view that has no effect.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    frame(width: nil, height: nil)
  }

  /// Puts this view in a frame whose size is constrained, in points.
  ///
  /// An infinite maximum takes all the available space. The ideal size applies when no size is
  /// proposed: to a view with `fixedSize`, or along the axis of a scroll view.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FrameModifier(
        (minWidth, idealWidth, maxWidth), (minHeight, idealHeight, maxHeight),
        alignment: alignment))
  }

  /// Keeps this view at its ideal size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps this view at its ideal size along some axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axes = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(_FixedSizeModifier(axes: axes))
  }
}

/// Puts a view in a frame.
public nonisolated struct _FrameModifier: BoxModifier {
  let frame: Frame
  let issue: String?

  typealias Bounds = (minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?)

  nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    frame = Frame(
      width: Lengths.isSize(width) ? width.map(Double.init) : nil,
      height: Lengths.isSize(height) ? height.map(Double.init) : nil,
      alignment: alignment.resolved)
    issue = Lengths.isSize(width) && Lengths.isSize(height) ? nil : Lengths.frameIssue
  }

  nonisolated init(_ width: Bounds, _ height: Bounds, alignment: Alignment) {
    frame = Frame(
      minimumWidth: Self.finite(width.minimum), maximumWidth: Self.maximum(width),
      minimumHeight: Self.finite(height.minimum), maximumHeight: Self.maximum(height),
      idealWidth: Self.finite(width.ideal), idealHeight: Self.finite(height.ideal),
      alignment: alignment.resolved)
    issue = Self.isOrdered(width) && Self.isOrdered(height) ? nil : Lengths.contradiction
  }

  /// Returns a bound that can be used. Negative bounds count as 0; infinite minimum and ideal sizes as none.
  nonisolated private static func finite(_ length: CGFloat?) -> Double? {
    Lengths.positive(length)
  }

  /// Returns the maximum, which may be infinite but not below the minimum.
  nonisolated private static func maximum(_ bounds: Bounds) -> Double? {
    guard let maximum = bounds.maximum, !maximum.isNaN else { return nil }
    return max(Double(maximum), Lengths.positive(bounds.minimum) ?? 0)
  }

  nonisolated private static func isOrdered(_ bounds: Bounds) -> Bool {
    let given = [bounds.minimum, bounds.ideal, bounds.maximum].compactMap { $0 }
    return given.allSatisfy { $0 >= 0 } && zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
  }

  @MainActor var properties: [Property] { [.frame(frame)] }
}

/// Keeps a view at its ideal size.
public nonisolated struct _FixedSizeModifier: BoxModifier {
  let axes: Axes

  nonisolated init(axes: Axes) {
    self.axes = axes
  }

  @MainActor var properties: [Property] { [.fixedSize(axes)] }
}
