import NIOCore

/// Valid messages of a page, implausible ones, and malformed ones.
struct MessageGenerator {
  /// Codes and elements of events that had an effect, to be tried again.
  private var fruitful: [(code: UInt8, target: UInt32)] = []
  /// The highest element number that is likely to exist.
  var lastElement: UInt32 = 400
  private(set) var lastTry: (code: UInt8, target: UInt32)?

  private static let codeCount: UInt8 = 38
  private static let codesOfWindow: Set<UInt8> = [9, 10, 19, 20, 24, 27, 32, 36]
  private static let numbers: [UInt32] = [
    0, 1, 2, 3, 7, 8, 63, 64, 127, 128, 255, 256, 999, 1_000, 1_001, 4_999, 5_000, 16_383, 16_384,
    65_535, 1 << 24, (1 << 31) - 1, 1 << 31, .max - 1, .max,
  ]
  private static let doubles: [Double] = [
    0, -0.0, 1, -1, 0.5, 1e-300, 1e300, -1e300, 1e19, -1e19, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, .infinity, -.infinity, .nan, 978_307_200,
    -978_307_200, 8.64e15,
  ]
  private static let texts = [
    "", "a", "b", "0", "-1", "99999999999999999999", "1e400", "nan", "<script>", "\0", "\u{202E}",
    "é", "e\u{301}", "👨‍👩‍👧‍👦", "2026-02-30", "2026-01-01T25:61", "#zzzzzz", "#ff0000", "Europe/Rome",
    "../..",
    "Controls/List", "%", "%zz", "%00", ";=", "Start;To=1/Page", "http://[::", "app:thing", "\r\n",
  ]

  /// Records that the last event had an effect.
  mutating func learn() {
    guard let lastTry else { return }
    if fruitful.count > 500 { fruitful.removeFirst(250) }
    fruitful.append(lastTry)
  }

  /// Returns an event without its number and acknowledgement.
  mutating func event(_ random: inout Seeded) -> [UInt8] {
    var code = UInt8(random.below(Int(Self.codeCount))) + 1
    var target = Self.codesOfWindow.contains(code) ? 0 : element(&random)
    if !fruitful.isEmpty, random.once(in: 3) { (code, target) = random.pick(fruitful) }
    lastTry = (code, target)
    var bytes = [code] + varint(target) + payload(of: code, &random)
    if random.once(in: 4) { mutate(&bytes, &random) }
    return bytes
  }

  private func element(_ random: inout Seeded) -> UInt32 {
    if random.once(in: 20) { return random.pick(Self.numbers) }
    return UInt32(random.below(Int(lastElement))) + 1
  }

  private func payload(of code: UInt8, _ random: inout Seeded) -> [UInt8] {
    switch code {
    case 4, 20, 32: return text(&random)
    case 8: return pointer(&random)
    case 12, 19: return [UInt8(random.below(5))]
    case 15, 16:
      let number = random.once(in: 2) ? random.pick(Self.doubles) : Double.random(in: -10...10)
      return withUnsafeBytes(of: number.bitPattern.bigEndian, Array.init)
    case 14, 22: return varint(element(&random))
    case 21, 24: return varint(number(&random)) + varint(number(&random))
    case 23: return (0..<4).flatMap { _ in varint(number(&random)) }
    case 27:
      let preference = UInt8(random.below(7))
      return [preference] + (preference == 1 ? text(&random) : random.bytes(1))
    case 31, 33: return varint(number(&random))
    case 34:
      let names = (0..<random.below(3)).map { _ in random.pick(Self.texts) }
      return varint(number(&random)) + varint(UInt32(names.count))
        + names.flatMap { string($0) + string("text/plain") + varint(number(&random)) }
    case 35: return varint(number(&random)) + random.bytes(random.below(40))
    case 37:
      let numbers = (0..<4).map { _ in
        random.once(in: 3) ? random.pick(Self.doubles) : Double.random(in: 0...1)
      }
      return varint(UInt32(random.below(4))) + varint(number(&random))
        + [UInt8(random.below(7)), UInt8(random.below(3))]
        + numbers.flatMap { withUnsafeBytes(of: $0.bitPattern.bigEndian, Array.init) }
    case 38: return varint(number(&random))
    case 36:
      let numbers = (0..<8).map { _ in
        random.once(in: 3) ? random.pick(Self.doubles) : Double.random(in: -90...90)
      }
      switch random.below(3) {
      case 0: return [0, UInt8(random.below(5))]
      case 1:
        return [1] + numbers.flatMap { withUnsafeBytes(of: $0.bitPattern.bigEndian, Array.init) }
      default: return [2, UInt8(random.below(5))]
      }
    default: return []
    }
  }

  private func number(_ random: inout Seeded) -> UInt32 {
    random.once(in: 2) ? random.pick(Self.numbers) : UInt32(random.below(2_000))
  }

  private func text(_ random: inout Seeded) -> [UInt8] {
    if random.once(in: 200) { return Array(String(repeating: "long ", count: 5_000).utf8) }
    if random.once(in: 20) { return random.bytes(random.below(20)) }
    return Array((0...random.below(3)).map { _ in random.pick(Self.texts) }.joined().utf8)
  }

  private func pointer(_ random: inout Seeded) -> [UInt8] {
    let phase = UInt8(random.below(6))
    var bytes =
      [phase] + varint(number(&random)) + varint(number(&random)) + varint(number(&random))
    guard phase == 1 else { return bytes }
    for _ in 0...random.below(random.once(in: 100) ? 2_000 : 4) {
      bytes += varint(element(&random)) + varint(number(&random)) + varint(number(&random))
    }
    return bytes
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Seeded) {
    for _ in 0...random.below(3) {
      guard !bytes.isEmpty else { return }
      let place = random.below(bytes.count)
      switch random.below(5) {
      case 0: bytes[place] ^= 1 << UInt8(random.below(8))
      case 1: bytes[place] = random.pick([0, 1, 0x7F, 0x80, 0xFF])
      case 2: bytes.removeSubrange(place...)
      case 3: bytes.insert(contentsOf: random.bytes(1 + random.below(4)), at: place)
      default: bytes += bytes[place...]
      }
    }
  }
}

/// Encodes a number as the protocol does.
func varint(_ value: UInt32) -> [UInt8] {
  var rest = value
  var bytes: [UInt8] = []
  while rest >= 0x80 {
    bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
    rest >>= 7
  }
  return bytes + [UInt8(rest)]
}

/// Encodes a string as the protocol does.
func string(_ text: String) -> [UInt8] { varint(UInt32(text.utf8.count)) + Array(text.utf8) }
