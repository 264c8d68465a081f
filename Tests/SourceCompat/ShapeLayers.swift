// Layers and areas of shapes, resolved colors, gradients in a color space, and values that animate by their lengths.
import SwiftUI

struct ShapeLayers: View {
  var body: some View {
    FillShapeView(shape: Circle(), style: .red, fillStyle: FillStyle(), background: EmptyView())
    StrokeShapeView(
      shape: Circle(), style: .red, strokeStyle: StrokeStyle(), isAntialiased: true,
      background: Color.blue)
    StrokeBorderShapeView(
      shape: Circle(), style: .red, strokeStyle: StrokeStyle(), isAntialiased: true,
      background: Color.blue)
    Circle().fill(.red).fill().stroke(.blue).stroke(.blue, style: StrokeStyle()).strokeBorder()
      .strokeBorder(style: StrokeStyle())
    Circle().intersection(Rectangle()).union(Capsule(), eoFill: true).subtracting(Ellipse())
      .symmetricDifference(Circle())
    Circle().lineIntersection(Rectangle()).lineSubtraction(Capsule())
    Rectangle().fill(Color.Resolved(red: 1, green: 0, blue: 0))
    Filling()
  }

  func parts(
    _ fill: inout FillShapeView<Circle, Color, Color>,
    _ line: inout StrokeShapeView<Circle, Color, Color>,
    _ border: inout StrokeBorderShapeView<Circle, Color, Color>
  ) {
    (fill.shape, fill.style, fill.fillStyle, fill.background) = (
      line.shape, line.style, FillStyle(), border.background
    )
    (line.shape, line.style, line.strokeStyle, line.isAntialiased, line.background) = (
      border.shape, border.style, border.strokeStyle, border.isAntialiased, fill.background
    )
    (border.shape, border.style, border.strokeStyle, border.isAntialiased, border.background) = (
      fill.shape, fill.style, line.strokeStyle, line.isAntialiased, line.background
    )
  }

  func areas(_ path: Path) -> [Path] {
    [
      path.intersection(path), path.union(path, eoFill: true), path.subtracting(path),
      path.symmetricDifference(path),
      path.lineIntersection(path), path.lineSubtraction(path), path.normalized(),
      path.normalized(eoFill: false),
    ]
  }
}

struct Filling: ShapeStyle, View {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.red }
}

struct Arrow: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .leftToRight) }
  func path(in rect: CGRect) -> Path { Path(rect) }
}

func directionBehaviors() -> [LayoutDirectionBehavior] {
  [
    .fixed, .mirrors, Rectangle().layoutDirectionBehavior,
    RoundedRectangle(cornerRadius: 1).layoutDirectionBehavior,
    Capsule().layoutDirectionBehavior, Circle().layoutDirectionBehavior,
    Ellipse().layoutDirectionBehavior,
    Circle().offset(x: 1).layoutDirectionBehavior, Circle().rotation(.zero).layoutDirectionBehavior,
    Circle().scale(1).layoutDirectionBehavior,
    Circle().transform(.identity).layoutDirectionBehavior,
    AnyShape(Circle()).layoutDirectionBehavior, UnevenRoundedRectangle().layoutDirectionBehavior,
  ]
}

func resolvedColors(_ environment: EnvironmentValues) throws -> (Color, String, CGColor) {
  var color = Color.red.resolve(in: environment)
  color = Color.Resolved(
    colorSpace: .displayP3, red: 1, green: color.green, blue: color.blue, opacity: color.opacity)
  (color.red, color.green, color.blue, color.opacity) = (
    color.linearRed, color.linearGreen, color.linearBlue, 1
  )
  (color.linearRed, color.linearGreen, color.linearBlue) = (color.red, 0, 0)
  color.animatableData = color.animatableData
  let decoded = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color))
  return (Color(decoded), color.description, color.cgColor)
}

func gradients(_ gradient: Gradient, _ stops: [Gradient.Stop]) -> [AnyShapeStyle] {
  let mixed: AnyGradient = gradient.colorSpace(.perceptual).colorSpace(.device)
  return [
    AnyShapeStyle(.linearGradient(mixed, startPoint: .top, endPoint: .bottom)),
    AnyShapeStyle(.radialGradient(mixed, endRadius: 5)),
    AnyShapeStyle(.ellipticalGradient(mixed)), AnyShapeStyle(.ellipticalGradient(stops: stops)),
    AnyShapeStyle(.angularGradient(mixed, startAngle: .zero, endAngle: .degrees(90))),
    AnyShapeStyle(.angularGradient(stops: stops, startAngle: .zero, endAngle: .degrees(90))),
    AnyShapeStyle(.conicGradient(mixed)),
    AnyShapeStyle(.conicGradient(stops: stops)),
  ]
}

func animating(
  _ insets: inout EdgeInsets, _ line: inout StrokeStyle, _ corners: inout RectangleCornerRadii
) -> [CGFloat?] {
  insets.animatableData = insets.animatableData
  line.animatableData = line.animatableData
  corners.animatableData = corners.animatableData
  return [
    HorizontalAlignment.leading.combineExplicit([1]), VerticalAlignment.top.combineExplicit([nil]),
  ]
}
