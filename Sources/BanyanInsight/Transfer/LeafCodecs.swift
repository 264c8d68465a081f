import BanyanGraph
import Combine
import Foundation
import Observation
import SwiftUICore

/// A value without parts.
@MainActor
protocol CarriedLeaf: CodecProvider {
  func write(to writer: inout StateWriter) throws(Uncarried)
  static func read(from reader: inout StateReader) throws(Uncarried) -> Self
}

extension CarriedLeaf {
  static func makeCodec() -> Codec { LeafCodec<Self>() }
}

final class LeafCodec<Value: CarriedLeaf>: TypedCodec<Value> {
  override func write(
    _ value: UnsafeMutableRawPointer, to writer: inout StateWriter
  ) throws(Uncarried) {
    try value.assumingMemoryBound(to: Value.self).pointee.write(to: &writer)
  }

  override func read(
    into place: UnsafeMutableRawPointer, from reader: inout StateReader
  ) throws(Uncarried) {
    place.assumingMemoryBound(to: Value.self).initialize(to: try Value.read(from: &reader))
  }
}

// MARK: Numbers

extension CarriedLeaf where Self: FixedWidthInteger {
  func write(to writer: inout StateWriter) throws(Uncarried) {
    if Self.isSigned {
      // Small negative numbers take little room too.
      let bits = Int64(truncatingIfNeeded: self)
      try writer.write(number: UInt64(bitPattern: bits << 1 ^ bits >> 63))
    } else {
      try writer.write(number: UInt64(truncatingIfNeeded: self))
    }
  }

