import BanyanGraph
import BanyanHost
import Foundation

extension View {
  /// Makes this view as large as the scroll view or window around it, along some axes.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeFrameModifier(
        axes: axes, alignment: alignment, horizontal: .whole, vertical: .whole))
  }

  /// Makes this view as large as some of the equal parts into which the scroll view or window around it
  /// is divided.
  /// - Parameters:
  ///   - count: the number of parts.
  ///   - span: the number of parts that the view takes.
  ///   - spacing: the distance between parts, in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let rule = RelativeLength(count: count, span: span, spacing: spacing)
    return modifier(
      _ContainerRelativeFrameModifier(
        axes: axes, alignment: alignment, horizontal: rule, vertical: rule))
  }

  /// Gives this view a size that a closure computes from the size of the scroll view or window around
  /// it.
  ///
  /// On a host with its own layout, the closure is called before sizes are known. There, its result should be
  /// a share of the length plus a number of points; a result that follows another rule is taken at
  /// 400 points.
  /// - Parameter length: takes a length of the container, less its safe area, and the axis (LD10).
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      _ContainerLengthModifier(
        frame: _ContainerRelativeFrameModifier(
          axes: axes, alignment: alignment, horizontal: RelativeLength { length($0, .horizontal) },
          vertical: RelativeLength { length($0, .vertical) }), length: length))
  }
}

/// Gives a view a size relative to that of its container.
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

/// Gives a view a size that a closure computes from that of its container.
public nonisolated struct _ContainerLengthModifier: WrappingModifier {
  public typealias Body = Never

  let frame: _ContainerRelativeFrameModifier
  let length: (CGFloat, Axis) -> CGFloat

  nonisolated init(
    frame: _ContainerRelativeFrameModifier, length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.frame = frame
    self.length = length
  }

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> ContainerLengthNode {
    ContainerLengthNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: ContainerLengthNode) { wrapper.update(to: self) }
}

/// The boxes of a view whose size a closure computes from that of its container.
final class ContainerLengthNode: BoxNode {
  private var modifier: _ContainerLengthModifier

  init(_ modifier: _ContainerLengthModifier, under parent: _Node, in context: _Context) {
    self.modifier = modifier
    super.init(modifier.frame.properties, under: parent, in: context)
  }

  func update(to newModifier: _ContainerLengthModifier) {
    let isUnchanged = Comparison.of(_ContainerLengthModifier.self)
      .isUnchanged(modifier, newModifier)
    modifier = newModifier
    if isUnchanged { return }
    update(to: newModifier.frame.properties)
    for box in boxes { context.window?.layout?.contributionDidChange(of: box) }
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    ContainerLengthBoxNode(around: element, in: self)
  }

  fileprivate func length(of container: CGFloat, along axis: Axis) -> CGFloat {
    let length = modifier.length(container, axis)
    return Lengths.isSize(length) ? length : 0
  }
}

/// The box of a view whose size a closure computes from that of its container.
final class ContainerLengthBoxNode: BoxElementNode {
  private unowned(unsafe) let node: ContainerLengthNode

  init(around element: ElementNode, in node: ContainerLengthNode) {
    self.node = node
    super.init(around: element, of: node)
  }

  /// Returns the length of the view in a container of a given length, in points.
  func length(of container: Double, along axis: Axis) -> Double {
    Double(node.length(of: CGFloat(container), along: axis))
  }
}

extension RelativeLength {
  static let whole = RelativeLength(share: 1, points: 0)

  /// Creates the length of some of the parts into which a container is divided.
  init(count: Int, span: Int, spacing: CGFloat) {
    let count = Double(max(count, 1))
    let span = Double(max(span, 1))
    let spacing = Lengths.finite(spacing) ?? 0
    self.init(
      share: span / count, points: spacing * (span - 1) - spacing * (count - 1) * span / count)
  }

  /// Creates the rule that a closure follows, found by trying some lengths.
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
