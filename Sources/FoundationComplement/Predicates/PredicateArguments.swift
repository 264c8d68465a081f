import Foundation

// Objects and values that apps pass to `NSPredicate(format:)`, which Foundation on Linux does not let them. A predicate takes an argument
// as it is. As an argument of `String(format:)` such a value has no text, as none has on Linux.

extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}
extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}
extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}
extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}
extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}
extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}
