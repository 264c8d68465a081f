import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Determines whether code runs on the main actor.
///
/// Property wrappers may be used from anywhere, so they ask before they touch the graph. The main
/// actor is the main queue, but not always the main thread: after `dispatchMain()` any thread may
/// drain that queue. Asking the queue takes 26 ns, so a flush or an event leaves its thread's
/// handle here while it lasts, which reduces the cost of each question to 1 ns.
package enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isKnown = Atomic<Bool>(false)
  private static let handle = Atomic<UInt>(0)

  /// Marks the main queue. `isCurrent` is valid only after this has been called.
  @MainActor
  package static func remember() {
    if isKnown.exchange(true, ordering: .relaxed) { return }
    DispatchQueue.main.setSpecific(key: key, value: true)
  }

  /// Runs code of the main actor that will ask the question often.
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

/// Runs code as part of the main actor, where the caller has made sure that it is there but the
/// compiler cannot know it.
@inline(__always)
package func assumingMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}

/// Carries a value to another thread where the type system cannot prove that it is safe: a state's
/// value on its way to the main actor, which has no other owner.
package struct Carried<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
