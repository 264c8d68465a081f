import Synchronization

/// The secrets that an app keeps for the visitor for whom the code runs, as the module that reads and writes them encodes
/// them.
///
/// They are kept where the visitor's `@AppStorage` is, and as long. An app without its own storage, and a program without
/// apps, have those of the process, in memory.
package enum VisitorSecrets {
  private static let ofProcess = Mutex<[UInt8]>([])
  private static let hasVisitors = Mutex(false)

  /// Called when an app starts that belongs to one visitor of several.
  static func didStartApp() { hasVisitors.withLock { $0 = true } }

  /// Calls a function with the secrets, which it may change.
  ///
  /// - Returns: The function's result; nil, without a call, for code that runs for no visitor in a process that has
  ///   some. One visitor's secrets would be another's.
  package static func withCurrent<Result>(
    _ body: (inout sending [UInt8]) -> sending Result
  ) -> Result? {
    if let store = CurrentApp.store as? MemoryStore { return store.secrets.withLock(body) }
    if CurrentApp.app == nil, hasVisitors.withLock({ $0 }) {
      Issue.report(
        """
        The keychain is used by code that runs for no visitor, such as the completion handler of a URL session. It \
        has no keychain: use an asynchronous function, in a task of the visitor's, instead.
        """)
      return nil
    }
    return ofProcess.withLock(body)
  }
}
