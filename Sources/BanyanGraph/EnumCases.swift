/// The cases of an enum type that have payloads.
///
/// Found in the metadata that the compiler emits for reflection: the standard library describes the
/// fields of structs and tuples, but those of an enum only through a `Mirror`, which copies.
package struct EnumCases {
  package struct Case {
    /// The type of the case's payload; a tuple if there are several values.
    package let payload: Any.Type
    fileprivate let tag: UInt32
  }

  /// The cases in order of declaration. Indirect cases are left out: their payload is not in the
  /// value.
  package let cases: [Case]
  private let metadata: UnsafeRawPointer

  /// Finds the cases of a type; nil if it is not an enum.
  package init?(of type: Any.Type) {
    guard Metadata.kind(of: type) == .enum else { return nil }
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    let records = descriptor.relativePointer(at: 16)
    let recordSize = Int(records.load(fromByteOffset: 10, as: UInt16.self))
    var cases: [Case] = []
    // Cases with a payload come first.
    for tag in 0..<Metadata.payloadCaseCount(of: type) {
      let record = records + 16 + tag * recordSize
      let isIndirect = record.load(as: UInt32.self) & 1 != 0
      guard !isIndirect,
        let payload = Self.type(
          named: record.relativePointer(at: 4), in: descriptor, arguments: metadata + 16)
      else { continue }
      cases.append(Case(payload: payload, tag: UInt32(tag)))
    }
    self.cases = cases
  }

  /// Calls a function with the payload of a value, if it is of a case, to be read or changed in
  /// place.
  package func withPayload(
    of enumCase: Case, at value: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Void
  ) -> Bool {
    guard witness(.tag, as: ReadTag.self)(value, metadata) == enumCase.tag else { return false }
    // The bits that identify the case may be among those of the payload.
    witness(.project, as: Project.self)(value, metadata)
    body(value)
    witness(.inject, as: Inject.self)(value, enumCase.tag, metadata)
    return true
  }

  // MARK: All cases

  /// A case, with or without a payload.
  package struct NamedCase {
    package let name: String
    /// The type of the payload; nil if there is none, or it is not known.
    package let payload: Any.Type?
    /// True if the payload, if there is one, is stored in the value.
    package let isDirect: Bool
  }

  /// Returns all cases, in the order of their tags; nil if the compiler has emitted nothing about
  /// them.
  package func namedCases() -> [NamedCase]? {
    let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    guard descriptor.load(fromByteOffset: 16, as: Int32.self) != 0 else { return nil }
    let records = descriptor.relativePointer(at: 16)
    let recordSize = Int(records.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(records.load(fromByteOffset: 12, as: UInt32.self))
    let payloadCount = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
    return (0..<count).map { tag in
      let record = records + 16 + tag * recordSize
      let isIndirect = record.load(as: UInt32.self) & 1 != 0
      let payload = cases.first { $0.tag == tag }?.payload
      return NamedCase(
        name: String(cString: record.relativePointer(at: 8).assumingMemoryBound(to: CChar.self)),
        payload: payload, isDirect: tag >= payloadCount || !isIndirect && payload != nil)
    }
  }

  /// Returns the index of a value's case.
  package func tag(of value: UnsafeRawPointer) -> Int {
    Int(witness(.tag, as: ReadTag.self)(value, metadata))
  }

  /// Turns a payload at an address into a value of its case.
  package func inject(_ tag: Int, at value: UnsafeMutableRawPointer) {
    witness(.inject, as: Inject.self)(value, UInt32(tag), metadata)
  }

  /// Turns a value into its payload, if its case has one.
  package func project(_ value: UnsafeMutableRawPointer) {
    witness(.project, as: Project.self)(value, metadata)
  }

  // MARK: Value witnesses

  private typealias ReadTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Inject =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  /// The offsets of the functions in the table that the word before the metadata points to.
  private enum Witness: Int {
    case tag = 88
    case project = 96
    case inject = 104
  }

  private func witness<Function>(_ witness: Witness, as type: Function.Type) -> Function {
    let table = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    return table.load(fromByteOffset: witness.rawValue, as: type)
  }

  private static func type(
    named name: UnsafeRawPointer, in descriptor: UnsafeRawPointer, arguments: UnsafeRawPointer
  ) -> Any.Type? {
    var length = 0
    while true {
      switch name.load(fromByteOffset: length, as: UInt8.self) {
      case 0:
        return _getTypeByMangledNameInContext(
          name.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: descriptor,
          genericArguments: arguments)
      // References to other metadata are embedded in the name.
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
    }
  }
}

extension UnsafeRawPointer {
  /// Returns the address given by the relative offset stored at this place.
  fileprivate func relativePointer(at offset: Int) -> UnsafeRawPointer {
    let place = self + offset
    return place + Int(place.load(as: Int32.self))
  }
}
