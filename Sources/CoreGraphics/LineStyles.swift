/// The shapes of a line's ends. See Apple's documentation of `CGLineCap`.
public enum CGLineCap: Int32, Sendable {
  /// The line ends where it ends.
  case butt = 0
  /// A half circle is added.
  case round = 1
  /// Half the line's width is added.
  case square = 2
}

/// The shapes of a line's corners. See Apple's documentation of `CGLineJoin`.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// Which areas are inside a path that crosses itself. See Apple's documentation of
/// `CGPathFillRule`.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}
