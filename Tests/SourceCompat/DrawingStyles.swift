// Styles, gradients, effects and transforms.
import SwiftUI

struct Highlight: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.yellow : Color.orange
  }
}

struct Styles: View {
  private let gradient = Gradient(colors: [.red, .blue])
  private let stops = [
    Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1),
  ]

  var body: some View {
    semantic
    gradients
    dotGradients
    backgrounds
  }

  @ViewBuilder
  private var semantic: some View {
    Text("one").foregroundStyle(.quinary).background(.separator)
    Text("one").foregroundStyle(.placeholder).background(.selection)
    Text("one").foregroundStyle(.link).background(.fill)
    Text("one").foregroundStyle(.windowBackground).backgroundStyle(.red)
    Text("one").foregroundStyle(.red, .blue)
    Text("one").foregroundStyle(.red, .blue, .green)
    Text("one").foregroundStyle(Highlight()).background(AnyShapeStyle(.red))
    Text("one").foregroundStyle(.red.opacity(0.5)).background(.tint.secondary)
    Text("one").foregroundStyle(Color.red.tertiary).background(Color.red.quaternary)
    Text("one").foregroundStyle(Color.red.quinary).foregroundColor(.red)
    shadows
    Group {
      Text("one").background(SelectionShapeStyle()).background(SeparatorShapeStyle())
      Text("one").background(PlaceholderTextShapeStyle()).background(LinkShapeStyle())
      Text("one").background(FillShapeStyle()).background(WindowBackgroundShapeStyle())
      Text("one").background(HierarchicalShapeStyle.primary)
      Text("one").background(HierarchicalShapeStyle.secondary)
      Text("one").background(HierarchicalShapeStyle.tertiary)
      Text("one").background(HierarchicalShapeStyle.quaternary)
      Text("one").background(HierarchicalShapeStyle.quinary)
    }
    Group {
      Text("one").background(.ultraThinMaterial).background(.thinMaterial)
      Text("one").background(.regularMaterial).background(.thickMaterial)
      Text("one").background(.ultraThickMaterial).background(.bar)
      Text("one").background(Material.ultraThin).background(Material.thin)
      Text("one").background(Material.regular).background(Material.thick)
      Text("one").background(Material.ultraThick).background(Material.bar)
    }
  }

  @ViewBuilder
  private var shadows: some View {
    Circle().fill(.blue.shadow(.inner(radius: 6)))
    Capsule().fill(.white.shadow(.drop(color: .black, radius: 4, x: 1, y: 2)))
    Text("one").background(.white.shadow(.drop(radius: 3)))
    Text("one").background(.white.shadow(.inner(color: .red, radius: 3, x: 1, y: 1)), in: Circle())
    Image(systemName: "star").foregroundStyle(.blue.shadow(.drop(radius: 2)))
    Text("one").foregroundStyle(.shadow(.inner(radius: 1)))
    Text("one").foregroundStyle(.blue.gradient.shadow(ShadowStyle.drop(radius: 1)))
  }

  @ViewBuilder
  private var gradients: some View {
    gradient.stops.isEmpty ? Color.red : Color.blue
    Rectangle().fill(gradient).background(AnyGradient(Gradient(stops: stops)))
    Rectangle().fill(Color.red.gradient).background(.red.gradient)
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    LinearGradient(colors: [.red], startPoint: .leading, endPoint: .trailing)
    LinearGradient(stops: stops, startPoint: UnitPoint(x: 0, y: 0.2), endPoint: UnitPoint())
    RadialGradient(gradient: gradient, center: .topLeading, startRadius: 0, endRadius: 9)
    RadialGradient(colors: [.red], center: .topTrailing, startRadius: 0, endRadius: 9)
    RadialGradient(stops: stops, center: .bottomLeading, startRadius: 0, endRadius: 9)
    EllipticalGradient(gradient: gradient)
    EllipticalGradient(colors: [.red], center: .bottomTrailing)
    EllipticalGradient(stops: stops, startRadiusFraction: 0.1, endRadiusFraction: 0.5)
    Group {
      AngularGradient(gradient: gradient, center: .zero, angle: .degrees(9))
      AngularGradient(colors: [.red], center: .center)
      AngularGradient(stops: stops, center: .center, angle: .zero)
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .zero, endAngle: .radians(1))
      AngularGradient(
        colors: [.red], center: .center, startAngle: .zero, endAngle: Angle(degrees: 9))
      AngularGradient(
        stops: stops, center: .center, startAngle: Angle(), endAngle: Angle(radians: 1))
    }
  }

  @ViewBuilder
  private var dotGradients: some View {
    Circle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
    Circle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    Circle().fill(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
    Circle().fill(.radialGradient(gradient, startRadius: 0, endRadius: 9))
    Circle().fill(.radialGradient(colors: [.red], endRadius: 9))
    Circle().fill(.radialGradient(stops: stops, center: .center, endRadius: 9))
    Circle().fill(.ellipticalGradient(gradient))
    Circle().fill(.ellipticalGradient(colors: [.red]))
    Circle().fill(.angularGradient(gradient, startAngle: .zero, endAngle: .zero))
    Circle().fill(.angularGradient(colors: [.red], startAngle: .zero, endAngle: .zero))
    Circle().fill(.conicGradient(gradient))
    Circle().fill(.conicGradient(colors: [.red], center: .center, angle: .degrees(1)))
  }

  @ViewBuilder
  private var backgrounds: some View {
    Text("one").background().background(ignoresSafeAreaEdges: .top)
    Text("one").background(.red, ignoresSafeAreaEdges: [])
    Text("one").background(in: Circle()).background(.red, in: .rect, fillStyle: FillStyle())
    Text("one").overlay(.red).overlay(.red, ignoresSafeAreaEdges: .all)
    // A color is a view as well.
    Text("one").overlay(Color.red).overlay(Color.red.opacity(0.5)).overlay(
      Color.red, alignment: .top)
    Circle().background(Color.red).background(Color.red.opacity(0.5))
    Text("one").overlay(.red, in: .capsule).overlay(.red, in: .circle, fillStyle: FillStyle())
    Text("one").border(.red).border(Color.red, width: 2)
  }
}

