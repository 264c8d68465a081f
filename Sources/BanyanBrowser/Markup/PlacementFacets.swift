import BanyanHost

extension Placement {
  /// The value sent to the client, which turns it into the ``styles`` of the first page: width and height, x and y
  /// unless both are 0, and marks for lines and overfilled axes. Lengths are 64ths of a point in base 36, which keeps
  /// most of them short.
  var pageValue: String {
    var parts = [width.pageValue, height.pageValue]
    let place = [Self.number(x), Self.number(y)]
    if place != ["0", "0"] { parts += place }
    if let lines = lines.pageValue { parts.append("=" + lines) }
    parts += overfilled.names.map { ":" + $0 }
    return parts.joined(separator: " ")
  }

  /// Browsers drop fractions of less than a 64th.
  fileprivate static func number(_ points: Double) -> String {
    guard points.isFinite, abs(points) < 1e9 else { return "0" }
    return String(parts(points), radix: 36)
  }

  fileprivate static func parts(_ points: Double) -> Int {
    let parts = points * 64
    return Int((parts + (parts < 0 ? -0.001 : 0.001)).rounded(.towardZero))
  }

  /// The attribute by which style sheets recognize a placed element.
  var attribute: String {
    switch lines {
    case .any: overfilled.names.joined(separator: " ")
    case .one: "line"
    case .cut: "cut"
    }
  }

  /// - Parameter ownsWidth: Whether the browser finds the same width without it.
  func styles(ownsWidth: Bool) -> [(name: String, value: String)] {
    var styles: [(String, String)] = []
    if x != 0 { styles.append(("--l", CSS.points(x))) }
    if y != 0 { styles.append(("--t", CSS.points(y))) }
    if !(ownsWidth && width.isPoints), let width = width.cssValue { styles.append(("--w", width)) }
    if let height = height.cssValue { styles.append(("--h", height)) }
    if let width = width.longValue { styles.append(("--long-w", width)) }
    if let height = height.longValue { styles.append(("--long-h", height)) }
    if case .cut(let count) = lines { styles.append(("--n", "\(count)")) }
    return styles
  }
}

extension Axes {
  fileprivate var names: [String] {
    (contains(.horizontal) ? ["x"] : []) + (contains(.vertical) ? ["y"] : [])
  }
}

extension Placement.Length {
  fileprivate var pageValue: String {
    switch self {
    case .points(let length): Placement.number(length)
    case .all: "*"
    case .own: "-"
    }
  }

  /// The length in 64ths, if it can be sent as a number of its own.
  var wholeParts: UInt32? {
    guard case .points(let length) = self, length >= 0, length < 1e6 else { return nil }
    return UInt32(Placement.parts(length))
  }

  fileprivate var isPoints: Bool { if case .points = self { true } else { false } }

  /// Nil for the style sheets' default.
  fileprivate var cssValue: String? {
    switch self {
    case .points(let length): CSS.points(length)
    case .all: "100%"
    case .own: nil
    }
  }

  /// The length again if the style sheet's own properties, which keep six digits, would round it by up to half a point.
  fileprivate var longValue: String? {
    guard case .points(let length) = self, length >= 100_000 else { return nil }
    return CSS.points(length)
  }
}

extension Placement.Lines {
  fileprivate var pageValue: String? {
    switch self {
    case .any: nil
    case .one: "0"
    case .cut(let count): "\(count)"
    }
  }
}

extension AssumedSize {
  /// The lengths, and a mark if the element holds placed content.
  var pageValue: String {
    [width, height].map { $0.map(CSS.number) ?? "-" }.joined(separator: " ")
      + (holdsPlaced ? " +" : "")
  }
}
