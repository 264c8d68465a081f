import CoreGraphics
import Foundation

/// The outline of a shape: lines and curves.
///
/// ```swift
/// let triangle = Path { path in
///   path.move(to: CGPoint(x: 50, y: 0))
///   path.addLine(to: CGPoint(x: 100, y: 100))
///   path.addLine(to: CGPoint(x: 0, y: 100))
///   path.closeSubpath()
/// }
/// ```
///
/// Coordinates are points, from the leading top corner. See Apple's documentation of `Path`.
public struct Path: Equatable, Sendable {
  /// An element of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path with a function that adds elements.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates a path with a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a path with an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Creates a path with a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path with a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a path with a rectangle that has corners of different radii.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates a path with a rectangle that has corners of different sizes.
  /// - Parameter corners: the radii, in the order leading top, trailing top, trailing bottom, leading bottom.
  package init(roundedRect rect: CGRect, corners: [CGSize]) {
    addCorners(in: rect, corners)
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a function with each element.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The end point of the path; nil if it is empty.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: elements.lastStart
    }
  }

  // MARK: Building

  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a line to a point.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a line to its start.
  public mutating func closeSubpath() {
    if !elements.isEmpty, elements.last != .closeSubpath { elements.append(.closeSubpath) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds lines from the first point through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addCorners(in: rect, [cornerSize, cornerSize, cornerSize, cornerSize]) }
  }

  /// Adds a rectangle with corners of different radii.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    add(transform) { $0.addCorners(in: rect, radii.map { CGSize(width: $0, height: $0) }) }
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { path in
      path.addTurn(
        around: CGPoint(x: rect.midX, y: rect.midY),
        radii: CGSize(width: rect.width / 2, height: rect.height / 2), from: 0, by: 2 * .pi)
      path.closeSubpath()
    }
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += transform == .identity ? path.elements : path.applying(transform).elements
  }

  /// Adds the result of a drawing function, transformed.
  private mutating func add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
    if transform == .identity { return draw(&self) }
    addPath(Path(draw), transform: transform)
  }

  // MARK: Transforming

  /// Returns this path, transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    path.elements = elements.map { $0.mapPoints { $0.applying(transform) } }
    return path
  }

  /// Returns this path, moved by an offset.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: map(end))
    case .line(let end): .line(to: map(end))
    case .quadCurve(let end, let control): .quadCurve(to: map(end), control: map(control))
    case .curve(let end, let control1, let control2):
      .curve(to: map(end), control1: map(control1), control2: map(control2))
    case .closeSubpath: .closeSubpath
    }
  }

  /// The points in a fixed order.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [end, control]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .closeSubpath: []
    }
  }
}

extension Array<Path.Element> {
  /// The start of the last subpath.
  var lastStart: CGPoint? {
    for case .move(let start) in reversed() { return start }
    return nil
  }
}

extension Path: CustomStringConvertible, LosslessStringConvertible {
  /// The path in the notation of PostScript: coordinates followed by operators.
  public var description: String {
    elements.map { element in
      let points = element.points
      let places = (points.dropFirst() + points.prefix(1)).map { "\($0.x) \($0.y)" }
      let letter =
        switch element {
        case .move: "m"
        case .line: "l"
        case .quadCurve: "q"
        case .curve: "c"
        case .closeSubpath: "h"
        }
      return (places + [letter]).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// Creates a path from its description.
  /// - Returns: nil if a word is neither a number nor an operator, or an operator has the wrong number of
  ///   coordinates.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      guard numbers.count == points.count * 2 else { return nil }
      switch (word, points.count) {
      case ("m", 1): move(to: points[0])
      case ("l", 1): addLine(to: points[0])
      case ("q", 2): addQuadCurve(to: points[1], control: points[0])
      case ("c", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }
}
