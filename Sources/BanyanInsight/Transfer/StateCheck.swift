import BanyanHost
import SwiftUICore

// For tests: the cost of writing changes, and a check that they add up to the state.

extension RunningApp {
  /// The number of times that ``stateChanges(of:isWhole:)`` has collected all places, and the numbers of
  /// properties it has asked for changes, and written.
  package var stateCosts: (lookCount: Int, askedCount: Int, propertyCount: Int) {
    (notebook?.lookCount ?? 0, notebook?.askedCount ?? 0, notebook?.writtenCount ?? 0)
  }

  /// Forgets what has been asked for so far: the next changes are everything.
  package func beginNotesAnew() { notebook = nil }

  /// Returns the changes since the last call, as of the last update.
  ///
  /// Unlike ``stateChanges(of:isWhole:)``, it does not begin another turn, which the app's doctor would notice.
  package func changesForCheck(of windows: [any BanyanHost.Window]) -> StateChanges {
    settledChanges(of: windows, isWhole: false)
  }

  /// Returns the differences between the pieces of a state and the state as of the last update: the lines that
  /// only one of them has.
  package func stateDifferences(
    _ pieces: [[UInt8]], _ windows: [any BanyanHost.Window]
  ) -> [String] {
    let state = settledState(of: windows)
    do throws(Uncarried) {
      let noted = try StateSnapshot(pieces: pieces)
      return try Set(noted.lines).symmetricDifference(StateSnapshot(state).lines).sorted()
    } catch {
      return [error.reason]
    }
  }
}

extension StateSnapshot {
  fileprivate var lines: [String] {
    var lines = storage.map { "\($0): \($1)" }
    for (index, scope) in ([app] + windows).enumerated() {
      lines += scope.places.map { "\(index) place \($0)" }
      lines += scope.properties.map { "\(index) \($0)" }
      lines += scope.storage.map { "\(index) \($0): \($1)" }
      lines += scope.elements.map { "\(index) \($0)" }
      lines.append("\(index) steps \(scope.steps), focus \(scope.focus ?? 0)")
    }
    return lines + objects.enumerated().map { "object \($0): \($1)" }
  }
}
