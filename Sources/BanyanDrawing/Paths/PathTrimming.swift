import BanyanHost

extension OutlinePath {
  /// Returns the part of the path between two fractions of its length, as straight lines.
  func trimmed(from start: Double, to end: Double) -> OutlinePath {
    let lines = flattened
    var lengths: [Double] = []
    var total = 0.0
    for line in lines {
      var length = 0.0
      for (from, to) in zip(line, line.dropFirst()) { length += from.distance(to: to) }
      lengths.append(length)
      total += length
    }
    let (low, high) = (max(0, start) * total, min(1, end) * total)
    var result = OutlinePath([], isEvenOdd: isEvenOdd)
    guard low < high else { return result }
    var passed = 0.0
    for (line, length) in zip(lines, lengths) {
      defer { passed += length }
      if passed >= high || passed + length <= low { continue }
      var place = passed
      var isOpen = false
      for (from, to) in zip(line, line.dropFirst()) {
        let piece = from.distance(to: to)
        defer { place += piece }
        guard piece > 0, place + piece > low, place < high else { continue }
        if !isOpen {
          result.elements.append(.move(from.mixed(with: to, max(0, low - place) / piece)))
          isOpen = true
        }
        result.elements.append(.line(from.mixed(with: to, min(1, (high - place) / piece))))
      }
    }
    return result
  }

  /// The path as lines with many corners.
  private var flattened: [[Point]] {
    var lines: [[Point]] = []
    var current: [Point] = []
    var start = Point(x: 0, y: 0)
    func add(_ count: Int, _ point: (Double) -> Point) {
      for number in 1...count { current.append(point(Double(number) / Double(count))) }
    }
    for element in elements {
      let last = current.last ?? start
      switch element {
      case .move(let point):
        if current.count > 1 { lines.append(current) }
        current = [point]
        start = point
      case .line(let point):
        current.append(point)
      case .quadCurve(let point, let control):
        add(Self.pieces) {
          last.mixed(with: control, $0).mixed(with: control.mixed(with: point, $0), $0)
        }
      case .curve(let point, let first, let second):
        add(Self.pieces) { share in
          let middle = first.mixed(with: second, share)
          return last.mixed(with: first, share).mixed(with: middle, share)
            .mixed(with: middle.mixed(with: second.mixed(with: point, share), share), share)
        }
      case .close:
        current.append(start)
        if current.count > 1 { lines.append(current) }
        current = [start]
      }
    }
    if current.count > 1 { lines.append(current) }
    return lines
  }

  /// The number of lines for a curve.
  private static let pieces = 48
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  fileprivate func mixed(with other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
