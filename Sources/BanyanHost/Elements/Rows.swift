/// The number of rows of a list that can be selected.
public enum SelectionMode: UInt8, Sendable {
  case single = 1
  case multiple
}

/// The state of a row in its list's selection.
public enum RowSelection: UInt8, Sendable {
  case unselected = 1
  case selected
  /// The row cannot be selected.
  case unavailable
}

/// A change to the selection.
public enum SelectionChange: UInt8, CaseIterable, Sendable {
  /// Selects only the row.
  case only = 1
  /// Adds the row to the selection, or removes it.
  case toggled
  /// Selects all rows from the last selected one.
  case through
  /// Selects all rows.
  case all
}

/// The style of a form.
public enum FormStyle: UInt8, Sendable {
  case grouped = 1
  case columns
}

/// The edits that the user may make to a row.
public struct RowEdits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let delete = RowEdits(rawValue: 1)
  public static let move = RowEdits(rawValue: 2)
}

/// The lines that separate a row from its neighbors. A nil property has the usual value.
public struct RowSeparators: Hashable, Sendable {
  public var showsTop, showsBottom: Bool?
  public var topColor, bottomColor: ColorDescription?

  public init() {}
}

/// The start and end of the line below a row, in points from the edges of the row. A nil property has the
/// usual value.
public struct RowLine: Hashable, Sendable {
  public var leading, trailing: Double?

  public init(leading: Double? = nil, trailing: Double? = nil) {
    self.leading = leading
    self.trailing = trailing
  }
}

/// The side from which a row's actions appear when it is swiped.
public struct SwipePlacement: Hashable, Sendable {
  public enum Side: UInt8, Sendable { case leading = 1, trailing }
  public var side: Side
  /// A Boolean value that indicates whether a swipe across the row runs the first action.
  public var allowsFullSwipe: Bool

  public init(side: Side, allowsFullSwipe: Bool) {
    self.side = side
    self.allowsFullSwipe = allowsFullSwipe
  }
}
