import BanyanHost

/// The elements of a window, as a host that draws keeps them: it applies each batch of mutations, and remembers what has changed.
@MainActor
package final class ElementScene {
  /// The record of an element.
  @MainActor
  package final class Element {
    package let id: ElementID
    package let kind: ElementKind
    package fileprivate(set) var properties: [PropertyKey: Property]
    package fileprivate(set) var children: [Element] = []
    package fileprivate(set) weak var parent: Element?
    /// The time of the last change of the element itself, by the scene's clock.
    fileprivate(set) var lastChange: Int
    /// The time of the last change in the element.
    package fileprivate(set) var lastChangeWithin: Int

    fileprivate init(
      _ id: ElementID, _ kind: ElementKind, _ properties: [Property] = [], clock: Int = 0
    ) {
      self.id = id
      lastChange = clock
      lastChangeWithin = clock
      self.kind = kind
      self.properties = Dictionary(
        properties.map { ($0.key, $0) }, uniquingKeysWith: { _, last in last })
    }
  }

  /// A request of the app that is not a change of an element.
  package enum Request: Hashable, Sendable {
    case scroll(to: ElementID, anchor: Point?, isAnimated: Bool)
    case focus(ElementID?)
    case open(String)
    case openWindow(WindowAddress)
    case showWindow(WindowAddress)
    case closeWindow
    case copy(String)
    case offer(FileOffer)
    case ignored(UInt32)
  }

  /// An element's way to its new frame, with the animation of the change around it.
  package struct Passage: Hashable, Sendable {
    package var track: FrameTrack
    package var motion: Motion
  }

  /// An element that has been removed in an animated change, with everything in it.
  package struct Departure: Hashable, Sendable {
    package var element: ElementID
    package var container: ElementID?
    package var transition: Transition
    package var motion: Motion
  }

  /// The changes that the last batch has made.
  package struct Changes {
    package var created: Set<ElementID> = []
    package var removed: Set<ElementID> = []
    /// The elements that have another property, or other children.
    package var changed: Set<ElementID> = []
    package var passages: [ElementID: Passage] = [:]
    /// Properties that change in an animation, with their earlier values; nil for the default.
    package var animated: [ElementID: [PropertyKey: (old: Property?, motion: Motion)]] = [:]
    /// The new elements that have been inserted in an animation, also those within others.
    package var arrivals: [ElementID: Motion] = [:]
    package var departures: [Departure] = []
    package var requests: [Request] = []
  }

  /// The element that stands for the window. Its children are the content, and then what is presented over it.
  package let root = Element(.window, .verticalStack)
  private var elements: [ElementID: Element]
  /// The number of batches that have been applied.
  package private(set) var version = 0
  /// The time of the last change, which counts up with each batch, and with changes that the host notes.
  package private(set) var clock = 0

  package init() {
    elements = [.window: root]
  }

  package subscript(id: ElementID) -> Element? { elements[id] }

  /// Applies a batch.
  ///
  /// - Returns: The changes. A host draws again what they name.
  package func apply(_ batch: [Mutation]) -> Changes {
    version += 1
    clock += 1
    var changes = Changes()
    for mutation in batch { apply(mutation, motion: nil, to: &changes) }
    return changes
  }

  private func apply(_ mutation: Mutation, motion: Motion?, to changes: inout Changes) {
    switch mutation {
    case .create(let id, let kind, let properties):
      elements[id] = Element(id, kind, properties, clock: clock)
      changes.created.insert(id)
    case .set(let id, let property):
      change(property.key, of: id, to: property, motion, &changes)
    case .reset(let id, let key):
      change(key, of: id, to: nil, motion, &changes)
    case .insert(let id, let container, let sibling):
      guard let element = elements[id], let container = elements[container] else { return }
      detach(element, &changes)
      let place =
        sibling.flatMap { sibling in container.children.firstIndex { $0.id == sibling } }
        ?? container.children.endIndex
      container.children.insert(element, at: place)
      element.parent = container
      if let motion, changes.created.contains(id) { changes.arrivals[id] = motion }
      changes.changed.insert(container.id)
      noteChange(of: container)
    case .remove(let id):
      guard let element = elements[id] else { return }
      if let motion {
        changes.departures.append(
          Departure(
            element: id, container: element.parent?.id, transition: element.ownTransition,
            motion: motion))
      }
      detach(element, &changes)
      forget(element, &changes)
    case .animated(let motion, let mutations):
      for mutation in mutations { apply(mutation, motion: motion, to: &changes) }
    case .pass(let id, let track):
      if let motion { changes.passages[id] = Passage(track: track, motion: motion) }
    case .scroll(let id, let anchor, let isAnimated):
      changes.requests.append(.scroll(to: id, anchor: anchor, isAnimated: isAnimated))
    case .focus(let id): changes.requests.append(.focus(id))
    case .open(let url): changes.requests.append(.open(url))
    case .openWindow(let address): changes.requests.append(.openWindow(address))
    case .showWindow(let address): changes.requests.append(.showWindow(address))
    case .closeWindow: changes.requests.append(.closeWindow)
    case .copy(let text): changes.requests.append(.copy(text))
    case .offer(let file): changes.requests.append(.offer(file))
    case .ignored(let key): changes.requests.append(.ignored(key))
    }
  }

  private func change(
    _ key: PropertyKey, of id: ElementID, to property: Property?, _ motion: Motion?,
    _ changes: inout Changes
  ) {
    guard let element = elements[id] else { return }
    let old = element.properties[key]
    element.properties[key] = property
    changes.changed.insert(id)
    noteChange(of: element)
    if let motion, changes.animated[id]?[key] == nil {
      changes.animated[id, default: [:]][key] = (old, motion)
    }
  }

  private func detach(_ element: Element, _ changes: inout Changes) {
    guard let container = element.parent else { return }
    container.children.removeAll { $0 === element }
    element.parent = nil
    changes.changed.insert(container.id)
    noteChange(of: container)
  }

  // MARK: Times of changes

  /// Notes that elements have changed in a way that their properties do not show, such as their frames.
  func noteChange(of ids: [ElementID]) {
    if ids.isEmpty { return }
    clock += 1
    for id in ids { if let element = elements[id] { noteChange(of: element) } }
  }

  /// Notes that something in elements has changed, but not what they hand on to their content.
  func noteChange(within ids: [ElementID]) {
    if ids.isEmpty { return }
    clock += 1
    for id in ids { if let element = elements[id] { noteChange(within: element) } }
  }

  private func noteChange(of element: Element) {
    element.lastChange = clock
    noteChange(within: element)
  }

  private func noteChange(within element: Element) {
    var current: Element? = element
    while let element = current, element.lastChangeWithin < clock || element.lastChange == clock {
      element.lastChangeWithin = clock
      current = element.parent
    }
  }

  private func forget(_ element: Element, _ changes: inout Changes) {
    elements[element.id] = nil
    changes.removed.insert(element.id)
    for child in element.children { forget(child, &changes) }
  }
}
