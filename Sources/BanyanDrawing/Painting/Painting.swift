import BanyanHost
import BanyanHostKit
import BanyanLayout
import Foundation

/// The painting of one drawing on one context of Cairo.
@MainActor
struct Painting {
  let cairo: CairoLibrary
  let context: OpaquePointer
  let resources: PaintingResources
  /// The number of pixels for each unit of the context when painting began.
  let scale: Double
  let initialMagnitude: Double
  /// True unless a document is written.
  let hasPixels: Bool

  init(on context: OpaquePointer, scale: Double, _ resources: PaintingResources) {
    cairo = resources.libraries.cairo
    self.context = context
    self.resources = resources
    self.scale = scale
    var matrix = CairoMatrix()
    cairo.getMatrix(context, &matrix)
    // On an image, the context's own matrix has the scale.
    initialMagnitude = matrix.magnitude
    hasPixels =
      cairo.surfaceGetType(cairo.getGroupTarget(context)) == CairoSurfaceType.image
  }

  var matrix: CairoMatrix {
    var matrix = CairoMatrix()
    cairo.getMatrix(context, &matrix)
    return matrix
  }

  func isolated(_ body: () -> Void) {
    cairo.save(context)
    body()
    cairo.restore(context)
  }

  // MARK: Elements

  func paint(_ element: DrawnElement) {
    isolated {
      let effects = element.effects
      cairo.translate(
        context, element.frame.x + (effects?.offset.x ?? 0),
        element.frame.y + (effects?.offset.y ?? 0))
      guard let effects else { return paintContent(of: element) }
      guard effects.opacity > 0 else { return }
      if !effects.transforms.isEmpty {
        let mapping = element.mapping
        guard let affine = mapping.affine else {
          return paintEffects(effects) { paintProjected(element, effects, by: mapping) }
        }
        // Nothing is seen of what is as narrow as a line, and Cairo fails with such a matrix.
        guard affine.magnitude > 1e-6 else { return }
        var matrix = affine
        cairo.transform(context, &matrix)
      }
      paintEffects(effects) { paintFiltered(element, effects) }
    }
  }

  /// Paints with an opacity and a blend mode.
  private func paintEffects(_ effects: DrawnEffects, _ body: () -> Void) {
    guard effects.opacity < 1 || effects.blendMode != .normal || effects.isIsolated else {
      return body()
    }
    cairo.pushGroup(context)
    body()
    cairo.popGroupToSource(context)
    cairo.setOperator(context, effects.blendMode.cairoOperator.rawValue)
    cairo.paintWithAlpha(context, min(max(effects.opacity, 0), 1))
    cairo.setOperator(context, CairoOperator.over.rawValue)
  }

  private func paintFiltered(_ element: DrawnElement, _ effects: DrawnEffects) {
    guard !effects.filters.isEmpty else { return paintMasked(element, effects) }
    // A shadow alone leaves the content as it is, so the content is drawn in place, and sharp.
    if effects.filters.count == 1,
      case .shadow(let color, let radius, let x, let y) = effects.filters[0]
    {
      guard let bounds = element.innerBounds else { return }
      let outer = effects.filters[0].bounds(bounds).union(bounds)
      if let layer = layer(outer, { $0.paintMasked(element, effects) }) {
        layer.makeShadow(color, deviation: radius)
        paint(layer, x, y)
      }
      return paintMasked(element, effects)
    }
    guard var bounds = element.innerBounds else { return }
    for filter in effects.filters { bounds = filter.bounds(bounds) }
    guard let layer = layer(bounds, { $0.paintMasked(element, effects) }) else { return }
    for filter in effects.filters {
      switch filter {
      case .blur(let radius): layer.surface.blur(radius * layer.scale)
      case .colorMatrix(let matrix): layer.surface.multiply(by: matrix)
      case .opacityThreshold(let low, let high, let color):
        layer.surface.paint(color, fromOpacity: low, to: high)
      case .shadow(let color, let radius, let x, let y):
        let content = PixelSurface(
          cairo, width: layer.surface.width, height: layer.surface.height)
        content.draw {
          cairo.setSourceSurface($0, layer.surface.pointer, 0, 0)
          cairo.paint($0)
        }
        layer.makeShadow(color, deviation: radius)
        let shadow = PixelSurface(cairo, width: content.width, height: content.height)
        shadow.draw {
          cairo.setSourceSurface($0, layer.surface.pointer, x * layer.scale, y * layer.scale)
          cairo.paint($0)
          cairo.setSourceSurface($0, content.pointer, 0, 0)
          cairo.paint($0)
        }
        layer.surface.draw {
          cairo.setOperator($0, CairoOperator.source.rawValue)
          cairo.setSourceSurface($0, shadow.pointer, 0, 0)
          cairo.paint($0)
        }
      }
    }
    paint(layer, 0, 0)
  }

  private func paintMasked(_ element: DrawnElement, _ effects: DrawnEffects) {
    isolated {
      if let clip = effects.clip {
        trace(area(clip, in: LayoutRect(0, 0, element.frame.width, element.frame.height)))
        cairo.clip(context)
      }
      guard let mask = effects.mask else { return paintContent(of: element) }
      cairo.pushGroup(context)
      paintContent(of: element)
      let content = cairo.popGroup(context)
      cairo.pushGroup(context)
      switch mask {
      case .paint(let paint):
        let rect = LayoutRect(0, 0, element.frame.width, element.frame.height)
        cairo.rectangle(context, rect.x, rect.y, rect.width, rect.height)
        setSource(paint, in: rect)
        cairo.fill(context)
      case .elements(let elements): for element in elements { self.paint(element) }
      }
      let opacity = cairo.popGroup(context)
      cairo.setSource(context, content)
      cairo.mask(context, opacity)
      cairo.patternDestroy(content)
      cairo.patternDestroy(opacity)
    }
  }

