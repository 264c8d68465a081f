import BanyanHost

/// The elements that consecutive mutations create, each with its children, in the order of the tree.
struct MadeElements {
  struct Element {
    var id: UInt32
    var kind: ElementKind
    var properties: [Property]
    /// The index of the parent, if that is created too.
    var parent: Int?
    /// The index after the element's children: its next sibling, if there is one.
    var end: Int
    var propertyCount: Int
    /// A hash that elements of the same shape share.
    var hash: UInt64 = 0
  }

  enum Place {
    case inside(parent: UInt32, before: UInt32?)
    /// It is inserted later, or never.
    case none(thenPut: Mutation?)
  }

  private(set) var elements: [Element] = []
  /// The place of each outermost element.
  private(set) var places: [Int: Place] = [:]

  /// Collects the elements created from an index on, and moves the index behind them.
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

  /// Notes that no further elements belong to the given ones.
  private mutating func close(_ indices: ArraySlice<Int>) {
    for index in indices.reversed() { elements[index].end = elements.count }
  }

  /// Computes equal hashes for elements of one shape.
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
  /// Returns the text of a property that is a plain string.
  static func plainText(_ property: Property) -> String? {
    if case .text(let runs) = property, let text = runs.plain {
      return text
    }
    return nil
  }

  /// Completes the hash, which so far covers the children.
  fileprivate mutating func mixHash() {
    hash = (hash ^ UInt64(kind.rawValue)) &* 0x100_0000_01B3
    for property in properties {
      hash = (hash ^ UInt64(property.key.rawValue)) &* 0x100_0000_01B3
      if case .headingLevel(let level) = property { hash ^= UInt64(level) << 32 }
    }
    hash ^= hash >> 29
  }
}
