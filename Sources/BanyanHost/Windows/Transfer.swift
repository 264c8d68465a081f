/// An app whose state can continue in another process.
@MainActor
package protocol TransferringApplication: Application {
  /// Returns the state that another process needs to continue, as bytes that only this module's app
  /// understands.
  /// - Parameter windows: The windows of the app, in the order in which the other process opens them.
  func state(of windows: [any Window]) -> [UInt8]

  /// Returns the state that another process needs to continue, as far as it has changed since the last
  /// call.
  /// - Parameters:
  ///   - windows: The windows of the app, in the order in which the other process opens them.
  ///   - isWhole: True to return everything, changed or not.
  func stateChanges(of windows: [any Window], isWhole: Bool) -> StateChanges

  /// Tells the app that all windows that were to continue exist.
  /// - Returns: The outcome for the kept state.
  func didTakeUpState() -> TransferReport
}

/// The changes in an app's kept state. It is kept in numbered pieces, so that a change of one state is
/// one piece.
package struct StateChanges: Equatable, Sendable {
  package struct Piece: Equatable, Sendable {
    package let number: UInt32
    /// Empty if the piece has been removed.
    package let bytes: [UInt8]

    package init(_ number: UInt32, _ bytes: [UInt8]) {
      self.number = number
      self.bytes = bytes
    }
  }

  /// True if these pieces replace all earlier ones.
  package var isWhole: Bool
  package var pieces: [Piece]

  package init(isWhole: Bool = false, _ pieces: [Piece] = []) {
    self.isWhole = isWhole
    self.pieces = pieces
  }
}

/// A window that continues from another process.
@MainActor
package protocol TransferringWindow: Window {
  /// The elements that are where another stood before.
  var elementMatches: [ElementMatch] { get }
}

/// An element that is where another stood in another process.
package struct ElementMatch: Hashable, Sendable {
  package let old: UInt32
  package let new: UInt32

  package init(old: UInt32, new: UInt32) {
    self.old = old
    self.new = new
  }
}

/// The outcome for the state of another process.
package struct TransferReport: Sendable {
  /// The number of states that were kept.
  package var keptCount: Int
  /// The states that started anew, each with the reason.
  package var resets: [String]

  package init(keptCount: Int = 0, resets: [String] = []) {
    self.keptCount = keptCount
    self.resets = resets
  }

  package mutating func add(_ other: TransferReport) {
    keptCount += other.keptCount
    resets += other.resets
  }
}
