import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions by which Swift's runtime writes the backtrace of a trap.
///
/// The runtime gives up its own when it has written one. A program that was asked for a backtrace, and goes on, needs them again
/// for the next.
struct CrashHandlers {
  private let actions: [(signal: CInt, action: sigaction)]

  /// Remembers the present ones.
  init() {
    actions = [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP].map { signal in
      var action = sigaction()
      sigaction(signal, nil, &action)
      return (signal, action)
    }
  }

  func restore() {
    for (signal, action) in actions {
      var action = action
      sigaction(signal, &action, nil)
    }
  }
}
