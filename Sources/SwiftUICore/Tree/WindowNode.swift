import BanyanGraph
import BanyanHost

/// The outermost node of a window: the element in which all others stand.
final class WindowNode: ElementNode, Renderer {
  /// Whoever shows the window holds on to it, and not the other way round.
  private weak var host: (any Host)?
  let name: String
  private var lastElementID: UInt32 = 0
  private var batch: [Mutation] = []
  private var waiting: [ElementNode] = []
  private var responders: [ElementID: ElementNode] = [:]
  private var isEnqueued = false
  private(set) var content: _Node?
  /// What views keep in the window, for when it comes back.
  let storage = MemoryStore()

  init(host: any Host, name: String, in outer: _Context) {
    self.host = host
    self.name = name
    super.init(window: outer)
  }

  override var window: WindowNode { self }

  /// Fills the window. The context given must be one of this window.
  func fill(with content: _Node) {
    self.content = content
    childrenDidChange()
  }

  func makeElementID() -> ElementID {
    lastElementID += 1
    return ElementID(rawValue: lastElementID)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  /// Registers an element that takes events.
  func register(_ element: ElementNode) {
    responders[element.id] = element
  }

  func forget(_ element: ElementNode) {
    responders[element.id] = nil
  }

  func send(_ event: Event) -> Bool {
    guard let element = responders[event.target], !element.isDetached else { return false }
    var isHandled = false
    context.runtime.perform { isHandled = element.handle(event.payload) }
    return isHandled
  }

  func enqueue(_ element: ElementNode) {
    waiting.append(element)
    enqueueCommit()
  }

  func emit(_ mutation: Mutation) {
    batch.append(mutation)
    enqueueCommit()
  }

  private func enqueueCommit() {
    if isEnqueued { return }
    isEnqueued = true
    context.runtime.enqueueCommit(self)
  }

  // Its host may hold on to a window after it has been closed.
  override func detach() {
    super.detach()
    content = nil
    children = []
    responders = [:]
    waiting = []
    batch = []
  }

  func commit() {
    if !waiting.isEmpty {
      let elements = waiting.sorted { $0.depth < $1.depth }
      waiting = []
      for element in elements { element.commitChildren() }
    }
    isEnqueued = false
    let mutations = Mutation.withoutOverwritten(batch)
    batch = []
    if isDetached || mutations.isEmpty { return }
    host?.apply(mutations)
  }
}

extension Mutation {
  /// Leaves out a property's value where a later one of the same batch replaces it, and what is
  /// said of elements that the batch removes.
  static func withoutOverwritten(_ batch: [Mutation]) -> [Mutation] {
    var count = 0
    for mutation in batch where mutation.isOfProperty { count += 1 }
    if count < 2 { return batch }
    struct Slot: Hashable {
      let id: ElementID
      let key: PropertyKey
    }
    var said: Set<Slot> = []
    var kept: [Mutation] = []
    kept.reserveCapacity(batch.count)
    for mutation in batch.reversed() {
      switch mutation {
      case .set(let id, let property):
        if said.insert(Slot(id: id, key: property.key)).inserted { kept.append(mutation) }
      case .reset(let id, let key):
        if said.insert(Slot(id: id, key: key)).inserted { kept.append(mutation) }
      case .create, .insert, .remove:
        kept.append(mutation)
      }
    }
    return kept.reversed()
  }

  private var isOfProperty: Bool {
    switch self {
    case .set, .reset: true
    case .create, .insert, .remove: false
    }
  }
}
