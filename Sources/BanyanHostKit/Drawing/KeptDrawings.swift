import BanyanHost
import BanyanLayout

/// The drawings of a window's elements, kept from one update to the next: what has not changed is not drawn again.
///
/// An element is drawn again if something in it has changed, with everything in it if it has changed itself, or if what it
/// inherits has. The host forgets all drawings when the window's look or size changes.
@MainActor
package final class KeptDrawings {
  private struct Drawing {
    let place: Place
    /// The time of the scene at which it was drawn.
    let clock: Int
    let drawn: [DrawnElement]
  }

  private var drawings: [ElementID: Drawing] = [:]
  private var frames: [ElementID: LayoutRect] = [:]
  private var rowFrames: [ElementID: LayoutRect] = [:]
  private var scrolled: [ElementID: LayoutPoint] = [:]
  /// The number of elements that the last drawing of the window has drawn again.
  package private(set) var drawnCount = 0

  package init() {}

  package func removeAll() { drawings = [:] }

  /// Begins a drawing of the window: finds out which elements are elsewhere than in the last one.
  func begin(
    _ scene: ElementScene, frames: [ElementID: LayoutRect], rowFrames: [ElementID: LayoutRect],
    scrolled: [ElementID: LayoutPoint]
  ) {
    drawnCount = 0
    // Removed elements have left drawings behind.
    if drawings.count > 2 * frames.count + 100 { removeAll() }
    let moved =
      Self.changes(from: self.frames, to: frames)
      + Self.changes(from: self.rowFrames, to: rowFrames)
    // The line beside a column depends on the column after it.
    if moved.contains(where: { scene[$0]?.parent?.kind == .splitView }) { removeAll() }
    scene.noteChange(of: moved)
    scene.noteChange(within: Self.changes(from: self.scrolled, to: scrolled))
    (self.frames, self.rowFrames, self.scrolled) = (frames, rowFrames, scrolled)
  }

  private static func changes<Value: Equatable>(
    from old: [ElementID: Value], to new: [ElementID: Value]
  ) -> [ElementID] {
    if old == new { return [] }
    return new.compactMap { old[$0] == $1 ? nil : $0 } + old.keys.filter { new[$0] == nil }
  }

  /// Returns the drawing of an element if nothing that it depends on has changed.
  func drawing(of element: ElementScene.Element, in place: Place) -> [DrawnElement]? {
    guard let kept = drawings[element.id],
      kept.clock >= max(element.lastChange, element.lastChangeWithin, place.lastChange),
      kept.place.isSame(as: place)
    else { return nil }
    return kept.drawn
  }

  func keep(
    _ drawn: [DrawnElement], of element: ElementScene.Element, in place: Place, clock: Int
  ) {
    drawnCount += 1
    drawings[element.id] = Drawing(place: place, clock: clock, drawn: drawn)
  }
}

extension Place {
  /// Returns whether an element looks the same in another place. Values that follow from the window alone are not compared.
  fileprivate func isSame(as other: Place) -> Bool {
    origin == other.origin && textColor == other.textColor
      && labelIconColor == other.labelIconColor && isMulticolor == other.isMulticolor
      && isRightToLeft == other.isRightToLeft && palette.tint == other.palette.tint
      && palette.appearance == other.palette.appearance
      && palette.isInPresentation == other.palette.isInPresentation
  }
}
