import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Channel {
  /// Keeps programs that this process starts from inheriting the channel's socket. NIO opens sockets that they inherit: a
  /// program that outlives this process would keep its port, and a connection would end only with both.
  ///
  /// Call it on the channel's event loop.
  ///
  /// - Returns: The number of the descriptor; nil if the channel has none.
  @discardableResult
  func closeOnExec() throws -> CInt? {
    try pipeline.syncOperations.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self) {
      _ = fcntl($0, F_SETFD, FD_CLOEXEC)
      return $0
    }
  }
}
