/// Finds the ends of a server's WebSocket frames in a stream of bytes.
struct FrameBoundary {
  private static let closeCode: UInt8 = 8

  /// The received part of an incomplete head.
  private var head: [UInt8] = []
  /// The number of bytes of the frame's data yet to come.
  private var remaining = 0
  /// True once the server has sent a close frame.
  private(set) var hasClosed = false

  /// True if another frame may begin here.
  var isBetweenFrames: Bool { head.isEmpty && remaining == 0 }

  mutating func pass(_ bytes: some Sequence<UInt8>) {
    // Most of the bytes are data, which is skipped in one step.
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      if remaining > 0 {
        let count = min(remaining, rest.count)
        remaining -= count
        rest = rest.dropFirst(count)
      } else {
        head.append(rest.removeFirst())
        readHead()
      }
    }
  }

  private mutating func readHead() {
    guard head.count >= 2 else { return }
    let short = Int(head[1] & 0x7F)
    let extra = short == 126 ? 2 : short == 127 ? 8 : 0
    guard head.count == 2 + extra else { return }
    remaining = extra == 0 ? short : head[2...].reduce(0) { $0 << 8 | Int($1) }
    if head[0] & 0xF == Self.closeCode { hasClosed = true }
    head = []
  }

  /// Returns a close frame with a code.
  static func goodbye(_ code: UInt16) -> [UInt8] {
    [0x80 | closeCode, 2, UInt8(code >> 8), UInt8(code & 0xFF)]
  }
}
