import BanyanGraph
import BanyanHost
import CoreGraphics
import Foundation

/// A shape to paint: its area, or a line along its outline.
struct ShapeFill {
  let shape: any Shape
  let style: any ShapeStyle
  let fillStyle: FillStyle
  let line: ShapeLine?

  init(
    _ shape: any Shape, _ style: any ShapeStyle = ForegroundStyle(),
    _ fillStyle: FillStyle = FillStyle(), line: ShapeLine? = nil
  ) {
    if line == nil, let stroked = shape as? any StrokedShapeProtocol {
      self.shape = stroked.base
      self.line = ShapeLine(style: stroked.style)
    } else {
      self.shape = shape
      self.line = line
    }
    self.style = style
    self.fillStyle = fillStyle
  }
}

/// The element of a shape.
///
/// Most outlines are known to hosts by name, are the same in any size, or scale with the
/// frame: these are sent once. An outline that depends on the size in another way is sent when the host has
/// measured the element, and whenever the size changes.
///
/// A shape that animates, other than one that hosts animate by name, is drawn anew for each frame of an animated change (MC04).
final class ShapeNode: ElementNode {
  private var fill: ShapeFill
  /// The shape as it is drawn now, which differs from that of `fill` on its way there.
  private var shape: any Shape
  private var course: (any ShapeCourse)?
  private var edges = EdgeList()
  private var current: [Property] = []
  /// The measured size of the element, if the path depends on it.
  private var size: CGSize?
  /// True once the area has been larger than the frame. It remains an area of its own then, so that its color can pass to others.
  private var isBeyondFrame = false
  /// True while an animated change may lead the shape out of its frame.
  private var mayLeaveFrame = false
  private var containerFollower = ContainerFollower()

  init(_ fill: ShapeFill, under parent: _Node, in context: _Context) {
    self.fill = fill
    shape = fill.shape
    super.init(.fill, under: parent, in: context)
    current = evaluateProperties()
  }

  override var properties: [Property] { current }

  func update(to newFill: ShapeFill) {
    if Comparison.of(ShapeFill.self).isUnchanged(fill, newFill) { return }
    fill = newFill
    mayLeaveFrame = true
    update()
  }

  override func update() {
    isQueued = false
    let old = current
    current = evaluateProperties()
    commitProperties(from: old)
  }

  private func evaluateProperties() -> [Property] {
    let values = EnvironmentValues(at: context)
    let drawn: [Property] = Tracking.track(self, edges: &edges) {
      shape = shapeNow()
      let paint = fill.style._paint(in: values)
      return containerFollower.outline(of: self) { drawing(with: paint) }
    }
    if containerFollower.isFollowing { window.register(self) }
    return containerFollower.measuring(drawn)
  }

  /// The shape at the end of an animated change.
  private var modelShape: any Shape { (fill.shape as? AnyShape)?.shape ?? fill.shape }

  private func shapeNow() -> any Shape {
    let shape = modelShape
    guard shape.animates, shape._outline == nil else {
      course = nil
      return shape
    }
    if let course, let shown = course.shape(shape, at: self) { return shown }
    let new = shape.newCourse
    course = new
    return new.shape(shape, at: self) ?? shape
  }

  private func drawing(with style: _Paint) -> [Property] {
    guard let line = fill.line else { return area(with: style) }
    return drawing(line, with: style.resolved) + style.shadows(around: nil)
  }

  private func area(with style: _Paint) -> [Property] {
    let paint = style.resolved
    if let known = shape._outline, known.isWhole {
      if !style.shadows.isEmpty, !known.outline.isOfBox {
        return [filled(known.outline, with: paint)] + style.shadows(around: nil)
      }
      return [.background(paint)] + (known.outline == .rectangle ? [] : [.clip(known.outline)])
        + style.shadows(around: known.outline)
    }
    let path = path(inset: 0)
    let outline = Outline.path(path.description)
    noteReach(of: path)
    if style.shadows.isEmpty, !(isBeyondFrame && paint.isColor) {
      return [.background(paint), .clip(outline)] + path.wishes
    }
    return [filled(outline, with: paint)] + style.shadows(around: nil) + path.wishes
  }

  /// An area that an animated change leads out of its frame is drawn in one way from the beginning.
  private func noteReach(of path: DescribedPath) {
    if isBeyondFrame { return }
    isBeyondFrame = path.isBeyondFrame
    if mayLeaveFrame, course != nil, !isBeyondFrame {
      isBeyondFrame = self.path(inset: 0, of: modelShape).isBeyondFrame
    }
    mayLeaveFrame = false
  }

  /// A clip would cut off shadows and what is beyond the frame as well, so such an area is drawn like a line.
  private func filled(_ outline: Outline, with paint: Paint) -> Property {
    var line = Line(outline, paint: paint, width: 0)
    line.isFilled = true
    return .line(line)
  }

  private func drawing(_ line: ShapeLine, with paint: Paint) -> [Property] {
    let inset = line.inset.isFinite ? line.inset : 0
    guard let known = shape._outline, known.canBeDrawn, known.isWhole || !line.isDashed else {
      let path = path(inset: inset)
      return [.line(line.style.line(along: .path(path.description), paint))] + path.wishes
    }
    var drawn = line.style.line(along: known.outline, paint)
    drawn.inset = Double(inset)
    (drawn.start, drawn.end) = (known.start, known.end)
    drawn.isPart = known.isTrimmed
    return [.line(drawn)]
  }

  private func path(inset: CGFloat) -> DescribedPath { path(inset: inset, of: shape) }

  private func path(inset: CGFloat, of shape: any Shape) -> DescribedPath {
    let direction = EnvironmentValues(at: context).layoutDirection
    let path = shape.description(
      in: size, inset: inset, isEvenOdd: fill.fillStyle.isEOFilled,
      isMirrored: shape.isMirrored(in: direction))
    if path.followsSize { window.register(self) }
    return path
  }

