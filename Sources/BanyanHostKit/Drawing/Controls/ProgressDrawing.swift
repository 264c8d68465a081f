import BanyanHost
import BanyanLayout

// Progress views and gauges.

extension DrawingPass {
  func drawProgress(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    let fraction = element.fraction
    let isCircular =
      switch element.properties[.progressStyle] {
      case .progressStyle(let style)?: style == .circular
      default: fraction == nil
      }
    let palette = place.palette
    guard isCircular else {
      let bar = progressBar(of: element, place, in: drawn.bounds)
      drawn.foreground +=
        fraction.map { barParts(bar, $0, place) } ?? movingBarParts(bar, place)
      return
    }
    let side = look.control.spinner(at: element.controlSize)
    let area = LayoutRect(0, 0, drawn.frame.width, min(drawn.frame.height, side))
      .centered(side, side)
    if let fraction {
      let width = side * 0.14
      drawn.foreground += [
        arc(in: area, from: 0, sweep: 360, palette[\.track], width: width),
        arc(in: area, from: 0, sweep: 360 * fraction, palette.accent, width: width),
      ]
    } else {
      drawn.foreground += spokes(in: area, palette.tint ?? palette[.gray])
    }
  }

  /// Returns the area of a bar, which is below the label and above the current value.
  private func progressBar(
    of element: Element, _ place: Place, in bounds: LayoutRect
  ) -> LayoutRect {
    let height = look.control.progressHeight
    guard let label = element.children.first.flatMap({ frames[$0.id] })?.moved(by: place.origin)
    else { return bounds }
    return LayoutRect(0, label.maxY + look.control.captionGap, bounds.width, height)
  }

  /// Returns the spokes of a spinner, of which the strongest turns clockwise from the top.
  private func spokes(in area: LayoutRect, _ color: ColorComponents) -> [DrawingPart] {
    let count = 8
    let radius = area.width / 2
    let turn = Int((builder.time.truncatingRemainder(dividingBy: 1) * Double(count)).rounded(.down))
    return (0..<count).map { index in
      let angle = Angle(degrees: Double(index) * 360 / Double(count))
      func point(_ distance: Double) -> LayoutPoint {
        LayoutPoint(
          area.x + radius + distance * angle.sine, area.y + radius - distance * angle.cosine)
      }
      let step = (index - turn + count) % count
      let strength = step == 0 ? 1 : Double(step) / Double(count)
      return stroke(
        [point(radius * 0.5), point(radius * 0.9)], color.faded(0.25 + 0.75 * strength),
        width: radius * 0.2)
    }
  }

  private func barParts(_ bar: LayoutRect, _ fraction: Double, _ place: Place) -> [DrawingPart] {
    [
      .fill(.capsule, in: bar, .color(place.palette[\.track])),
      .fill(
        .capsule, in: place.leading(bar.width * fraction, of: bar), .color(place.palette.accent)),
    ]
  }

  /// Returns a bar of which a part moves to the end and back.
  private func movingBarParts(_ bar: LayoutRect, _ place: Place) -> [DrawingPart] {
    let way = (builder.time / 1.4).truncatingRemainder(dividingBy: 2)
    let share = way < 1 ? way : 2 - way
    let width = bar.width * 0.35
    return [
      .fill(.capsule, in: bar, .color(place.palette[\.track])),
      .fill(
        .capsule, in: place.leading(width, of: bar, inset: (bar.width - width) * share),
        .color(place.palette.accent)),
    ]
  }

  /// Draws a gauge.
  /// - Returns: Whether its labels have been drawn, or have no place.
  func drawGauge(_ element: Element, _ place: Place, into drawn: inout DrawnElement) -> Bool {
    let fraction = element.fraction ?? 0
    let accent = place.palette.accent
    switch element.gaugeLook {
    case .linear, .linearCapacity:
      let line = lineOfBar(in: element, place, &drawn)
      drawn.background += barParts(line.centered(line.width, look.gauge.bar), fraction, place)
      return true
    case .accessoryLinear:
      let line = lineOfBar(in: element, place, &drawn)
      let bar = line.centered(line.width, look.gauge.accessoryBar)
      let side = look.gauge.mark
      let mark = place.leading(side, of: line, inset: (bar.width - side) * fraction)
        .centered(side, side)
      drawn.background += [
        .fill(.capsule, in: bar, .color(accent)),
        .fill(.circle, in: mark, .color(accent)),
        .fill(.circle, in: mark.inset(by: 2.5), .color(place.palette[\.card])),
      ]
      return true
    case .circular, .circularCapacity:
      drawRing(element, fraction, place, into: &drawn)
      return true
    }
  }

