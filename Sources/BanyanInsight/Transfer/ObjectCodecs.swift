import BanyanGraph

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An object as it is sent to another process.
struct ObjectRecord {
  /// The name of its class, without the types around it.
  let className: String
  /// The class name by which the runtime finds it.
  let runtimeName: String
  let shape: String
  let bytes: [UInt8]
}

/// A codec of references: the numbers of objects.
final class ReferenceCodec<Value>: TypedCodec<Value> {
  override func shape(in enclosing: inout [ObjectIdentifier]) -> String {
    "class \(Metadata.shortName(of: type))"
  }

  override func write(
    _ value: UnsafeMutableRawPointer, to writer: inout StateWriter
  ) throws(Uncarried) {
    let object = value.assumingMemoryBound(to: Value.self).pointee as AnyObject
    guard let objects = writer.objects else {
      throw .holding(type)
    }
    try writer.write(number: UInt64(objects.number(of: object)))
  }

  override func read(
    into place: UnsafeMutableRawPointer, from reader: inout StateReader
  ) throws(Uncarried) {
    guard let objects = reader.objects, let declared = type as? AnyClass else { throw .damaged }
    let object = try objects.object(of: try reader.readNumber(), as: declared)
    // One more strong reference to the object.
    _ = Unmanaged<AnyObject>.fromOpaque(object).retain()
    place.storeBytes(of: UnsafeRawPointer(object), as: UnsafeRawPointer.self)
  }
}

/// A codec of the objects of one class: all of their fields, or none.
@MainActor
final class ClassCodec {
  struct Field {
    let name: String
    let offset: Int
    let codec: Codec
  }

  let type: AnyClass
  let fields: [Field]
  /// The reason why no object of the class can be transferred, whatever its content.
  let refusal: Uncarried?

  private static var known: [ObjectIdentifier: ClassCodec] = [:]

  static func of(_ type: AnyClass) -> ClassCodec {
    if let codec = known[ObjectIdentifier(type)] { return codec }
    let codec = ClassCodec(type)
    known[ObjectIdentifier(type)] = codec
    return codec
  }

  private init(_ type: AnyClass) {
    self.type = type
    var fields: [Field] = []
    let isComplete = Metadata.forEachField(ofClass: type) { name, offset, fieldType, isStrong in
      fields.append(
        Field(name: name, offset: offset, codec: Self.codec(of: fieldType, isStrong: isStrong)))
    }
    self.fields = fields
    let isClosed = !isComplete || type is any Actor.Type || Self.isOfSystem(type)
    refusal = isClosed ? .holding(type) : nil
  }

  private static func codec(of fieldType: Any.Type, isStrong: Bool) -> Codec {
    guard isStrong else { return RefusingCodec<Void>("holds a weak reference") }
    guard Metadata.isCopyable(fieldType) else {
      return RefusingCodec<Void>(Uncarried.holding(fieldType).reason)
    }
    return Codec.of(fieldType)
  }

  /// Returns true if a class, or one of its superclasses, keeps values outside of its fields.
  private static func isOfSystem(_ type: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let each = current {
      let module = Metadata.module(of: each)
      let isRoot = Metadata.shortName(of: each) == "NSObject"
      if !isRoot, systemModules.contains(module) { return true }
      current = _getSuperclass(each)
    }
    return false
  }

  private static let systemModules: Set = [
    "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "Dispatch",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "Combine", "OpenCombine", "OpenCombineFoundation", "OpenCombineDispatch", "SwiftUICore",
    "BanyanKits", "CoreData", "SwiftDataCore", "SwiftUI", "BanyanGraph", "BanyanHost", "BanyanOS",
  ]

  private(set) lazy var shape: String = {
    var enclosing = [ObjectIdentifier(type)]
    let parts = fields.map { "\($0.name): \($0.codec.shape(in: &enclosing))" }
    return "class \(Metadata.shortName(of: type))(\(parts.joined(separator: ", ")))"
  }()
}

/// Collects the objects that values refer to, each once.
@MainActor
final class ObjectWriter {
  private(set) var records: [ObjectRecord] = []
  /// The objects by their numbers, retained so that no other object gets the address of one.
  private var objects: [AnyObject] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private let limit: Int
  private var byteCount = 0
  /// The number of references to objects in values.
  private(set) var referenceCount = 0

  init(limit: Int) { self.limit = limit }

  func number(of object: AnyObject) -> Int {
    referenceCount += 1
    if let number = numbers[ObjectIdentifier(object)] { return number }
    let number = objects.count
    numbers[ObjectIdentifier(object)] = number
    objects.append(object)
    return number
  }

  /// Writes a value with all the objects that it reaches, or none of them.
  func write(
    _ value: UnsafeMutableRawPointer, as codec: Codec, limit: Int
  ) throws(Uncarried) -> [UInt8] {
    let known = records.count
    do throws(Uncarried) {
      var writer = StateWriter(limit: limit, objects: self)
      try codec.write(value, to: &writer)
      while records.count < objects.count { try writeObject(objects[records.count]) }
      return writer.bytes
    } catch {
      for object in objects[known...] { numbers[ObjectIdentifier(object)] = nil }
      objects.removeLast(objects.count - known)
      for record in records[known...] { byteCount -= record.bytes.count }
      records.removeLast(records.count - known)
      throw error
    }
  }

