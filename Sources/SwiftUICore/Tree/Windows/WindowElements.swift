import BanyanHost

/// The numbers of a window's elements, and those that take events.
struct WindowElements {
  private var lastID: UInt32 = 0
  /// The number of the last element at the last commit.
  private var lastCommittedID: UInt32 = 0
  /// The number of elements that have left.
  private var goneCount = 0
  private var responders: [ElementID: ElementNode] = [:]

  mutating func makeID() -> ElementID {
    lastID += 1
    return ElementID(rawValue: lastID)
  }

  /// The number of elements in the tree, whether the host has them or not.
  var count: Int { Int(lastID) - goneCount }

  /// The number of elements that take events.
  var responderCount: Int { responders.count }

  /// Registers an element that takes events.
  mutating func register(_ element: ElementNode) { responders[element.id] = element }

  /// Forgets an element that leaves the tree.
  mutating func forget(_ id: ElementID, isRegistered: Bool) {
    goneCount += 1
    if isRegistered { responders[id] = nil }
  }

  /// Returns the element with a number, if it takes events.
  func responder(_ id: ElementID) -> ElementNode? { responders[id] }

  /// Returns the number of elements made since the last commit, and begins the next count.
  mutating func takeNewCount() -> Int {
    if lastID == lastCommittedID { return 0 }
    defer { lastCommittedID = lastID }
    return Int(lastID - lastCommittedID)
  }

  mutating func removeAll() { responders = [:] }
}
