/// The missing rows of a lazy container, on one side of the existing ones.
public struct AbsentRows: Hashable, Sendable {
  /// The number of rows missing on this side.
  public var count: Int
  /// The number of rows that exist.
  public var present: Int
  /// The position among the missing rows of one that exists because it has the focus. It stands
  /// between this element and another for the rows beyond, beside which none are present.
  public var kept: Int?

  public init(count: Int, present: Int, kept: Int? = nil) {
    self.count = count
    self.present = present
    self.kept = kept
  }

  /// The number of rows before the host has asked for any.
  package static let firstCount = 30
  /// The most rows that a host can have at once.
  package static let most = 1_000
}
