import BanyanHost
import BanyanInsight
import SwiftUICore

extension TestApp {
  /// The state of the app's views, for another process to continue with.
  package var keptState: [UInt8] { app.state(of: openWindows.compactMap(\.runningWindow)) }

  /// Returns the changes of the kept state since the last call, or all of it.
  package func keptChanges(isWhole: Bool = false) -> StateChanges {
    if !isAskedForChanges { app.beginNotesAnew() }
    isAskedForChanges = true
    return app.stateChanges(of: openWindows.compactMap(\.runningWindow), isWhole: isWhole)
  }

  /// The number of times that ``keptChanges(isWhole:)`` searched the tree, asked a property for changes, and
  /// wrote one.
  package var keepingCosts: (lookCount: Int, askedCount: Int, propertyCount: Int) {
    app.stateCosts
  }

  /// Returns the differences between kept pieces and the current state of the app's views.
  package func keptDifferences(from pieces: [[UInt8]]) -> [String] {
    app.stateDifferences(pieces, openWindows.compactMap(\.runningWindow))
  }
}
