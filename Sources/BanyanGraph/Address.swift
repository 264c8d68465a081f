/// Calls a function with the address of a value.
///
/// As the standard library's `withUnsafePointer(to:_:)`. To that one, a closure of the main actor is
/// a stranger's: it asks at run time whether it is there, which takes 220 instructions, twenty times
/// in a small update. Hot code also says `for` rather than `contains(where:)` for that reason.
@inlinable
@inline(__always)
package func withAddress<Value, Result>(
  of value: Value, _ body: (UnsafeRawPointer) -> Result
) -> Result {
  withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
}

/// Calls a function with the value at an address.
///
/// The value is borrowed. To pass on `pointee` is to copy it, where its type is only known at run
/// time: 330 instructions for a text.
@inlinable
@inline(__always)
package func withValue<Value: ~Copyable, Result>(
  _ type: Value.Type, at address: UnsafeRawPointer, _ body: (borrowing Value) -> Result
) -> Result {
  body(address.assumingMemoryBound(to: type).pointee)
}

/// Calls a function with the address of a variable, of which no copy is made.
@inlinable
@inline(__always)
package func withAddress<Value, Result>(
  ofVariable value: inout Value, _ body: (UnsafeMutablePointer<Value>) -> Result
) -> Result {
  body(&value)
}
