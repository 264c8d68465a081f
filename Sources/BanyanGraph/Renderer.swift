/// Shows a window's changes.
@MainActor
package protocol Renderer: AnyObject {
  var name: String { get }
  func commit()
}

/// What one update took.
package struct UpdateSummary: Sendable {
  package let duration: Duration
  package let bodyCount: Int
  /// How often it went round until there was nothing left to do.
  package let roundCount: Int
  /// The names of those that have changed.
  package let windows: [String]
}
