/// Makes something that can be laid out of whatever an app computes.
package enum Sensible {
  /// The longest length: beyond it browsers cannot follow, and 1/64 of a point can still be told.
  package static let largest: Double = 16_777_216

  /// A length that an element answers. An infinite one stays: it says that the element takes
  /// whatever there is.
  static func length(_ length: Double) -> Double {
    if length > 0 { return length == .infinity ? length : min(length, largest) }
    return 0
  }

  static func size(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(length(size.width), length(size.height))
  }

  /// A size that an element is shown with.
  static func shown(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(min(size.width, largest), min(size.height, largest))
  }

  /// A place, a distance or a guide; it may be negative.
  static func place(_ place: Double) -> Double {
    place.isNaN ? 0 : max(-largest, min(place, largest))
  }

  static func point(_ point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(place(point.x), place(point.y))
  }

  static func insets(_ insets: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: place(insets.top), leading: place(insets.leading), bottom: place(insets.bottom),
      trailing: place(insets.trailing))
  }

  /// What is left of a length: nothing is taken from an infinite one (LC12).
  static func difference(_ length: Double, _ taken: Double) -> Double {
    length == .infinity ? length : length - taken
  }
}
