import BanyanHost
import BanyanLayout

// Layouts of progress views and gauges with labels, for hosts that only draw.

/// Lays out the label of a progress view above its bar, and the current value below it.
final class ProgressLayout: CustomLayout {
  private let bar, gap, ideal: Double

  /// - Parameters:
  ///   - bar: the height of the bar.
  ///   - ideal: the width of the bar where none is offered.
  init(bar: Double, gap: Double, ideal: Double) {
    self.bar = bar
    self.gap = gap
    self.ideal = ideal
  }

  func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize {
    let sizes = children.map { $0.size(for: LayoutProposal(proposal.width, nil)) }
    let width = proposal.width ?? sizes.map(\.width).reduce(ideal, max)
    return LayoutSize(width, sizes.map { $0.height + gap }.reduce(bar, +))
  }

  func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal) {
    let offered = LayoutProposal(bounds.width, nil)
    var y = bounds.y
    for (number, child) in children.enumerated() {
      if number == 1 { y += bar + gap }
      child.place(at: LayoutPoint(bounds.x, y), for: offered)
      y += child.size(for: offered).height + gap
    }
  }
}

/// Lays out the labels of a gauge around its bar: the name above it, the bounds beside it, and the current value below it. The name of a
/// small gauge is before its bar.
final class GaugeLayout: CustomLayout {
  private let look: Look.Gauge
  private let style: GaugeLook

  init(_ look: Look.Gauge, _ style: GaugeLook) {
    self.look = look
    self.style = style
  }

  /// The sizes of the labels, and the places that follow from them.
  private struct Lines {
    var name = LayoutSize.zero, current = LayoutSize.zero
    var minimum = LayoutSize.zero, maximum = LayoutSize.zero
    /// The height of the line that has the bar.
    var bar: Double
    var nameIsBeside = false

    var above: Double { nameIsBeside ? 0 : Self.room(name.height, Look.Gauge.labelGap) }
    var below: Double { Self.room(current.height, Look.Gauge.labelGap) }
    var before: Double { Self.room(start.width, Look.Gauge.labelInset) }
    var after: Double { Self.room(maximum.width, Look.Gauge.labelInset) }
    /// The label before the bar.
    var start: LayoutSize { nameIsBeside ? name : minimum }

    static func room(_ length: Double, _ gap: Double) -> Double { length > 0 ? length + gap : 0 }
  }

  private func labels(
    _ children: LayoutChildren
  ) -> (name: LayoutChild?, current: LayoutChild?, minimum: LayoutChild?, maximum: LayoutChild?) {
    // A hidden name takes no part in the layout.
    guard children.count > 1 else { return (children.first, nil, nil, nil) }
    let values = Array(children.suffix(3))
    return (children.count > values.count ? children[0] : nil, values[0], values[1], values[2])
  }

  private func lines(_ children: LayoutChildren, width: Double?) -> Lines {
    let labels = labels(children)
    func size(_ child: LayoutChild?) -> LayoutSize {
      child?.size(for: LayoutProposal(width, nil)) ?? .zero
    }
    var lines = Lines(bar: style == .accessoryLinear ? look.mark : look.bar)
    (lines.minimum, lines.maximum) = (size(labels.minimum), size(labels.maximum))
    (lines.name, lines.current) = (size(labels.name), size(labels.current))
    if style != .linear {
      lines.nameIsBeside = lines.minimum.width == 0
      if !lines.nameIsBeside { lines.name = .zero }
    }
    lines.bar = max(lines.bar, lines.start.height, lines.maximum.height)
    return lines
  }

  func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize {
    let lines = lines(children, width: proposal.width)
    let width =
      proposal.width
      ?? max(
        lines.before + Look.Gauge.leastBar + lines.after, lines.name.width, lines.current.width)
    return LayoutSize(width, lines.above + lines.bar + lines.below)
  }

  func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal) {
    let labels = labels(children)
    let lines = lines(children, width: bounds.width)
    let bar = bounds.y + lines.above
    func place(_ child: LayoutChild?, _ x: Double, _ y: Double) {
      child?.place(at: LayoutPoint(x, y), for: LayoutProposal(bounds.width, nil))
    }
    func beside(_ size: LayoutSize) -> Double { bar + (lines.bar - size.height) / 2 }
    place(labels.name, bounds.x, lines.nameIsBeside ? beside(lines.name) : bounds.y)
    place(labels.minimum, bounds.x, beside(lines.minimum))
    place(labels.maximum, bounds.maxX - lines.maximum.width, beside(lines.maximum))
    place(labels.current, bounds.x, bar + lines.bar + Look.Gauge.labelGap)
  }
}
