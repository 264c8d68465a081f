import CoreGraphics
import Foundation

/// A path as an object, for code that is written for Core Graphics. It does not change.
///
/// ```swift
/// let path = CGMutablePath()
/// path.move(to: .zero)
/// path.addLine(to: CGPoint(x: 20, y: 10))
/// Path(path).stroke(.red)
/// ```
///
/// It holds a ``Path``, whose arcs, areas and bounds it has. See Apple's documentation of `CGPath`.
public class CGPath: Hashable, @unchecked Sendable {
  // Only a mutable path changes it, which a program must not share between threads, as with Core Graphics.
  fileprivate(set) var path: Path

  init(_ path: Path) {
    self.path = path
  }

  /// Creates a path with a rectangle.
  /// - Parameter transform: what the path is transformed with; nil for nothing.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform))
  }

  /// Creates a path with an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform))
  }

  /// Creates a path with a rectangle whose corners are quarters of an ellipse.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: corner).applying(transform))
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The end of the path; zero if it is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around the path and the control points of its curves; null if it is empty.
  public var boundingBox: CGRect {
    let points = path.elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// The smallest rectangle around the path; null if it is empty.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Returns whether a point is inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// Returns a copy that does not change.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns the outline of a line along the path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  public func hash(into hasher: inout Hasher) {
    // Elements are not hashable, and few paths have the same points.
    for point in path.elements.flatMap(\.points) {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }
}

/// A path as an object that can be changed. See ``CGPath``.
///
/// Use it from one task at a time, as with Core Graphics.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  override init(_ path: Path) {
    super.init(path)
  }

  /// Creates an empty path.
  public convenience init() {
    self.init(Path())
  }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds lines from the first point through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds several rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// Adds a rectangle whose corners are quarters of an ellipse.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    path.addRoundedRect(in: rect, cornerSize: corner, transform: transform)
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds an arc of a circle, with a line to its start.
  /// - Parameters:
  ///   - startAngle: in radians from the x-axis, as `endAngle`.
  ///   - clockwise: as in Core Graphics, whose y-axis points up: on a screen it has the opposite meaning.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: startAngle),
      endAngle: Angle(radians: endAngle), clockwise: clockwise, transform: transform)
  }

  /// Adds an arc of a circle that touches two lines.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds an arc of a circle by its angle in radians, with a line to its start.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: startAngle),
      delta: Angle(radians: delta), transform: transform)
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.addPath(path.path, transform: transform)
  }

  /// Closes the current subpath with a line to its start.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// Creates a path from one of Core Graphics.
  public init(_ path: CGPath) { self = path.path }

  /// Creates a path from one of Core Graphics, as it is now.
  public init(_ path: CGMutablePath) { self = path.path }

  /// The path as one of Core Graphics.
  public var cgPath: CGPath { CGPath(self) }

  fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}
