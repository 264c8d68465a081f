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

  /// Notes that what stands in an element may have another axis around it.
  func markTurned(in id: LayoutID) {
    forEachChild(of: id) { markTurned($0) }
  }

  /// Notes that an element may have another axis around it, which only spacers and dividers go by.
  func markTurned(_ id: LayoutID) {
    var current = id
    while !current.isNone {
      switch self[current].rule {
      case .spacer, .divider: return markAltered(current)
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

  /// Whether what stands in an element of the rule has the same axis around it as in one of another.
  func isOriented(as other: LayoutRule) -> Bool {
    switch (self, other) {
    // A layout may have turned since it was set.
    case (.custom, _), (_, .custom): false
    case (.decorated, .decorated): true
    case (.decorated, _), (_, .decorated): false
    default:
      (role == .container) == (other.role == .container) && orientation == other.orientation
    }
  }
}
