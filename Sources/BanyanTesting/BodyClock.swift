import BanyanGraph

extension TestApp {
  /// Times bodies by another clock than the system's, which does not stand still while the machine does something else.
  ///
  /// - Parameter nanoseconds: Returns the time of the clock. Nothing is timed in an app that is not traced.
  package func timeBodies(by nanoseconds: @escaping @MainActor () -> UInt64) {
    runtime.trace?.nanoseconds = nanoseconds
  }
}
