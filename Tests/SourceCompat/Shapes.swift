// Shapes, paths and lines.
import SwiftUI

struct Triangle: Shape {
  var depth: CGFloat = 1
  var animatableData: CGFloat {
    get { depth }
    set { depth = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY * depth))
    path.closeSubpath()
    return path
  }
}

struct Frame: InsettableShape {
  var amount: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

struct TwoSides: Shape {
  var animatableData: AnimatablePair<CGFloat, Double> = AnimatablePair(1, 2)
  static var role: ShapeRole { .stroke }
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

struct Shapes: View {
  private let style = StrokeStyle(
    lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [1, 2], dashPhase: 1)

  var body: some View {
    kinds
    dots
    drawn
    changed
  }

  @ViewBuilder
  private var kinds: some View {
    Triangle()
    Frame().strokeBorder(.red)
    TwoSides()
    RoundedRectangle(cornerSize: CGSize(width: 1, height: 2))
    RoundedRectangle(cornerSize: CGSize(width: 1, height: 2), style: .circular)
    UnevenRoundedRectangle(topLeadingRadius: 1, bottomTrailingRadius: 2)
    UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 1), style: .continuous)
    ContainerRelativeShape()
    AnyShape(Circle())
  }

  @ViewBuilder
  private var dots: some View {
    Text("one").clipShape(.rect).clipShape(.rect(cornerRadius: 3)).clipShape(.circle)
    Text("one").clipShape(.rect(cornerSize: CGSize(width: 1, height: 1))).clipShape(.capsule)
    Text("one").clipShape(.rect(cornerRadii: RectangleCornerRadii(bottomLeading: 1)))
    Text("one").clipShape(.rect(topLeadingRadius: 1, topTrailingRadius: 2)).clipShape(.ellipse)
    Text("one").clipShape(.capsule(style: .circular)).clipShape(.containerRelative)
    Text("one").clipShape(Triangle(), style: FillStyle(eoFill: true, antialiased: false))
  }

  @ViewBuilder
  private var drawn: some View {
    Circle().fill().fill(.red)
    Circle().fill(.red, style: FillStyle(eoFill: true))
    Circle().stroke().fill(.red)
    Circle().stroke(lineWidth: 3)
    Circle().stroke(style: style)
    Circle().stroke(.red)
    Circle().stroke(.red, lineWidth: 3)
    Circle().stroke(.red, style: style)
    Circle().stroke(.red, style: style, antialiased: false)
    Group {
      Circle().strokeBorder()
      Circle().strokeBorder(lineWidth: 3)
      Circle().strokeBorder(style: style)
      Circle().strokeBorder(.red)
      Circle().strokeBorder(.red, lineWidth: 3)
      Circle().strokeBorder(.red, style: style, antialiased: true)
      Circle().fill(.red).stroke(.blue).strokeBorder(.green, lineWidth: 2).fill(.red)
      Circle().fill(.red).stroke(.blue, style: style).strokeBorder(.green, style: style)
    }
  }

  @ViewBuilder
  private var changed: some View {
    Circle().trim(from: 0.1, to: 0.9).rotation(.degrees(1)).scale(2).offset(x: 1)
    Circle().rotation(.degrees(1), anchor: .top).scale(x: 1, y: 2, anchor: .leading)
    Circle().offset(CGSize(width: 1, height: 1)).offset(CGPoint(x: 1, y: 1))
    Circle().size(width: 1, height: 2).size(CGSize(width: 1, height: 2))
    Circle().transform(CGAffineTransform(rotationAngle: 1))
    Circle().inset(by: 2).inset(by: 3).strokeBorder()
    Rectangle().inset(by: 1)
    Capsule().inset(by: 1)
    RotatedShape(shape: Circle(), angle: .zero).inset(by: 1)
    OffsetShape(shape: Circle(), offset: .zero).inset(by: 1)
    ScaledShape(shape: Circle(), scale: .zero, anchor: .center)
    TransformedShape(shape: Circle(), transform: .identity)
  }
}

