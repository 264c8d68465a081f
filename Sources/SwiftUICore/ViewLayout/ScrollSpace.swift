import BanyanHost

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of what can be seen of the nearest scroll view around: 0 is where it begins, and what has been
  /// scrolled away is before that. Without a scroll view it is the window's.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: nil)))
  }

  /// The space of what can be seen of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: axis)))
  }
}

private struct ScrollSpace: Hashable {
  let axis: Axis?
}

extension ElementNode {
  /// Where the element is, if it is the scroll view that a space is named by. It is measured from then on.
  final func scrollPlace(named space: CoordinateSpace) -> MeasuredPlace? {
    guard kind == .scrollView, case .named(let name) = space, let space = name.base as? ScrollSpace
    else { return nil }
    if let axis = space.axis, !scrollAxes.contains(axis == .horizontal ? .horizontal : .vertical) {
      return nil
    }
    if let known = window.scrollPlaces[id] { return known }
    let place = MeasuredPlace(at: self)
    window.scrollPlaces[id] = place
    describe(.measurement(.frame))
    return place
  }

  private var scrollAxes: Axes {
    for case .axes(let axes) in properties { return axes }
    return .vertical
  }

  /// Takes what has been measured of a scroll view.
  final func scrollViewIsMeasured(_ rect: Rect) -> Bool {
    window.scrollPlaces[id]?.measured(rect) ?? false
  }
}
