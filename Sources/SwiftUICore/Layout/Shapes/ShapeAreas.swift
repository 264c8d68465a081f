import CoreGraphics

// The areas of shapes as sets of points: see `Path.union(_:eoFill:)` and its relatives.

extension Shape {
  /// Returns the area that is inside both this shape and another.
  ///
  /// ```swift
  /// Circle().intersection(Rectangle().offset(x: 20))
  ///   .fill(.orange)
  /// ```
  /// - Parameter eoFill: whether to use the even-odd rule for the inside of both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ShapeArea(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns the area that is inside this shape, another, or both.
  /// - Parameter eoFill: whether to use the even-odd rule for the inside of both shapes.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ShapeArea(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns the area that is inside this shape and not inside another.
  /// - Parameter eoFill: whether to use the even-odd rule for the inside of both shapes.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ShapeArea(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns the area that is inside exactly one of this shape and another.
  /// - Parameter eoFill: whether to use the even-odd rule for the inside of both shapes.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ShapeArea(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's outline that are inside another shape.
  /// - Parameter eoFill: whether to use the even-odd rule for the inside of the other shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ShapeArea(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's outline that are outside another shape.
  /// - Parameter eoFill: whether to use the even-odd rule for the inside of the other shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ShapeArea(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// The result of an operation on the paths of two shapes.
private nonisolated struct ShapeArea<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }
}
