import BanyanHost

extension Placement {
  /// What the client is told, which makes of it what ``styles`` are on the first page.
  var pageValue: String {
    let lengths = [CSS.number(x), CSS.number(y), width.pageValue, height.pageValue]
    return (lengths + (lines.pageValue.map { [$0] } ?? []) + overfilled.names).joined(
      separator: " ")
  }

  /// The element's attribute, by which style sheets know that it is placed.
  var attribute: String {
    switch lines {
    case .any: overfilled.names.joined(separator: " ")
    case .one: "line"
    case .cut: "cut"
    }
  }

  var styles: [(name: String, value: String)] {
    var styles: [(String, String)] = []
    if x != 0 { styles.append(("--l", CSS.points(x))) }
    if y != 0 { styles.append(("--t", CSS.points(y))) }
    styles.append(("--w", width.cssValue(own: "max-content")))
    styles.append(("--h", height.cssValue(own: "auto")))
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
    case .points(let length): CSS.number(length)
    case .all: "*"
    case .own: "-"
    }
  }

  fileprivate func cssValue(own: String) -> String {
    switch self {
    case .points(let length): CSS.points(length)
    case .all: "100%"
    case .own: own
    }
  }

  /// The length once more if the style sheet's own, which keep six digits, would round it by half a point.
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
  /// The lengths, and whether the element holds what is placed.
  var pageValue: String {
    [width, height].map { $0.map(CSS.number) ?? "-" }.joined(separator: " ")
      + (holdsPlaced ? " +" : "")
  }
}
