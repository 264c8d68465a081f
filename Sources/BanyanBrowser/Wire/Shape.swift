import BanyanHost

/// The common structure of elements that recur, such as the rows of a list: kinds, keys of
/// properties, and the values that most of them have.
final class Shape {
  struct Element {
    var kind: ElementKind
    var template: Template.Index
    var depth: UInt8
    var properties: [Property]
  }

  /// A property of one of the elements.
  struct Slot {
    var element: Int
    var property: Int
    var isPlainText: Bool
  }

  let hash: UInt64
  let elements: [Element]
  /// Every property, those that differ most often first: plain texts and then their places.
  let slots: [Slot]
  /// The numbers of the last elements of the shape, and their differences from those before. The next
  /// are likely to differ by the same.
  var ids: [UInt32] = []
  var steps: [UInt32] = []
  /// The batch of those elements.
  var batch = 0

  init(_ made: ArraySlice<MadeElements.Element>) {
    hash = made[made.startIndex].hash
    var depths: [UInt8] = []
    var elements: [Element] = []
    for element in made {
      let parent = element.parent.map { $0 - made.startIndex } ?? -1
      depths.append(parent < 0 ? 0 : depths[parent] + 1)
      elements.append(
        Element(
          kind: element.kind, template: Template.Index(element.kind, element.properties),
          depth: depths.last!, properties: element.properties))
    }
    self.elements = elements
    let slots = elements.indices.flatMap { index in
      elements[index].properties.indices.map { property in
        Slot(
          element: index, property: property,
          isPlainText: MadeElements.Element.plainText(elements[index].properties[property]) != nil)
      }
    }
    let textElements = Set(slots.lazy.filter(\.isPlainText).map(\.element))
    func isPlaceOfText(_ slot: Slot) -> Bool {
      textElements.contains(slot.element)
        && elements[slot.element].properties[slot.property].key == .placement
    }
    self.slots =
      slots.filter(\.isPlainText) + slots.filter(isPlaceOfText)
      + slots.filter { !$0.isPlainText && !isPlaceOfText($0) }
  }

  /// Returns the slots whose values differ.
  ///
  /// - Returns: nil if the elements have another shape.
  func differences(of made: ArraySlice<MadeElements.Element>) -> [Int]? {
    guard made.count == elements.count else { return nil }
    let start = made.startIndex
    // Indexed access: taking elements out of their arrays copies them, which was half of the time.
    for index in elements.indices {
      let other = start + index
      let propertyCount = elements[index].properties.count
      guard made[other].kind == elements[index].kind,
        made[other].properties.count == propertyCount
      else { return nil }
      if index > 0 {
        guard let parent = made[other].parent, parent >= start,
          elements[parent - start].depth + 1 == elements[index].depth
        else { return nil }
      }
      for property in 0..<propertyCount
      where made[other].properties[property].key != elements[index].properties[property].key {
        return nil
      }
      if elements[index].kind == .text, propertyCount > 1,
        Template.Index(.text, made[other].properties) != elements[index].template
      {
        return nil
      }
    }
    var differing: [Int] = []
    for number in slots.indices {
      let (element, property) = (slots[number].element, slots[number].property)
      if made[start + element].properties[property] == elements[element].properties[property] {
        continue
      }
      if slots[number].isPlainText,
        MadeElements.Element.plainText(made[start + element].properties[property]) == nil
      {
        return nil
      }
      differing.append(number)
    }
    return differing
  }
}
