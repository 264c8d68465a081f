import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells whether code runs on the main actor.
///
/// Property wrappers may be used from anywhere, so they ask before they touch the graph. The main
/// actor is the main queue, but not always the main thread: after `dispatchMain()` any thread may
/// drain that queue. Asking the queue takes 26 ns, so a flush or an event leaves its thread's
/// handle here for as long as it lasts, which makes the question cost 1 ns for all in it.
package enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isKnown = Atomic<Bool>(false)
  private static let handle = Atomic<UInt>(0)

  /// Marks the main queue. Must have been called before `isCurrent` means anything.
  @MainActor
  package static func remember() {
    if isKnown.exchange(true, ordering: .relaxed) { return }
    DispatchQueue.main.setSpecific(key: key, value: true)
  }

  /// Runs a piece of code of the main actor in which the question will be asked often.
  @MainActor
  package static func stay<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = handle.exchange(threadHandle, ordering: .relaxed)
    defer { handle.store(outer, ordering: .relaxed) }
    return try body()
  }

  package static var isCurrent: Bool {
    if handle.load(ordering: .relaxed) == threadHandle { return true }
    if !isKnown.load(ordering: .relaxed) { return true }
    return DispatchQueue.getSpecific(key: key) != nil
  }

  private static var threadHandle: UInt { UInt(pthread_self()) }
}

/// Runs a piece of code as part of the main actor, where the caller has already made sure that it
/// is there but the compiler cannot know it.
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
