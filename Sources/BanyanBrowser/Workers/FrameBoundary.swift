/// Finds the ends of WebSocket frames in a stream of bytes.
struct FrameBoundary {
  private static let (textCode, closeCode): (UInt8, UInt8) = (1, 8)

  /// The received part of an incomplete head.
  private var head: [UInt8] = []
  /// The number of bytes of the frame's data yet to come.
  private var remaining = 0
  /// The code of the current frame, once its head is complete.
  private var code: UInt8 = 0
  /// True once there has been a close frame.
  private(set) var hasClosed = false

  /// True if another frame may begin here.
  var isBetweenFrames: Bool { head.isEmpty && remaining == 0 }

  mutating func pass(_ bytes: some Sequence<UInt8>) { _ = passText(bytes, stops: false) }

  /// Passes bytes up to the end of the first text, which is not among the data of our protocol.
  ///
  /// - Returns: The number of bytes up to there; nil if all bytes have been passed and no text has ended.
  mutating func passText(_ bytes: some Sequence<UInt8>) -> Int? { passText(bytes, stops: true) }

  private mutating func passText(_ bytes: some Sequence<UInt8>, stops: Bool) -> Int? {
    // Most of the bytes are data, which is skipped in one step.
    let all = Array(bytes)
    var rest = all[...]
    while !rest.isEmpty {
      if remaining > 0 {
        let count = min(remaining, rest.count)
        remaining -= count
        rest = rest.dropFirst(count)
      } else {
        head.append(rest.removeFirst())
        readHead()
      }
      if isBetweenFrames, code == Self.textCode {
        code = 0
        if stops { return all.count - rest.count }
      }
    }
    return nil
  }

  private mutating func readHead() {
    guard head.count >= 2 else { return }
    let short = Int(head[1] & 0x7F)
    let extra = short == 126 ? 2 : short == 127 ? 8 : 0
    guard head.count == 2 + extra else { return }
    let count = extra == 0 ? short : head[2...].reduce(0) { $0 << 8 | Int($1) }
    // A client's data follows the mask that it is hidden by. Its length may be anything; no frame is that long.
    let mask = head[1] & 0x80 == 0 ? 0 : 4
    remaining = (0...Int.max - mask).contains(count) ? count + mask : Int.max
    code = head[0] & 0xF
    if code == Self.closeCode { hasClosed = true }
    head = []
  }

  /// Returns a frame with a text of at most 125 bytes.
  static func text(_ text: String) -> [UInt8] {
    [0x80 | textCode, UInt8(text.utf8.count)] + Array(text.utf8)
  }

  /// Returns a close frame with a code.
  static func goodbye(_ code: UInt16) -> [UInt8] {
    [0x80 | closeCode, 2, UInt8(code >> 8), UInt8(code & 0xFF)]
  }
}
