import BanyanGraph
import Foundation

/// Determines whether a value can reach an object that might be observed.
@MainActor
enum ObjectReach {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Returns true if a value of a type reaches no object. Unknown types may reach one.
  static func isPlain(_ type: Any.Type) -> Bool {
    let identity = ObjectIdentifier(type)
    if let known = known[identity] { return known }
    // A type contains itself only through a reference, which is judged further down.
    known[identity] = false
    let isPlain = find(type)
    known[identity] = isPlain
    return isPlain
  }

  /// Returns true if a function has captured nothing, so that it reaches objects only through its
  /// arguments or global variables.
  static func capturesNothing<Function>(_ function: Function) -> Bool {
    guard MemoryLayout<Function>.size == 2 * MemoryLayout<Int>.size else { return false }
    return withUnsafeBytes(of: function) {
      $0.load(fromByteOffset: MemoryLayout<Int>.size, as: Int.self) == 0
    }
  }

  private static func find(_ type: Any.Type) -> Bool {
    func isBits<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    if type is any PlainValue.Type { return true }
    if let container = type as? any PlainContainer.Type {
      return container.contents.allSatisfy(isPlain)
    }
    switch Metadata.kind(of: type) {
    case .struct where !Metadata.isImported(type), .tuple:
      if _openExistential(type, do: isBits) { return true }
      var isPlain = true
      Metadata.forEachField(of: type) { if !Self.isPlain($2) { isPlain = false } }
      return isPlain
    case .enum:
      return _openExistential(type, do: isBits)
    default:
      return false
    }
  }
}

/// A value made of objects that it alone owns.
private protocol PlainValue {}

extension String: PlainValue {}
extension Substring: PlainValue {}
extension Character: PlainValue {}
extension Data: PlainValue {}
extension URL: PlainValue {}
extension Locale: PlainValue {}
extension Calendar: PlainValue {}
extension TimeZone: PlainValue {}

/// A value that reaches nothing but its contents.
@MainActor
private protocol PlainContainer {
  static var contents: [Any.Type] { get }
}

extension Optional: PlainContainer {
  fileprivate static var contents: [Any.Type] { [Wrapped.self] }
}
extension Array: PlainContainer {
  fileprivate static var contents: [Any.Type] { [Element.self] }
}
extension Set: PlainContainer {
  fileprivate static var contents: [Any.Type] { [Element.self] }
}
extension Dictionary: PlainContainer {
  fileprivate static var contents: [Any.Type] { [Key.self, Value.self] }
}
extension State: PlainContainer {
  fileprivate static var contents: [Any.Type] { [Value.self] }
}
extension Environment: PlainContainer {
  fileprivate static var contents: [Any.Type] { [Value.self] }
}
