import BanyanHost
import BanyanLayout

extension DrawingPass {
  /// Draws a picker.
  /// - Returns: Whether its options have been drawn, too.
  func drawPicker(
    _ element: Element, _ place: inout Place, into drawn: inout DrawnElement
  ) -> Bool {
    // In an open menu the options are items of it.
    if element.isIn(.menu) { return false }
    switch element.pickerLook {
    case .menu: drawMenuPicker(element, &place, into: &drawn)
    case .segmented: drawSegments(element, place, into: &drawn)
    case .palette: drawPalette(element, place, into: &drawn)
    case .wheel: drawWheel(element, place, into: &drawn)
    case .inline, .radioGroup:
      drawOptions(element, place, into: &drawn)
      return false
    }
    return true
  }

  /// Draws the chosen option with two small arrows after it.
  private func drawMenuPicker(
    _ element: Element, _ place: inout Place, into drawn: inout DrawnElement
  ) {
    let color = place.palette[element.isEnabled ? .accent : .tertiary]
    place.textColor = color
    place.labelIconColor = color
    for option in element.children where option.isOn { drawn.content += draw(option, place) }
    let area = place.trailing(
      look.picker.markWidth, of: drawn.bounds, inset: look.picker.markInset
    ).centered(look.picker.markWidth, look.picker.markHeight)
    let corners = [(0, 0.4), (0.5, 0), (1, 0.4), (0, 0.6), (1, 0.6), (0.5, 1)].map {
      Point(x: $0 * area.width, y: $1 * area.height)
    }
    var path: [PathDescription.Element] = []
    for (index, corner) in corners.enumerated() {
      if index % 3 == 0, index > 0 { path.append(.close) }
      path.append(index % 3 == 0 ? .move(corner) : .line(corner))
    }
    drawn.foreground.append(
      .fill(.path(PathDescription(path + [.close])), in: area, .color(color)))
  }

  private func drawSegments(
    _ element: Element, _ place: Place, into drawn: inout DrawnElement
  ) {
    if !element.isEnabled { drawn.change { $0.opacity = 0.45 } }
    let palette = place.palette
    drawn.background.append(
      .fill(
        .roundedRectangle(cornerRadius: look.picker.corner), in: drawn.bounds,
        .color(palette[\.track])))
    var style = TextStyle()
    style.weight = .medium
    let size =
      switch element.controlSize {
      case .mini, .small: FontStyle.footnote.points
      case .regular: 14.0
      case .large, .extraLarge: FontStyle.callout.points
      }
    style.font = FontDescription(size: .points(size))
    let area = drawn.bounds.inset(by: look.picker.segmentInset)
    let options = element.options
    let width = area.width / Double(max(options.count, 1))
    for (index, option) in options.enumerated() {
      var segment = DrawnElement(
        id: option.id, frame: place.leading(width, of: area, inset: width * Double(index)))
      if option.isOn {
        let outline = Outline.roundedRectangle(cornerRadius: look.picker.segmentCorner)
        segment.background = [
          .shadow(
            outline, in: segment.bounds, palette[\.lightShadow], radius: 4, x: 0, y: 1,
            isInner: false),
          .fill(outline, in: segment.bounds, .color(palette[\.chosenSegment])),
        ]
      }
      let color = palette[option.isEnabled ? .primary : .tertiary]
      segment.foreground.append(
        line(
          labelRuns(of: option, style, color: color, place),
          in: place.inset(segment.bounds, leading: 4, trailing: 4), place))
      drawn.content.append(segment)
    }
  }

  private func drawPalette(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    let side = min(look.picker.paletteSide, drawn.frame.height)
    for (index, option) in element.options.enumerated() {
      let area = place.leading(
        side, of: drawn.bounds, inset: Double(index) * (side + look.picker.paletteGap))
      var choice = DrawnElement(id: option.id, frame: area.centered(side, side))
      if option.isOn {
        let outline = Outline.roundedRectangle(cornerRadius: look.picker.paletteCorner)
        choice.background = [
          .fill(outline, in: choice.bounds, .color(place.palette[\.track])),
          stroke(outline, place.palette.accent, width: 2, in: choice.bounds.inset(by: 1)),
        ]
      }
      choice.foreground.append(
        line(
          labelRuns(of: option, TextStyle(), color: place.textColor, place), in: choice.bounds,
          place))
      drawn.content.append(choice)
    }
  }

