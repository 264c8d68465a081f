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
      let height = look.control.progressHeight
      // A label is above the bar.
      let bar =
        drawn.frame.height > 2 * height
        ? LayoutRect(0, drawn.frame.height - height, drawn.frame.width, height) : drawn.bounds
      drawn.foreground +=
        fraction.map { barParts(bar, $0, place) } ?? movingBarParts(bar, place)
      return
    }
    let side = element.spinnerSide(look)
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
  /// - Returns: Whether its labels have been drawn, too.
  func drawGauge(_ element: Element, _ place: Place, into drawn: inout DrawnElement) -> Bool {
    let fraction = element.fraction ?? 0
    let accent = place.palette.accent
    switch element.gaugeLook {
    case .linear, .linearCapacity:
      drawn.background += barParts(
        drawn.bounds.centered(drawn.frame.width, look.gauge.bar), fraction, place)
      return false
    case .accessoryLinear:
      let bar = drawn.bounds.centered(drawn.frame.width, look.gauge.accessoryBar)
      let side = look.gauge.mark
      let mark = place.leading(side, of: drawn.bounds, inset: (bar.width - side) * fraction)
        .centered(side, side)
      drawn.background += [
        .fill(.capsule, in: bar, .color(accent)),
        .fill(.circle, in: mark, .color(accent)),
        .fill(.circle, in: mark.inset(by: 2.5), .color(place.palette[\.card])),
      ]
      return false
    case .circular, .circularCapacity:
      drawRing(element, fraction, place, into: &drawn)
      return true
    }
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
    func add(_ element: Element?, _ style: TextStyle, _ area: LayoutRect) {
      guard let element else { return }
      let runs = labelRuns(of: element, style, color: place.palette[.primary], place)
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
      add(label(.minimum), small, place.leading(foot.width / 2, of: foot))
      add(label(.maximum), small, place.trailing(foot.width / 2, of: foot))
    } else {
      add(name, small, foot)
    }
  }
}

extension ElementScene.Element {
  fileprivate var gaugeLook: GaugeLook {
    if case .gaugeStyle(let value)? = properties[.gaugeStyle] { value } else { .linear }
  }

  @MainActor
  fileprivate func spinnerSide(_ look: Look) -> Double {
    switch controlSize {
    case .mini: look.control.miniSpinner
    case .small: look.control.smallSpinner
    case .regular: look.control.spinner
    case .large, .extraLarge: look.control.largeSpinner
    }
  }
}
