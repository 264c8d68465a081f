/// A message in the binary format of Protocol Buffers, whose fields are found by their numbers.
///
/// It keeps the bytes and looks through them for each field, so a message costs no memory of its own. All of it, except for the
/// messages in it, is checked when it is made.
package struct ProtobufMessage: Sendable {
  private let bytes: ArraySlice<UInt8>

  /// - Throws: ``MalformedModel`` if the bytes are not a series of whole fields.
  package init(_ bytes: ArraySlice<UInt8>) throws {
    self.bytes = bytes
    var rest = bytes
    while try Self.takeField(from: &rest) != nil {}
  }

  // MARK: Fields

  private enum Content {
    case varint(UInt64)
    case fixed64(UInt64)
    case fixed32(UInt32)
    case bytes(ArraySlice<UInt8>)
  }

  private static func takeField(
    from rest: inout ArraySlice<UInt8>
  ) throws -> (number: Int, content: Content)? {
    if rest.isEmpty { return nil }
    let tag = try takeVarint(from: &rest)
    // The format has room for numbers of 29 bits.
    guard tag >> 3 > 0, tag >> 3 < 1 << 29 else {
      throw MalformedModel("has a field without a number")
    }
    let number = Int(tag >> 3)
    switch tag & 7 {
    case 0: return (number, .varint(try takeVarint(from: &rest)))
    case 1: return (number, .fixed64(try takeFixed(8, from: &rest)))
    case 2:
      let count = try takeVarint(from: &rest)
      guard count <= UInt64(rest.count) else { throw MalformedModel.isCut }
      let content = rest.prefix(Int(count))
      rest = rest.dropFirst(Int(count))
      return (number, .bytes(content))
    case 5: return (number, .fixed32(UInt32(truncatingIfNeeded: try takeFixed(4, from: &rest))))
    default: throw MalformedModel("has a field of an unknown form")
    }
  }

  private static func takeVarint(from rest: inout ArraySlice<UInt8>) throws -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.popFirst() else { throw MalformedModel.isCut }
      // The tenth byte has room for the last bit alone.
      if shift == 63, byte > 1 { break }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    throw MalformedModel("has a number of more than 64 bits")
  }

  private static func takeFixed(_ count: Int, from rest: inout ArraySlice<UInt8>) throws -> UInt64 {
    guard rest.count >= count else { throw MalformedModel.isCut }
    let value = rest.prefix(count).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    rest = rest.dropFirst(count)
    return value
  }

  private func forEach(_ number: Int, _ body: (Content) throws -> Void) throws {
    var rest = bytes
    while let field = try Self.takeField(from: &rest) {
      if field.number == number { try body(field.content) }
    }
  }

  /// The numbers of the fields, in the order of the bytes.
  package var numbers: [Int] {
    get throws {
      var numbers: [Int] = []
      var rest = bytes
      while let field = try Self.takeField(from: &rest) { numbers.append(field.number) }
      return numbers
    }
  }

  // MARK: Single values

  // A field that is left out has the default value of its type, and of one that comes twice the last counts.

  package func unsigned(_ number: Int) throws -> UInt64 {
    var value: UInt64 = 0
    try forEach(number) { content in
      guard case .varint(let found) = content else { throw MalformedModel.isMistyped(number) }
      value = found
    }
    return value
  }

  package func signed(_ number: Int) throws -> Int64 {
    Int64(bitPattern: try unsigned(number))
  }

  package func flag(_ number: Int) throws -> Bool { try unsigned(number) != 0 }

  package func double(_ number: Int) throws -> Double {
    var value = 0.0
    try forEach(number) { content in
      guard case .fixed64(let bits) = content else { throw MalformedModel.isMistyped(number) }
      value = Double(bitPattern: bits)
    }
    return value
  }

  package func string(_ number: Int) throws -> String { try strings(number).last ?? "" }

  package func message(_ number: Int) throws -> ProtobufMessage? {
    var last: ArraySlice<UInt8>?
    try forEachBytes(number) { last = $0 }
    return try last.map(ProtobufMessage.init)
  }

  // MARK: Repeated values

  package func strings(_ number: Int) throws -> [String] {
    var strings: [String] = []
    try forEachBytes(number) { bytes in
      guard let string = String(validating: bytes, as: UTF8.self) else {
        throw MalformedModel("has a text that is not in UTF-8")
      }
      strings.append(string)
    }
    return strings
  }

  package func messages(_ number: Int) throws -> [ProtobufMessage] {
    var messages: [ProtobufMessage] = []
    try forEachBytes(number) { messages.append(try ProtobufMessage($0)) }
    return messages
  }

  private func forEachBytes(_ number: Int, _ body: (ArraySlice<UInt8>) throws -> Void) throws {
    try forEach(number) { content in
      guard case .bytes(let bytes) = content else { throw MalformedModel.isMistyped(number) }
      try body(bytes)
    }
  }

  /// Returns numbers that are encoded one by one, or together in one field.
  package func doubles(_ number: Int) throws -> [Double] {
    var values: [Double] = []
    try forEach(number) { content in
      switch content {
      case .fixed64(let bits): values.append(Double(bitPattern: bits))
      case .bytes(var rest):
        while !rest.isEmpty {
          values.append(Double(bitPattern: try Self.takeFixed(8, from: &rest)))
        }
      case .varint, .fixed32: throw MalformedModel.isMistyped(number)
      }
    }
    return values
  }

  /// Returns integers that are encoded one by one, or together in one field.
  package func integers(_ number: Int) throws -> [Int64] {
    var values: [Int64] = []
    try forEach(number) { content in
      switch content {
      case .varint(let value): values.append(Int64(bitPattern: value))
      case .bytes(var rest):
        while !rest.isEmpty {
          values.append(Int64(bitPattern: try Self.takeVarint(from: &rest)))
        }
      case .fixed64, .fixed32: throw MalformedModel.isMistyped(number)
      }
    }
    return values
  }
}

extension MalformedModel {
  fileprivate static let isCut = MalformedModel("ends in the middle of a field")

  fileprivate static func isMistyped(_ number: Int) -> MalformedModel {
    MalformedModel("has a field \(number) of the wrong type")
  }
}
