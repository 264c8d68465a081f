/// The space between the cells of a grid, in points; nil for the host's own.
public struct GridSpacing: Hashable, Sendable {
  public var horizontal, vertical: Double?

  public init(horizontal: Double? = nil, vertical: Double? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A column of a grid that is filled row by row, or a row of one that is filled column by column.
/// Lengths are in points; an infinite maximum means none.
public enum GridTrack: Hashable, Sendable {
  case fixed(Double)
  /// A share of the room left by the others.
  case flexible(minimum: Double, maximum: Double)
  /// As many equal tracks as there is room for.
  case adaptive(minimum: Double, maximum: Double)
}

/// The columns or rows of a grid.
public struct GridTracks: Hashable, Sendable {
  /// The settings of one track.
  public struct Item: Hashable, Sendable {
    /// The space before the next track, in points; nil for the host's own.
    public var spacing: Double?
    /// The alignment of views in the cells of the track; nil for the center.
    public var alignment: Alignment?

    public init(spacing: Double? = nil, alignment: Alignment? = nil) {
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  public var tracks: [GridTrack]
  /// The space between the tracks, in points, for a host that has one for all; nil for the host's own.
  public var spacing: Double?
  /// The alignment of views in their cells, for a host that has one for all; nil for the center.
  public var alignment: Alignment?
  /// The settings of each track; empty if all are alike.
  public var items: [Item]

  public init(
    tracks: [GridTrack], spacing: Double? = nil, alignment: Alignment? = nil, items: [Item] = []
  ) {
    self.tracks = tracks
    self.spacing = spacing
    self.alignment = alignment
    self.items = items
  }
}
