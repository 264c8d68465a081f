import BanyanHost

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the visible area of the nearest scroll view around: its start is 0, and content that has been
  /// scrolled past it is negative. Without a scroll view it is the space of the window.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: nil)))
  }

  /// The space of the visible area of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: axis)))
  }
}

private struct ScrollSpace: Hashable {
  let axis: Axis?
}

extension ElementNode {
  /// Returns the place of the element if it is the scroll view of a space, and starts measuring it.
  final func scrollPlace(named space: CoordinateSpace) -> MeasuredPlace? {
    guard kind == .scrollView, case .named(let name) = space, let space = name.base as? ScrollSpace
    else { return nil }
    if let axis = space.axis, !scrollAxes.contains(axis == .horizontal ? .horizontal : .vertical) {
      return nil
    }
    if let knownScrollPlace { return knownScrollPlace }
    let place = MeasuredPlace(at: self)
    window.companions[id] = place
    describe(.measurement(.frame))
    return place
  }

  /// The place of a scroll view in whose coordinate space a place has been requested.
  private var knownScrollPlace: MeasuredPlace? {
    window.companions[id].map { unsafeDowncast($0, to: MeasuredPlace.self) }
  }

  fileprivate var scrollAxes: Axes {
    for case .axes(let axes) in properties { return axes }
    return .vertical
  }

  /// Records the measurement of a scroll view.
  final func scrollViewIsMeasured(_ rect: Rect) -> Bool {
    knownScrollPlace?.measured(rect) ?? false
  }
}

extension _Node {
  /// The axis along which the nearest scroll view around scrolls: the vertical one for both, and nil without a scroll view.
  final var scrollAxis: Axis? {
    var found: Axis?
    forEachAround { node in
      guard let element = node as? ElementNode, element.kind == .scrollView else { return true }
      found = element.scrollAxes.contains(.vertical) ? .vertical : .horizontal
      return false
    }
    return found
  }
}
