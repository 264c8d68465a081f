import BanyanHost
import BanyanLayout

/// The drawing of one element and of those in it, ready for a painter.
///
/// A painter knows no kinds of elements and no looks. It moves to the element's place, applies its effects, and paints the parts behind the
/// content, the content, and the parts in front of it, in this order.
package struct DrawnElement: Hashable, Sendable {
  /// The element, by which a host finds what was pressed.
  package var id: ElementID
  /// The frame in the coordinates of the surrounding element, in points. The x axis leads from left to right in any language.
  package var frame: LayoutRect
  package var effects: DrawnEffects?
  /// The parts behind the content.
  package var background: [DrawingPart] = []
  package var content: [DrawnElement] = []
  /// The parts in front of the content.
  package var foreground: [DrawingPart] = []

  package init(id: ElementID, frame: LayoutRect) {
    self.id = id
    self.frame = frame
  }
}

/// The effects on an element with everything in it. They apply from the last property to the first: the content is masked, clipped and
/// filtered, then made transparent, then moved.
package struct DrawnEffects: Hashable, Sendable {
  /// The movement of the content in the frame, as by scrolling. It is applied within the clip.
  package var scrolled = LayoutPoint.zero
  package var mask: DrawnMask?
  /// The area outside of which nothing is seen, in the frame's size.
  package var clip: Outline?
  /// The first filter applies first.
  package var filters: [DrawnFilter] = []
  package var opacity = 1.0
  package var blendMode = BlendMode.normal
  /// A Boolean value that indicates whether the content is blended by itself before it meets what is behind it.
  package var isIsolated = false
  /// The first transform is the outermost. Anchors are fractions of the frame's size.
  package var transforms: [Transform] = []
  /// The movement of the whole element from its frame.
  package var offset = LayoutPoint.zero

  package init() {}
}

/// The visible part of an element.
package enum DrawnMask: Hashable, Sendable {
  /// The opacity of a paint in the frame.
  case paint(DrawnPaint)
  /// The opacity of other elements, with frames in the element's coordinates.
  indirect case elements([DrawnElement])
}

/// A filter, with its colors resolved.
package enum DrawnFilter: Hashable, Sendable {
  case blur(radius: Double)
  /// The radius is the standard deviation of the blur, as in filters of pages. That of a shadow which is a part is twice as much.
  case shadow(ColorComponents, radius: Double, x: Double, y: Double)
  /// Multiplies colors and opacity by a matrix of four rows and five columns, of which the rows follow each other; the last column is added.
  /// Components are between 0 and 1. Brightness, contrast, saturation, grayscale, hue, inversion, multiplication and luminance are matrices.
  case colorMatrix([Double])
  case opacityThreshold(min: Double, max: Double, ColorComponents)
}
