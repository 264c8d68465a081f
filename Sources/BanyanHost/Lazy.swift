/// Rows that a lazy container does not have, on one side of those that it has.
public struct AbsentRows: Hashable, Sendable {
  /// How many rows are missing on this side.
  public var count: Int
  /// How many rows are there.
  public var present: Int
  /// The place among the missing rows of one that is there nevertheless, because it has the focus.
  /// It stands between this element and another for the rows beyond, beside which none are present.
  public var kept: Int?

  public init(count: Int, present: Int, kept: Int? = nil) {
    self.count = count
    self.present = present
    self.kept = kept
  }

  /// How many rows there are before the host has asked for any.
  package static let firstCount = 30
  /// How many rows a host can have at once.
  package static let most = 1_000
}
