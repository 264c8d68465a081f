/// The bytes of a type that do not decide whether a value is another one.
///
/// The compiler leaves in them whatever was in the memory before, so two copies of one value can differ in them: bytes
/// between fields, beside the content of an existential, and in an empty optional.
extension Comparison {
  struct LoosePart {
    let range: Range<Int>
    /// Compares what the part stands for, given its first bytes; nil for bytes that stand for nothing.
    let isIdentical: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  }

  /// Returns true if two values that differ in some bytes are the same nevertheless.
  ///
  /// In most cases the first difference means something, and that is all there is to find out.
  func differsOnlyInLooseBytes(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let parts = looseParts
    if parts.isEmpty { return false }
    var index = 0
    var offset = 0
    while let difference = firstDifference(old, new, from: offset) {
      while index < parts.count, parts[index].range.upperBound <= difference { index += 1 }
      guard index < parts.count, parts[index].range.lowerBound <= difference else { return false }
      let range = parts[index].range
      if let isIdentical = parts[index].isIdentical,
        !isIdentical(old + range.lowerBound, new + range.lowerBound)
      {
        return false
      }
      offset = range.upperBound
    }
    return true
  }

  private func firstDifference(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, from start: Int
  ) -> Int? {
    var offset = start
    while offset + 8 <= size {
      let difference =
        old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ new.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if difference != 0 { return offset + difference.littleEndian.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < size {
      if old.load(fromByteOffset: offset, as: UInt8.self)
        != new.load(fromByteOffset: offset, as: UInt8.self)
      {
        return offset
      }
      offset += 1
    }
    return nil
  }

  // MARK: Finding the parts

  static func looseParts<Value>(of type: Value.Type) -> [LoosePart] {
    let all = 0..<MemoryLayout<Value>.size
    if let type = type as? any FieldComparable.Type {
      return [LoosePart(range: all, isIdentical: customComparison(type))]
    }
    if let type = type as? any AnyOptional.Type {
      return [LoosePart(range: all, isIdentical: optionalComparison(type))]
    }
    switch Metadata.kind(of: type) {
    case .struct, .tuple:
      return fields(of: type).map { looseParts(of: $0, size: all.upperBound) } ?? []
    case .existential:
      let part = LoosePart(range: all) { old, new in
        isIdentical(
          anything: old.assumingMemoryBound(to: Value.self).pointee,
          new.assumingMemoryBound(to: Value.self).pointee)
      }
      return [part]
    case .enum, .other:
      return []
    }
  }

  private static func looseParts(of fields: [Field], size: Int) -> [LoosePart] {
    var parts: [LoosePart] = []
    var end = 0
    func skip(to offset: Int) {
      if offset > end { parts.append(LoosePart(range: end..<offset, isIdentical: nil)) }
    }
    for field in fields {
      skip(to: field.offset)
      parts += field.comparison.looseParts.map { part in
        let range = part.range.lowerBound + field.offset..<part.range.upperBound + field.offset
        return LoosePart(range: range, isIdentical: part.isIdentical)
      }
      end = field.offset + field.comparison.size
    }
    skip(to: size)
    return parts
  }

  private static func optionalComparison<Value: AnyOptional>(
    _ type: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    let wrapped = of(Value.Wrapped.self)
    return { old, new in
      let hasOld = withValue(type, at: old) { isSome($0) }
      let hasNew = withValue(type, at: new) { isSome($0) }
      guard hasOld, hasNew else { return hasOld == hasNew }
      return wrapped.isIdentical(at: old, new)
    }
  }

  private static func isIdentical(anything old: Any, _ new: Any) -> Bool {
    let type = Swift.type(of: old)
    guard type == Swift.type(of: new) else { return false }
    func compare<Value>(_ type: Value.Type) -> Bool {
      withUnsafePointer(to: old as! Value) { old in
        withUnsafePointer(to: new as! Value) { of(type).isIdentical(at: old, $0) }
      }
    }
    return _openExistential(type, do: compare)
  }
}
