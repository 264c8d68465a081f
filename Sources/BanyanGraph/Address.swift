/// Calls a function with the address of a value.
///
/// It works like the standard library's `withUnsafePointer(to:_:)`, which treats a closure of the
/// main actor as foreign: the closure checks its actor at run time, which takes 220 instructions,
/// twenty times in a small update. Hot code also uses `for` rather than `contains(where:)` for that
/// reason.
@inlinable
@inline(__always)
package func withAddress<Value, Result>(
  of value: Value, _ body: (UnsafeRawPointer) -> Result
) -> Result {
  withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
}

/// Calls a function with the value at an address.
///
/// The value is borrowed. Passing on `pointee` would copy it, where its type is only known at run
/// time: 330 instructions for a text.
@inlinable
@inline(__always)
package func withValue<Value: ~Copyable, Result>(
  _ type: Value.Type, at address: UnsafeRawPointer, _ body: (borrowing Value) -> Result
) -> Result {
  body(address.assumingMemoryBound(to: type).pointee)
}

/// Calls a function with the address of a variable, without copying it.
@inlinable
@inline(__always)
package func withAddress<Value, Result>(
  ofVariable value: inout Value, _ body: (UnsafeMutablePointer<Value>) -> Result
) -> Result {
  body(&value)
}
