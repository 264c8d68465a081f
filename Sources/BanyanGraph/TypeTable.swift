/// A table of facts about types, each found once: for the main thread only.
///
/// A node asks twice for each view that it is made of. A dictionary takes 180 instructions to
/// answer, and the table in front of it 60: a type has its place there unless another has taken it.
/// The facts may be any object, because a generic table would look for its own type at run time,
/// which takes 900.
package final class TypeTable {
  private struct Entry {
    var type: ObjectIdentifier?
    /// The facts, which the dictionary keeps alive.
    unowned(unsafe) var facts: AnyObject?
  }

  @exclusivity(unchecked) private var all: [ObjectIdentifier: AnyObject] = [:]
  private let recent: UnsafeMutablePointer<Entry>
  private static var size: Int { 1_024 }

  package init() {
    recent = .allocate(capacity: Self.size)
    recent.initialize(repeating: Entry(type: nil, facts: nil), count: Self.size)
  }

  deinit { recent.deallocate() }

  package func facts(of type: Any.Type) -> AnyObject? {
    let identity = ObjectIdentifier(type)
    let place = Self.place(of: identity)
    if recent[place].type == identity { return recent[place].facts }
    guard let facts = all[identity] else { return nil }
    recent[place] = Entry(type: identity, facts: facts)
    return facts
  }

  package func add(_ facts: AnyObject, of type: Any.Type) {
    all[ObjectIdentifier(type)] = facts
  }

  // Type metadata is at addresses that are multiples of 8.
  private static func place(of identity: ObjectIdentifier) -> Int {
    let bits = UInt(bitPattern: identity) >> 3
    return Int((bits ^ (bits >> 10)) & UInt(size - 1))
  }
}
