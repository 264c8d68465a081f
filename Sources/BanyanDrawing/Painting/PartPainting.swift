import BanyanHost
import BanyanHostKit
import BanyanLayout

extension Painting {
  /// Paints a part, unless all of it is outside of what the context shows.
  func paint(_ part: DrawingPart) {
    guard let bounds = part.bounds, isShown(bounds) else { return }
    resources.paintedParts += 1
    switch part {
    case .fill(let outline, let rect, let paint): fill(outline, in: rect, with: paint)
    case .stroke(let stroke, let rect): self.stroke(stroke, in: rect)
    case .shadow(let outline, let rect, let color, let radius, let x, let y, let isInner):
      paintShadow(
        of: OutlinePath(outline, in: rect), color, radius: radius, x: x, y: y, isInner: isInner)
    case .text(let text, let rect): isolated { paint(text, in: rect) }
    case .symbol(let symbol, let rect): paint(symbol, in: rect)
    case .picture(let picture, let rect): isolated { paint(picture, in: rect) }
    }
  }

  private func isShown(_ bounds: LayoutRect) -> Bool {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo.clipExtents(context, &left, &top, &right, &bottom)
    return bounds.x < right && left < bounds.maxX + 1 && bounds.y < bottom
      && top < bounds.maxY + 1
  }

  private func fill(_ outline: Outline, in rect: LayoutRect, with paint: DrawnPaint) {
    let path = area(outline, in: rect)
    if case .backdrop(let radius, _) = paint { paintBackdrop(in: path, radius: radius) }
    trace(path)
    setSource(paint, in: rect)
    cairo.fill(context)
  }

  // MARK: Lines

