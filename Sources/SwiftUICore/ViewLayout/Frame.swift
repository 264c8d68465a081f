import BanyanHost
import Foundation

extension View {
  /// Gives this view a place of a fixed size.
  /// - Parameters:
  ///   - width: in points; nil to leave it as it is.
  ///   - height: in points; nil to leave it as it is.
  ///   - alignment: where this view stands in its place.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Adds a box of its own around this view, which changes nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    frame(width: nil, height: nil)
  }

  /// Gives this view a place whose size has bounds, in points.
  ///
  /// A maximum of infinity takes all the room there is. An ideal size counts where there is no room
  /// to go by: where the view has a `fixedSize`, or along the axis that it scrolls.
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

  /// Keeps this view at its ideal size in a direction.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axes = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(_FixedSizeModifier(axes: axes))
  }
}

/// Gives a view a place of a certain size.
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

  /// A bound; one below nothing is none. Without an end there is no least size, nor an ideal one.
  nonisolated private static func finite(_ length: CGFloat?) -> Double? {
    Lengths.positive(length)
  }

  /// A maximum, which may be infinite and is not below the minimum.
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
