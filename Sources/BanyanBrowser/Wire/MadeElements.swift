import BanyanHost

/// The elements that mutations in a row make, each with all that is inside it, in the order of the
/// tree.
struct MadeElements {
  struct Element {
    var id: UInt32
    var kind: ElementKind
    var properties: [Property]
    /// Where the element around is, if that is made too.
    var parent: Int?
    /// Where the element's own end: the next sibling, if there is one.
    var end: Int
    var propertyCount: Int
    /// What elements of the same shape have in common.
    var hash: UInt64 = 0
  }

  enum Place {
    case inside(parent: UInt32, before: UInt32?)
    /// It is put somewhere in time, or nowhere.
    case none(thenPut: Mutation?)
  }

  private(set) var elements: [Element] = []
  /// Where each outermost element goes.
  private(set) var places: [Int: Place] = [:]

  /// Takes what is made from an index on, which moves to what comes after it.
  init(_ batch: [Mutation], from index: inout Int) {
    var around: [Int] = []
    while index < batch.count, case .create(let id, let kind, let properties) = batch[index] {
      index += 1
      let next = index < batch.count ? batch[index] : nil
      var place = Place.none(thenPut: nil)
      var parent: Int?
      switch next {
      case .insert(id, let container, nil)?:
        let level = around.lastIndex { elements[$0].id == container.rawValue }
        if let level {
          close(around[(level + 1)...])
          around.removeSubrange((level + 1)...)
          parent = around[level]
        }
        place = .inside(parent: container.rawValue, before: nil)
        index += 1
      case .insert(id, let container, let sibling)?:
        place = .inside(parent: container.rawValue, before: sibling?.rawValue)
        index += 1
      case .animated(_, let mutations)?:
        if case .insert(id, _, _)? = mutations.first, mutations.count == 1 {
          place = .none(thenPut: next)
          index += 1
        }
      default: break
      }
      if parent == nil {
        close(around[...])
        around.removeAll(keepingCapacity: true)
        places[elements.count] = place
      }
      around.append(elements.count)
      elements.append(
        Element(
          id: id.rawValue, kind: kind, properties: properties, parent: parent, end: 0,
          propertyCount: properties.count))
    }
    close(around[...])
    compare()
  }

  /// Notes that what comes next is in none of some elements.
  private mutating func close(_ indices: ArraySlice<Int>) {
    for index in indices.reversed() { elements[index].end = elements.count }
  }

  /// Gives equal hashes to elements of one shape.
  private mutating func compare() {
    for index in elements.indices.reversed() {
      elements[index].mixHash()
      guard let parent = elements[index].parent else { continue }
      elements[parent].hash = elements[parent].hash &* 31 &+ elements[index].hash
      elements[parent].propertyCount += elements[index].propertyCount
    }
  }
}

extension MadeElements.Element {
  /// The one property of a text, or one among others, that is a string and nothing besides.
  static func plainText(_ property: Property) -> String? {
    if case .text(let runs) = property, let text = runs.plain {
      return text
    }
    return nil
  }

  /// Completes the hash, which has been that of what is inside.
  fileprivate mutating func mixHash() {
    hash = (hash ^ UInt64(kind.rawValue)) &* 0x100_0000_01B3
    for property in properties {
      hash = (hash ^ UInt64(property.key.rawValue)) &* 0x100_0000_01B3
      if case .headingLevel(let level) = property { hash ^= UInt64(level) << 32 }
    }
    hash ^= hash >> 29
  }
}