  /// Draws the labels around the bar of a gauge.
  /// - Returns: The area between them, which has the bar in its middle.
  private func lineOfBar(
    in element: Element, _ place: Place, _ drawn: inout DrawnElement
  ) -> LayoutRect {
    var line = drawn.bounds
    let isSmall = element.gaugeLook != .linear
    let labels = element.children.filter { !$0.children.isEmpty }
    let hasMinimum = labels.contains { $0.properties[.part] == .part(.minimum) }
    for label in labels {
      let isName = label.kind == .caption
      // A small gauge has the bounds instead of its name.
      guard let frame = frames[label.id], !(isName && isSmall && hasMinimum) else { continue }
      drawn.content += draw(label, place)
      let width = frame.width > 0 ? frame.width + Look.Gauge.labelInset : 0
      let height = frame.height > 0 ? frame.height + Look.Gauge.labelGap : 0
      switch label.properties[.part] {
      case .part(.currentValue)?: line.height -= height
      case .part(.maximum)?: line = place.inset(line, leading: 0, trailing: width)
      case .part(.minimum)?: line = place.inset(line, leading: width, trailing: 0)
      default:
        if isSmall {
          line = place.inset(line, leading: width, trailing: 0)
        } else {
          line.y += height
          line.height -= height
        }
      }
    }
    return line
  }

  private func drawRing(
    _ element: Element, _ fraction: Double, _ place: Place, into drawn: inout DrawnElement
  ) {
    let palette = place.palette
    let isOpen = element.gaugeLook == .circular
    let width = look.gauge.ring * 0.085
    let (start, sweep) = isOpen ? (225.0, 270.0) : (0.0, 360.0)
    let ring = drawn.bounds
    if isOpen {
      // The mark is a dot with a gap around it.
      let angle = Angle(degrees: start + sweep * fraction)
      let radius = (ring.width - width) / 2
      let (x, y) = (
        ring.width / 2 + radius * angle.sine, ring.height / 2 - radius * angle.cosine
      )
      let dot = LayoutRect(x, y, 0, 0)
      drawn.background += [
        arc(in: ring, from: start, sweep: sweep, palette.accent, width: width),
        .fill(.circle, in: dot.centered(2 * width, 2 * width), .color(palette[\.card])),
        .fill(.circle, in: dot.centered(width, width), .color(palette.accent)),
      ]
    } else {
      drawn.background += [
        arc(in: ring, from: 0, sweep: 360, palette.accent.faded(0.25), width: width),
        arc(in: ring, from: 0, sweep: sweep * fraction, palette.accent, width: width),
      ]
    }
    drawRingLabels(element, place, into: &drawn)
  }

  /// Draws the number in a ring, and at its open end the bounds or else the name.
  private func drawRingLabels(
    _ element: Element, _ place: Place, into drawn: inout DrawnElement
  ) {
    func label(_ part: Part) -> Element? {
      element.children.first { $0.properties[.part] == .part(part) && !$0.children.isEmpty }
    }
    func add(
      _ element: Element?, _ style: TextStyle, _ area: LayoutRect, _ color: ColorComponents? = nil
    ) {
      guard let element else { return }
      let runs = labelRuns(of: element, style, color: color ?? place.palette[.primary], place)
      if !runs.isEmpty { drawn.foreground.append(line(runs, in: area, place)) }
    }
    var number = TextStyle()
    number.font = FontDescription(size: .points(18), weight: .medium)
    var small = TextStyle()
    small.font = FontDescription(size: .style(.caption2))
    let isOpen = element.gaugeLook == .circular
    let name = element.children.first { $0.kind == .caption }
    let current = label(.currentValue)
    add(current ?? (isOpen ? nil : name), number, drawn.bounds.inset(by: 6))
    guard isOpen else { return }
    let foot = LayoutRect(10, drawn.frame.height - 15, drawn.frame.width - 20, 14)
    if label(.minimum) != nil || label(.maximum) != nil {
      let color = place.palette[.secondary]
      add(label(.minimum), small, place.leading(foot.width / 2, of: foot), color)
      add(label(.maximum), small, place.trailing(foot.width / 2, of: foot), color)
    } else {
      add(name, small, foot)
    }
  }
}

extension ElementScene.Element {
  fileprivate var gaugeLook: GaugeLook {
    if case .gaugeStyle(let value)? = properties[.gaugeStyle] { value } else { .linear }
  }
}
