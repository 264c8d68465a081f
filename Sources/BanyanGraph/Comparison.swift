@_spi(Reflection) import Swift

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How two values of one type are told apart: the rule by which a view is skipped, and by which a
/// write is one at all (statements F01 to F13).
///
/// Values of the same bits are unchanged. Otherwise plain bits decide for a type of plain bits,
/// even if it has an `==`; `==` decides for any other `Equatable` type; and what is left is
/// compared field by field: references by identity, closures by code and context, enums by case
/// and payload, existentials by type and content. The rule for a type is found once.
///
/// For the main thread only, although not bound to its actor: values that are compared by property
/// wrappers could not be handed over to it.
package final class Comparison {
  private let size: Int
  private let rule: Rule

  private enum Rule {
    /// Bits that differ are a difference.
    case bits
    case fields([Field])
    case deep((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  }

  private struct Field {
    let offset: Int
    let comparison: Comparison
  }

  private init(size: Int, rule: Rule) {
    self.size = size
    self.rule = rule
  }

  nonisolated(unsafe) private static var known: [ObjectIdentifier: Comparison] = [:]

  /// The comparison for a type.
  package static func of<Value>(_ type: Value.Type) -> Comparison {
    let identity = ObjectIdentifier(type)
    if let comparison = known[identity] { return comparison }
    let comparison = Comparison(size: MemoryLayout<Value>.size, rule: rule(for: type))
    known[identity] = comparison
    return comparison
  }

  /// Whether nothing that matters differs.
  package func isUnchanged<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in isUnchanged(at: old, new) }
    }
  }

  /// Whether two values are the same, bit for bit.
  package func isIdentical(at old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    memcmp(old, new, size) == 0
  }

  package func isUnchanged(at old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    if memcmp(old, new, size) == 0 { return true }
    switch rule {
    case .bits:
      return false
    case .fields(let fields):
      return fields.allSatisfy {
        $0.comparison.isUnchanged(at: old + $0.offset, new + $0.offset)
      }
    case .deep(let isUnchanged):
      return isUnchanged(old, new)
    }
  }

  // MARK: Finding the rule

  private static func rule<Value>(for type: Value.Type) -> Rule {
    if let type = type as? any FieldComparable.Type { return customRule(type) }
    if _isPOD(type) {
      // Between the fields of a struct there may be bytes that mean nothing.
      return fields(of: type).map(Rule.fields) ?? .bits
    }
    if let type = type as? any Equatable.Type { return equatableRule(type) }
    switch Metadata.kind(of: type) {
    case .struct, .tuple:
      return fields(of: type).map(Rule.fields) ?? .bits
    case .opaqueExistential:
      // Whatever the protocols, what is inside and its type stand where `Any` has them. Converting
      // to `Any` would put the existential as it is into another.
      return .deep { old, new in
        isUnchanged(
          anything: old.assumingMemoryBound(to: Any.self).pointee,
          new.assumingMemoryBound(to: Any.self).pointee)
      }
    case .classExistential:
      return .deep { old, new in
        old.load(as: UnsafeRawPointer.self) == new.load(as: UnsafeRawPointer.self)
      }
    case .enum:
      return .deep { old, new in
        isUnchanged(
          enumeration: old.assumingMemoryBound(to: Value.self).pointee,
          new.assumingMemoryBound(to: Value.self).pointee)
      }
    case .other:
      return .bits
    }
  }

  private static func customRule<Value: FieldComparable>(_ type: Value.Type) -> Rule {
    .deep { old, new in
      Value.isUnchanged(
        old.assumingMemoryBound(to: Value.self).pointee,
        new.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private static func equatableRule<Value: Equatable>(_ type: Value.Type) -> Rule {
    .deep { old, new in
      old.assumingMemoryBound(to: Value.self).pointee
        == new.assumingMemoryBound(to: Value.self).pointee
    }
  }

  /// The fields of a struct or tuple; nil for a type whose fields cannot be known.
  private static func fields(of type: Any.Type) -> [Field]? {
    switch Metadata.kind(of: type) {
    case .struct, .tuple: break
    case .opaqueExistential, .classExistential, .enum, .other: return nil
    }
    var fields: [Field] = []
    let isComplete = _forEachField(of: type) { _, offset, fieldType, _ in
      fields.append(Field(offset: offset, comparison: opened(fieldType)))
      return true
    }
    return isComplete && !fields.isEmpty ? fields : nil
  }

  private static func opened(_ type: Any.Type) -> Comparison {
    func open<Value>(_ type: Value.Type) -> Comparison { of(type) }
    return _openExistential(type, do: open)
  }

  private static func isUnchanged(anything old: Any, _ new: Any) -> Bool {
    let type = Swift.type(of: old)
    guard type == Swift.type(of: new) else { return false }
    func compare<Value>(_ old: Value) -> Bool {
      of(Value.self).isUnchanged(old, new as! Value)
    }
    return _openExistential(old, do: compare)
  }

  private static func isUnchanged(enumeration old: Any, _ new: Any) -> Bool {
    let old = Mirror(reflecting: old)
    let new = Mirror(reflecting: new)
    switch (old.children.first, new.children.first) {
    case (let old?, let new?):
      return old.label == new.label
        && isUnchanged(anything: old.value, new.value)
    // Two cases without payload that are the same have the same bits.
    default: return false
    }
  }
}

/// A type that knows itself what is a change in it, such as a property wrapper whose storage is
/// not part of its value.
package protocol FieldComparable {
  static func isUnchanged(_ old: Self, _ new: Self) -> Bool
}

/// What the compiler tells at run time of the shape of types.
package enum Metadata {
  package enum Kind {
    case `struct`, tuple, `enum`, opaqueExistential, classExistential, other
  }

  package static func kind(of type: Any.Type) -> Kind {
    // The first word of a type's metadata is its kind; classes have a pointer there.
    let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    return switch metadata.pointee {
    case 0x200: .struct
    case 0x201, 0x202: .enum
    case 0x301: .tuple
    case 0x303: existentialKind(flags: metadata[1])
    default: .other
    }
  }

  private static func existentialKind(flags: Int) -> Kind {
    let isOpaque = flags & 0x8000_0000 != 0
    // An existential error is a reference to a box.
    let isSpecial = flags & 0x3f00_0000 != 0
    if isSpecial { return .other }
    return isOpaque ? .opaqueExistential : .classExistential
  }

  /// Calls a function with the name, offset and type of each stored field of a struct.
  package static func forEachField(
    of type: Any.Type, _ body: (_ name: String, _ offset: Int, _ type: Any.Type) -> Void
  ) {
    _ = _forEachField(of: type) { name, offset, type, _ in
      body(String(cString: name), offset, type)
      return true
    }
  }

  /// The name of a type as `_printChanges` prints it: with the types around it, without the
  /// module, and its generic arguments likewise.
  package static func name(of type: Any.Type) -> String {
    var name = _typeName(type, qualified: true)
    // Local and private types carry a context such as "(unknown context at $7f…)".
    while let open = name.range(of: "(unknown context at "),
      let close = name[open.upperBound...].firstIndex(of: ")")
    {
      var end = name.index(after: close)
      if end < name.endIndex, name[end] == "." { end = name.index(after: end) }
      name.removeSubrange(open.lowerBound..<end)
    }
    return name.withoutModules
  }
}

extension String {
  /// Without the first part of each name that has parts.
  fileprivate var withoutModules: String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      // A name goes on after the generic arguments of its first part.
      let dot = word.first == "." ? nil : word.firstIndex(of: ".")
      result += dot.map { word[word.index(after: $0)...] } ?? word
      rest = rest[word.endIndex...]
      if let separator = rest.popFirst() { result.append(separator) }
    }
    return result
  }

  fileprivate func range(of part: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) {
        return start..<index(start, offsetBy: part.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
