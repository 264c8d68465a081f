/// A queue in which clients take turns. The elements of one client stay in order.
struct FairQueue<Element: Sendable>: Sendable {
  private var elements: [ClientAddress?: Queue<Element>] = [:]
  /// The clients that have elements, in the order of their turns.
  private var clients = Queue<ClientAddress?>()

  var isEmpty: Bool { clients.isEmpty }

  mutating func append(_ element: Element, of client: ClientAddress?) {
    if elements[client] == nil { clients.append(client) }
    elements[client, default: Queue()].append(element)
  }

  mutating func popFirst() -> Element? {
    guard let client = clients.popFirst() else { return nil }
    let element = elements[client]!.popFirst()
    if elements[client]!.isEmpty {
      elements[client] = nil
    } else {
      clients.append(client)
    }
    return element
  }
}

/// A first-in, first-out queue that does not move its elements on each removal.
struct Queue<Element: Sendable>: Sendable {
  private var elements: [Element?] = []
  private var start = 0

  var isEmpty: Bool { start == elements.count }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func removeAll(where isGone: (Element) -> Bool) {
    elements.removeAll { $0.map(isGone) ?? true }
    start = 0
  }

  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[start].take()
    start += 1
    if start == elements.count || start > 64 && start > elements.count / 2 {
      elements.removeFirst(start)
      start = 0
    }
    return element
  }
}
