/// The preferred spacing of a view on each of its sides.
package struct LayoutSpacing: Hashable, Sendable {
  package var top, leading, bottom, trailing: EdgeSpacing

  package init(_ edge: EdgeSpacing = .plain) {
    (top, leading, bottom, trailing) = (edge, edge, edge, edge)
  }

  package static let zero = LayoutSpacing(.points(0))

  package subscript(axis: LayoutAxis, side: LayoutSide) -> EdgeSpacing {
    get {
      switch (axis, side) {
      case (.horizontal, .before): leading
      case (.horizontal, .after): trailing
      case (.vertical, .before): top
      case (.vertical, .after): bottom
      }
    }
    set {
      switch (axis, side) {
      case (.horizontal, .before): leading = newValue
      case (.horizontal, .after): trailing = newValue
      case (.vertical, .before): top = newValue
      case (.vertical, .after): bottom = newValue
      }
    }
  }

  /// Combines the larger preferences of two views on some edges.
  package mutating func formUnion(_ other: LayoutSpacing, edges: LayoutEdges = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// Returns the distance from a view to the next one on an axis (LC17).
  package func distance(
    to next: LayoutSpacing, along axis: LayoutAxis, in settings: LayoutSettings
  ) -> Double {
    self[axis, .after].distance(to: next[axis, .before], along: axis, in: settings)
  }
}

package enum LayoutSide: Sendable { case before, after }

/// The preferred spacing of a view on one side.
package struct EdgeSpacing: Hashable, Sendable {
  /// The preferred points, whatever the neighbor is; nil if the view has no preference.
  package var points: Double?
  /// The font of the text at the edge.
  package var font: TextFont?
  /// True if content without a preference of its own is at the edge.
  package var isPlain: Bool

  package static let plain = EdgeSpacing(points: nil, font: nil, isPlain: true)
  /// No preference at all, not even that of plain content.
  static let undecided = EdgeSpacing(points: nil, font: nil, isPlain: false)
  package static func points(_ points: Double) -> EdgeSpacing {
    EdgeSpacing(points: Sensible.length(points), font: nil, isPlain: false)
  }
  package static func text(_ font: TextFont) -> EdgeSpacing {
    EdgeSpacing(points: nil, font: font, isPlain: false)
  }

  mutating func formUnion(_ other: EdgeSpacing) {
    if let more = other.points { points = max(points ?? 0, more) }
    if let more = other.font, more.lineHeight > font?.lineHeight ?? -1 { font = more }
    isPlain = isPlain || other.isPlain
  }

  func distance(
    to next: EdgeSpacing, along axis: LayoutAxis, in settings: LayoutSettings
  ) -> Double {
    var distance: Double?
    func want(_ points: Double) { distance = max(distance ?? 0, points) }
    if let points { want(points) }
    if let points = next.points { want(points) }
    if axis == .vertical {
      if font != nil, let below = next.font { want(settings.upToStep(below.leading)) }
      if let font, next.isPlain { want(font.roomBelow(in: settings)) }
      if isPlain, let below = next.font { want(below.roomAbove(in: settings)) }
    }
    return distance ?? settings.spacing
  }
}

extension TextFont {
  /// Returns a tenth of a line.
  private func tenth(in settings: LayoutSettings) -> Double {
    settings.upToStep((ascender + descender) / 10)
  }

  /// Returns the room between text and another view below (LC19).
  fileprivate func roomBelow(in settings: LayoutSettings) -> Double {
    let tenth = tenth(in: settings)
    return settings.upToStep(max(ascender + descender + tenth - capHeight, tenth + descender))
  }

  /// Returns the room between another view and text below it (LC19).
  fileprivate func roomAbove(in settings: LayoutSettings) -> Double {
    settings.upToStep(descender + tenth(in: settings))
  }
}
