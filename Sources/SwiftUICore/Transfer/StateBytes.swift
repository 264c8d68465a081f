import BanyanGraph

/// Why a value cannot go on in another process.
struct Uncarried: Error {
  /// Such as "holds a closure".
  let reason: String

  static let damaged = Uncarried(reason: "is damaged")
  static let tooLarge = Uncarried(reason: "is too large")
  static let tooDeep = Uncarried(reason: "is nested too deep")

  /// That a value of a type cannot, whatever it is.
  @MainActor
  static func holding(_ type: Any.Type) -> Uncarried {
    let name = Metadata.shortName(of: type)
    return Uncarried(reason: "holds \("AEIOU".contains(name.prefix(1)) ? "an" : "a") \(name)")
  }

  /// How deep values may be in each other.
  static let depthLimit = 100
}

/// Writes values, one after the other, into as many bytes as there is room for.
@MainActor
struct StateWriter {
  private(set) var bytes: [UInt8] = []
  /// How many bytes there may be.
  let limit: Int
  /// The objects that values refer to; nil where there may be none.
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

  /// Writes a number of which small ones take little room.
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

  /// Writes bytes with their count before them.
  mutating func write(counted more: some Collection<UInt8>) throws(Uncarried) {
    try write(number: UInt64(more.count))
    guard more.count <= limit - bytes.count else { throw .tooLarge }
    bytes.append(contentsOf: more)
  }
}

/// Reads what a ``StateWriter`` has written; trusts none of it.
@MainActor
struct StateReader {
  private let bytes: [UInt8]
  private var place = 0
  /// The objects that values refer to; nil where there may be none.
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

  /// Reads how many values follow, each of which takes a byte at least.
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
