import BanyanHost
import Foundation

extension View {
  /// Makes this view as large as the scroll view or window that it is in, along some axes.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeFrameModifier(
        axes: axes, alignment: alignment, horizontal: .whole, vertical: .whole))
  }

  /// Makes this view as large as some of the equal parts that the scroll view or window which it is in
  /// is divided into.
  /// - Parameters:
  ///   - count: how many parts there are.
  ///   - span: how many of them the view takes.
  ///   - spacing: between the parts, in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let rule = RelativeLength(count: count, span: span, spacing: spacing)
    return modifier(
      _ContainerRelativeFrameModifier(
        axes: axes, alignment: alignment, horizontal: rule, vertical: rule))
  }

  /// Makes this view as large as a closure makes of the size of the scroll view or window that it is
  /// in.
  ///
  /// The closure is asked before sizes are known, so what it makes is to be a share of the length and a
  /// number of points; what it makes by another rule is taken at 400 points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      _ContainerRelativeFrameModifier(
        axes: axes, alignment: alignment, horizontal: RelativeLength { length($0, .horizontal) },
        vertical: RelativeLength { length($0, .vertical) }))
  }
}

/// Gives a view a size by that of what it is in.
public nonisolated struct _ContainerRelativeFrameModifier: BoxModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let horizontal: RelativeLength
  let vertical: RelativeLength

  nonisolated init(
    axes: Axis.Set, alignment: Alignment, horizontal: RelativeLength, vertical: RelativeLength
  ) {
    self.axes = axes
    self.alignment = alignment
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @MainActor var properties: [Property] {
    [
      .relativeFrame(
        RelativeFrame(
          width: axes.contains(.horizontal) ? horizontal : nil,
          height: axes.contains(.vertical) ? vertical : nil, alignment: alignment.resolved))
    ]
  }
}

extension RelativeLength {
  static let whole = RelativeLength(share: 1, points: 0)

  /// Some of the parts that a length is divided into.
  init(count: Int, span: Int, spacing: CGFloat) {
    let count = Double(max(count, 1))
    let span = Double(max(span, 1))
    let spacing = Lengths.finite(spacing) ?? 0
    self.init(
      share: span / count, points: spacing * (span - 1) - spacing * (count - 1) * span / count)
  }

  /// What a closure makes of a length, found by trying some.
  init(_ length: (CGFloat) -> CGFloat) {
    let points = Double(length(0))
    let share = (Double(length(1000)) - points) / 1000
    if points.isFinite, share.isFinite, abs(Double(length(400)) - points - 400 * share) < 0.01 {
      self.init(share: share, points: points)
    } else {
      self.init(share: 0, points: Lengths.positive(length(400)) ?? 0)
    }
  }
}
