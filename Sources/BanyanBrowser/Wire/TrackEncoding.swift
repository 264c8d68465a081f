import BanyanHost
import NIOCore

/// Encodes the ways of elements to their new frames.
extension BatchEncoder {
  /// Writes the tracks of consecutive elements.
  mutating func encodeTracks(_ batch: [Mutation], from index: inout Int) {
    write(.pass)
    let start = index
    while index < batch.count, case .pass = batch[index] { index += 1 }
    buffer.write(varint: UInt32(index - start))
    var lastID: UInt32 = 0
    for case .pass(let id, let track) in batch[start..<index] {
      buffer.write(zigzag: id.rawValue &- lastID)
      put(track)
      lastID = id.rawValue
    }
  }

  /// Writes which parts a track has, a bit for each, and these parts in 64ths of a point.
  private mutating func put(_ track: FrameTrack) {
    let distances = [track.x, track.y].map { Int32(clamping: ($0 * 64).rounded().possible) }
    let lengths = [track.width, track.height]
    var flags: UInt32 = 0
    for (bit, distance) in distances.enumerated() where distance != 0 { flags |= 1 << UInt32(bit) }
    for (bit, length) in lengths.enumerated() where length != nil { flags |= 4 << UInt32(bit) }
    buffer.write(varint: flags)
    for distance in distances where distance != 0 {
      buffer.write(zigzag: UInt32(bitPattern: distance))
    }
    for case let length? in lengths {
      for points in [length.old, length.new] {
        buffer.write(varint: UInt32(clamping: (points * 64).rounded().possible))
      }
    }
  }
}

extension Double {
  /// The number as an integer, which a distance without end does not have.
  fileprivate var possible: Int { Int(exactly: self) ?? 0 }
}
