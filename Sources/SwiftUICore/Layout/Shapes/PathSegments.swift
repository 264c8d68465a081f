import CoreGraphics
import Foundation

/// A line or curve with both of its end points.
struct PathSegment {
  var start, control1, control2, end: CGPoint
  var isLine: Bool

  init(line start: CGPoint, _ end: CGPoint) {
    self.start = start
    self.end = end
    control1 = start
    control2 = end
    isLine = true
  }

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  func point(at t: CGFloat) -> CGPoint {
    if isLine { return mix(start, end, t) }
    return split(at: t).0.end
  }

  /// Returns the parts before and after a position from 0 to 1.
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    if isLine {
      let middle = mix(start, end, t)
      return (PathSegment(line: start, middle), PathSegment(line: middle, end))
    }
    let (a, b, c) = (mix(start, control1, t), mix(control1, control2, t), mix(control2, end, t))
    let (d, e) = (mix(a, b, t), mix(b, c, t))
    let middle = mix(d, e, t)
    return (
      PathSegment(start: start, control1: a, control2: d, end: middle),
      PathSegment(start: middle, control1: e, control2: c, end: end)
    )
  }

  /// Returns points along the segment, from after the start to the end.
  func flattened(into count: Int = 16) -> [CGPoint] {
    if isLine { return [end] }
    return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
  }

  /// The lengths along the segment at equal steps of its parameter, starting with 0.
  var lengths: [CGFloat] {
    var lengths: [CGFloat] = [0]
    var last = start
    for point in flattened(into: 24) {
      lengths.append(lengths.last! + hypot(point.x - last.x, point.y - last.y))
      last = point
    }
    return lengths
  }

  /// Returns the parameter at a length.
  func parameter(at length: CGFloat, _ lengths: [CGFloat]) -> CGFloat {
    guard let total = lengths.last, total > 0 else { return 0 }
    guard let next = lengths.firstIndex(where: { $0 >= length }), next > 0 else {
      return length <= 0 ? 0 : 1
    }
    let step = lengths[next] - lengths[next - 1]
    let part = step > 0 ? (length - lengths[next - 1]) / step : 0
    return (CGFloat(next - 1) + part) / CGFloat(lengths.count - 1)
  }
}

func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

extension Path {
  /// A connected piece of a path.
  struct Piece {
    var segments: [PathSegment] = []
    var isClosed = false
    var start: CGPoint
  }

  var pieces: [Piece] {
    var pieces: [Piece] = []
    var current = CGPoint.zero
    func open() {
      if pieces.isEmpty || pieces[pieces.count - 1].isClosed {
        pieces.append(Piece(start: current))
      }
    }
    for element in elements {
      switch element {
      case .move(let point):
        pieces.append(Piece(start: point))
        current = point
      case .line(let end):
        open()
        pieces[pieces.count - 1].segments.append(PathSegment(line: current, end))
        current = end
      case .quadCurve(let end, let control):
        open()
        pieces[pieces.count - 1].segments.append(
          PathSegment(
            start: current, control1: mix(current, control, 2 / 3),
            control2: mix(end, control, 2 / 3), end: end))
        current = end
      case .curve(let end, let control1, let control2):
        open()
        pieces[pieces.count - 1].segments.append(
          PathSegment(start: current, control1: control1, control2: control2, end: end))
        current = end
      case .closeSubpath:
        guard !pieces.isEmpty else { continue }
        let start = pieces[pieces.count - 1].start
        if current != start {
          pieces[pieces.count - 1].segments.append(PathSegment(line: current, start))
        }
        pieces[pieces.count - 1].isClosed = true
        current = start
      }
    }
    return pieces
  }

  mutating func append(_ segment: PathSegment) {
    if segment.isLine {
      addLine(to: segment.end)
    } else {
      addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
    }
  }

  /// The smallest rectangle that contains the path; a null rectangle if it is empty.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for piece in pieces {
      points.append(piece.start)
      for segment in piece.segments { points += segment.flattened(into: 64) }
    }
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns whether a point is inside.
  /// - Parameter eoFill: whether to use the even-odd rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for piece in pieces {
      var points = [piece.start]
      for segment in piece.segments { points += segment.flattened() }
      points.append(piece.start)
      for (a, b) in zip(points, points.dropFirst()) where (a.y <= p.y) != (b.y <= p.y) {
        guard a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x else { continue }
        crossings += 1
        winding += a.y <= p.y ? 1 : -1
      }
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// Returns the part of the path between two shares of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = from.isFinite ? max(0, min(1, from)) : 0
    let to = to.isFinite ? max(0, min(1, to)) : 1
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let pieces = pieces.map { piece in piece.segments.map { ($0, $0.lengths) } }
    let total = pieces.joined().reduce(0) { $0 + $1.1.last! }
    let (start, end) = (from * total, to * total)
    var path = Path()
    var length: CGFloat = 0
    for piece in pieces {
      var isConnected = false
      for (segment, lengths) in piece {
        let low = length
        length += lengths.last!
        guard length > start, low < end else { continue }
        var part = segment
        if length > end { part = part.split(at: segment.parameter(at: end - low, lengths)).0 }
        if low < start {
          let cut = segment.parameter(at: start - low, lengths)
          let whole = length > end ? segment.parameter(at: end - low, lengths) : 1
          part = part.split(at: whole > 0 ? cut / whole : 0).1
        }
        if !isConnected { path.move(to: part.start) }
        isConnected = true
        path.append(part)
      }
    }
    return path
  }
}
