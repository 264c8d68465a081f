#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

enum StandardOutput {
  /// What `_printChanges` says is to be seen when it is said, through a pipe too.
  static func showEachLine() {
    setlinebuf(stdout)
  }
}
