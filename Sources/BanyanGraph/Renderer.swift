/// An object that shows a window's changes.
@MainActor
package protocol Renderer: AnyObject {
  var name: String { get }
  func commit()
}

/// A summary of the work of one update.
package struct UpdateSummary: Sendable {
  package let duration: Duration
  package let bodyCount: Int
  /// The number of rounds until there was nothing left to do.
  package let roundCount: Int
  /// The names of the windows that have changed.
  package let windows: [String]
}
