extension LayoutTree {
  /// Returns the axis of the container that holds an element directly, or through the element's
  /// modifiers, if it has one (LK06). The content of a view's layer is in a depth stack.
  func orientation(around id: LayoutID) -> LayoutAxis? {
    var child = id
    var current = self[id].parent
    while !current.isNone {
      let traits = self[current].traits
      if traits.contains(.container) { return self[current].rule.orientation }
      if traits.contains(.decorated), self[current].firstChild != child { return nil }
      child = current
      current = self[current].parent
    }
    return nil
  }

  /// Marks the content of an element, because the container around it has changed.
  func markOtherContainer(in id: LayoutID) {
    forEachChild(of: id) { markOtherContainer(around: $0) }
  }

  /// Marks an element, because the container around it, or a modifier on the way, has changed. Spacers
  /// and dividers depend on its axis, and a row on whether it is a grid.
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
  /// The axis along which a container arranges its children, if there is one.
  var orientation: LayoutAxis? {
    switch self {
    case .stack(let axis, _, _), .lazyStack(let axis, _, _): axis
    case .scrollView(let axes, _): axes == .horizontal ? .horizontal : .vertical
    case .custom(let layout): layout.orientation
    default: nil
    }
  }

  /// Returns true if spacers, dividers and rows are affected in the same way by a container of
  /// either rule.
  func isSameContainer(as other: LayoutRule) -> Bool {
    switch (self, other) {
    // A layout may have changed its orientation since it was set.
    case (.custom, _), (_, .custom): false
    case (.decorated, .decorated), (.grid, .grid): true
    case (.decorated, _), (_, .decorated), (.grid, _), (_, .grid): false
    default:
      (role == .container) == (other.role == .container) && orientation == other.orientation
        && carriesRow == other.carriesRow
    }
  }
}
