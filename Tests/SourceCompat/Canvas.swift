// Drawing with a canvas.
import SwiftUI

struct CanvasDrawing: View {
  @State private var angle = Angle.zero

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in
      drawPaths(in: &context, size: size)
      drawTexts(in: context)
      drawImages(in: context)
      filter(context)
    }
    Canvas(
      renderer: { context, _ in
        guard let symbol: GraphicsContext.ResolvedSymbol = context.resolveSymbol(id: 1) else {
          return
        }
        context.rotate(by: angle)
        context.draw(symbol, at: .zero)
        context.draw(symbol, at: .zero, anchor: .topLeading)
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 1, height: 2))
      },
      symbols: {
        Text("one").tag(1)
        ForEach(0..<3) { Text("\($0)").tag("\($0)") }
      })
  }

  private func drawPaths(in context: inout GraphicsContext, size: CGSize) {
    let path = Path(ellipseIn: CGRect(origin: .zero, size: size))
    context.opacity = 0.5
    context.blendMode = GraphicsContext.BlendMode.multiply
    context.transform = .identity
    context.scaleBy(x: 1, y: 2)
    context.translateBy(x: 1, y: 2)
    context.rotate(by: .degrees(1))
    context.concatenate(CGAffineTransform(scaleX: 1, y: 2))
    context.fill(path, with: .foreground)
    context.fill(path, with: .color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
    context.fill(path, with: .color(red: 1, green: 0, blue: 0))
    context.fill(path, with: .color(white: 0.5), style: FillStyle(eoFill: true))
    context.fill(path, with: .style(.tint))
    context.fill(
      path,
      with: context.resolve(
        .style(
          .linearGradient(
            colors: [.red, .blue], startPoint: .top, endPoint: .bottom))))
    context.stroke(path, with: .palette([.color(.red), .color(.blue)]))
    context.stroke(path, with: .color(.red), lineWidth: 2)
    context.stroke(path, with: .color(.red), style: StrokeStyle(lineWidth: 2, dash: [1, 2]))
    let gradient = Gradient(colors: [.red, .blue])
    let shadings: [GraphicsContext.Shading] = [
      .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 1, y: 2)),
      .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 2),
      .conicGradient(gradient, center: .zero),
      .conicGradient(gradient, center: .zero, angle: .degrees(1)),
    ]
    for shading in shadings { context.fill(path, with: shading) }
    var clipped = context
    clipped.clip(to: path)
    clipped.clip(to: path, style: FillStyle(eoFill: true))
    let _: CGRect = clipped.clipBoundingRect
  }

  private func drawTexts(in context: GraphicsContext) {
    let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
    context.draw(Text("one"), at: .zero)
    context.draw(Text("one"), at: .zero, anchor: .leading)
    context.draw(Text("one"), in: rect)
    var text: GraphicsContext.ResolvedText = context.resolve(Text("one"))
    text.shading = .color(.red)
    let size: CGSize = text.measure(in: rect.size)
    let _: CGFloat = text.firstBaseline(in: size) + text.lastBaseline(in: size)
    context.draw(text, at: .zero)
    context.draw(text, at: .zero, anchor: .leading)
    context.draw(text, in: rect)
    let environment: EnvironmentValues = context.environment
    context.draw(Text("\(environment.lineLimit ?? 0)"), at: .zero)
  }

  private func drawImages(in context: GraphicsContext) {
    let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
    context.draw(Image("one"), at: .zero)
    context.draw(Image("one"), at: .zero, anchor: .leading)
    context.draw(Image("one"), in: rect)
    context.draw(Image("one"), in: rect, style: FillStyle())
    var image: GraphicsContext.ResolvedImage = context.resolve(Image(systemName: "star"))
    image.shading = .palette([.color(.red), .foreground, .color(.blue)])
    context.draw(image, at: .zero)
    context.draw(image, at: .zero, anchor: .leading)
    context.draw(image, in: CGRect(origin: .zero, size: image.size))
    context.draw(image, in: rect, style: FillStyle())
  }

  private func filter(_ context: GraphicsContext) {
    let filters: [GraphicsContext.Filter] = [
      .blur(radius: 1), .shadow(radius: 1), .shadow(color: .red, radius: 1, x: 1, y: 2),
      .colorMultiply(.red), .hueRotation(.degrees(1)), .saturation(0.5), .brightness(0.5),
      .contrast(0.5), .colorInvert(), .grayscale(0.5), .luminanceToAlpha,
    ]
    let modes: [GraphicsContext.BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .plusLighter,
    ]
    var context = context
    for filter in filters { context.addFilter(filter) }
    for mode in modes {
      context.blendMode = mode
      context.drawLayer { layer in layer.draw(Text("one"), at: .zero) }
    }
  }
}

struct CanvasParts: View {
  private let canvas = Canvas<EmptyView>(renderer: { _, _ in })

  var body: some View {
    let _: ColorRenderingMode = canvas.colorMode
    let _: Bool = canvas.isOpaque && canvas.rendersAsynchronously
    let _: (inout GraphicsContext, CGSize) -> Void = canvas.renderer
    canvas.symbols
    canvas
  }
}

struct FilteredCanvas: View {
  var body: some View {
    Canvas { context, size in
      let gradient = Gradient(colors: [.red, .blue])
      context.addFilter(.colorMatrix(everyFactor(of: ColorMatrix())), options: .linearColor)
      context.addFilter(.alphaThreshold(min: 0.5, max: 0.6, color: .red))
      context.addFilter(.projectionTransform(ProjectionTransform()))
      context.addFilter(.colorInvert(0.5))
      context.addFilter(.blur(radius: 3, options: [.opaque, .dithersResult]))
      context.addFilter(
        .shadow(
          radius: 2, blendMode: .multiply,
          options: [.shadowAbove, .shadowOnly, .invertsAlpha, .disablesGroup]))
      context.clip(to: Path(), options: .inverse)
      context.clipToLayer(opacity: 0.5, options: .inverse) { $0.blendMode = .destinationOut }
      context.blendMode = GraphicsContext.BlendMode(
        rawValue: GraphicsContext.BlendMode.screen.rawValue)
      context.fill(
        Path(),
        with: .linearGradient(
          gradient, startPoint: .zero, endPoint: .zero, options: [.repeat, .mirror, .linearColor]))
      context.fill(
        Path(),
        with: .radialGradient(
          gradient, center: .zero, startRadius: 0, endRadius: 1, options: .repeat))
      context.fill(Path(), with: .conicGradient(gradient, center: .zero, options: .mirror))
      context.draw(Text("\(context.resolve(Image("photo")).baseline)"), at: .zero)
    }
  }
}

func everyFactor(of matrix: ColorMatrix) -> ColorMatrix {
  var matrix = matrix
  (matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5) = (1, 0, 0, 0, 0)
  (matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5) = (
    matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5
  )
  (matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5) = (
    matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5
  )
  (matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5) = (
    matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5
  )
  return matrix
}

func rawOptions() -> [UInt32] {
  [
    GraphicsContext.ClipOptions(rawValue: 1).rawValue,
    GraphicsContext.FilterOptions(rawValue: 1).rawValue,
    GraphicsContext.BlurOptions(rawValue: 1).rawValue,
    GraphicsContext.ShadowOptions(rawValue: 1).rawValue,
    GraphicsContext.GradientOptions(rawValue: 1).rawValue,
  ]
}
