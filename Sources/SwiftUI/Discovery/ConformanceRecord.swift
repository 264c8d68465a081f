/// The compiler's record of one conformance: `ConformanceDescriptor` in the runtime's ABI.
struct ConformanceRecord: @unchecked Sendable {
  private let address: UnsafeRawPointer

  init(at address: UnsafeRawPointer) {
    self.address = address
  }

  var protocolDescriptor: UnsafeRawPointer? {
    address.relativeIndirectable
  }

  /// The conforming type; nil for a generic one, or one without a Swift descriptor.
  var type: Any.Type? {
    let reference = address + 4
    let flags = (address + 12).load(as: UInt32.self)
    switch (flags >> 3) & 0b111 {
    case 0:
      return Self.type(describedAt: reference.relative)
    case 1:
      return Self.type(describedAt: reference.relative?.load(as: UnsafeRawPointer?.self))
    default:
      return nil
    }
  }

  /// Returns the descriptor of `P`, given `(any P).self`; nil for a composition or another type.
  static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let existentialKind = 0x303
    guard metadata.load(as: Int.self) == existentialKind,
      (metadata + 12).load(as: UInt32.self) == 1
    else { return nil }
    return (metadata + 16).load(as: UnsafeRawPointer?.self)
  }

  private static func type(describedAt descriptor: UnsafeRawPointer?) -> Any.Type? {
    // The accessor takes a metadata request and returns the metadata in the first register, in
    // Swift's convention as in C's.
    typealias Accessor = @convention(c) (_ request: Int) -> UnsafeRawPointer
    guard let descriptor, !isGeneric(descriptor),
      let accessor = (descriptor + 12).relative
    else { return nil }
    let metadata = unsafeBitCast(accessor, to: Accessor.self)(0)
    return unsafeBitCast(metadata, to: Any.Type.self)
  }

  private static func isGeneric(_ descriptor: UnsafeRawPointer) -> Bool {
    descriptor.load(as: UInt32.self) & 0x80 != 0
  }
}

extension UnsafeRawPointer {
  /// The address at the 32-bit distance stored here.
  fileprivate var relative: UnsafeRawPointer? {
    let distance = load(as: Int32.self)
    return distance == 0 ? nil : self + Int(distance)
  }

  /// Like `relative`, but an odd distance leads to a pointer to the address.
  fileprivate var relativeIndirectable: UnsafeRawPointer? {
    let distance = load(as: Int32.self)
    guard distance != 0 else { return nil }
    guard distance & 1 != 0 else { return self + Int(distance) }
    return (self + Int(distance & ~1)).load(as: UnsafeRawPointer?.self)
  }
}
