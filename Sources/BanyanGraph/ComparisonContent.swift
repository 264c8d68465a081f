extension Comparison {
  /// The bits of a type that mean something.
  ///
  /// Two copies of one value can differ in the others: the compiler leaves in them what was in the
  /// memory before.
  enum Content {
    /// Every bit counts.
    case bits
    /// Bits between fields, beside the content of an existential and in an empty optional do not.
    case parts((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  }

  static func content<Value>(of type: Value.Type) -> Content {
    if let type = type as? any FieldComparable.Type { return .parts(customComparison(type)) }
    if let type = type as? any AnyOptional.Type { return content(ofOptional: type) }
    switch Metadata.kind(of: type) {
    case .struct, .tuple:
      guard let fields = fields(of: type), !isSolid(fields, size: MemoryLayout<Value>.size) else {
        return .bits
      }
      return .parts { old, new in
        fields.allSatisfy { $0.comparison.isIdentical(at: old + $0.offset, new + $0.offset) }
      }
    case .existential:
      return .parts { old, new in
        isIdentical(
          anything: old.assumingMemoryBound(to: Value.self).pointee,
          new.assumingMemoryBound(to: Value.self).pointee)
      }
    case .enum, .other:
      return .bits
    }
  }

  // The payload of an optional that has none is left as it was.
  private static func content<Value: AnyOptional>(ofOptional type: Value.Type) -> Content {
    let wrapped = of(Value.Wrapped.self)
    return .parts { old, new in
      let hasOld = withValue(type, at: old) { isSome($0) }
      let hasNew = withValue(type, at: new) { isSome($0) }
      guard hasOld, hasNew else { return hasOld == hasNew }
      return wrapped.isIdentical(at: old, new)
    }
  }

  /// Returns true if every bit of every field means something, and nothing is between them.
  private static func isSolid(_ fields: [Field], size: Int) -> Bool {
    var end = 0
    for field in fields {
      guard field.offset == end, case .bits = field.comparison.content else { return false }
      end += field.comparison.size
    }
    return end == size
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
