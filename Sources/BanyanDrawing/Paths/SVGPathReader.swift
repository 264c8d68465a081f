import BanyanHost
import Foundation

/// Reads the `d` of an SVG path.
struct SVGPathReader {
  private let bytes: [UInt8]
  private var place = 0
  private var result: [PathDescription.Element] = []
  private var current = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)
  /// The last control point, and the letter of its command, which smooth curves go on from.
  private var control: (point: Point, command: UInt8)?

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  static func numbers(in text: String) -> [Double] {
    var reader = SVGPathReader(text)
    var numbers: [Double] = []
    while let number = reader.number() { numbers.append(number) }
    return numbers
  }

  /// Returns the path up to the first mistake.
  mutating func elements() -> [PathDescription.Element] {
    var command: UInt8?
    while true {
      skipSpace()
      guard place < bytes.count else { break }
      let byte = bytes[place]
      if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") {
        command = byte
        place += 1
      } else if command.map({ $0 | 0x20 }) == UInt8(ascii: "m") {
        // More points after a move are lines.
        command = command! - 1
      }
      guard let command, read(command) else { break }
    }
    return result
  }

  private mutating func read(_ command: UInt8) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let base = isRelative ? current : Point(x: 0, y: 0)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: base.x + x, y: base.y + y) }
    var newControl: (Point, UInt8)?
    defer { control = newControl }
    let letter = command | 0x20
    switch letter {
    case UInt8(ascii: "m"):
      guard let n = numbers(2) else { return false }
      current = point(n[0], n[1])
      start = current
      result.append(.move(current))
    case UInt8(ascii: "l"):
      guard let n = numbers(2) else { return false }
      addLine(point(n[0], n[1]))
    case UInt8(ascii: "h"):
      guard let n = numbers(1) else { return false }
      addLine(Point(x: base.x + n[0], y: current.y))
    case UInt8(ascii: "v"):
      guard let n = numbers(1) else { return false }
      addLine(Point(x: current.x, y: base.y + n[0]))
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let isSmooth = letter == UInt8(ascii: "s")
      guard let n = numbers(isSmooth ? 4 : 6) else { return false }
      let first = isSmooth ? reflected(UInt8(ascii: "c")) : point(n[0], n[1])
      let second = point(n[n.count - 4], n[n.count - 3])
      current = point(n[n.count - 2], n[n.count - 1])
      result.append(.curve(current, control1: first, control2: second))
      newControl = (second, UInt8(ascii: "c"))
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      let isSmooth = letter == UInt8(ascii: "t")
      guard let n = numbers(isSmooth ? 2 : 4) else { return false }
      let middle = isSmooth ? reflected(UInt8(ascii: "q")) : point(n[0], n[1])
      current = point(n[n.count - 2], n[n.count - 1])
      result.append(.quadCurve(current, control: middle))
      newControl = (middle, UInt8(ascii: "q"))
    case UInt8(ascii: "a"):
      guard let radii = numbers(3), let isLarge = flag(), let isClockwise = flag(),
        let n = numbers(2)
      else { return false }
      addArc(
        radii[0].magnitude, radii[1].magnitude, turned: radii[2], isLarge: isLarge,
        isClockwise: isClockwise, to: point(n[0], n[1]))
    case UInt8(ascii: "z"):
      result.append(.close)
      current = start
    default: return false
    }
    return true
  }

  private mutating func addLine(_ point: Point) {
    current = point
    result.append(.line(point))
  }

  private func reflected(_ command: UInt8) -> Point {
    guard let control, control.command == command else { return current }
    return Point(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  /// Adds an arc by the formulas of SVG's notes on implementation.
  private mutating func addArc(
    _ a: Double, _ b: Double, turned degrees: Double, isLarge: Bool, isClockwise: Bool,
    to end: Point
  ) {
    let begin = current
    current = end
    guard a > 0, b > 0 else {
      result.append(.line(end))
      return
    }
    if begin == end { return }
    let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let (dx, dy) = ((begin.x - end.x) / 2, (begin.y - end.y) / 2)
    let (x, y) = (c * dx + s * dy, -s * dx + c * dy)
    let excess = (x * x / (a * a) + y * y / (b * b)).squareRoot()
    let (rx, ry) = (a * max(1, excess), b * max(1, excess))
    let denominator = rx * rx * y * y + ry * ry * x * x
    let root = max(0, (rx * rx * ry * ry - denominator) / denominator).squareRoot()
    let sign: Double = isLarge == isClockwise ? -1 : 1
    let (mx, my) = (sign * root * rx * y / ry, -sign * root * ry * x / rx)
    let center = Point(
      x: c * mx - s * my + (begin.x + end.x) / 2, y: s * mx + c * my + (begin.y + end.y) / 2)
    let from = atan2((y - my) / ry, (x - mx) / rx)
    var sweep = atan2((-y - my) / ry, (-x - mx) / rx) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let count = max(1, Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    func place(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + c * rx * x - s * ry * y, y: center.y + s * rx * x + c * ry * y)
    }
    for number in 0..<count {
      let (low, high) = (from + Double(number) * step, from + Double(number + 1) * step)
      result.append(
        .curve(
          number == count - 1 ? end : place(cos(high), sin(high)),
          control1: place(cos(low) - reach * sin(low), sin(low) + reach * cos(low)),
          control2: place(cos(high) + reach * sin(high), sin(high) - reach * cos(high))))
    }
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: ",") {
      place += 1
    }
  }

  private mutating func numbers(_ count: Int) -> [Double]? {
    var numbers: [Double] = []
    for _ in 0..<count {
      guard let number = number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Reads one digit, behind which the next number may follow at once.
  private mutating func flag() -> Bool? {
    skipSpace()
    guard place < bytes.count,
      bytes[place] == UInt8(ascii: "0") || bytes[place] == UInt8(ascii: "1")
    else { return nil }
    defer { place += 1 }
    return bytes[place] == UInt8(ascii: "1")
  }

  private mutating func number() -> Double? {
    skipSpace()
    let begin = place
    func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") {
      place += 1
    }
    while place < bytes.count, isDigit(bytes[place]) { place += 1 }
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      place += 1
      while place < bytes.count, isDigit(bytes[place]) { place += 1 }
    }
    return Double(String(decoding: bytes[begin..<place], as: UTF8.self))
  }
}