struct Effects: View {
  var body: some View {
    Text("one").blur(radius: 3).blur(radius: 3, opaque: true).brightness(0.1).contrast(1.2)
      .saturation(0.5).grayscale(1).hueRotation(.degrees(30)).colorInvert().luminanceToAlpha()
      .shadow(radius: 3).shadow(color: .red, radius: 3, x: 1, y: 2)
      .compositingGroup().geometryGroup().drawingGroup().drawingGroup(
        opaque: true, colorMode: .linear)
    Text("one").blendMode(.normal).blendMode(.multiply).blendMode(.screen).blendMode(.overlay)
      .blendMode(.darken).blendMode(.lighten).blendMode(.colorDodge).blendMode(.colorBurn)
    Text("one").blendMode(.softLight).blendMode(.hardLight).blendMode(.difference)
      .blendMode(.exclusion).blendMode(.hue).blendMode(.saturation).blendMode(.color)
      .blendMode(.luminosity).blendMode(.plusLighter).blendMode(.destinationOut)
    Text("one").drawingGroup(colorMode: .nonLinear).drawingGroup(colorMode: .extendedLinear)
    Text("one").rotationEffect(.degrees(9)).rotationEffect(.zero, anchor: .top)
      .scaleEffect(2).scaleEffect(CGSize(width: 1, height: 2), anchor: .leading)
      .scaleEffect(x: 1).scaleEffect(y: 2, anchor: .bottom)
    Text("one").rotation3DEffect(.degrees(9), axis: (x: 1, y: 0, z: 0))
      .rotation3DEffect(
        .degrees(9), axis: (x: 1, y: 0, z: 0), anchor: .center, anchorZ: 1, perspective: 0.5
      )
      .transformEffect(.identity)
    Text("one").redacted(reason: .placeholder).redacted(reason: [.privacy, .invalidated])
      .unredacted().privacySensitive().privacySensitive(false)
    Redacted()
  }
}

struct Redacted: View {
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.backgroundStyle) private var style
  var body: some View {
    Text(reasons.isEmpty || RedactionReasons(rawValue: 1) == reasons ? "one" : "two")
    Text(style == nil ? "one" : "two")
  }
}

func angles() -> Bool {
  var angle = Angle.degrees(1) + .radians(1) - .zero
  angle += -angle * 2 / 3
  angle -= .zero
  angle *= 2
  angle /= 2
  angle.degrees = 3
  angle.radians = 2
  angle.animatableData = 1
  return angle < .zero
}

let mixed = Color.red.mix(with: .blue, by: 0.5)
let mixedAsAScreenDoes = Color.red.mix(with: .blue, by: 0.5, in: .device)
let mixedAsPeopleSee = Color.red.mix(with: .blue, by: 0.5, in: .perceptual)
let inABundle = Color("brand", bundle: nil)
let points: [UnitPoint] = [.zero, .center, .leading, .trailing, .top, .bottom]

struct Papered: View {
  private let paper = ImagePaint(
    image: Image("Paper"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 2)

  var body: some View {
    Rectangle().fill(paper)
    Text("paper").border(.image(Image("Paper")), width: 4)
      .foregroundStyle(.image(paper.image, sourceRect: paper.sourceRect, scale: paper.scale))
    Circle().fill(copy)
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .green, .blue, .white])
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      resolvedColors: resolved, background: .black, smoothsColors: false,
      colorSpace: .perceptual)
    Text("mesh").foregroundStyle(
      MeshGradient(
        width: 2, height: 2, bezierPoints: bends, colors: [.red, .green, .blue, .white],
        background: .clear, smoothsColors: true, colorSpace: .device))
    MeshGradient(width: 2, height: 2, bezierPoints: bends, resolvedColors: resolved)
    changed
  }

  private var copy: ImagePaint {
    var copy = paper
    copy.image = Image("Wood")
    copy.sourceRect = .zero
    copy.scale = 1
    return copy
  }

  private var resolved: [Color.Resolved] {
    (0..<4).map { Color.Resolved(red: Float($0) / 4, green: 0, blue: 0) }
  }

  private var bends: [MeshGradient.BezierPoint] {
    (0..<4).map { number in
      var point = MeshGradient.BezierPoint(
        position: SIMD2(Float(number % 2), Float(number / 2)), leadingControlPoint: .zero,
        topControlPoint: .zero, trailingControlPoint: .zero, bottomControlPoint: .zero)
      point.leadingControlPoint = point.position
      point.topControlPoint = point.position
      point.trailingControlPoint = point.position
      point.bottomControlPoint = point.position
      return point
    }
  }

  private var changed: MeshGradient {
    var mesh = MeshGradient(
      width: 2, height: 2, locations: .bezierPoints(bends), colors: .resolvedColors(resolved),
      background: .clear, smoothsColors: true, colorSpace: .device)
    if mesh.locations != .points([]), mesh.colors != .colors([.red]) {
      (mesh.width, mesh.height) = (3, 3)
      mesh.locations = .points([])
      mesh.colors = .colors([])
      mesh.background = .red
      mesh.smoothsColors = false
      mesh.colorSpace = .perceptual
    }
    return mesh
  }
}
