#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The thread that runs the main actor.
///
/// Property wrappers may be used from anywhere, so they ask which thread they are on before they
/// touch the graph. Asking the operating system's thread handle takes a nanosecond; asking the
/// concurrency runtime takes thirty.
package enum MainThread {
  // Written once, on the main actor, before the first graph exists.
  nonisolated(unsafe) private static var handle: pthread_t?

  @MainActor
  package static func remember() {
    if handle == nil { handle = pthread_self() }
  }

  package static var isCurrent: Bool {
    guard let handle else { return true }
    return pthread_equal(handle, pthread_self()) != 0
  }
}

/// Runs a piece of code as part of the main actor, where the caller has already made sure that it
/// is on the main thread but the compiler cannot know it.
@inline(__always)
package func assumingMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}

/// Carries a value to another thread that the type system cannot prove safe to carry: a state's
/// value on its way to the main actor, which nobody else holds on to.
package struct Carried<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
