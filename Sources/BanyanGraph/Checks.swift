#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Runtime {
  /// Whether all runtimes of this process check what must always be true: `BANYAN_CHECKS` in the
  /// environment asks for it.
  static let environmentAsksForChecks = getenv("BANYAN_CHECKS") != nil
}
