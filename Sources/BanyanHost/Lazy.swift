/// Rows that a lazy container does not have, on one side of those that it has.
public struct AbsentRows: Hashable, Sendable {
  /// How many rows are missing on this side.
  public var count: Int
  /// How many rows are there.
  public var present: Int

  public init(count: Int, present: Int) {
    self.count = count
    self.present = present
  }

  /// How many rows there are before the host has asked for any.
  package static let firstCount = 30
  /// How many rows a host can have at once.
  package static let most = 1_000
}
