import BanyanGraph
import Combine

extension Optional: CodecProvider {
  static func makeCodec() -> Codec { OptionalCodec<Wrapped>() }
}

extension Array: CodecProvider {
  static func makeCodec() -> Codec { ArrayCodec<Element>() }
}

extension Set: CodecProvider {
  static func makeCodec() -> Codec { SetCodec<Element>() }
}

extension Dictionary: CodecProvider {
  static func makeCodec() -> Codec { DictionaryCodec<Key, Value>() }
}

extension Published: CodecProvider {
  static func makeCodec() -> Codec { PublishedCodec<Value>() }
}

extension Codec {
  /// Writes one of several values.
  final func writeElement<Element>(
    _ element: Element, to writer: inout StateWriter
  ) throws(Uncarried) {
    let place = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    place.initialize(to: element)
    defer {
      place.deinitialize(count: 1)
      place.deallocate()
    }
    try writeInside(UnsafeMutableRawPointer(place), to: &writer)
  }

  /// Reads one of several values.
  final func readElement<Element>(
    _ type: Element.Type, from reader: inout StateReader
  ) throws(Uncarried) -> Element {
    let place = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    defer { place.deallocate() }
    try readInside(into: UnsafeMutableRawPointer(place), from: &reader)
    return place.move()
  }
}

final class OptionalCodec<Wrapped>: TypedCodec<Wrapped?> {
  private lazy var wrapped = Codec.of(Wrapped.self)

  override func shape(in enclosing: inout [ObjectIdentifier]) -> String {
    wrapped.shape(in: &enclosing) + "?"
  }

  override func write(
    _ value: UnsafeMutableRawPointer, to writer: inout StateWriter
  ) throws(Uncarried) {
    guard let content = value.assumingMemoryBound(to: Wrapped?.self).pointee else {
      return try writer.write(byte: 0)
    }
    try writer.write(byte: 1)
    try wrapped.writeElement(content, to: &writer)
  }

  override func read(
    into place: UnsafeMutableRawPointer, from reader: inout StateReader
  ) throws(Uncarried) {
    var content: Wrapped?
    if try Bool.read(from: &reader) {
      content = try wrapped.readElement(Wrapped.self, from: &reader)
    }
    place.assumingMemoryBound(to: Wrapped?.self).initialize(to: content)
  }
}

final class ArrayCodec<Element>: TypedCodec<[Element]> {
  private lazy var element = Codec.of(Element.self)

  override func shape(in enclosing: inout [ObjectIdentifier]) -> String {
    "[\(element.shape(in: &enclosing))]"
  }

  override func write(
    _ value: UnsafeMutableRawPointer, to writer: inout StateWriter
  ) throws(Uncarried) {
    let array = value.assumingMemoryBound(to: [Element].self).pointee
    if Element.self == UInt8.self { return try writer.write(counted: array as! [UInt8]) }
    try writer.write(number: UInt64(array.count))
    for content in array { try element.writeElement(content, to: &writer) }
  }

  override func read(
    into place: UnsafeMutableRawPointer, from reader: inout StateReader
  ) throws(Uncarried) {
    var array: [Element] = []
    if Element.self == UInt8.self {
      array = Array(try reader.readCounted()) as! [Element]
    } else {
      for _ in 0..<(try reader.readCount()) {
        array.append(try element.readElement(Element.self, from: &reader))
      }
    }
    place.assumingMemoryBound(to: [Element].self).initialize(to: array)
  }
}

final class SetCodec<Element: Hashable>: TypedCodec<Set<Element>> {
  private lazy var element = Codec.of(Element.self)

  override func shape(in enclosing: inout [ObjectIdentifier]) -> String {
    "Set<\(element.shape(in: &enclosing))>"
  }

  override func write(
    _ value: UnsafeMutableRawPointer, to writer: inout StateWriter
  ) throws(Uncarried) {
    let set = value.assumingMemoryBound(to: Set<Element>.self).pointee
    try writer.write(number: UInt64(set.count))
    for content in set { try element.writeElement(content, to: &writer) }
  }

  override func read(
    into place: UnsafeMutableRawPointer, from reader: inout StateReader
  ) throws(Uncarried) {
    var set: Set<Element> = []
    for _ in 0..<(try reader.readCount()) {
      set.insert(try element.readElement(Element.self, from: &reader))
    }
    place.assumingMemoryBound(to: Set<Element>.self).initialize(to: set)
  }
}

final class DictionaryCodec<Key: Hashable, Value>: TypedCodec<[Key: Value]> {
  private lazy var key = Codec.of(Key.self)
  private lazy var value = Codec.of(Value.self)

  override func shape(in enclosing: inout [ObjectIdentifier]) -> String {
    "[\(key.shape(in: &enclosing)): \(value.shape(in: &enclosing))]"
  }

  override func write(
    _ value: UnsafeMutableRawPointer, to writer: inout StateWriter
  ) throws(Uncarried) {
    let dictionary = value.assumingMemoryBound(to: [Key: Value].self).pointee
    try writer.write(number: UInt64(dictionary.count))
    for (key, value) in dictionary {
      try self.key.writeElement(key, to: &writer)
      try self.value.writeElement(value, to: &writer)
    }
  }

  override func read(
    into place: UnsafeMutableRawPointer, from reader: inout StateReader
  ) throws(Uncarried) {
    var dictionary: [Key: Value] = [:]
    for _ in 0..<(try reader.readCount()) {
      let key = try self.key.readElement(Key.self, from: &reader)
      dictionary[key] = try value.readElement(Value.self, from: &reader)
    }
    place.assumingMemoryBound(to: [Key: Value].self).initialize(to: dictionary)
  }
}

/// A codec of published properties: their values, not their subscribers.
final class PublishedCodec<Value>: TypedCodec<Published<Value>> {
  private lazy var value = Codec.of(Value.self)

  override func shape(in enclosing: inout [ObjectIdentifier]) -> String {
    "@Published \(value.shape(in: &enclosing))"
  }

  override func write(
    _ value: UnsafeMutableRawPointer, to writer: inout StateWriter
  ) throws(Uncarried) {
    // A new subscriber receives the value at once.
    var current: Value?
    let following = value.assumingMemoryBound(to: Published<Value>.self).pointee.projectedValue
      .sink { current = $0 }
    following.cancel()
    guard let current else { throw .damaged }
    try self.value.writeElement(current, to: &writer)
  }

  override func read(
    into place: UnsafeMutableRawPointer, from reader: inout StateReader
  ) throws(Uncarried) {
    place.assumingMemoryBound(to: Published<Value>.self).initialize(
      to: Published(initialValue: try value.readElement(Value.self, from: &reader)))
  }
}
