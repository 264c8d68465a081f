import BanyanGraph

/// An object that gives views the state that they had in another process.
@MainActor
package protocol ViewRestoration: AnyObject {
  /// Restores the properties of a view that is about to run its body for the first time.
  /// - Returns: true if any of them was restored.
  func restore(_ node: DynamicNode) -> Bool
  /// Returns true if the body of a node ran before the transfer: it has content.
  func hasRun(_ node: _Node) -> Bool
  /// Returns true if a node is in a restored place whose state was kept, so that its content
  /// does not appear now.
  func hasAppeared(_ node: _Node) -> Bool
}

extension Runtime {
  /// The current restoration from another process, if there is one.
  var viewRestoration: (any ViewRestoration)? {
    guard let restoring else { return nil }
    return restoring as? any ViewRestoration
  }
}
