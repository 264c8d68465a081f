import BanyanHost
import BanyanLayout
import Foundation

extension GuideKey {
  init(_ alignment: BanyanHost.Alignment.Horizontal) {
    self =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }

  init(_ alignment: BanyanHost.Alignment.Vertical) {
    self =
      switch alignment {
      case .top: .top
      case .center: .middle
      case .bottom: .bottom
      case .firstTextBaseline: .firstTextBaseline
      case .lastTextBaseline: .lastTextBaseline
      }
  }
}

extension LayoutAlignment {
  init(_ alignment: BanyanHost.Alignment) {
    self.init(alignment.horizontalKey, alignment.verticalKey)
  }
}

extension LayoutAxes {
  init(_ axes: Axes) {
    self.init(rawValue: axes.rawValue & 3)
  }
}

extension LayoutEdges {
  init(_ edges: Edges) {
    self.init(rawValue: edges.rawValue & 15)
  }
}

extension LayoutInsets {
  init(_ insets: Insets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// Creates insets with a length on some edges.
  init(_ length: Double, on edges: LayoutEdges) {
    func inset(_ edge: LayoutEdges) -> Double { edges.contains(edge) ? length : 0 }
    self.init(
      top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
      trailing: inset(.trailing))
  }
}

extension LayoutPoint {
  init(_ point: Point) {
    self.init(point.x, point.y)
  }
}

extension LayoutRule {
  static func frame(_ frame: Frame) -> LayoutRule {
    let alignment = LayoutAlignment(frame.alignment)
    let bounds = LayoutBounds(
      width: LayoutBounds.Axis(
        frame.minimumWidth, ideal: frame.idealWidth, frame.maximumWidth),
      height: LayoutBounds.Axis(
        frame.minimumHeight, ideal: frame.idealHeight, frame.maximumHeight))
    if bounds == LayoutBounds() {
      return .frame(width: frame.width, height: frame.height, alignment: alignment)
    }
    return .flexibleFrame(bounds, alignment: alignment)
  }

  /// Returns a rule that takes all the room offered on some axes, and aligns its content within it.
  static func greedy(_ axes: LayoutAxes, _ alignment: LayoutAlignment) -> LayoutRule {
    func bounds(_ axis: LayoutAxis) -> LayoutBounds.Axis {
      axes.contains(axis) ? LayoutBounds.Axis(0, .infinity) : LayoutBounds.Axis()
    }
    return .flexibleFrame(
      LayoutBounds(width: bounds(.horizontal), height: bounds(.vertical)), alignment: alignment)
  }
}

extension CGRect {
  init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
