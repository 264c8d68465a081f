/// Turns any computed value of an app into one that can be laid out.
package enum Sensible {
  /// The longest length: browsers cannot handle longer ones, and 1/64 of a point can still be
  /// represented.
  package static let largest: Double = 16_777_216

  /// Returns the length of an element's answer. An infinite one is kept: it means that the element
  /// takes all available room.
  static func length(_ length: Double) -> Double {
    if length > 0 { return length == .infinity ? length : min(length, largest) }
    return 0
  }

  static func size(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(length(size.width), length(size.height))
  }

  /// Returns a size that an element is shown with.
  static func shown(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(min(size.width, largest), min(size.height, largest))
  }

  /// Returns a position, a distance or a guide, which may be negative.
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

  /// Returns the remainder of a length: an infinite one stays infinite (LC12).
  static func difference(_ length: Double, _ taken: Double) -> Double {
    length == .infinity ? length : length - taken
  }
}
