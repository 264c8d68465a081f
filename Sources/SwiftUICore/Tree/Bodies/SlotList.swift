import BanyanGraph

/// The slots of the dynamic properties of one value, in order.
///
/// Most views have one at most, for which an array would take 580 instructions and 48 bytes.
package struct SlotList: RandomAccessCollection {
  private var first: _PropertySlot?
  private var others: ContiguousArray<_PropertySlot?> = []

  init() {}

  init(count: Int) {
    if count > 1 { others = ContiguousArray(repeating: nil, count: count - 1) }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { others.count + 1 }

  package subscript(index: Int) -> _PropertySlot? { index == 0 ? first : others[index - 1] }

  // Not an accessor: its frame would be an object for each property that is connected.
  @inline(__always)
  mutating func withSlot(at index: Int, _ body: (inout _PropertySlot?) -> Void) {
    if index == 0 { body(&first) } else { body(&others[index - 1]) }
  }
}
