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

/// Calls a function with the address of a variable, of which no copy is made.
@inlinable
@inline(__always)
package func withAddress<Value, Result>(
  ofVariable value: inout Value, _ body: (UnsafeMutablePointer<Value>) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &value) { body($0) }
}

/// Calls a function with the value at an address, of which no copy is made.
///
/// `pointee` as an argument would be one: a view of three texts takes 700 instructions to copy and to
/// destroy again. Here the compiler does not know that the value could be copied at all.
@inlinable
@inline(__always)
package func withBorrowed<Value: ~Copyable, Result>(
  _ pointer: UnsafePointer<Value>, _ body: (borrowing Value) -> Result
) -> Result {
  body(pointer.pointee)
}
