import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A lock around a state. Copies share the same lock. See Apple's documentation of `OSAllocatedUnfairLock`.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  fileprivate final class Storage {
    var lock = os_unfair_lock()
    var state: State
    init(_ state: State) { self.state = state }

    func locking<R>(_ body: (inout State) throws -> R) rethrows -> R {
      os_unfair_lock_lock(&lock)
      defer { os_unfair_lock_unlock(&lock) }
      return try body(&state)
    }
  }

  fileprivate let storage: Storage

  /// Creates a lock around a state that need not be safe to send.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Runs a closure with exclusive access to the state.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.locking(body)
  }

  /// Runs a closure with exclusive access to the state.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try storage.locking(body)
  }

  /// Runs a closure with exclusive access to the state, unless the lock is taken.
  /// - Returns: nil if the lock is taken.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard os_unfair_lock_trylock(&storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(&storage.lock) }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock around a state.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Takes the lock, and waits for it if necessary.
  @available(*, noasync, message: "Use withLock for scoped locking")
  public func lock() { os_unfair_lock_lock(&storage.lock) }

  /// Releases the lock, on the thread that took it.
  @available(*, noasync, message: "Use withLock for scoped locking")
  public func unlock() { os_unfair_lock_unlock(&storage.lock) }

  /// Takes the lock, unless it is taken already.
  /// - Returns: whether it was taken.
  @available(*, noasync, message: "Use withLockIfAvailable for scoped locking")
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(&storage.lock) }

  /// Runs a closure while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try storage.locking { _ in try body() }
  }

  /// Runs a closure while holding the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try storage.locking { _ in try body() }
  }
}

/// A lock with a fixed address. See Apple's documentation of `os_unfair_lock`.
///
/// A waiting thread yields to others, and sleeps briefly if that does not help. Prefer
/// ``OSAllocatedUnfairLock``, or `Mutex`.
public struct os_unfair_lock_s: Sendable {
  /// 1 while the lock is taken.
  fileprivate var state: UInt32 = 0

  /// Creates a lock that is not taken.
  public init() {}
}

/// A lock with a fixed address.
public typealias os_unfair_lock = os_unfair_lock_s

/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes the lock, and waits for it if necessary.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  var attempts = 0
  while !os_unfair_lock_trylock(lock) {
    attempts += 1
    if attempts < 100 { sched_yield() } else { usleep(50) }
  }
}

/// Takes the lock, unless it is taken already.
/// - Returns: whether it was taken.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  withAtomicState(of: lock) {
    $0.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
  }
}

/// Releases the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  withAtomicState(of: lock) { $0.store(0, ordering: .releasing) }
}

/// An atomic number has the same layout as the number.
private func withAtomicState<R>(
  of lock: os_unfair_lock_t, _ body: (borrowing Atomic<UInt32>) -> R
) -> R {
  body(UnsafeRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self).pointee)
}
