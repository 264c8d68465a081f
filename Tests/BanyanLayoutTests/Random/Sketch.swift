import BanyanLayout

/// The description of an element: its rule, in a form that can be printed and instantiated again.
struct Sketch {
  var number: Int
  var kind: Kind
  var isRightToLeft = false
  var children: [Sketch] = []

  enum Kind {
    case plain(LayoutRule)
    /// A share of the view's length along the guide's axis, plus some points.
    case guide(GuideKey, share: Double, points: Double)
    /// A shape whose size is a share of its proposal.
    case shape(share: Double)
    case remembering(RememberingRow.Manner)

    var rule: LayoutRule {
      switch self {
      case .plain(let rule): rule
      case .guide(let key, let share, let points):
        .alignmentGuide(key) { dimensions in
          let length = key.axis == .horizontal ? dimensions.width : dimensions.height
          return length * share + points + dimensions[.firstTextBaseline] / 8
        }
      case .shape(let share):
        .sized(
          SizeFunction { proposal in
            let size = proposal.replacingUnspecified()
            return LayoutSize(size.width * share, size.height * share)
          })
      case .remembering(let manner): .custom(RememberingRow(manner))
      }
    }
  }

  /// The elements with their depth, from the outermost.
  func forEach(_ depth: Int = 0, _ body: (Sketch, Int) -> Void) {
    body(self, depth)
    for child in children { child.forEach(depth + 1, body) }
  }

  var count: Int { children.reduce(1) { $0 + $1.count } }
  var height: Int { children.reduce(0) { max($0, $1.height) } + 1 }

  /// The maximum nesting depth of stacks and similar containers.
  var containers: Int {
    let inner = children.reduce(0) { max($0, $1.containers) }
    return children.count > 1 ? inner + 1 : inner
  }

  func find(_ number: Int) -> Sketch? {
    if self.number == number { return self }
    for child in children {
      if let found = child.find(number) { return found }
    }
    return nil
  }

  /// Changes the element with a number, wherever it is.
  mutating func change(_ number: Int, _ body: (inout Sketch) -> Void) {
    if self.number == number { return body(&self) }
    for index in children.indices { children[index].change(number, body) }
  }

  /// Removes an element.
  mutating func take(_ number: Int) -> Sketch? {
    if let index = children.firstIndex(where: { $0.number == number }) {
      return children.remove(at: index)
    }
    for index in children.indices {
      if let taken = children[index].take(number) { return taken }
    }
    return nil
  }
}

extension Sketch: CustomStringConvertible {
  /// An outline with a line for each element.
  var description: String {
    var lines: [String] = []
    forEach { sketch, depth in
      let direction = sketch.isRightToLeft ? " from right to left" : ""
      lines.append(
        String(repeating: "  ", count: depth) + "#\(sketch.number) \(sketch.kind)\(direction)")
    }
    return lines.joined(separator: "\n")
  }
}

extension Sketch.Kind: CustomStringConvertible {
  var description: String {
    let words =
      switch self {
      case .plain(let rule): "\(rule)"
      case .guide(let key, let share, let points): "guide(\(key), \(share), \(points))"
      case .shape(let share): "shape(\(share))"
      case .remembering(let manner): "\(manner)"
      }
    return words.replacing("BanyanLayout.", with: "")
  }
}

/// A layout whose cache dates from its last update.
final class RememberingRow: CustomLayout {
  struct Manner {
    var orientation: LayoutAxis?
    var points: Double?
    var guide: GuideKey?
    /// True if the last child is not placed.
    var leavesLast: Bool
  }

  private let manner: Manner
  private var sizes: [LayoutSize]?
  private var room = 0.0

  init(_ manner: Manner) { self.manner = manner }

  var orientation: LayoutAxis? { manner.orientation }

  func contentsDidChange(_ children: LayoutChildren) { sizes = nil }

  private func remembered(_ children: LayoutChildren) -> [LayoutSize] {
    if let sizes { return sizes }
    let answers = children.map { $0.size(for: .unspecified) }
    sizes = answers
    room = children.reduce(0) { room, child in
      let guide = child.dimensions(for: .unspecified)[.firstTextBaseline]
      let gap = child.spacing.top.points ?? child.spacing.top.font?.capHeight ?? 1
      return room + guide / 4 + gap + max(-100, min(child.priority, 100))
    }
    return answers
  }

  func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize {
    let sizes = remembered(children)
    return LayoutSize(
      sizes.reduce(room) { $0 + $1.width },
      max(proposal.height ?? 0, sizes.reduce(0) { max($0, $1.height) }))
  }

  func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal) {
    var x = bounds.x
    for (child, size) in zip(children, remembered(children)) {
      if manner.leavesLast, child.id == children.last?.id { return }
      child.place(at: LayoutPoint(x, room / 2), for: LayoutProposal(size.width, bounds.height))
      x += size.width + room / 8
    }
  }

  func spacing(_ children: LayoutChildren) -> LayoutSpacing? {
    manner.points.map { LayoutSpacing(.points($0)) }
  }

  func explicitGuide(
    _ key: GuideKey, in bounds: LayoutRect, _ proposal: LayoutProposal, _ children: LayoutChildren
  ) -> Double? {
    key == manner.guide
      ? bounds.height / 3 : children.mergedGuide(key, for: proposal, bounds.size)
  }
}
