import BanyanHost
import NIOCore

/// Encodes recurring elements: their common structure is sent once.
extension BatchEncoder {
  mutating func encode(_ made: MadeElements, _ motion: Motion?) {
    encodeSiblings(0, made.elements.count, of: made, motion, areOutermost: true)
  }

  private mutating func encodeSiblings(
    _ start: Int, _ end: Int, of made: MadeElements, _ motion: Motion?, areOutermost: Bool
  ) {
    if start == end { return }
    let hasOne = made.elements[start].end == end
    let repeated = hasOne ? [] : Self.repeated(start, end, in: made.elements)
    var index = start
    while index < end {
      let element = made.elements[index]
      let place =
        areOutermost
        ? made.places[index]!
        : .inside(parent: made.elements[element.parent!].id, before: nil)
      if areOutermost, case .inside = place { show(motion) }
      let group = made.elements[index..<element.end]
      if let (number, differences) = shape(
        of: group, isRepeated: repeated.contains(element.hash), mayComeAgain: areOutermost)
      {
        encode(group, as: number, differences, at: place)
      } else {
        create(element.id, element.kind, element.properties, at: place)
        encodeSiblings(index + 1, element.end, of: made, motion, areOutermost: false)
      }
      if case .none(let mutation?) = place { encode([mutation]) }
      index = element.end
    }
  }

  /// Returns the hashes that occur several times among the siblings.
  private static func repeated(
    _ start: Int, _ end: Int, in elements: [MadeElements.Element]
  ) -> Set<UInt64> {
    var repeated: Set<UInt64> = []
    var once: Set<UInt64> = []
    var last: UInt64?
    var index = start
    while index < end {
      let element = elements[index]
      index = element.end
      if element.hash == last {
        repeated.insert(element.hash)
        // Most rows are like the one before, so those need no lookup.
        while index < end, elements[index].hash == last { index = elements[index].end }
      } else if !once.insert(element.hash).inserted {
        repeated.insert(element.hash)
      }
      last = element.hash
    }
    return repeated
  }

  /// Returns the number of the elements' shape, which the page knows from here on, and the differences.
  ///
  /// - Parameter mayComeAgain: Whether to remember elements that are not repeated.
  private mutating func shape(
    of group: ArraySlice<MadeElements.Element>, isRepeated: Bool, mayComeAgain: Bool
  ) -> (number: Int, differences: [Int])? {
    let slotCount = group.first!.propertyCount
    guard group.count > 1 || slotCount > 1, group.count <= ShapeTable.greatestElementCount,
      slotCount <= ShapeTable.greatestSlotCount
    else { return nil }
    if let found = shapes.find(group) { return found }
    guard isRepeated || (mayComeAgain && group.count > 1 && shapes.hasSeen(group.first!.hash))
    else { return nil }
    let number = shapes.add(group)
    define(number)
    return (number, [])
  }

  /// Sends a shape's definition to the page.
  private mutating func define(_ number: Int) {
    let shape = shapes[number]
    write(.shape)
    buffer.writeInteger(UInt8(number))
    buffer.write(varint: UInt32(shape.elements.count))
    for element in shape.elements {
      buffer.writeInteger(element.depth)
      buffer.writeInteger(element.template.rawValue)
      need(element.template)
      buffer.writeInteger(UInt8(element.properties.count))
      for property in element.properties {
        if let text = MadeElements.Element.plainText(property) {
          buffer.writeInteger(WireProtocol.plainText)
          buffer.write(string: text)
        } else {
          put(CollectionOfOne(property))
        }
      }
    }
  }

  private mutating func encode(
    _ group: ArraySlice<MadeElements.Element>, as number: Int, _ differences: [Int],
    at place: MadeElements.Place
  ) {
    let shape = shapes[number]
    let code = WireProtocol.ofShape | UInt8(number)
    if put(place) {
      buffer.writeInteger(code)
    } else {
      write(.detached)
      buffer.writeInteger(0x80 | UInt8(number))
    }
    let isAsExpected = count(group, as: shape)
    write(differences, isAsExpected: isAsExpected)
    if !isAsExpected {
      var last: UInt32 = 0
      for id in shape.ids {
        buffer.write(zigzag: id &- last)
        last = id
      }
    }
    for difference in differences {
      let slot = shape.slots[difference]
      let value = group[group.startIndex + slot.element].properties[slot.property]
      if slot.isPlainText {
        buffer.write(string: MadeElements.Element.plainText(value)!)
      } else if case .placement(let place) = value,
        case .placement(let usual) = shape.elements[slot.element].properties[slot.property]
      {
        put(place, like: usual)
      } else {
        put(CollectionOfOne(value))
      }
    }
    lastID = nil
    nextID = shape.ids.last! &+ 1
  }

  /// Notes the numbers of the last elements of a shape.
  ///
  /// - Returns: Whether they continue the previous ones in the batch.
  private func count(_ group: ArraySlice<MadeElements.Element>, as shape: Shape) -> Bool {
    guard shape.batch == shapes.batch else {
      shape.batch = shapes.batch
      shape.ids = group.map(\.id)
      shape.steps = group.map { _ in 0 }
      return false
    }
    var isAsExpected = true
    for index in shape.ids.indices {
      let id = group[group.startIndex + index].id
      let step = id &- shape.ids[index]
      if step != shape.steps[index] {
        isAsExpected = false
        shape.steps[index] = step
      }
      shape.ids[index] = id
    }
    return isAsExpected
  }

  /// Writes one bit for the numbers of the elements, and one for each slot, seven to a byte.
  private mutating func write(_ differences: [Int], isAsExpected: Bool) {
    var byte: UInt8 = isAsExpected ? 0 : 1
    var start = 0
    for difference in differences {
      let bit = difference + 1
      while bit - start >= 7 {
        buffer.writeInteger(byte | 0x80)
        byte = 0
        start += 7
      }
      byte |= 1 << UInt8(bit - start)
    }
    buffer.writeInteger(byte)
  }
}
