/// How many rows of a list a person can select.
public enum SelectionMode: UInt8, Sendable {
  case single = 1
  case multiple
}

/// Whether a row of a list with a selection is part of it.
public enum RowSelection: UInt8, Sendable {
  case unselected = 1
  case selected
  /// The row cannot be selected.
  case unavailable
}

/// How a person changes what is selected.
public enum SelectionChange: UInt8, CaseIterable, Sendable {
  /// The row, and nothing else.
  case only = 1
  /// The row as well, or not any more.
  case toggled
  /// All rows from the one that was chosen last.
  case through
  /// All rows.
  case all
}

/// How a form looks.
public enum FormStyle: UInt8, Sendable {
  case grouped = 1
  case columns
}

/// What a person may do with a row.
public struct RowEdits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let delete = RowEdits(rawValue: 1)
  public static let move = RowEdits(rawValue: 2)
}

/// Which lines separate a row from its neighbors. What is nil is as usual.
public struct RowSeparators: Hashable, Sendable {
  public var showsTop, showsBottom: Bool?
  public var topColor, bottomColor: ColorDescription?

  public init() {}
}

/// Where the line below a row begins and ends, in points from the edges of the row. What is nil is as usual.
public struct RowLine: Hashable, Sendable {
  public var leading, trailing: Double?

  public init(leading: Double? = nil, trailing: Double? = nil) {
    self.leading = leading
    self.trailing = trailing
  }
}

/// Where a row's actions come from when it is swiped.
public struct SwipePlacement: Hashable, Sendable {
  public enum Side: UInt8, Sendable { case leading = 1, trailing }
  public var side: Side
  /// Whether a swipe across the row runs the first action.
  public var allowsFullSwipe: Bool

  public init(side: Side, allowsFullSwipe: Bool) {
    self.side = side
    self.allowsFullSwipe = allowsFullSwipe
  }
}
