#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Runtime {
  /// True if all runtimes of this process check invariants, as `BANYAN_CHECKS` in the environment
  /// requests.
  static let environmentAsksForChecks = getenv("BANYAN_CHECKS") != nil
}
