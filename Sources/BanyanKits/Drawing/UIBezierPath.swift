import CoreGraphics
import Foundation
import SwiftUICore

/// Corners of a rectangle. See Apple's documentation of `UIRectCorner`.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the top and the left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top and the right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom and the left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom and the right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path as an object, for code that is written for UIKit.
///
/// ```swift
/// struct RoundedCorners: Shape {
///   func path(in rect: CGRect) -> Path {
///     let outline = UIBezierPath(
///       roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
///       cornerRadii: CGSize(width: 16, height: 16))
///     return Path(outline.cgPath)
///   }
/// }
/// ```
///
/// It draws nothing itself: pass its ``cgPath`` to a `Path`. Use it from one task at a time. See Apple's
/// documentation of `UIBezierPath`.
open class UIBezierPath: NSObject, @unchecked Sendable {
  private var path: Path

  /// The width of the line that a program draws along the path, in points: 1 by default.
  open var lineWidth: CGFloat = 1
  /// The ends of that line.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of that line.
  open var lineJoinStyle = CGLineJoin.miter
  /// The length of a corner, in line widths, from which it is cut.
  open var miterLimit: CGFloat = 10
  /// A Boolean value that indicates whether the even-odd rule decides which points are inside.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {
    path = Path()
  }

  private init(_ path: Path) {
    self.path = path
  }

  /// Creates a path with a rectangle.
  public convenience init(rect: CGRect) {
    self.init(Path(rect))
  }

  /// Creates a path with an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect))
  }

  /// Creates a path with a rounded rectangle.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates a path with a rectangle that has some round corners.
  /// - Parameter cornerRadii: the radii of each of these corners; at most half of the rectangle counts.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    self.init(
      Path(roundedRect: rect, corners: order.map { corners.contains($0) ? cornerRadii : .zero }))
  }

  /// Creates a path with an arc of a circle.
  /// - Parameters:
  ///   - startAngle: in radians from the x-axis, as `endAngle`.
  ///   - clockwise: as a person sees it.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with a path of Core Graphics, as it is now.
  public convenience init(cgPath: CGPath) {
    self.init(Path(cgPath))
  }

  /// The path as one of Core Graphics.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path.
  open var bounds: CGRect { path.boundingRect }

  /// The end of the path; zero if it is empty.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, with a line to its start. See `init(arcCenter:radius:startAngle:endAngle:clockwise:)`.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // The y-axis of Core Graphics points up, so its arcs have the opposite direction.
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: startAngle),
      endAngle: Angle(radians: endAngle), clockwise: !clockwise)
  }

  /// Closes the current subpath with a line to its start.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = Path() }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms the path.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Returns whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  open override func copy() -> Any {
    let copy = UIBezierPath(path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}
