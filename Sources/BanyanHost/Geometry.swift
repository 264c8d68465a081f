/// A set of axes.
public struct Axes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let horizontal = Axes(rawValue: 1)
  public static let vertical = Axes(rawValue: 2)
}

/// A set of edges; leading and trailing follow the direction of writing.
public struct Edges: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let top = Edges(rawValue: 1)
  public static let leading = Edges(rawValue: 2)
  public static let bottom = Edges(rawValue: 4)
  public static let trailing = Edges(rawValue: 8)
  public static let all: Edges = [.top, .leading, .bottom, .trailing]
}

/// Distances from the four edges, in points.
public struct Insets: Hashable, Sendable {
  public var top, leading, bottom, trailing: Double

  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Where something stands in a place larger than itself.
public struct Alignment: Hashable, Sendable {
  public enum Horizontal: UInt8, Sendable { case leading, center, trailing }
  public enum Vertical: UInt8, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
  }

  public var horizontal: Horizontal
  public var vertical: Vertical

  public init(horizontal: Horizontal = .center, vertical: Vertical = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Bounds of a size, in points. A bound that is nil is left to the content; an infinite maximum
/// takes all the room there is.
public struct Frame: Hashable, Sendable {
  public var width, height: Double?
  public var minimumWidth, maximumWidth, minimumHeight, maximumHeight: Double?
  public var alignment: Alignment

  public init(
    width: Double? = nil, height: Double? = nil,
    minimumWidth: Double? = nil, maximumWidth: Double? = nil,
    minimumHeight: Double? = nil, maximumHeight: Double? = nil,
    alignment: Alignment = Alignment()
  ) {
    self.width = width
    self.height = height
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.alignment = alignment
  }
}