func paths(_ rect: CGRect) -> Path {
  var path = Path { path in
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
  }
  path.addLines([.zero, CGPoint(x: 1, y: 1)])
  path.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 1))
  path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: .zero)
  path.addRect(rect)
  path.addRect(rect, transform: .identity)
  path.addRects([rect])
  path.addRoundedRect(in: rect, cornerSize: CGSize(width: 1, height: 1))
  path.addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(topTrailing: 1))
  path.addEllipse(in: rect)
  path.addArc(
    center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(1), clockwise: true)
  path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
  path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(1))
  path.addPath(Path(rect))
  path.addPath(Path(ellipseIn: rect), transform: CGAffineTransform(scaleX: 1, y: 2))
  path.addPath(Path(roundedRect: rect, cornerRadius: 1))
  path.addPath(Path(roundedRect: rect, cornerSize: .zero, style: .circular))
  path.addPath(Path(roundedRect: rect, cornerRadii: RectangleCornerRadii()))
  path.closeSubpath()
  path.forEach { element in
    switch element {
    case .move(let to), .line(let to): print(to)
    case .quadCurve(let to, let control): print(to, control)
    case .curve(let to, let control1, let control2): print(to, control1, control2)
    case .closeSubpath: break
    }
  }
  if path.isEmpty || path.contains(.zero) || path.contains(.zero, eoFill: true) { return Path() }
  print(path.boundingRect, path.currentPoint as Any, path.description, Path("1 1 m") as Any)
  return path.trimmedPath(from: 0, to: 0.5).strokedPath(StrokeStyle(lineWidth: 1))
    .applying(.identity).offsetBy(dx: 1, dy: 1)
}

struct Vector: VectorArithmetic, Animatable {
  var value = 0.0
  static var zero: Vector { Vector() }
  static func + (left: Vector, right: Vector) -> Vector { Vector(value: left.value + right.value) }
  static func - (left: Vector, right: Vector) -> Vector { Vector(value: left.value - right.value) }
  mutating func scale(by rhs: Double) { value.scale(by: rhs) }
  var magnitudeSquared: Double { value.magnitudeSquared }
}
let nothing = EmptyAnimatableData()

// What shapes consist of.
func corners(_ corners: RectangleCornerRadii) -> [UnevenRoundedRectangle] {
  var radii = corners
  radii.topLeading = radii.bottomTrailing
  radii.topTrailing = radii.bottomLeading
  var shape = UnevenRoundedRectangle(cornerRadii: radii)
  shape.cornerRadii.topLeading = 3
  shape.style = .circular
  return [shape]
}

func lines() -> StrokeStyle {
  var style = StrokeStyle()
  style.lineWidth = 2
  style.lineCap = .round
  style.lineJoin = .bevel
  style.miterLimit = 3
  style.dash = [1, 2]
  style.dashPhase = 1
  var fill = FillStyle()
  fill.isEOFilled = !fill.isAntialiased
  return fill.isEOFilled ? StrokeStyle() : style
}

func outlines(in rect: CGRect) -> [Path] {
  var rounded = RoundedRectangle(cornerRadius: 1)
  rounded.cornerSize.width = 2
  rounded.style = .circular
  var capsule = Capsule()
  capsule.style = rounded.style
  return [
    AnyShape(rounded).path(in: rect), Capsule(style: capsule.style).path(in: rect),
    Circle().path(in: rect), ContainerRelativeShape().path(in: rect), Ellipse().path(in: rect),
    Rectangle().path(in: rect), rounded.path(in: rect), Path(rect).path(in: rect),
    UnevenRoundedRectangle(topLeadingRadius: 1).path(in: rect),
  ]
}

func changedOutlines(in rect: CGRect) -> [Path] {
  var rotated = RotatedShape(shape: Circle(), angle: .degrees(1))
  rotated.angle = .degrees(2)
  rotated.anchor = .top
  rotated.shape = Circle()
  var offset = OffsetShape(shape: Circle(), offset: .zero)
  offset.offset.width = 2
  offset.shape = rotated.shape
  var scaled = ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 2))
  scaled.scale.width = 2
  scaled.anchor = rotated.anchor
  scaled.shape = offset.shape
  var transformed = TransformedShape(shape: Circle(), transform: .identity)
  transformed.transform = CGAffineTransform(scaleX: 1, y: 2)
  transformed.shape = scaled.shape
  return [
    rotated.path(in: rect), offset.path(in: rect), scaled.path(in: rect),
    transformed.path(in: rect),
  ]
}

struct Insets: View {
  var body: some View {
    ContainerRelativeShape().inset(by: 1)
    Ellipse().inset(by: 1)
    RoundedRectangle(cornerRadius: 3).inset(by: 1)
    UnevenRoundedRectangle(topLeadingRadius: 3).inset(by: 1)
    shape(of: Circle().fill(.red))
  }

  private func shape<Filled: ShapeView>(of filled: Filled) -> some View { filled.shape }
}

let roles: [ShapeRole] = [.fill, .stroke, .separator]
let elements: [Path.Element] = [
  .move(to: .zero), .line(to: .zero), .quadCurve(to: .zero, control: .zero),
  .curve(to: .zero, control1: .zero, control2: .zero), .closeSubpath,
]

func moved(_ vector: Vector) -> Vector {
  var vector = vector
  vector.animatableData = Vector(value: 1)
  return vector.animatableData
}

func sizes(_ proposal: ProposedViewSize) -> [CGSize] {
  [
    Circle().sizeThatFits(proposal), AnyShape(Circle()).sizeThatFits(proposal),
    Rectangle().sizeThatFits(proposal),
  ]
}
