import BanyanHost

/// An element of the first page, kept only until the page is written.
final class PageElement {
  let id: ElementID
  let kind: ElementKind
  var properties: [PropertyKey: Property] = [:]
  var children: [PageElement] = []
  unowned(unsafe) var parent: PageElement?
  var flexibility: Flexibility = []

  init(id: ElementID, kind: ElementKind) {
    self.id = id
    self.kind = kind
  }
}

/// The elements of a window before its page is written.
struct PageTree {
  /// The element of the window, a column of the outermost elements.
  let root = PageElement(id: .window, kind: .verticalStack)
  private(set) var focused: ElementID?
  /// The element to scroll to when the page is first shown.
  private(set) var scrolled: (id: ElementID, anchor: Point?)?
  private var elements: [ElementID: PageElement] = [:]

  init() { elements[.window] = root }

  mutating func apply(_ batch: [Mutation]) {
    for mutation in batch {
      switch mutation {
      case .create(let id, let kind, let properties):
        let element = PageElement(id: id, kind: kind)
        for property in properties { element.properties[property.key] = property }
        elements[id] = element
      case .set(let id, let property): elements[id]?.properties[property.key] = property
      case .reset(let id, let key): elements[id]?.properties[key] = nil
      case .insert(let id, let parent, let sibling): insert(id, into: parent, before: sibling)
      case .remove(let id): remove(id)
      case .animated(_, let mutations): apply(mutations)
      case .focus(let id): focused = id
      // No page exists yet that could do these.
      case .openWindow, .showWindow, .closeWindow, .open, .copy, .offer, .ignored, .pass: break
      case .scroll(let id, let anchor, _): scrolled = (id, anchor)
      }
    }
  }

  private func insert(_ id: ElementID, into parentID: ElementID, before sibling: ElementID?) {
    guard let element = elements[id], let parent = elements[parentID] else { return }
    element.parent?.children.removeAll { $0 === element }
    let position = sibling.flatMap { id in parent.children.firstIndex { $0.id == id } }
    parent.children.insert(element, at: position ?? parent.children.endIndex)
    element.parent = parent
  }

  private mutating func remove(_ id: ElementID) {
    guard let element = elements[id] else { return }
    element.parent?.children.removeAll { $0 === element }
    forget(element)
  }

  private mutating func forget(_ element: PageElement) {
    elements[element.id] = nil
    for child in element.children { forget(child) }
  }
}
