/// An element's interest in something that is dragged over it.
public struct DropInterest: Hashable, Sendable {
  /// A Boolean value that indicates whether each move over the element is reported, and not only that the drag has come to it.
  public var followsMoves: Bool

  public init(followsMoves: Bool = false) {
    self.followsMoves = followsMoves
  }
}

/// A report about what the user drags. There is one drag at a time in a window.
public enum DragFact: Hashable, Sendable {
  /// The user drags an element that has `isDraggable`. It is in place of any drag before.
  case began(ElementID)
  /// Something from outside of the window has been dragged into it: of each item its MIME type if it is a file, empty if the host does
  /// not know it, and otherwise `text`, `url` or `url text`. It is in place of any drag before.
  case came([String])
  /// The drag is over other elements with a `dropInterest` than before, or over none of them; or it has moved over one that follows
  /// moves.
  case moved(DragPlace)
  /// The user has dropped what they drag, which ends the drag.
  ///
  /// - Parameters:
  ///   - items: what has come from outside of the window; nil for an element of it.
  case dropped(DragPlace, items: DroppedItems?)
  /// The user has dropped it nowhere, or dragged it out of the window again.
  case ended
  /// The next bytes of the files of a drop, while the window has `awaitedDrop` with the number of that drop.
  case bytes(UInt32, [UInt8])
  /// The files of a drop cannot be read any more.
  case unreadable(UInt32)
}

/// The place of something that is dragged.
public struct DragPlace: Hashable, Sendable {
  /// The position in the window.
  public var location: Point
  /// The elements with a `dropInterest` that are there, innermost first.
  public var targets: [PointerFact.Place]

  public init(location: Point, targets: [PointerFact.Place]) {
    self.location = location
    self.targets = targets
  }
}

/// Items that the user has dropped from outside of the window. Nothing in them is trusted.
public struct DroppedItems: Hashable, Sendable {
  /// The number of the drop, higher than those before.
  public var number: UInt32
  /// The text that was dropped; empty for none.
  public var text: String
  /// The URL that was dropped; empty for none.
  public var url: String
  /// The files, whose contents follow if the window awaits them, one after the other.
  public var files: [ChosenFile]

  public init(number: UInt32, text: String = "", url: String = "", files: [ChosenFile] = []) {
    self.number = number
    self.text = text
    self.url = url
    self.files = files
  }
}