  /// Draws the options above and below the chosen one, as if on a wheel.
  private func drawWheel(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    let palette = place.palette
    let height = look.picker.wheelRowHeight
    let bounds = drawn.bounds
    drawn.background.append(
      .fill(
        .roundedRectangle(cornerRadius: look.picker.corner),
        in: bounds.centered(bounds.width, height),
        .color(palette[\.track])))
    drawn.change {
      $0.clip = .rectangle
      $0.mask = .paint(
        .linearGradient(
          [
            DrawnStop(.clear, at: 0), DrawnStop(.black, at: 0.4), DrawnStop(.black, at: 0.6),
            DrawnStop(.clear, at: 1),
          ], from: RelativePoint(x: 0.5, y: 0), to: RelativePoint(x: 0.5, y: 1)))
    }
    var style = TextStyle()
    style.font = FontDescription(size: .style(.title3))
    let options = element.options
    let chosen = options.firstIndex(where: \.isOn) ?? 0
    for (index, option) in options.enumerated() {
      let y = (bounds.height - height) / 2 + Double(index - chosen) * height
      guard y + height > 0, y < bounds.height else { continue }
      var row = DrawnElement(id: option.id, frame: LayoutRect(0, y, bounds.width, height))
      let color = palette[option.isOn ? .primary : .secondary]
      row.foreground.append(
        line(
          labelRuns(of: option, style, color: color, place),
          in: place.inset(row.bounds, leading: 20, trailing: 20), place))
      drawn.content.append(row)
    }
  }

  /// Draws the mark of the chosen option, or the circle before each one.
  private func drawOptions(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    for option in element.options {
      guard let frame = frames[option.id]?.moved(by: place.origin) else { continue }
      if element.pickerLook == .radioGroup {
        drawn.foreground += circleParts(
          option, in: place.leading(18, of: frame).centered(18, 18), place)
        continue
      }
      let row = LayoutRect(0, frame.y, drawn.frame.width, frame.height)
      if option.isOn {
        var symbol = DrawnSymbol("checkmark", color: place.palette.accent)
        symbol.weight = 600
        drawn.foreground.append(
          .symbol(symbol, in: place.trailing(18, of: row, inset: 2).centered(18, 18)))
      }
      guard element.children.element(before: option)?.kind == .option else { continue }
      // Lines reach the end of the row, as those between rows do.
      let isInRow = element.ancestor { $0.arrangesRows } != nil
      let end = isInRow ? -look.row.horizontalInset : 0
      let line = place.inset(row, leading: 0, trailing: end)
      drawn.foreground.append(
        .fill(
          .rectangle, in: LayoutRect(line.x, line.y, line.width, hairline),
          .color(place.palette[.separator])))
    }
  }

  private func circleParts(
    _ option: Element, in area: LayoutRect, _ place: Place
  ) -> [DrawingPart] {
    let palette = place.palette
    if option.isOn {
      return [
        .fill(.circle, in: area, .color(palette.accent)),
        .fill(.circle, in: area.inset(by: 5.5), .color(palette[\.knob])),
      ]
    }
    return [
      .fill(.circle, in: area, .color(palette[\.card])),
      stroke(.circle, palette[.tertiary], width: 1.5, in: area.inset(by: 0.75)),
    ]
  }
}

extension ElementScene.Element {
  fileprivate var pickerLook: PickerLook {
    if case .pickerStyle(let value)? = properties[.pickerStyle] { value } else { .menu }
  }

  /// A Boolean value that indicates whether a control has a picker of which all options are seen.
  var hasOptionsBelowCaption: Bool {
    guard kind == .labeled, let picker = children.first(where: { $0.kind == .picker }) else {
      return false
    }
    return picker.pickerLook == .inline || picker.pickerLook == .radioGroup
  }

  fileprivate var options: [ElementScene.Element] {
    children.filter { $0.kind == .option && !$0.isAbsent }
  }
}

extension [ElementScene.Element] {
  fileprivate func element(before other: ElementScene.Element) -> ElementScene.Element? {
    firstIndex { $0 === other }.flatMap { $0 > 0 ? self[$0 - 1] : nil }
  }
}
