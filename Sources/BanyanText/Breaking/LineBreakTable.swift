/// The positions between two characters where lines may end, as found by querying Chromium
/// (`Scripts/typefaces/probe-line-breaks`).
final class LineBreakTable: Sendable {
  static let shared = LineBreakTable()

  /// Two words of 64 bits for each ASCII character: a bit for each character that may begin a new line after it.
  ///
  /// A pointer, which is never freed: accessing an array of an object costs more than all other work for a letter.
  nonisolated(unsafe) let ascii: UnsafePointer<UInt64>
  /// The first character of each range of characters of one class, and the class.
  private let starts: [UInt32]
  private let classes: [UInt8]
  /// The class of each character below U+0300, which make up most text.
  private let latin: [UInt8]
  private let pairs: [Bool]

  private init() {
    let bits = Self.bits(Base64.bytes(of: LineBreakData.ascii))
    var ascii = [UInt64](repeating: 0, count: 256)
    for one in 0..<94 {
      for two in 0..<94 where bits[one * 94 + two] {
        ascii[(one + 33) * 2 + (two + 33) / 64] |= 1 << UInt64((two + 33) % 64)
      }
    }
    let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: ascii.count)
    memory.initialize(from: ascii, count: ascii.count)
    self.ascii = UnsafePointer(memory)
    pairs = Self.bits(Base64.bytes(of: LineBreakData.pairs))

    var reader = ByteReader(Base64.bytes(of: LineBreakData.classes))
    var (starts, classes): ([UInt32], [UInt8]) = ([], [])
    var start: UInt32 = 0
    // The data built into this package is well formed.
    while !reader.isAtEnd, let count = try? reader.number(), let each = try? reader.number() {
      starts.append(start)
      classes.append(UInt8(each))
      start += UInt32(count)
    }
    starts.append(start)
    classes.append(UInt8(LineBreakData.letter))
    (self.starts, self.classes) = (starts, classes)
    latin = (0..<0x300).map { Self.classOf($0, starts, classes) }
  }

  /// Returns true if a line may end between characters of two classes.
  func mayEnd(between one: UInt8, _ two: UInt8) -> Bool {
    pairs[Int(one) * LineBreakData.classCount + Int(two)]
  }

  func classOf(_ scalar: UInt32) -> UInt8 {
    scalar < 0x300 ? latin[Int(scalar)] : Self.classOf(scalar, starts, classes)
  }

  private static func classOf(_ scalar: UInt32, _ starts: [UInt32], _ classes: [UInt8]) -> UInt8 {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle } else { high = middle }
    }
    return classes[low]
  }

  private static func bits(_ bytes: [UInt8]) -> [Bool] {
    bytes.flatMap { byte in (0..<8).map { byte >> $0 & 1 == 1 } }
  }
}
