import BanyanHost
import BanyanLayout

extension DrawnFont {
  /// Creates the font of a style, as the style sheets of the browser define it.
  /// - Parameter typeScale: The ratio of the person's text size to the default one.
  package init(_ style: TextStyle, typeScale: Double = 1) {
    self.init()
    let fields = style.fields
    let font = fields.font
    switch font?.size {
    case .style(let name):
      (size, leading) = (name.points, name.leading)
      weight = Int(name.weight.rawValue) * 100
    case .points(let points): size = points
    case nil: break
    }
    size *= typeScale
    if let own = fields.weight ?? font?.weight { weight = Int(own.rawValue) * 100 }
    isItalic = fields.isItalic ?? font?.isItalic ?? false
    switch font?.leading {
    case .tight: leading = 1.1
    case .loose: leading = 1.6
    case nil: break
    }
    if let spacing = fields.lineSpacing, spacing != 0 || font?.leading != nil {
      lineSpacing = max(spacing, -20)
      if font?.leading == nil { leading = FontStyle.body.leading }
    }
    letterSpacing = fields.tracking ?? fields.kerning ?? 0
    baselineOffset = fields.baselineOffset ?? 0
    design =
      fields.isMonospaced == true ? .monospaced : fields.design ?? font?.design ?? .standard
    name = font?.name
    hasTabularDigits = fields.hasMonospacedDigits == true || font?.hasMonospacedDigits == true
    smallCaps = font?.smallCaps
  }

  /// The height of a line of text.
  package var lineHeight: Double { size * leading + lineSpacing }
}

/// Finds out how a text has shrunk to fit, and how many of its lines are seen, as the layout has found it out.
package struct DrawnTextFit {
  package var measurer: any TextMeasurer
  /// Returns the number under which the measurer knows a style.
  package var number: (TextStyle) -> TextStyleNumber

  package init(measurer: any TextMeasurer, number: @escaping (TextStyle) -> TextStyleNumber) {
    self.measurer = measurer
    self.number = number
  }

  /// Returns the width of a text in one line.
  func width(of text: String, _ style: TextStyle) -> Double {
    measurer.lines(
      of: LayoutText(text, style: number(style)), scale: 1, width: .infinity, most: 1
    ).size.width
  }

  /// Returns the factor on the fonts' sizes, and the maximum number of lines, in an area of a size.
  func fit(_ runs: TextRuns, _ style: TextStyle, in size: LayoutSize) -> (scale: Double, lines: Int)
  {
    var text = LayoutText("", style: number(style))
    for run in runs {
      let start = text.string.utf8.count
      text.string += run.style.symbol == nil ? run.string : "\u{FFFC}"
      let own = number(run.style.over(style))
      if own != text.style {
        text.spans.append(LayoutText.Span(start..<text.string.utf8.count, own))
      }
    }
    let limit = style.lineLimit.flatMap { $0 == .max ? nil : $0 } ?? 0
    let line = measurer.font(of: text).lineHeight
    func most(_ scale: Double) -> Int {
      let room = max(1, Int(min(size.height / (line * scale) + 0.01, 1e6)))
      return limit == 0 ? room : min(limit, room)
    }
    func fits(_ scale: Double) -> Bool {
      let lines = measurer.lines(
        of: text, scale: scale, width: size.width + 0.01, most: most(scale))
      return !lines.isCut && !lines.breaksWord && lines.size.height <= size.height + 0.5
    }
    let least = style.minimumScale ?? 1
    guard line > 0, least > 0, least < 1, !fits(1) else { return (1, line > 0 ? most(1) : limit) }
    var (low, high) = (least, 1.0)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return (low, most(low))
  }
}

extension TextStyle {
  /// Returns the style with the fields that it lacks taken from another one.
  func over(_ other: TextStyle) -> TextStyle {
    if isEmpty { return other }
    if other.isEmpty { return self }
    var style = other
    var fields = other.fields
    let own = self.fields
    if let font = own.font {
      fields.font = font
      fields.weight = own.weight ?? other.weight
    }
    func take<Value>(_ path: WritableKeyPath<Fields, Value?>) {
      if let value = own[keyPath: path] { fields[keyPath: path] = value }
    }
    take(\.weight)
    if let color = own.color {
      fields.color = color
      (fields.paint, fields.shadows) = (own.paint, own.shadows)
    } else if let shadows = own.shadows {
      fields.shadows = (other.shadows ?? []) + shadows
    }
    take(\.isRedacted)
    take(\.isItalic)
    take(\.isUnderlined)
    take(\.isStruckThrough)
    take(\.lineColor)
    take(\.linePattern)
    take(\.isMonospaced)
    take(\.hasMonospacedDigits)
    take(\.design)
    take(\.width)
    take(\.kerning)
    take(\.tracking)
    take(\.baselineOffset)
    take(\.backgroundColor)
    take(\.destination)
    take(\.symbol)
    take(\.alignment)
    take(\.lineLimit)
    take(\.minimumLines)
    take(\.lineSpacing)
    take(\.truncation)
    take(\.minimumScale)
    take(\.allowsTightening)
    style.fields = fields
    return style
  }
}

