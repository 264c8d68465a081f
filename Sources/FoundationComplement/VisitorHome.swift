import Foundation
import Synchronization

/// The home folder of the visitor on whose behalf code runs, in a process that runs the apps of several.
package enum VisitorHome {
  private static let finder = Mutex<(@Sendable () -> URL?)?>(nil)

  /// The folder; nil if no visitor has one, or if the code runs on behalf of nobody.
  package static var current: URL? {
    // Called outside of the lock: it may make the folder.
    finder.withLock { $0 }?()
  }

  /// - Parameter find: returns the folder for the current task.
  package static func follow(_ find: @escaping @Sendable () -> URL?) {
    finder.withLock { $0 = find }
  }
}
