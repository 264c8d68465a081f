import Foundation

/// Values of attributes, in the form in which objects keep them: numbers as `NSNumber`, everything else as Swift's types.
enum ManagedValue {
  /// Returns a value as an attribute keeps it; nil for a value of another kind.
  static func kept(_ value: Any?, as type: NSAttributeType) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return number(value).map { NSNumber(value: $0.int64Value) }
    case .doubleAttributeType, .floatAttributeType:
      return number(value).map { NSNumber(value: $0.doubleValue) }
    case .booleanAttributeType: return number(value).map { NSNumber(value: $0.boolValue) }
    case .decimalAttributeType: return decimal(value)
    case .stringAttributeType: return value as? String ?? (value as? NSString).map { "\($0)" }
    case .dateAttributeType:
      return value as? Date
        ?? (value as? NSDate).map {
          Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
        }
    case .binaryDataAttributeType:
      return value as? Data ?? (value as? NSData).map { Data(referencing: $0) }
    case .UUIDAttributeType:
      return value as? UUID ?? (value as? NSUUID).flatMap { UUID(uuidString: $0.uuidString) }
    case .URIAttributeType: return value as? URL ?? (value as? NSURL)?.absoluteURL
    case .undefinedAttributeType, .transformableAttributeType: return value
    }
  }

  private static func decimal(_ value: Any) -> NSDecimalNumber? {
    if let number = value as? NSDecimalNumber { return number }
    if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
    return number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
  }

  static func number(_ value: Any) -> NSNumber? {
    if let number = value as? NSNumber { return number }
    if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
    if let isTrue = value as? Bool { return NSNumber(value: isTrue) }
    if let number = value as? any BinaryInteger {
      return NSNumber(value: Int64(truncatingIfNeeded: number))
    }
    if let number = value as? any BinaryFloatingPoint { return NSNumber(value: Double(number)) }
    return nil
  }

  /// Returns a value without the optionals around it.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Returns true if two kept values are the same.
  static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return (first as AnyObject) === (second as AnyObject)
  }
}

/// A property's type that differs from the type of the stored value.
protocol ManagedReadable {
  static func value(from kept: Any?) -> Self?
}

extension Optional: ManagedReadable {
  static func value(from kept: Any?) -> Wrapped?? {
    guard let kept else { return .some(.none) }
    if let type = Wrapped.self as? any ManagedReadable.Type {
      return .some(type.value(from: kept) as? Wrapped)
    }
    return .some(kept as? Wrapped)
  }
}

// A number that is nil in the store reads as 0, as Apple's scalar properties do.
extension Int: ManagedReadable {
  static func value(from kept: Any?) -> Int? { (kept as? NSNumber)?.intValue ?? 0 }
}
extension Int16: ManagedReadable {
  static func value(from kept: Any?) -> Int16? { (kept as? NSNumber)?.int16Value ?? 0 }
}
extension Int32: ManagedReadable {
  static func value(from kept: Any?) -> Int32? { (kept as? NSNumber)?.int32Value ?? 0 }
}
extension Int64: ManagedReadable {
  static func value(from kept: Any?) -> Int64? { (kept as? NSNumber)?.int64Value ?? 0 }
}
extension Double: ManagedReadable {
  static func value(from kept: Any?) -> Double? { (kept as? NSNumber)?.doubleValue ?? 0 }
}
extension Float: ManagedReadable {
  static func value(from kept: Any?) -> Float? { (kept as? NSNumber)?.floatValue ?? 0 }
}
extension Bool: ManagedReadable {
  static func value(from kept: Any?) -> Bool? { (kept as? NSNumber)?.boolValue ?? false }
}
extension Decimal: ManagedReadable {
  static func value(from kept: Any?) -> Decimal? { (kept as? NSNumber)?.decimalValue ?? 0 }
}
extension Set: ManagedReadable {
  static func value(from kept: Any?) -> Set? {
    guard let kept else { return [] }
    if let set = kept as? NSSet { return Set(set.compactMap { $0 as? Element }) }
    if let set = kept as? NSOrderedSet { return Set(set.array.compactMap { $0 as? Element }) }
    return kept as? Set
  }
}
extension Array: ManagedReadable {
  static func value(from kept: Any?) -> [Element]? {
    guard let kept else { return nil }
    if let set = kept as? NSOrderedSet { return set.array.compactMap { $0 as? Element } }
    if let set = kept as? NSSet { return set.compactMap { $0 as? Element } }
    return kept as? [Element]
  }
}
