import Observation

/// The changes of an object that describes its appearance with views, such as a UIKit view or a player, for views that show it to
/// observe.
package final class PlatformViewChanges: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// A property that represents everything that can change.
  private var everything: Int { 0 }

  package init() {}

  /// Makes the current evaluation run again after the next change.
  package func follow() { registrar.access(self, keyPath: \.everything) }

  /// Reports a visible change.
  package func send() { registrar.withMutation(of: self, keyPath: \.everything) {} }
}
