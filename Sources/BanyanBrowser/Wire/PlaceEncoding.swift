import BanyanHost

/// Where elements stand. Texts that change, and rows that are alike, mostly differ in their widths alone.
extension BatchEncoder {
  /// Tells of the places of elements that come one after the other, each by how it differs from the one before.
  mutating func encodePlaces(_ batch: [Mutation], from index: inout Int) {
    write(.places)
    parts.formUnion(ClientParts(Facet.placed))
    let start = index
    while index < batch.count, case .set(_, .placement) = batch[index] { index += 1 }
    buffer.write(varint: UInt32(index - start))
    var (lastID, last): (UInt32, Placement?) = (0, nil)
    for case .set(let id, .placement(let place)) in batch[start..<index] {
      buffer.write(zigzag: id.rawValue &- lastID)
      put(place, like: last)
      (lastID, last) = (id.rawValue, place)
    }
  }

  /// Writes a place: one more than its width if it is like another besides, else 0 and all of it.
  mutating func put(_ place: Placement, like other: Placement?) {
    if let other, let width = place.width(asIfLike: other) {
      buffer.write(varint: width + 1)
    } else {
      buffer.write(varint: 0)
      buffer.write(string: place.pageValue)
    }
  }
}

extension Placement {
  /// The width in 64ths of a point, if nothing else differs from another place.
  fileprivate func width(asIfLike other: Placement) -> UInt32? {
    var same = other
    same.width = width
    return same == self ? width.wholeParts : nil
  }
}
