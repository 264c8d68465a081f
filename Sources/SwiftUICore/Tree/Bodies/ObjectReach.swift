import BanyanGraph
import Foundation
import Observation

/// Determines whether a value can reach an object that might be observed.
@MainActor
enum ObjectReach {
  private struct Question: Hashable {
    let type: ObjectIdentifier
    let acceptsObservable: Bool
  }

  private static var known: [Question: Bool] = [:]

  /// Returns true if a value of a type reaches no object. Unknown types may reach one.
  ///
  /// - Parameter acceptsObservable: Whether to disregard objects that announce their changes themselves.
  static func isPlain(_ type: Any.Type, acceptsObservable: Bool = false) -> Bool {
    let question = Question(type: ObjectIdentifier(type), acceptsObservable: acceptsObservable)
    if let known = known[question] { return known }
    // A type contains itself only through a reference, which is judged further down.
    known[question] = false
    let isPlain = find(type, acceptsObservable)
    known[question] = isPlain
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

  private static func find(_ type: Any.Type, _ acceptsObservable: Bool) -> Bool {
    func isBits<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    if type is any PlainValue.Type { return true }
    if acceptsObservable, type is any Observable.Type { return true }
    if let container = type as? any PlainContainer.Type {
      return container.contents.allSatisfy { isPlain($0, acceptsObservable: acceptsObservable) }
    }
    switch Metadata.kind(of: type) {
    case .struct where !Metadata.isImported(type), .tuple:
      if _openExistential(type, do: isBits) { return true }
      var isPlain = true
      Metadata.forEachField(of: type) {
        if !Self.isPlain($2, acceptsObservable: acceptsObservable) { isPlain = false }
      }
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