  static func read(from reader: inout StateReader) throws(Uncarried) -> Self {
    let number = try reader.readNumber()
    let value =
      Self.isSigned
      ? Self(exactly: Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
      : Self(exactly: number)
    guard let value else { throw .damaged }
    return value
  }
}

extension Int: CarriedLeaf {}
extension Int8: CarriedLeaf {}
extension Int16: CarriedLeaf {}
extension Int32: CarriedLeaf {}
extension Int64: CarriedLeaf {}
extension UInt: CarriedLeaf {}
extension UInt8: CarriedLeaf {}
extension UInt16: CarriedLeaf {}
extension UInt32: CarriedLeaf {}
extension UInt64: CarriedLeaf {}

extension Double: CarriedLeaf {
  func write(to writer: inout StateWriter) throws(Uncarried) {
    try writer.write(bits: bitPattern)
  }
  static func read(from reader: inout StateReader) throws(Uncarried) -> Double {
    Double(bitPattern: try reader.readBits())
  }
}

extension Float: CarriedLeaf {
  func write(to writer: inout StateWriter) throws(Uncarried) {
    try writer.write(number: UInt64(bitPattern))
  }
  static func read(from reader: inout StateReader) throws(Uncarried) -> Float {
    guard let bits = UInt32(exactly: try reader.readNumber()) else { throw .damaged }
    return Float(bitPattern: bits)
  }
}

extension CGFloat: CarriedLeaf {
  func write(to writer: inout StateWriter) throws(Uncarried) {
    try Double(self).write(to: &writer)
  }
  static func read(from reader: inout StateReader) throws(Uncarried) -> CGFloat {
    CGFloat(try Double.read(from: &reader))
  }
}

extension Bool: CarriedLeaf {
  func write(to writer: inout StateWriter) throws(Uncarried) {
    try writer.write(byte: self ? 1 : 0)
  }
  static func read(from reader: inout StateReader) throws(Uncarried) -> Bool {
    let byte = try reader.readByte()
    guard byte <= 1 else { throw .damaged }
    return byte == 1
  }
}

// MARK: Text

extension String: CarriedLeaf {
  func write(to writer: inout StateWriter) throws(Uncarried) { try writer.write(counted: utf8) }
  static func read(from reader: inout StateReader) throws(Uncarried) -> String {
    guard let text = String(validating: try reader.readCounted(), as: UTF8.self) else {
      throw .damaged
    }
    return text
  }
}

extension Substring: CarriedLeaf {
  func write(to writer: inout StateWriter) throws(Uncarried) { try writer.write(counted: utf8) }
  static func read(from reader: inout StateReader) throws(Uncarried) -> Substring {
    try String.read(from: &reader)[...]
  }
}

extension Character: CarriedLeaf {
  func write(to writer: inout StateWriter) throws(Uncarried) { try writer.write(counted: utf8) }
  static func read(from reader: inout StateReader) throws(Uncarried) -> Character {
    let text = try String.read(from: &reader)
    guard text.count == 1 else { throw .damaged }
    return text[text.startIndex]
  }
}

// MARK: Foundation

extension Date: CarriedLeaf {
  func write(to writer: inout StateWriter) throws(Uncarried) {
    try timeIntervalSinceReferenceDate.write(to: &writer)
  }
  static func read(from reader: inout StateReader) throws(Uncarried) -> Date {
    Date(timeIntervalSinceReferenceDate: try Double.read(from: &reader))
  }
}

extension UUID: CarriedLeaf {
  func write(to writer: inout StateWriter) throws(Uncarried) {
    try writer.write(counted: withUnsafeBytes(of: uuid) { Array($0) })
  }
  static func read(from reader: inout StateReader) throws(Uncarried) -> UUID {
    let bytes = try reader.readCounted()
    guard bytes.count == 16 else { throw .damaged }
    var uuid = UUID().uuid
    withUnsafeMutableBytes(of: &uuid) { $0.copyBytes(from: bytes) }
    return UUID(uuid: uuid)
  }
}

extension Data: CarriedLeaf {
  func write(to writer: inout StateWriter) throws(Uncarried) { try writer.write(counted: self) }
  static func read(from reader: inout StateReader) throws(Uncarried) -> Data {
    Data(try reader.readCounted())
  }
}

extension PictureData: CarriedLeaf {
  func write(to writer: inout StateWriter) throws(Uncarried) {
    try writer.write(counted: bytes)
    try writer.write(counted: Data("\(scale)".utf8))
  }
  static func read(from reader: inout StateReader) throws(Uncarried) -> PictureData {
    let bytes = Data(try reader.readCounted())
    let scale = Double(String(decoding: try reader.readCounted(), as: UTF8.self))
    guard let scale, scale > 0, let picture = PictureData(bytes, scale: scale) else {
      throw .damaged
    }
    return picture
  }
}

/// A codec of values that encode themselves by keys.
final class KeyedCodec<Value>: TypedCodec<Value> {
  override func write(
    _ value: UnsafeMutableRawPointer, to writer: inout StateWriter
  ) throws(Uncarried) {
    let value = value.assumingMemoryBound(to: Value.self).pointee
    guard let value = value as? any Encodable, let bytes = KeyedValue.bytes(of: value) else {
      throw .holding(type)
    }
    try writer.write(counted: bytes)
  }

  override func read(
    into place: UnsafeMutableRawPointer, from reader: inout StateReader
  ) throws(Uncarried) {
    let bytes = Array(try reader.readCounted())
    guard let type = Value.self as? any Decodable.Type,
      let value = KeyedValue.value(type, from: bytes) as? Value
    else { throw .damaged }
    place.assumingMemoryBound(to: Value.self).initialize(to: value)
  }
}

/// Values by keys, as their types encode themselves.
enum KeyedValue {
  // In an array, because not all values may be at the top level.
  static func bytes(of value: some Encodable) -> [UInt8]? {
    let encoder = JSONEncoder()
    // In any other order, equal values would differ from one writing to the next, and be sent again.
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode([value])).map { Array($0) }
  }

  static func value<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) -> Value? {
    (try? JSONDecoder().decode([Value].self, from: Data(bytes)))?.first
  }
}

// MARK: Values made anew in each process

extension ObservationRegistrar: CodecProvider {
  static func makeCodec() -> Codec { FreshCodec { ObservationRegistrar() } }
}

extension ObservableObjectPublisher: CodecProvider {
  static func makeCodec() -> Codec { FreshCodec { ObservableObjectPublisher() } }
}

/// The value itself is in the store. The property of an object is there as soon as the object is made.
extension AppStorage: CodecProvider {
  static func makeCodec() -> Codec {
    FreshCodec<Self>(orRefuse: "holds a property that is stored, and is made by no view")
  }
}
