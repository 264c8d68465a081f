import BanyanHost

/// Encodes places. Changing texts and similar rows mostly differ only in their widths.
extension BatchEncoder {
  /// Writes the places of consecutive elements, each relative to the one before.
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

  /// Writes a place: its width plus one if it otherwise equals another, or else 0 and the whole place.
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
  /// Returns the width in 64ths of a point, if all else equals another place.
  fileprivate func width(asIfLike other: Placement) -> UInt32? {
    var same = other
    same.width = width
    return same == self ? width.wholeParts : nil
  }
}
