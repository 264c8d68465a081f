extension LayoutTree {
  /// The axis of the container that an element stands in directly, or in modifiers of its own, if it
  /// has one (LK06). What is in a layer of a view stands in a pile.
  func orientation(around id: LayoutID) -> LayoutAxis? {
    var child = id
    var current = self[id].parent
    while !current.isNone {
      let rule = self[current].rule
      if rule.role == .container { return rule.orientation }
      if case .decorated = rule, self[current].firstChild != child { return nil }
      child = current
      current = self[current].parent
    }
    return nil
  }

  /// Notes that what stands in an element has another container around it.
  func markOtherContainer(in id: LayoutID) {
    forEachChild(of: id) { markOtherContainer(around: $0) }
  }

  /// Notes that an element has another container around it. Spacers and dividers go by its axis, and
  /// a row by whether it is a grid.
  func markOtherContainer(around id: LayoutID) {
    var current = id
    while !current.isNone {
      switch self[current].rule {
      case .spacer, .divider, .gridRow: return markAltered(current)
      case let rule where rule.role == .wrapper: current = self[current].firstChild
      default: return
      }
    }
  }
}

extension LayoutRule {
  /// The axis along which a container puts its children, if there is one.
  var orientation: LayoutAxis? {
    switch self {
    case .stack(let axis, _, _), .lazyStack(let axis, _, _): axis
    case .scrollView(let axes): axes == .horizontal ? .horizontal : .vertical
    case .custom(let layout): layout.orientation
    default: nil
    }
  }

  /// Whether to spacers, dividers and rows a container of the rule is the same as one of another.
  func isSameContainer(as other: LayoutRule) -> Bool {
    switch (self, other) {
    // A layout may have turned since it was set.
    case (.custom, _), (_, .custom): false
    case (.decorated, .decorated), (.grid, .grid): true
    case (.decorated, _), (_, .decorated), (.grid, _), (_, .grid): false
    default:
      (role == .container) == (other.role == .container) && orientation == other.orientation
    }
  }
}