  private func stroke(_ stroke: DrawnStroke, in rect: LayoutRect) {
    let line = stroke.line
    var path = OutlinePath(
      line.outline.inset(by: line.inset), in: line.insetRect(rect))
    if line.start > 0 || line.end < 1 { path = path.trimmed(from: line.start, to: line.end) }
    isolated {
      trace(path)
      setSource(stroke.paint, in: rect)
      if line.isFilled {
        cairo.fill(context)
        return
      }
      guard line.width > 0, line.width.isFinite else { return }
      cairo.setLineWidth(context, line.width)
      cairo.setLineCap(context, Int32(line.cap.rawValue))
      cairo.setLineJoin(context, Int32(line.join.rawValue))
      cairo.setMiterLimit(context, max(1, line.miterLimit))
      // Cairo fails with lengths that do not add up to anything.
      if line.dash.reduce(0, +) > 0, line.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) {
        cairo.setDash(context, line.dash, Int32(line.dash.count), line.dashPhase)
      }
      cairo.stroke(context)
    }
  }

  // MARK: Shadows and what is behind

  private func paintShadow(
    of path: OutlinePath, _ color: ColorComponents, radius: Double, x: Double, y: Double,
    isInner: Bool
  ) {
    guard let bounds = path.bounds else { return }
    let reach = 1.5 * max(0, radius) + 1
    let area = isInner ? bounds : bounds.outset(by: reach)
    // Everything around the outline casts the inner shadow.
    let outer = bounds.outset(by: reach + max(x.magnitude, y.magnitude))
    let layer = layer(isInner ? outer : area, isLimited: !isInner) { painting in
      // The part that casts the shadow is opaque, as Cairo's first source is.
      painting.trace(path)
      if isInner {
        painting.trace(OutlinePath(.rectangle, in: outer.outset(by: 1)))
        cairo.setFillRule(painting.context, 1)
      }
      cairo.fill(painting.context)
    }
    guard let layer else { return }
    layer.makeShadow(color, deviation: radius / 2)
    isolated {
      if isInner {
        trace(path)
        cairo.clip(context)
      }
      paint(layer, x, y)
    }
  }

  /// Paints what is behind an area, blurred. In a document there is nothing to be read back.
  private func paintBackdrop(in path: OutlinePath, radius: Double) {
    let target = cairo.getGroupTarget(context)
    guard radius > 0, hasPixels, let bounds = path.bounds else { return }
    let matrix = self.matrix
    let reach = 3 * radius
    guard
      let layer = layer(
        bounds.outset(by: reach),
        { painting in
          // From the units of this context to the pixels of its target.
          guard let back = matrix.inverse else { return }
          var inverse = back
          cairo.transform(painting.context, &inverse)
          cairo.setSourceSurface(painting.context, target, 0, 0)
          cairo.patternSetExtend(cairo.getSource(painting.context), CairoExtend.pad)
          cairo.paint(painting.context)
        })
    else { return }
    layer.surface.blur(radius * layer.scale)
    isolated {
      trace(path)
      cairo.clip(context)
      paint(layer, 0, 0)
    }
  }

  // MARK: Symbols

  func paint(_ symbol: DrawnSymbol, in rect: LayoutRect) {
    let parts = resources.symbol(symbol.name, weight: symbol.weight)
    guard rect.width > 0, rect.height > 0, !parts.parts.isEmpty, let first = symbol.colors.first
    else { return }
    if let paint = symbol.paint {
      return paintInk(parts, in: rect, opacity: 1) { setSource(paint, in: rect) }
    }
    guard symbol.colors.count > 1 else { return self.paint(parts, in: rect, first) }
    let hues = parts.hues
    if parts.parts.contains(where: \.isCut), hues != [0] {
      // White is seen through the cuts of an area that has a color.
      let areas = parts.parts.filter { !$0.isCut && $0.isFilled }
      self.paint(parts, only: areas, in: rect, symbol.color(1))
    }
    for hue in hues {
      let shown = parts.parts.filter { $0.isCut || $0.hue == hue }
      self.paint(parts, only: shown, in: rect, symbol.color(hue))
    }
  }

  /// Paints the ink of a symbol.
  ///
  /// It is no mask, because Cairo 1.16 puts masks to the wrong places of SVG documents.
  private func paintInk(
    _ symbol: SymbolParts, only parts: [SymbolParts.Part]? = nil, in rect: LayoutRect,
    opacity: Double, setSource: () -> Void
  ) {
    let parts = parts ?? symbol.parts
    let isGroup = opacity < 1 || parts.contains(where: \.isCut)
    isolated {
      if isGroup { cairo.pushGroup(context) }
      setSource()
      isolated {
        let side = min(rect.width, rect.height)
        cairo.translate(
          context, rect.x + (rect.width - side) / 2, rect.y + (rect.height - side) / 2)
        cairo.scale(context, side / 24, side / 24)
        cairo.setLineJoin(context, 1)
        for part in parts {
          cairo.setOperator(
            context, (part.isCut ? CairoOperator.destinationOut : .over).rawValue)
          if part.isFilled {
            trace(part.path)
            cairo.fill(context)
          }
          if let width = part.lineWidth {
            trace(part.path)
            cairo.setLineWidth(context, width)
            cairo.setLineCap(context, part.dash.isEmpty ? 1 : 0)
            cairo.setDash(context, part.dash, Int32(part.dash.count), 0)
            cairo.stroke(context)
          }
        }
      }
      if isGroup {
        cairo.popGroupToSource(context)
        cairo.paintWithAlpha(context, opacity)
      }
    }
  }

  private func paint(
    _ symbol: SymbolParts, only parts: [SymbolParts.Part]? = nil, in rect: LayoutRect,
    _ color: ColorComponents
  ) {
    var opaque = color
    opaque.opacity = 1
    paintInk(symbol, only: parts, in: rect, opacity: min(max(color.opacity, 0), 1)) {
      setSource(opaque)
    }
  }

  // MARK: Pictures

  private func paint(_ picture: DrawnPicture, in rect: LayoutRect) {
    guard rect.width > 0, rect.height > 0, let loaded = resources.picture(picture.source) else {
      return
    }
    let size = loaded.size
    guard size.width > 0, size.height > 0 else { return }
    cairo.rectangle(context, rect.x, rect.y, rect.width, rect.height)
    cairo.clip(context)
    let (xScale, yScale) = (rect.width / size.width, rect.height / size.height)
    var place = rect
    switch picture.sizing {
    case .stretched: break
    case .tiled: place = LayoutRect(rect.x, rect.y, size.width, size.height)
    case .fit, .fill:
      let scale = picture.sizing == .fit ? min(xScale, yScale) : max(xScale, yScale)
      let (width, height) = (size.width * scale, size.height * scale)
      place = LayoutRect(
        rect.x + (rect.width - width) / 2, rect.y + (rect.height - height) / 2, width, height)
    }
    guard let color = picture.templateColor else {
      return draw(loaded, of: picture, at: place, in: rect)
    }
    cairo.pushGroup(context)
    draw(loaded, of: picture, at: place, in: rect)
    let opacity = cairo.popGroup(context)
    setSource(color)
    cairo.mask(context, opacity)
    cairo.patternDestroy(opacity)
  }

  /// Draws a picture at a place, or repeats it from there through a rectangle.
  private func draw(
    _ loaded: LoadedPicture, of picture: DrawnPicture, at place: LayoutRect, in rect: LayoutRect
  ) {
    let size = loaded.size
    switch loaded {
    case .pixels(let surface):
      isolated {
        cairo.translate(context, place.x, place.y)
        cairo.scale(context, place.width / size.width, place.height / size.height)
        cairo.setSourceSurface(context, surface.pointer, 0, 0)
        let pattern = cairo.getSource(context)
        cairo.patternSetFilter(
          pattern, picture.isPixelated ? CairoFilter.nearest : CairoFilter.good)
        // Without it the edges of a picture are half transparent.
        cairo.patternSetExtend(
          pattern, picture.sizing == .tiled ? CairoExtend.repeat : CairoExtend.pad)
        if picture.sizing == .tiled {
          cairo.paint(context)
        } else {
          cairo.rectangle(context, 0, 0, size.width, size.height)
          cairo.fill(context)
        }
      }
    case .drawing(let drawing):
      let columns = picture.sizing == .tiled ? Int((rect.width / place.width).rounded(.up)) : 1
      let rows = picture.sizing == .tiled ? Int((rect.height / place.height).rounded(.up)) : 1
      for row in 0..<rows {
        for column in 0..<columns {
          drawing.draw(
            on: context, x: place.x + Double(column) * place.width,
            y: place.y + Double(row) * place.height, width: place.width, height: place.height)
        }
      }
    }
  }
}

extension DrawnSymbol {
  fileprivate func color(_ hue: Int) -> ColorComponents {
    colors[min(hue, colors.count - 1)]
  }
}

extension Line {
  /// Returns the rectangle inside of which the line's middle is. The points of a path in points stay where they are.
  func insetRect(_ rect: LayoutRect) -> LayoutRect {
    if case .path(let path) = outline, !path.isRelative { return rect }
    return rect.outset(by: -inset)
  }
}

extension CairoMatrix {
  var inverse: CairoMatrix? {
    let determinant = xx * yy - xy * yx
    guard determinant.magnitude > 1e-12 else { return nil }
    return CairoMatrix(
      xx: yy / determinant, yx: -yx / determinant, xy: -xy / determinant, yy: xx / determinant,
      x0: (xy * y0 - yy * x0) / determinant, y0: (yx * x0 - xx * y0) / determinant)
  }
}
