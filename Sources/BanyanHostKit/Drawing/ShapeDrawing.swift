import BanyanHost
import BanyanLayout

// The parts that elements of any kind paint: an area with its shadows, a line, a border.

extension DrawingPass {
  func drawShape(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    let outline = element.paintedOutline
    if case .shadows(let shadows)? = element.properties[.shadows] {
      drawShadows(shadows, place, into: &drawn)
    }
    if case .background(let paint)? = element.properties[.background] {
      drawn.background.append(.fill(outline, in: drawn.bounds, place.palette.resolve(paint)))
    }
    if case .shadows(let shadows)? = element.properties[.shadows], let outline = shadows.outline {
      drawn.background += shadows.shadows.filter(\.isInner).map {
        part(of: $0, outline, in: drawn.bounds, place)
      }
    }
    if case .line(let line)? = element.properties[.line] {
      let area = drawn.bounds.inset(by: line.inset)
      let paint = place.palette.resolve(line.paint)
      drawn.background.append(
        line.isFilled
          ? .fill(line.outline, in: area, paint)
          : .stroke(DrawnStroke(line.inside, paint: paint), in: area))
    }
    if case .border(let border)? = element.properties[.border], border.width > 0 {
      let color = place.palette.resolve(border.color)
      drawn.foreground.append(
        stroke(.rectangle, color, width: border.width, in: drawn.bounds.inset(by: border.width / 2))
      )
    }
  }

  /// Draws the shadows behind an area. Those of a line follow what is drawn of it.
  private func drawShadows(
    _ shadows: PaintShadows, _ place: Place, into drawn: inout DrawnElement
  ) {
    guard let outline = shadows.outline else {
      let filters: [DrawnFilter] = shadows.shadows.filter { !$0.isInner }.map {
        .shadow(place.palette.resolve($0.color), radius: $0.radius, x: $0.x, y: $0.y)
      }
      drawn.change { $0.filters += filters }
      return
    }
    drawn.background += shadows.shadows.filter { !$0.isInner }.map {
      part(of: $0, outline, in: drawn.bounds, place)
    }
  }

  private func part(
    of shadow: PaintShadow, _ outline: Outline, in area: LayoutRect, _ place: Place
  ) -> DrawingPart {
    .shadow(
      outline, in: area, place.palette.resolve(shadow.color), radius: shadow.radius, x: shadow.x,
      y: shadow.y, isInner: shadow.isInner)
  }

  /// Returns a line of one color along an outline.
  func stroke(
    _ outline: Outline, _ color: ColorComponents, width: Double, in area: LayoutRect,
    cap: Line.Cap = .butt
  ) -> DrawingPart {
    let line = Line(outline, paint: .color(ColorDescription(color)), width: width, cap: cap)
    return .stroke(DrawnStroke(line, paint: .color(color)), in: area)
  }

  /// Returns a line through points of an element.
  func stroke(
    _ points: [LayoutPoint], _ color: ColorComponents, width: Double, cap: Line.Cap = .round
  ) -> DrawingPart {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let area = LayoutRect(
      xs.min() ?? 0, ys.min() ?? 0, (xs.max() ?? 0) - (xs.min() ?? 0),
      (ys.max() ?? 0) - (ys.min() ?? 0))
    let elements = points.enumerated().map { index, point -> PathDescription.Element in
      let point = Point(x: point.x - area.x, y: point.y - area.y)
      return index == 0 ? .move(point) : .line(point)
    }
    var line = Line(
      .path(PathDescription(elements)), paint: .color(ColorDescription(color)), width: width,
      cap: cap)
    line.join = .round
    return .stroke(DrawnStroke(line, paint: .color(color)), in: area)
  }

  /// Returns a part of a circle as a line, clockwise from an angle. Angles are in degrees from the top.
  func arc(
    in area: LayoutRect, from start: Double, sweep: Double, _ color: ColorComponents, width: Double
  ) -> DrawingPart {
    let square = area.centered(min(area.width, area.height), min(area.width, area.height))
    var line = Line(
      .path(
        .arc(
          in: LayoutRect(width / 2, width / 2, square.width - width, square.height - width),
          from: start, sweep: sweep)),
      paint: .color(ColorDescription(color)), width: width)
    line.cap = sweep >= 360 ? .butt : .round
    return .stroke(DrawnStroke(line, paint: .color(color)), in: square)
  }

  /// Returns the mark that leads to a page or shows content: two lines that meet in a point to the right, turned by an angle.
  func chevron(
    at center: LayoutPoint, size: Double = 5, degrees: Double, _ color: ColorComponents,
    width: Double = 2
  ) -> DrawingPart {
    let turn = Angle(degrees: degrees)
    let points = [(-size / 2, -size), (size / 2, 0), (-size / 2, size)].map { x, y in
      LayoutPoint(
        center.x + x * turn.cosine - y * turn.sine, center.y + x * turn.sine + y * turn.cosine)
    }
    return stroke(points, color, width: width)
  }
}

extension ElementScene.Element {
  /// The outline of what the element fills with its background.
  var paintedOutline: Outline {
    if case .clip(let outline)? = properties[.clip] { outline } else { .rectangle }
  }
}

extension Line {
  /// The line in an area that has been inset already.
  fileprivate var inside: Line {
    var line = self
    line.inset = 0
    if inset != 0, case .roundedRectangle(let radius) = outline {
      line.outline = .roundedRectangle(cornerRadius: max(0, radius - inset))
    }
    return line
  }
}

extension ColorDescription {
  /// Creates a color that is the same everywhere.
  init(_ color: ColorComponents) {
    self.init(
      .components(red: color.red, green: color.green, blue: color.blue), opacity: color.opacity)
  }
}