  private func writeObject(_ object: AnyObject) throws(Uncarried) {
    let type: AnyClass = Swift.type(of: object)
    let codec = ClassCodec.of(type)
    if let refusal = codec.refusal { throw refusal }
    let address = UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque())
    var writer = StateWriter(limit: limit - byteCount, objects: self)
    for field in codec.fields {
      var failure: Uncarried?
      // A copy is written, because another thread may read the object.
      field.codec.withCopy(of: address + field.offset) { copy in
        do throws(Uncarried) {
          try field.codec.writeInside(copy, to: &writer)
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
    }
    byteCount += writer.bytes.count
    records.append(
      ObjectRecord(
        className: Metadata.shortName(of: type), runtimeName: _mangledTypeName(type) ?? "",
        shape: codec.shape, bytes: writer.bytes))
  }
}

/// Makes the objects of records, each once, however many references there are.
@MainActor
final class ObjectReader {
  private let records: [ObjectRecord]
  /// The complete objects.
  private var known: [Int: AnyObject] = [:]
  /// The objects whose fields have not been read yet. If one of them cannot be read, all of them are
  /// leaked: an incomplete object must not be deinitialized.
  private var unfinished: [Int: (address: UnsafeMutableRawPointer, type: AnyClass)] = [:]
  private var waiting: [Int] = []

  init(_ records: [ObjectRecord]) { self.records = records }

  /// Returns the object with a number; its fields may not have been read yet.
  func object(of number: UInt64, as declared: AnyClass) throws(Uncarried) -> UnsafeMutableRawPointer
  {
    guard let number = Int(exactly: number), records.indices.contains(number) else {
      throw .damaged
    }
    if let object = known[number] {
      guard Self.inherits(Swift.type(of: object), from: declared) else { throw .damaged }
      return Unmanaged.passUnretained(object).toOpaque()
    }
    if let (address, type) = unfinished[number] {
      guard Self.inherits(type, from: declared) else { throw .damaged }
      return address
    }
    let type: AnyClass = try type(of: records[number], as: declared)
    let size = Metadata.instanceSize(of: type)
    guard
      let address = Self.allocate?(
        unsafeBitCast(type, to: UnsafeRawPointer.self), size.size, size.alignmentMask)
    else { throw .holding(type) }
    unfinished[number] = (address, type)
    waiting.append(number)
    return address
  }

  private func type(
    of record: ObjectRecord, as declared: AnyClass
  ) throws(Uncarried) -> AnyClass {
    var type: AnyClass? = declared
    if Metadata.shortName(of: declared) != record.className {
      type = _typeByName(record.runtimeName) as? AnyClass
    }
    guard let type, Self.inherits(type, from: declared) else {
      throw Uncarried(reason: "holds a \(record.className), which does not exist")
    }
    try check(record, against: ClassCodec.of(type))
    return type
  }

  private func check(_ record: ObjectRecord, against codec: ClassCodec) throws(Uncarried) {
    if let refusal = codec.refusal { throw refusal }
    guard codec.shape == record.shape else {
      throw Uncarried(reason: "\(record.className) has other properties")
    }
  }

  /// Calls a reading function, and then reads the fields of all the objects that it reaches.
  func finish(_ read: () throws(Uncarried) -> Void) throws(Uncarried) {
    do throws(Uncarried) {
      try read()
      while let number = waiting.popLast() { try readFields(of: number) }
    } catch {
      unfinished = [:]
      waiting = []
      throw error
    }
    for (number, object) in unfinished {
      known[number] = Unmanaged<AnyObject>.fromOpaque(object.address).takeRetainedValue()
    }
    unfinished = [:]
  }

  private func readFields(of number: Int) throws(Uncarried) {
    guard let (address, type) = unfinished[number] else { return }
    var reader = StateReader(records[number].bytes, objects: self)
    for field in ClassCodec.of(type).fields {
      try field.codec.readInside(into: address + field.offset, from: &reader)
    }
    if reader.remaining > 0 { throw .damaged }
  }

  /// Replaces the fields of a newly made object with those of a record: all of them, or none.
  ///
  /// - Returns: the object, or the one that already stands for the record.
  func lay(_ number: UInt64, over object: AnyObject) throws(Uncarried) -> AnyObject {
    guard let number = Int(exactly: number), records.indices.contains(number) else {
      throw .damaged
    }
    if let known = known[number] { return known }
    let record = records[number]
    let codec = ClassCodec.of(Swift.type(of: object))
    guard Metadata.shortName(of: codec.type) == record.className else {
      throw Uncarried(reason: "was \(record.className), is \(Metadata.shortName(of: codec.type))")
    }
    try check(record, against: codec)
    let kept = Unmanaged.passRetained(object)
    let address = kept.toOpaque()
    var values: [(field: ClassCodec.Field, value: UnsafeMutableRawPointer)] = []
    defer { for (_, value) in values { value.deallocate() } }
    unfinished[number] = (address, codec.type)
    do throws(Uncarried) {
      try finish { () throws(Uncarried) in
        var reader = StateReader(record.bytes, objects: self)
        for field in codec.fields {
          if field.codec.staysAsMade {
            _ = try reader.readByte()
            continue
          }
          let value = field.codec.allocate()
          values.append((field, value))
          try field.codec.readInside(into: value, from: &reader)
        }
        if reader.remaining > 0 { throw .damaged }
      }
    } catch {
      kept.release()
      throw error
    }
    for (field, value) in values {
      field.codec.replace(address + field.offset, by: value)
    }
    return object
  }

  private static func inherits(_ type: AnyClass, from other: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let each = current {
      if each == other { return true }
      current = _getSuperclass(each)
    }
    return false
  }

  private typealias Allocate =
    @convention(c) (UnsafeRawPointer, Int, Int) ->
    UnsafeMutableRawPointer
  /// Makes an object without fields; nil where the runtime does not support that.
  private static let allocate: Allocate? = dlsym(nil, "swift_allocObject").map {
    unsafeBitCast($0, to: Allocate.self)
  }
}
