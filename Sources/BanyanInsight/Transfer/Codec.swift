import BanyanGraph

/// A codec that writes the values of a type so that another process can read them, based only on the
/// shape of the type: the names and types of fields and cases.
///
/// Two types of one shape read each other's values. Every value takes at least one byte.
@MainActor
class Codec {
  let type: Any.Type
  let size: Int
  let alignment: Int

  fileprivate init(_ type: Any.Type, size: Int, alignment: Int) {
    self.type = type
    self.size = size
    self.alignment = alignment
  }

  /// A description of the type's shape.
  final var shape: String {
    if let knownShape { return knownShape }
    var enclosing: [ObjectIdentifier] = []
    let shape = shape(in: &enclosing)
    knownShape = shape
    return shape
  }
  private var knownShape: String?

  /// Returns the shape within types that are being described, which are only named when they occur
  /// again.
  func shape(in enclosing: inout [ObjectIdentifier]) -> String { Metadata.shortName(of: type) }

  /// Writes the value at an address, which must not be used elsewhere meanwhile.
  func write(
    _ value: UnsafeMutableRawPointer, to writer: inout StateWriter
  ) throws(Uncarried) {
    throw .holding(type)
  }

  /// Makes a value at an uninitialized address.
  func read(
    into place: UnsafeMutableRawPointer, from reader: inout StateReader
  ) throws(Uncarried) {
    throw .holding(type)
  }

  /// Moves a value to the place of another.
  func replace(_ value: UnsafeMutableRawPointer, by other: UnsafeMutableRawPointer) {}

  /// Deinitializes a value.
  func end(_ value: UnsafeMutableRawPointer) {}

  /// True if an existing value stays as it is.
  var staysAsMade: Bool { false }

  /// Calls a function with the address of a copy of a value.
  func withCopy(of value: UnsafeRawPointer, _ body: (UnsafeMutableRawPointer) -> Void) {}

  // MARK: Lookup

  private static var known: [ObjectIdentifier: Codec] = [:]

  /// Returns the codec of a type. For a type that cannot be carried, it throws when it is used.
  static func of(_ type: Any.Type) -> Codec {
    func open<Value>(_ type: Value.Type) -> Codec { find(type) }
    return known[ObjectIdentifier(type)] ?? _openExistential(type, do: open)
  }

  private static func find<Value>(_ type: Value.Type) -> Codec {
    let codec = make(type)
    known[ObjectIdentifier(type)] = codec
    return codec
  }

  private static func make<Value>(_ type: Value.Type) -> Codec {
    if let provider = type as? any CodecProvider.Type { return provider.makeCodec() }
    if type is AnyClass { return ReferenceCodec<Value>() }
    if type is any Codable.Type, isOfFoundation(type) { return KeyedCodec<Value>() }
    switch Metadata.kind(of: type) {
    case .struct, .tuple: return RecordCodec<Value>()
    case .enum: return CasesCodec<Value>()
    case .existential:
      // The name of a constrained protocol begins with "any", and that of others does not.
      return RefusingCodec<Value>(
        "holds any \(Metadata.shortName(of: type).trimmingPrefix("any "))")
    case .other:
      return RefusingCodec<Value>(
        Metadata.isFunction(type) ? "holds a closure" : Uncarried.holding(type).reason)
    }
  }

  /// Returns true if a type's fields are private to Foundation, so that the type encodes itself.
  private static func isOfFoundation(_ type: Any.Type) -> Bool {
    Metadata.kind(of: type) != .other && Metadata.module(of: type).hasPrefix("Foundation")
  }
}

/// A type that provides the codec of its values.
@MainActor
protocol CodecProvider {
  static func makeCodec() -> Codec
}

/// The base class of codecs, which knows the type.
class TypedCodec<Value>: Codec {
  init() {
    super.init(
      Value.self, size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
  }

  final override func replace(
    _ value: UnsafeMutableRawPointer, by other: UnsafeMutableRawPointer
  ) {
    value.assumingMemoryBound(to: Value.self).moveUpdate(
      from: other.assumingMemoryBound(to: Value.self), count: 1)
  }

  final override func end(_ value: UnsafeMutableRawPointer) {
    value.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }

  final override func withCopy(
    of value: UnsafeRawPointer, _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    var copy = value.assumingMemoryBound(to: Value.self).pointee
    withUnsafeMutablePointer(to: &copy) { body(UnsafeMutableRawPointer($0)) }
  }
}

/// A codec of types that cannot be carried.
final class RefusingCodec<Value>: TypedCodec<Value> {
  private let reason: String

  init(_ reason: String) { self.reason = reason }

  override func write(
    _ value: UnsafeMutableRawPointer, to writer: inout StateWriter
  ) throws(Uncarried) {
    throw Uncarried(reason: reason)
  }

  override func read(
    into place: UnsafeMutableRawPointer, from reader: inout StateReader
  ) throws(Uncarried) {
    throw Uncarried(reason: reason)
  }
}

/// A codec of values that each process makes anew.
final class FreshCodec<Value>: TypedCodec<Value> {
  private let makeValue: () throws(Uncarried) -> Value

  init(_ makeValue: @escaping () -> Value) { self.makeValue = makeValue }

  /// - Parameter reason: why no value can be made where there is none.
  init(orRefuse reason: String) {
    makeValue = { () throws(Uncarried) in throw Uncarried(reason: reason) }
  }

  override var staysAsMade: Bool { true }

  override func write(
    _ value: UnsafeMutableRawPointer, to writer: inout StateWriter
  ) throws(Uncarried) {
    try writer.write(byte: 0)
  }

  override func read(
    into place: UnsafeMutableRawPointer, from reader: inout StateReader
  ) throws(Uncarried) {
    _ = try reader.readByte()
    try place.assumingMemoryBound(to: Value.self).initialize(to: makeValue())
  }
}

extension Codec {
  /// Writes a value inside another.
  final func writeInside(
    _ value: UnsafeMutableRawPointer, to writer: inout StateWriter
  ) throws(Uncarried) {
    guard writer.depth < Uncarried.depthLimit else { throw .tooDeep }
    writer.depth += 1
    try write(value, to: &writer)
    writer.depth -= 1
  }

  /// Reads a value inside another.
  final func readInside(
    into place: UnsafeMutableRawPointer, from reader: inout StateReader
  ) throws(Uncarried) {
    guard reader.depth < Uncarried.depthLimit else { throw .tooDeep }
    reader.depth += 1
    try read(into: place, from: &reader)
    reader.depth -= 1
  }

  /// Returns memory for a value, which the caller deallocates.
  final func allocate() -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(size, 1), alignment: alignment)
  }
}
