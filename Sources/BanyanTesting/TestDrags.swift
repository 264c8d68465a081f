import BanyanHost
import Foundation
import Testing

extension TestElement {
  /// A Boolean value that indicates whether the element itself can be dragged.
  public var isDraggable: Bool { property(.isDraggable) == .isDraggable(true) }

  /// The element's interest in something that is dragged over it; nil if it has none.
  public var dropInterest: DropInterest? {
    if case .dropInterest(let interest)? = property(.dropInterest) { interest } else { nil }
  }

  /// Drags the element to another, and drops it there.
  ///
  /// It is the same as ``beginDrag()``, ``TestWindow/drag(over:at:)`` and ``TestWindow/drop(on:at:)``.
  /// - Parameters:
  ///   - other: the element on which it is dropped.
  ///   - location: the position in that element, in points from its leading top corner.
  /// - Returns: false if the element cannot be dragged, or nothing takes it there.
  @discardableResult
  public func drag(to other: TestElement, at location: CGPoint = .zero) -> Bool {
    guard beginDrag() else { return false }
    window.drag(over: other, at: location)
    return window.drop(on: other, at: location)
  }

  /// Begins to drag the element, or the innermost one around it that can be dragged.
  /// - Returns: false if nothing here can be dragged.
  @discardableResult
  public func beginDrag() -> Bool {
    let around = sequence(first: element, next: \.parent)
    let source = around.first { $0.properties[.isDraggable] == .isDraggable(true) }
    guard let source else { return false }
    return window.send(.drag(.began(source.id)), to: .window)
  }
}

extension TestWindow {
  /// Drags something from outside of the window into it.
  /// - Parameter types: the MIME types of files, empty where the host does not know them, and `text`, `url` or `url text` for what is no file.
  public func dragIn(_ types: String...) {
    send(.drag(.came(types)), to: .window)
  }

  /// Moves the dragged item over an element.
  /// - Parameters:
  ///   - element: the element; nil for a place where nothing takes anything.
  ///   - location: the position in the element, in points from its leading top corner.
  /// - Returns: false if nothing is dragged.
  @discardableResult
  public func drag(over element: TestElement?, at location: CGPoint = .zero) -> Bool {
    send(.drag(.moved(place(element, location))), to: .window)
  }

  /// Drops what is dragged on an element; nil for a place where nothing takes anything.
  /// - Returns: false if nothing there takes it.
  @discardableResult
  public func drop(on element: TestElement?, at location: CGPoint = .zero) -> Bool {
    // A browser reports a drop only where something may be dropped.
    guard let element else {
      endDrag()
      return false
    }
    return send(.drag(.dropped(place(element, location), items: nil)), to: .window)
  }

  /// Ends the drag without a drop.
  public func endDrag() {
    send(.drag(.ended), to: .window)
  }

  /// Drops something from outside of the window on an element, and sends the files as a page does: a piece after the other, until all are
  /// there or the app wants no more.
  /// - Parameters:
  ///   - files: the files that are dropped.
  ///   - text: a text that is dropped with them; empty for none.
  ///   - url: an address that is dropped with them; empty for none.
  ///   - element: the element on which they are dropped.
  ///   - location: the position in the element, in points from its leading top corner.
  ///   - pieceLength: how many bytes a piece has.
  /// - Returns: how many bytes the app was sent; nil if nothing takes the drop.
  @discardableResult
  public func dropIn(
    _ files: TestFile..., text: String = "", url: String = "", on element: TestElement,
    at location: CGPoint = .zero, pieceLength: Int = 32_768
  ) -> Int? {
    guard let drop = beginDropIn(files, text: text, url: url, on: element, at: location) else {
      return nil
    }
    var sentByteCount = 0
    for file in files {
      var rest = file.contents[...]
      while !rest.isEmpty, awaitedDrop == drop {
        let piece = rest.prefix(pieceLength)
        send(.drag(.bytes(drop, Array(piece))), to: .window)
        sentByteCount += piece.count
        rest = rest.dropFirst(pieceLength)
      }
    }
    return sentByteCount
  }

  /// Drops something from outside of the window, and sends nothing of its files yet.
  /// - Returns: the number of the drop; nil if nothing takes it.
  public func beginDropIn(
    _ files: [TestFile] = [], text: String = "", url: String = "", on element: TestElement,
    at location: CGPoint = .zero
  ) -> UInt32? {
    lastChoice += 1
    let chosen = files.map { ChosenFile(name: $0.name, type: $0.type, byteCount: $0.byteCount) }
    let items = DroppedItems(number: lastChoice, text: text, url: url, files: chosen)
    let fact = DragFact.dropped(place(element, location), items: items)
    return send(.drag(fact), to: .window) ? lastChoice : nil
  }

  /// The number of the drop whose files the window receives, if there is one.
  public var awaitedDrop: UInt32? {
    if case .awaitedDrop(let number)? = rootElement.properties[.awaitedDrop] { number } else { nil }
  }

  /// The place of an element, all of which are in the leading top corner of a window without a screen.
  private func place(_ element: TestElement?, _ location: CGPoint) -> DragPlace {
    var targets: [PointerFact.Place] = []
    var next = element?.element
    while let current = next {
      if current.properties[.dropInterest] != nil {
        targets.append(PointerFact.Place(element: current.id, origin: Point(x: 0, y: 0)))
      }
      next = current.parent
    }
    return DragPlace(location: Point(x: location.x, y: location.y), targets: targets)
  }
}
