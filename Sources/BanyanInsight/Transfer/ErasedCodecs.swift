import BanyanGraph
import SwiftUICore

/// A codec of values of any type, which are written with the name and the shape of their type.
final class ErasedCodec: TypedCodec<AnyHashable> {
  override func write(
    _ value: UnsafeMutableRawPointer, to writer: inout StateWriter
  ) throws(Uncarried) {
    let content = value.assumingMemoryBound(to: AnyHashable.self).pointee.base
    func write<Content>(_ content: Content, to writer: inout StateWriter) throws(Uncarried) {
      let codec = Codec.of(Content.self)
      guard let name = _mangledTypeName(Content.self) else {
        throw .holding(Content.self)
      }
      try name.write(to: &writer)
      try codec.shape.write(to: &writer)
      try codec.writeElement(content, to: &writer)
    }
    try write(content, to: &writer)
  }

  override func read(
    into place: UnsafeMutableRawPointer, from reader: inout StateReader
  ) throws(Uncarried) {
    let name = try String.read(from: &reader)
    let shape = try String.read(from: &reader)
    guard let type = _typeByName(name) as? any Hashable.Type else {
      throw Uncarried(reason: "holds a value of a type that does not exist")
    }
    let codec = Codec.of(type)
    guard codec.shape == shape else {
      throw Uncarried(reason: "holds a \(Metadata.shortName(of: type)), which has changed")
    }
    func read<Content: Hashable>(
      _ type: Content.Type, from reader: inout StateReader
    ) throws(Uncarried) -> AnyHashable {
      AnyHashable(try codec.readElement(Content.self, from: &reader))
    }
    let value = try read(type, from: &reader)
    place.assumingMemoryBound(to: AnyHashable.self).initialize(to: value)
  }
}

extension AnyHashable: CodecProvider {
  static func makeCodec() -> Codec { ErasedCodec() }
}

extension NavigationValue: CarriedLeaf {
  func write(to writer: inout StateWriter) throws(Uncarried) {
    try Codec.of(AnyHashable.self).writeElement(value, to: &writer)
  }
  static func read(from reader: inout StateReader) throws(Uncarried) -> NavigationValue {
    NavigationValue(try Codec.of(AnyHashable.self).readElement(AnyHashable.self, from: &reader))
  }
}
