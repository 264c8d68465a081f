import BanyanGraph

/// The reason that a value cannot continue in another process.
struct Uncarried: Error {
  /// The reason, such as "holds a closure".
  let reason: String

  static let damaged = Uncarried(reason: "is damaged")
  static let tooLarge = Uncarried(reason: "is too large")
  static let tooDeep = Uncarried(reason: "is nested too deep")

  /// Returns the error for a type whose values can never be carried.
  @MainActor
  static func holding(_ type: Any.Type) -> Uncarried {
    let name = Metadata.shortName(of: type)
    return Uncarried(reason: "holds \("AEIOU".contains(name.prefix(1)) ? "an" : "a") \(name)")
  }

  /// The maximum nesting depth of values.
  static let depthLimit = 100
}

/// Writes values one after the other, up to a number of bytes.
@MainActor
struct StateWriter {
  private(set) var bytes: [UInt8] = []
  /// The maximum number of bytes.
  let limit: Int
  /// Collects the objects that values refer to; nil where references are not allowed.
  let objects: ObjectWriter?
  var depth = 0

  init(limit: Int, objects: ObjectWriter? = nil) {
    self.limit = limit
    self.objects = objects
  }

  mutating func write(byte: UInt8) throws(Uncarried) {
    guard bytes.count < limit else { throw .tooLarge }
    bytes.append(byte)
  }

  /// Writes a number in a variable length: small ones take little room.
  mutating func write(number: UInt64) throws(Uncarried) {
    var rest = number
    while rest > 0x7F {
      try write(byte: UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    try write(byte: UInt8(rest))
  }

  mutating func write(bits: UInt64) throws(Uncarried) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      try write(byte: UInt8(truncatingIfNeeded: bits >> shift))
    }
  }

  /// Writes bytes, preceded by their count.
  mutating func write(counted more: some Collection<UInt8>) throws(Uncarried) {
    try write(number: UInt64(more.count))
    guard more.count <= limit - bytes.count else { throw .tooLarge }
    bytes.append(contentsOf: more)
  }
}

/// Reads the output of a ``StateWriter`` without trusting it.
@MainActor
struct StateReader {
  private let bytes: [UInt8]
  private var place = 0
  /// Makes the objects that values refer to; nil where references are not allowed.
  let objects: ObjectReader?
  var depth = 0

  init(_ bytes: [UInt8], objects: ObjectReader? = nil) {
    self.bytes = bytes
    self.objects = objects
  }

  var remaining: Int { bytes.count - place }

  mutating func readByte() throws(Uncarried) -> UInt8 {
    guard place < bytes.count else { throw .damaged }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func readNumber() throws(Uncarried) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try readByte()
      if shift == 63, byte > 1 { throw .damaged }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw .damaged
  }

  mutating func readBits() throws(Uncarried) -> UInt64 {
    var bits: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bits |= UInt64(try readByte()) << shift
    }
    return bits
  }

  /// Reads the number of the values that follow, each of which takes at least one byte.
  mutating func readCount() throws(Uncarried) -> Int {
    let count = try readNumber()
    guard count <= UInt64(remaining) else { throw .damaged }
    return Int(count)
  }

  mutating func readCounted() throws(Uncarried) -> ArraySlice<UInt8> {
    let count = try readCount()
    defer { place += count }
    return bytes[place..<place + count]
  }
}
