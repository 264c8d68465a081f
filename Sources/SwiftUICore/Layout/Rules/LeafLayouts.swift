import BanyanHost
import BanyanLayout

// Layouts of elements without content: texts, pictures, areas of color, spacers.

extension WindowLayout {
  func leafLayout(of element: ElementNode, _ properties: [Property]) -> ElementLayout? {
    switch element.kind {
    case .text: return ElementLayout(.text(text(properties, in: styleAround(text: element))))
    case .image:
      return ElementLayout(.picture(picture(properties, in: styleAround(text: element))))
    case .fill: return ElementLayout(areaRule(properties))
    case .video, .webPage: return ElementLayout(.fill)
    case .spacer: return ElementLayout(.spacer(minimum: minimumLength(properties)))
    case .divider where !reportsToHost && element.isHiddenInPicker: return nil
    case .divider: return ElementLayout(.divider)
    case .pictureLoader: return ElementLayout(.control(ideal: .zero, greedy: []))
    case .error: return ElementLayout(.text(errorText(properties)))
    default: return nil
    }
  }

  /// Returns the style that a view around a text or a symbol gives it. A host that receives places lays out bars and dialogs
  /// itself.
  private func styleAround(text element: ElementNode) -> TextStyle? {
    if let style = absenceStyle(ofText: element) { return style }
    return reportsToHost
      ? nil
      : barStyle(ofText: element) ?? dialogStyle(ofText: element) ?? controlStyle(ofText: element)
  }

  /// - Parameter inherited: The style that a bar or a dialog gives its texts.
  func text(_ properties: [Property], in inherited: TextStyle? = nil) -> LayoutText {
    var text = LayoutText("")
    var style = inherited ?? TextStyle()
    var runs = TextRuns("")
    for property in properties {
      switch property {
      case .text(let value): runs = value
      case .style(let value): style = inherited.map { value.merged(over: $0) } ?? value
      default: break
      }
    }
    text.style = setup.number(style)
    if let plain = runs.plain {
      text.string = plain
    } else {
      for run in runs {
        let start = text.string.utf8.count
        // A symbol is in a line like a letter.
        text.string += run.style.symbol == nil ? run.string : "\u{FFFC}"
        let number = setup.number(run.style.merged(over: style))
        if number != text.style {
          text.spans.append(LayoutText.Span(start..<text.string.utf8.count, number))
        }
      }
    }
    if let limit = style.lineLimit, limit != TextStyle.allLines {
      text.lineLimit = UInt16(clamping: limit)
    }
    text.reservedLines = UInt16(clamping: style.minimumLines ?? 0)
    text.minimumScale = Float(style.minimumScale ?? 1)
    return text
  }

  func picture(_ properties: [Property], in inherited: TextStyle? = nil) -> LayoutPicture {
    var size: LayoutSize?
    var style = inherited ?? TextStyle()
    var scale = 1.0
    var isResizable = false
    var isSymbol = false
    for property in properties {
      switch property {
      case .source(let name), .remoteSource(let name):
        // The host reports pixels, but a picture of the program may have several per point.
        let own = window.files.pictures.size(named: name)
        if own == nil, let loaded = loadedPictures[name] { size = loaded; break }
        let known = own ?? PictureData.size(inPage: name) ?? setup.pictureSize(name)
        size = known.map { LayoutSize(Double($0.width), Double($0.height)) }
      case .symbol: isSymbol = true
      case .symbolScale(let value): scale = value.factor
      case .style(let value): style = inherited.map { value.merged(over: $0) } ?? value
      case .imageSizing: isResizable = true
      default: break
      }
    }
    // A symbol, and the placeholder for a missing picture, is as high as a line.
    let font = setup.measurer.font(of: LayoutText("", style: setup.number(style)))
    let line = font.lineHeight * scale
    return LayoutPicture(
      size: size ?? LayoutSize(line, line), isResizable: isResizable,
      descent: isSymbol && !isResizable ? font.descender * scale : 0)
  }

  /// A circle is a square; any other shape is as large as its place (LB13, LB14).
  private func areaRule(_ properties: [Property]) -> LayoutRule {
    for property in properties {
      switch property {
      case .clip(.circle): return .circle
      case .line(let line) where line.outline == .circle: return .circle
      default: break
      }
    }
    return .fill
  }

  private func minimumLength(_ properties: [Property]) -> Double? {
    for case .minimumLength(let length) in properties { return length }
    return nil
  }

  private func errorText(_ properties: [Property]) -> LayoutText {
    for case .message(let message) in properties { return LayoutText(message.text) }
    return LayoutText("")
  }
}
