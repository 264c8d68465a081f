@_spi(Reflection) import Swift

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The comparison of two values of one type: the rule that decides whether a view is skipped, and
/// whether a write changes anything (statements F01 to F13).
///
/// Values of the same bits are unchanged. Otherwise plain bits decide for a type of plain bits, even
/// if it has an `==`; `==` decides for any other `Equatable` type; and other types are compared
/// field by field: references by identity, closures by code and context, enums by case and payload,
/// existentials by type and content. Bytes between fields mean nothing. The rule for a type is found
/// once.
///
/// Values that differ never compare as unchanged, unless their own `==` says so. Some that do not
/// differ compare as changed, which costs a body:
///
/// - a collection whose elements are not `Equatable`, made a second time: its storage is compared;
/// - a closure with a context made a second time, or put into an `Any` a second time;
/// - an enum that describes its content as a `CustomReflectable`: only its bits are known for
///   certain. The same holds for types of C;
/// - the spare bytes of `SIMD3`, `Float80` and of the elements of an `InlineArray`;
/// - a weak reference whose object has been freed meanwhile.
///
/// For the main thread only, although not isolated to its actor: values that property wrappers
/// compare could not be passed to it.
package final class Comparison {
  let size: Int
  private let rule: Rule
  /// True if differing bits are a difference: checked first, because examining a rule counts
  /// references to it.
  private let comparesBits: Bool
  /// The parts of a value whose bytes do not decide whether it is another one, in order.
  private(set) lazy var looseParts = findLooseParts()
  private let findLooseParts: () -> [LoosePart]

  private enum Rule {
    /// Differing bits are a difference.
    case bits
    case fields([Field])
    case deep((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  }

  struct Field {
    let offset: Int
    let comparison: Comparison
  }

  private init(size: Int, rule: Rule, looseParts: @escaping () -> [LoosePart] = { [] }) {
    self.size = size
    self.rule = rule
    findLooseParts = looseParts
    if case .bits = rule { comparesBits = true } else { comparesBits = false }
  }

  nonisolated(unsafe) private static let known = TypeTable()

  /// Returns the comparison for a type.
  package static func of<Value>(_ type: Value.Type) -> Comparison {
    if let comparison = known.facts(of: type) {
      return unsafeDowncast(comparison, to: Comparison.self)
    }
    let comparison = Comparison(
      size: MemoryLayout<Value>.size, rule: rule(for: type), looseParts: { looseParts(of: type) })
    known.add(comparison, of: type)
    return comparison
  }

  /// Returns true if two values do not differ in a way that matters.
  package func isUnchanged<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in isUnchanged(at: old, new) }
    }
  }

  /// Returns true if two variables do not differ in a way that matters, without copying them.
  package func isUnchanged<Value>(in old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool
  {
    isUnchanged(at: UnsafeRawPointer(old), UnsafeRawPointer(new))
  }

  /// Returns true if two values are the same in every bit that means something. Only types that compare themselves may
  /// call an `==`.
  package func isIdentical(at old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    Self.note()
    if memcmp(old, new, size) == 0 { return true }
    return differsOnlyInLooseBytes(old, new)
  }

  package func isUnchanged(at old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    Self.note()
    if memcmp(old, new, size) == 0 { return true }
    if comparesBits { return false }
    switch rule {
    case .bits:
      return false
    case .fields(let fields):
      for field in fields
      where !field.comparison.isUnchanged(at: old + field.offset, new + field.offset) {
        return false
      }
      return true
    case .deep(let isUnchanged):
      return isUnchanged(old, new)
    }
  }

  // MARK: Counting

  #if DEBUG
    /// The number of values that have been compared, counting each field: tests check how many it
    /// takes to update a tree.
    nonisolated(unsafe) package private(set) static var count = 0
  #endif

  private static func note() {
    #if DEBUG
      count += 1
    #endif
  }

  // MARK: Choosing the rule

  private static func rule<Value>(for type: Value.Type) -> Rule {
    if let type = type as? any FieldComparable.Type { return .deep(customComparison(type)) }
    if let type = type as? any AnyOptional.Type { return optionalRule(type) }
    let kind = Metadata.kind(of: type)
    let isPlain = _isPOD(type)
    if !isPlain, let type = type as? any Equatable.Type { return equatableRule(type) }
    switch kind {
    case .struct, .tuple:
      guard let fields = fields(of: type) else { return .bits }
      return fillBits(fields, size: MemoryLayout<Value>.size) ? .bits : .fields(fields)
    case .enum:
      if isPlain, Metadata.payloadCaseCount(of: type) == 0 { return .bits }
      // The mirror of such a type may be incomplete.
      if type is any CustomReflectable.Type { return .bits }
      return .deep { old, new in
        isUnchanged(
          enumeration: old.assumingMemoryBound(to: Value.self).pointee,
          new.assumingMemoryBound(to: Value.self).pointee)
      }
    case .existential:
      return .deep { old, new in
        isUnchanged(
          anything: old.assumingMemoryBound(to: Value.self).pointee,
          new.assumingMemoryBound(to: Value.self).pointee)
      }
    case .other:
      return .bits
    }
  }

  static func customComparison<Value: FieldComparable>(
    _ type: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { old, new in
      withValue(type, at: old) { old in withValue(type, at: new) { Value.isUnchanged(old, $0) } }
    }
  }

  private static func optionalRule<Value: AnyOptional>(_ type: Value.Type) -> Rule {
    let wrapped = of(Value.Wrapped.self)
    return .deep { old, new in
      let hasOld = withValue(type, at: old) { isSome($0) }
      let hasNew = withValue(type, at: new) { isSome($0) }
      guard hasOld, hasNew else { return hasOld == hasNew }
      // The payload of an optional is at its beginning.
      return wrapped.isUnchanged(at: old, new)
    }
  }

  static func isSome<Value: AnyOptional>(_ value: Value) -> Bool { value.isSome }

  private static func equatableRule<Value: Equatable>(_ type: Value.Type) -> Rule {
    .deep { old, new in
      withValue(type, at: old) { old in withValue(type, at: new) { new in isEqual(old, new) } }
    }
  }

  private static func isEqual<Value: Equatable>(_ old: Value, _ new: Value) -> Bool { old == new }

  /// Returns the fields of a struct or tuple; nil for a type whose fields cannot be known.
  static func fields(of type: Any.Type) -> [Field]? {
    // Bit fields and unions of C are not fields in Swift.
    if Metadata.isImported(type) { return nil }
    var fields: [Field] = []
    var index = 0
    let isComplete = _forEachField(of: type) { _, offset, fieldType, _ in
      let isStrong = Metadata.isStrong(fieldAt: index, of: type)
      fields.append(
        Field(offset: offset, comparison: isStrong ? opened(fieldType) : bits(of: fieldType)))
      index += 1
      return true
    }
    return isComplete && !fields.isEmpty ? fields : nil
  }

  /// Returns true if fields are plain bits with nothing between them, such as that of an `Int`.
  private static func fillBits(_ fields: [Field], size: Int) -> Bool {
    var end = 0
    for field in fields {
      guard field.comparison.comparesBits, field.offset == end else { return false }
      end += field.comparison.size
    }
    return end == size
  }

  /// Returns a comparison by bits: a weak or unowned reference cannot be read as its object, but is
  /// the same if its bits are.
  private static func bits(of type: Any.Type) -> Comparison {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return Comparison(size: _openExistential(type, do: size), rule: .bits)
  }

  private static func opened(_ type: Any.Type) -> Comparison {
    func open<Value>(_ type: Value.Type) -> Comparison { of(type) }
    return _openExistential(type, do: open)
  }

  private static func isUnchanged(anything old: Any, _ new: Any) -> Bool {
    // The dynamic type of the content, even where one existential is inside another.
    let type = Swift.type(of: old)
    guard type == Swift.type(of: new) else { return false }
    func compare<Value>(_ type: Value.Type) -> Bool {
      of(type).isUnchanged(old as! Value, new as! Value)
    }
    return _openExistential(type, do: compare)
  }

  private static func isUnchanged(enumeration old: Any, _ new: Any) -> Bool {
    let old = Mirror(reflecting: old)
    let new = Mirror(reflecting: new)
    switch (old.children.first, new.children.first) {
    case (let old?, let new?):
      return old.label == new.label
        && isUnchanged(anything: old.value, new.value)
    // Two equal cases without a payload have the same bits.
    default: return false
    }
  }
}

/// A type that decides itself what counts as a change, such as a property wrapper whose storage is
/// not part of its value.
package protocol FieldComparable {
  static func isUnchanged(_ old: Self, _ new: Self) -> Bool
}

/// An optional of any type.
protocol AnyOptional {
  associatedtype Wrapped
  var isSome: Bool { get }
}

extension Optional: AnyOptional {
  var isSome: Bool { self != nil }
}