  override func handle(_ payload: Event.Payload) -> Bool {
    guard case .measured(let rect) = payload else { return false }
    let measured = CGSize(width: rect.width, height: rect.height)
    guard measured.isReal else { return true }
    let hasMoved = containerFollower.measured(rect, of: self)
    if measured != size || hasMoved {
      size = measured
      update()
    }
    return true
  }

  override func detach() {
    edges.removeAll()
    super.detach()
  }
}

/// The way of a shape of some type through animated changes.
@MainActor
private protocol ShapeCourse: AnyObject {
  /// Returns a shape as it is to be drawn now; nil if it is of another type.
  func shape(_ shape: any Shape, at node: ShapeNode) -> (any Shape)?
}

@MainActor
private final class TypedShapeCourse<Content: Shape>: ShapeCourse {
  private let course = AnimationCourse<Content>()

  func shape(_ shape: any Shape, at node: ShapeNode) -> (any Shape)? {
    (shape as? Content).map { course.value($0, at: node) }
  }
}

extension Shape {
  fileprivate nonisolated var animates: Bool { AnimatableData.self != EmptyAnimatableData.self }
  @MainActor fileprivate var newCourse: any ShapeCourse { TypedShapeCourse<Self>() }
}

/// The path of a shape in the form for hosts.
struct DescribedPath {
  var description: PathDescription
  /// True if the path is only valid for one size.
  var followsSize = false
  /// True if a part of the path is outside of the frame; false for fixed points, which are drawn without the size of their frame.
  var isBeyondFrame = false

  /// The properties to send together with the path.
  var wishes: [Property] { followsSize ? [.measurement(.size)] : [] }
}

extension CGSize {
  /// True if the size is finite and not negative.
  var isReal: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension Shape {
  /// Returns the path in the form for hosts, for a size if it matters. It is empty if the size is not known yet.
  nonisolated func description(
    in size: CGSize?, inset: CGFloat, isEvenOdd: Bool, isMirrored: Bool = false
  ) -> DescribedPath {
    func path(_ width: CGFloat, _ height: CGFloat) -> Path {
      let rect = CGRect(x: 0, y: 0, width: width, height: height)
      let path = inset == 0 ? self.path(in: rect) : insetPath(in: rect, by: inset)
      return isMirrored ? path.mirrored(in: width) : path
    }
    let small = path(128, 128)
    let wide = path(256, 128)
    let high = path(128, 384)
    // The shorter side is the same in those three, and some paths follow it alone.
    func large() -> Path { path(256, 384) }
    if small == wide, small == high, small == large() {
      return DescribedPath(description: small.description(isEvenOdd: isEvenOdd))
    }
    let scale = CGAffineTransform(scaleX: 1 / 128, y: 1 / 128)
    let unit = small.applying(scale)
    if unit.isAlmost(wide.applying(scale.scaledBy(x: 0.5, y: 1))),
      unit.isAlmost(high.applying(scale.scaledBy(x: 1, y: 1 / 3))),
      unit.isAlmost(large().applying(scale.scaledBy(x: 0.5, y: 1 / 3)))
    {
      var description = unit.description(isEvenOdd: isEvenOdd)
      description.isRelative = true
      return DescribedPath(
        description: description,
        isBeyondFrame: small.isOutside(of: CGRect(x: 0, y: 0, width: 128, height: 128)))
    }
    let exact = size.map { path($0.width, $0.height) }
    return DescribedPath(
      description: exact?.description(isEvenOdd: isEvenOdd) ?? PathDescription([]),
      followsSize: true,
      isBeyondFrame: exact?.isOutside(of: CGRect(origin: .zero, size: size ?? .zero)) ?? false)
  }

  private nonisolated func insetPath(in rect: CGRect, by inset: CGFloat) -> Path {
    if let shape = self as? any InsettableShape {
      return shape.inset(by: inset).path(in: rect)
    }
    return path(in: rect)
  }
}

extension Paint {
  fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}

extension Path {
  /// Returns true if a part of the path is outside of a rectangle, by more than the rounding of a curve.
  fileprivate func isOutside(of frame: CGRect) -> Bool {
    let area = frame.insetBy(dx: -0.1, dy: -0.1)
    func contains(_ point: CGPoint) -> Bool {
      point.x >= area.minX && point.x <= area.maxX && point.y >= area.minY && point.y <= area.maxY
    }
    // A curve is within its control points; they may be outside while it is inside.
    if elements.allSatisfy({ $0.points.allSatisfy(contains) }) { return false }
    let bounds = boundingRect
    return !bounds.isNull && !area.contains(bounds)
  }

  func description(isEvenOdd: Bool) -> PathDescription {
    func point(_ point: CGPoint) -> Point { Point(x: Double(point.x), y: Double(point.y)) }
    let isFinite = elements.allSatisfy { element in
      element.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
    guard isFinite else {
      Issue.report("A path has coordinates that are not finite, so it is not shown.")
      return PathDescription([])
    }
    return PathDescription(
      elements.map { element in
        switch element {
        case .move(let end): .move(point(end))
        case .line(let end): .line(point(end))
        case .quadCurve(let end, let control): .quadCurve(point(end), control: point(control))
        case .curve(let end, let control1, let control2):
          .curve(point(end), control1: point(control1), control2: point(control2))
        case .closeSubpath: .close
        }
      }, isEvenOdd: isEvenOdd)
  }

  func isAlmost(_ other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { first, second in
        let (first, second) = (first.points, second.points)
        return first.count == second.count
          && zip(first, second).allSatisfy { a, b in
            abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
          }
      }
  }
}
