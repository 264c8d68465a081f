import BanyanHost
import BanyanHostKit
import BanyanLayout
import Foundation

// Where something is drawn, or more: how large a surface for it has to be.

extension DrawnElement {
  /// The bounds in the coordinates of the surrounding element; nil if nothing is drawn.
  var bounds: LayoutRect? {
    guard var bounds = innerBounds else { return nil }
    for filter in effects?.filters ?? [] { bounds = filter.bounds(bounds) }
    if let transforms = effects?.transforms, !transforms.isEmpty {
      guard let transformed = mapping.bounds(of: bounds) else { return nil }
      bounds = transformed
    }
    return bounds.moved(frame.x + (effects?.offset.x ?? 0), frame.y + (effects?.offset.y ?? 0))
  }

  /// The bounds of what is drawn before filters and transforms, in the element's own coordinates.
  var innerBounds: LayoutRect? {
    var bounds: LayoutRect?
    func add(_ rect: LayoutRect?) {
      guard let rect, rect.width.isFinite, rect.height.isFinite, rect.width > 0 || rect.height > 0
      else { return }
      bounds = bounds?.union(rect) ?? rect
    }
    for part in background { add(part.bounds) }
    let scrolled = effects?.scrolled ?? .zero
    for element in content { add(element.bounds?.moved(scrolled.x, scrolled.y)) }
    for part in foreground { add(part.bounds) }
    if let clip = effects?.clip, let drawn = bounds {
      let area = LayoutRect(0, 0, frame.width, frame.height)
      bounds = drawn.intersection(OutlinePath(clip, in: area).bounds ?? LayoutRect(0, 0, 0, 0))
    }
    guard let bounds, bounds.width > 0, bounds.height > 0 else { return nil }
    return bounds
  }

  /// The mapping of all transforms, of which the first is the outermost.
  var mapping: Homography {
    (effects?.transforms ?? []).reversed().reduce(Homography(m: [1, 0, 0, 0, 1, 0, 0, 0, 1])) {
      $0.followed(by: Homography($1, width: frame.width, height: frame.height))
    }
  }
}

extension Homography {
  func bounds(of rect: LayoutRect) -> LayoutRect? {
    var bounds: LayoutRect?
    for (x, y) in [
      (rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY),
    ] {
      // A part of what reaches behind the eye could be anywhere.
      guard let corner = applied(to: x, y) else { return nil }
      let point = LayoutRect(corner.x, corner.y, 0, 0)
      bounds = bounds?.union(point) ?? point
    }
    return bounds
  }
}

extension DrawnFilter {
  func bounds(_ rect: LayoutRect) -> LayoutRect {
    switch self {
    case .blur(let radius): rect.outset(by: 3 * max(0, radius) + 1)
    case .shadow(_, let radius, let x, let y):
      rect.union(rect.outset(by: 3 * max(0, radius) + 1).moved(x, y))
    case .colorMatrix, .opacityThreshold: rect
    }
  }
}

extension DrawingPart {
  var bounds: LayoutRect? {
    switch self {
    case .fill(let outline, let rect, _):
      OutlinePath(outline, in: rect).bounds
    case .stroke(let stroke, let rect):
      // Corners reach farther than half of the width.
      OutlinePath(stroke.line.outline, in: rect).bounds?
        .outset(
          by: stroke.line.width * (stroke.line.join == .miter ? 2 : 1) + max(0, -stroke.line.inset))
    case .shadow(let outline, let rect, _, let radius, let x, let y, let isInner):
      isInner
        ? OutlinePath(outline, in: rect).bounds
        : OutlinePath(outline, in: rect).bounds?.outset(by: 1.5 * max(0, radius) + 1).moved(x, y)
    case .text(let text, let rect):
      // Letters may lean or reach out of their lines, and shadows fall outside.
      text.runs.reduce(rect.outset(by: (text.runs.map(\.font.size).max() ?? 0) / 2)) {
        bounds, run in run.shadows.reduce(bounds) { $1.bounds($0) }
      }
    case .symbol(_, let rect), .picture(_, let rect): rect
    }
  }
}
