import BanyanHost

// For tests: what it takes to write down what has changed, and whether that comes to what is there.

extension RunningApp {
  /// How often ``stateChanges(of:isWhole:)`` has looked where everything stands, and how many properties it
  /// has written down.
  package var stateCosts: (lookCount: Int, propertyCount: Int) {
    (notebook?.lookCount ?? 0, notebook?.writtenCount ?? 0)
  }

  /// In what the pieces of a state differ from the state itself: lines that only one of them has.
  package func stateDifferences(
    _ pieces: [[UInt8]], _ windows: [any BanyanHost.Window]
  ) -> [String] {
    let state = state(of: windows)
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