  private func paintContent(of element: DrawnElement) {
    for part in element.background { paint(part) }
    if !element.content.isEmpty {
      let scrolled = element.effects?.scrolled ?? .zero
      isolated {
        cairo.translate(context, scrolled.x, scrolled.y)
        for child in element.content { paint(child) }
      }
    }
    for part in element.foreground { paint(part) }
  }

  // MARK: Layers

  /// A surface of its own for a part of the plane.
  struct Layer {
    let surface: PixelSurface
    /// The upper left corner, in the units of the context.
    let x, y: Double
    /// The number of pixels for each unit.
    let scale: Double

    func makeShadow(_ color: ColorComponents, deviation: Double) {
      surface.makeShadow(color, deviation: deviation * scale)
    }
  }

  /// Paints on a surface of its own.
  /// - Parameter bounds: what is seen, in the units of the context.
  /// - Returns: nil if none of it is within what the context shows.
  func layer(_ bounds: LayoutRect, isLimited: Bool = true, _ body: (Painting) -> Void) -> Layer? {
    var area = bounds
    if isLimited {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo.clipExtents(context, &left, &top, &right, &bottom)
      // A blur brings in what is not far outside.
      area = bounds.intersection(
        LayoutRect(left, top, right - left, bottom - top).outset(by: Self.margin))
    }
    let matrix = self.matrix
    let scale = scale * (initialMagnitude > 0 ? matrix.magnitude / initialMagnitude : 1)
    guard area.width > 0, area.height > 0, scale > 0, scale.isFinite else { return nil }
    // The surface's pixels lie on those of the context, if it is not turned.
    let origin = matrix.applied(to: area.x, area.y)
    let perUnit = scale / max(matrix.magnitude, 1e-9)
    let x = area.x - (origin.x * perUnit - (origin.x * perUnit).rounded(.down)) / scale
    let y = area.y - (origin.y * perUnit - (origin.y * perUnit).rounded(.down)) / scale
    let surface = PixelSurface(
      cairo, width: Int(((area.maxX - x) * scale).rounded(.up)) + 1,
      height: Int(((area.maxY - y) * scale).rounded(.up)) + 1)
    surface.draw { other in
      cairo.scale(other, scale, scale)
      cairo.translate(other, -x, -y)
      body(Painting(on: other, scale: scale, resources))
    }
    return Layer(surface: surface, x: x, y: y, scale: scale)
  }

  /// The distance from the shown area within which a shadow or blur can still be seen, in points.
  private static let margin = 120.0

  func paint(_ layer: Layer, _ x: Double, _ y: Double) {
    isolated {
      cairo.translate(context, layer.x + x, layer.y + y)
      cairo.scale(context, 1 / layer.scale, 1 / layer.scale)
      cairo.setSourceSurface(context, layer.surface.pointer, 0, 0)
      cairo.paint(context)
    }
  }

  /// Draws an element flat, and then in perspective.
  private func paintProjected(
    _ element: DrawnElement, _ effects: DrawnEffects, by mapping: Homography
  ) {
    guard var bounds = element.innerBounds else { return }
    for filter in effects.filters { bounds = filter.bounds(bounds) }
    guard let area = mapping.bounds(of: bounds), let inverse = mapping.inverse,
      let flat = layer(bounds, isLimited: false, { $0.paintFiltered(element, effects) }),
      let result = layer(area, { _ in })
    else { return }
    let toPlace = Homography(
      m: [1 / result.scale, 0, result.x, 0, 1 / result.scale, result.y, 0, 0, 1])
    let toPixel = Homography(
      m: [flat.scale, 0, -flat.x * flat.scale, 0, flat.scale, -flat.y * flat.scale, 0, 0, 1])
    let surface = flat.surface.projected(
      width: result.surface.width, height: result.surface.height,
      toPlace.followed(by: inverse).followed(by: toPixel))
    paint(Layer(surface: surface, x: result.x, y: result.y, scale: result.scale), 0, 0)
  }

  // MARK: Paths

  /// Adds a path to that of the context.
  func trace(_ path: OutlinePath) {
    cairo.setFillRule(context, path.isEvenOdd ? 1 : 0)
    var last = Point(x: 0, y: 0)
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo.moveTo(context, point.x, point.y)
        last = point
      case .line(let point):
        cairo.lineTo(context, point.x, point.y)
        last = point
      case .quadCurve(let point, let control):
        cairo.curveTo(
          context, last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3,
          point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3, point.x,
          point.y)
        last = point
      case .curve(let point, let first, let second):
        cairo.curveTo(context, first.x, first.y, second.x, second.y, point.x, point.y)
        last = point
      case .close: cairo.closePath(context)
      }
    }
  }
}

extension BlendMode {
  fileprivate var cairoOperator: CairoOperator {
    switch self {
    case .normal: .over
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusLighter: .add
    case .destinationOut: .destinationOut
    }
  }
}
