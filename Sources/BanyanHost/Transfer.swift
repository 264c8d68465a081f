/// An app whose state can go on in another process.
@MainActor
package protocol TransferringApplication: Application {
  /// What another process needs to go on with, as bytes that mean something to this module's app only.
  /// - Parameter windows: The windows of the app, in the order in which the other process opens them.
  func state(of windows: [any Window]) -> [UInt8]

  /// What another process needs to go on with, as far as it has changed since this was asked last.
  /// - Parameters:
  ///   - windows: The windows of the app, in the order in which the other process opens them.
  ///   - isWhole: Whether everything is wanted, changed or not.
  func stateChanges(of windows: [any Window], isWhole: Bool) -> StateChanges

  /// Says that all windows are there which were to go on.
  /// - Returns: What has become of what was kept.
  func didTakeUpState() -> TransferReport
}

/// What has changed in what an app keeps. It is kept in pieces, each with a number, so that a change of
/// one state is one piece.
package struct StateChanges: Equatable, Sendable {
  package struct Piece: Equatable, Sendable {
    package let number: UInt32
    /// Empty if the piece is gone.
    package let bytes: [UInt8]

    package init(_ number: UInt32, _ bytes: [UInt8]) {
      self.number = number
      self.bytes = bytes
    }
  }

  /// Whether there are no pieces but these, whatever there was before.
  package var isWhole: Bool
  package var pieces: [Piece]

  package init(isWhole: Bool = false, _ pieces: [Piece] = []) {
    self.isWhole = isWhole
    self.pieces = pieces
  }
}

/// A window that has gone on from another process.
@MainActor
package protocol TransferringWindow: Window {
  /// Which elements stand where another stood before.
  var elementMatches: [ElementMatch] { get }
}

/// An element that stands where another stood in another process.
package struct ElementMatch: Hashable, Sendable {
  package let old: UInt32
  package let new: UInt32

  package init(old: UInt32, new: UInt32) {
    self.old = old
    self.new = new
  }
}

/// What has become of the state of another process.
package struct TransferReport: Sendable {
  /// How many states have gone on.
  package var keptCount: Int
  /// What has started anew, each with the reason.
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
