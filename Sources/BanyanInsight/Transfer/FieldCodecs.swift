import BanyanGraph

/// A codec of structs and tuples: field by field.
final class RecordCodec<Value>: TypedCodec<Value> {
  private struct Field {
    let name: String
    let offset: Int
    let codec: Codec
  }

  private lazy var fields: [Field] = {
    var fields: [Field] = []
    var index = 0
    Metadata.forEachField(of: type) { name, offset, fieldType in
      let isStrong = Metadata.isStrong(fieldAt: index, of: type)
      let codec = isStrong ? Codec.of(fieldType) : RefusingCodec<Value>("holds a weak reference")
      fields.append(Field(name: name, offset: offset, codec: codec))
      index += 1
    }
    return fields
  }()

  /// The reason that no such value can be carried, whatever its content.
  private lazy var refusal: Uncarried? = {
    // Bit fields and unions of C are not fields in Swift, and built-in fields are private to their
    // type.
    let isClosed =
      Metadata.isImported(type)
      || fields.contains { Metadata.module(of: $0.codec.type) == "Builtin" }
      || fields.isEmpty && size > 0
    return isClosed ? .holding(type) : nil
  }()

  override func shape(in enclosing: inout [ObjectIdentifier]) -> String {
    let name = Metadata.kind(of: type) == .tuple ? "" : Metadata.shortName(of: type)
    if enclosing.contains(ObjectIdentifier(type)) { return "^\(name)" }
    enclosing.append(ObjectIdentifier(type))
    defer { enclosing.removeLast() }
    let parts = fields.map { "\($0.name): \($0.codec.shape(in: &enclosing))" }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }

  override func write(
    _ value: UnsafeMutableRawPointer, to writer: inout StateWriter
  ) throws(Uncarried) {
    if let refusal { throw refusal }
    if fields.isEmpty { try writer.write(byte: 0) }
    for field in fields { try field.codec.writeInside(value + field.offset, to: &writer) }
  }

  override func read(
    into place: UnsafeMutableRawPointer, from reader: inout StateReader
  ) throws(Uncarried) {
    if let refusal { throw refusal }
    if fields.isEmpty { _ = try reader.readByte() }
    for field in fields { try field.codec.readInside(into: place + field.offset, from: &reader) }
  }
}

/// A codec of enums: the case, and its payload.
final class CasesCodec<Value>: TypedCodec<Value> {
  private lazy var layout = Metadata.isImported(type) ? nil : EnumCases(of: type)
  private lazy var cases: [EnumCases.NamedCase] = layout?.namedCases() ?? []

  override func shape(in enclosing: inout [ObjectIdentifier]) -> String {
    let name = Metadata.shortName(of: type)
    if enclosing.contains(ObjectIdentifier(type)) { return "^\(name)" }
    enclosing.append(ObjectIdentifier(type))
    defer { enclosing.removeLast() }
    let parts = cases.map { each in
      each.payload.map { "\(each.name) \(Codec.of($0).shape(in: &enclosing))" } ?? each.name
    }
    return "\(name)(\(parts.joined(separator: " | ")))"
  }

  override func write(
    _ value: UnsafeMutableRawPointer, to writer: inout StateWriter
  ) throws(Uncarried) {
    guard let layout else { throw refusal }
    let tag = layout.tag(of: value)
    guard cases.indices.contains(tag), cases[tag].isDirect else { throw refusal }
    try writer.write(number: UInt64(tag))
    guard let payload = cases[tag].payload else { return }
    // The bits that identify the case may be among those of the payload.
    layout.project(value)
    defer { layout.inject(tag, at: value) }
    try Codec.of(payload).writeInside(value, to: &writer)
  }

  override func read(
    into place: UnsafeMutableRawPointer, from reader: inout StateReader
  ) throws(Uncarried) {
    guard let layout else { throw refusal }
    guard let tag = Int(exactly: try reader.readNumber()), cases.indices.contains(tag) else {
      throw .damaged
    }
    guard cases[tag].isDirect else { throw refusal }
    if let payload = cases[tag].payload {
      try Codec.of(payload).readInside(into: place, from: &reader)
    }
    layout.inject(tag, at: place)
  }

  private var refusal: Uncarried { .holding(type) }
}
