#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

enum StandardOutput {
  /// Makes the output of `_printChanges` visible at once, through a pipe too.
  static func showEachLine() {
    setlinebuf(stdout)
  }
}