extension DrawingPass {
  /// Draws a text in its frame.
  func drawText(_ element: ElementScene.Element, _ place: Place, into drawn: inout DrawnElement) {
    guard case .text(let runs)? = element.properties[.text] else { return }
    let style = element.style.over(surroundingStyle(of: element))
    if style.isRedacted == true {
      drawn.background.append(redaction(in: drawn.bounds, place))
      return
    }
    var text = text(runs, style, place)
    if let fit = builder.textFit {
      (text.scale, text.lineLimit) = fit.fit(runs, style, in: drawn.frame.size)
    }
    drawn.foreground.append(.text(text, in: drawn.bounds))
  }

  /// Returns a text in the style of its surroundings.
  func text(_ runs: TextRuns, _ style: TextStyle, _ place: Place) -> DrawnText {
    var text = DrawnText(runs.map { run($0, in: style, place) })
    if let limit = style.lineLimit, limit != .max { text.lineLimit = max(limit, 1) }
    text.isRightToLeft = place.isRightToLeft
    text.alignment = place.share(style.alignment ?? .leading)
    text.truncation = style.truncation ?? .tail
    return text
  }

  private func run(_ run: TextRun, in style: TextStyle, _ place: Place) -> DrawnText.Run {
    var own = run.style
    let isLink = own.destination != nil
    if isLink, own.color == nil, own.paint == nil { own.color = ColorDescription(.named(.accent)) }
    let style = own.over(style)
    let color = style.color.map(place.palette.resolve) ?? place.textColor
    var drawn = DrawnText.Run(
      run.string, font: DrawnFont(style, typeScale: builder.typeScale), color: color)
    if let paint = style.paint, !paint.isMaterial { drawn.paint = place.palette.resolve(paint) }
    drawn.background = style.backgroundColor.map(place.palette.resolve)
    let line = DrawnTextLine(
      style.linePattern ?? .solid, color: style.lineColor.map(place.palette.resolve) ?? color)
    if style.isUnderlined == true { drawn.underline = line }
    if style.isStruckThrough == true { drawn.strikethrough = line }
    drawn.shadows = (style.shadows ?? []).map {
      .shadow(place.palette.resolve($0.color), radius: $0.radius, x: $0.x, y: $0.y)
    }
    drawn.symbol = run.style.symbol
    return drawn
  }

  /// A bar in place of text, or an area in place of a picture.
  func redaction(in area: LayoutRect, _ place: Place) -> DrawingPart {
    .fill(
      .roundedRectangle(cornerRadius: 4), in: area, .color(place.palette[.quaternary]))
  }

  /// Returns a line of text that is in the vertical middle of an area, as the content of controls that are drawn whole.
  /// - Parameter alignment: The share of the free space before the text in the direction of writing.
  func line(
    _ runs: [DrawnText.Run], in area: LayoutRect, alignment: Double = 0.5, _ place: Place
  ) -> DrawingPart {
    var text = DrawnText(runs)
    text.lineLimit = 1
    text.isRightToLeft = place.isRightToLeft
    text.alignment = place.isRightToLeft ? 1 - alignment : alignment
    let height = runs.map(\.font.lineHeight).max() ?? 0
    return .text(
      text,
      in: LayoutRect(area.x, area.y + (area.height - height) / 2, area.width, height))
  }

  /// Returns the same for a string.
  func line(
    _ string: String, _ style: TextStyle, color: ColorComponents, in area: LayoutRect,
    alignment: Double = 0.5, _ place: Place
  ) -> DrawingPart {
    let font = DrawnFont(style, typeScale: builder.typeScale)
    return line(
      [DrawnText.Run(string, font: font, color: color)], in: area, alignment: alignment, place)
  }

  /// Returns the texts and symbols of an element in one line, for controls whose labels have no places of their own.
  func labelRuns(
    of element: ElementScene.Element, _ style: TextStyle, color: ColorComponents, _ place: Place
  ) -> [DrawnText.Run] {
    var place = place
    place.textColor = color
    var runs: [DrawnText.Run] = []
    func add(_ element: ElementScene.Element) {
      if element.isUnseen { return }
      let own = element.style.over(style)
      switch element.properties[element.kind == .image ? .symbol : .text] {
      case .symbol(let name)?:
        if !runs.isEmpty { runs.append(run(TextRun(" "), in: own, place)) }
        var symbol = TextRun("\u{FFFC}")
        symbol.style.symbol = name
        runs.append(run(symbol, in: own, place))
      case .text(let texts)?:
        if !runs.isEmpty { runs.append(run(TextRun(" "), in: own, place)) }
        runs += texts.map { run($0, in: own, place) }
      default: break
      }
      for child in element.children { add(child) }
    }
    add(element)
    return runs
  }
}

extension Paint {
  fileprivate var isMaterial: Bool {
    if case .material = self { true } else { false }
  }
}
