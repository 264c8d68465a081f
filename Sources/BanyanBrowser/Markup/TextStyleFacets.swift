import BanyanHost

extension TextStyle {
  func put<Sink: FacetSink>(into sink: inout Sink) {
    if !isEmpty { fields.put(into: &sink) }
  }
}

extension TextStyle.Fields {
  fileprivate func put<Sink: FacetSink>(into sink: inout Sink) {
    font?.put(into: &sink)
    if let weight = weight ?? font?.weight { sink.put(.fontWeight, weight.cssValue) }
    if let color { color.putAsTextColor(into: &sink) }
    if let paint, !paint.isMaterial {
      sink.put(.textPaint, "")
      sink.put(.paint, paint.cssImage)
    }
    // A shadow of text alone would lie on text that a gradient shines through, and symbols have none.
    if let shadows { sink.put(.filter, shadows.cssFilter) }
    if isRedacted == true { sink.put(.redacted, "") }
    if let isItalic = isItalic ?? (font?.isItalic == true ? true : nil) {
      sink.put(.fontStyle, isItalic ? "italic" : "normal")
    }
    if isUnderlined != nil || isStruckThrough != nil {
      let lines = [
        isUnderlined == true ? "underline" : nil, isStruckThrough == true ? "line-through" : nil,
      ]
      let value = lines.compactMap { $0 }.joined(separator: " ")
      sink.put(.textDecoration, value.isEmpty ? "none" : value)
    }
    if let lineColor { sink.put(.decorationColor, lineColor.cssValue) }
    if let linePattern { sink.put(.decorationStyle, linePattern.cssValue) }
    if let design { design.put(into: &sink) }
    if isMonospaced == true { sink.put(.design, "mono") }
    // A name goes before a design, and the page measures what it stands for.
    if let name = font?.name, CSS.familyName(name) != nil { sink.put(.design, "named") }
    if hasMonospacedDigits == true, font?.hasMonospacedDigits != true {
      sink.put(.numerals, "tabular-nums")
    }
    if let width = width ?? font?.width {
      sink.put(.fontStretch, CSS.number(width.share * 100) + "%")
    }
    if let spacing = tracking ?? kerning { sink.put(.letterSpacing, CSS.points(spacing)) }
    if let baselineOffset { sink.put(.baseline, CSS.points(baselineOffset)) }
    if let backgroundColor { sink.put(.background, backgroundColor.cssValue) }
    if let destination {
      let url = AllowedURL(destination)?.string
      if isIntercepted == true {
        // A URL that only the app can handle has no destination, but is still a link.
        sink.put(.destination, url ?? "#")
        sink.put(.intercepted, "true")
      } else if let url {
        sink.put(.destination, url)
      }
    }
    if let symbol { sink.put(.symbol, symbol) }
    putLines(into: &sink)
    if let alignment {
      switch alignment {
      case .leading: sink.put(.textAlignment, "start")
      case .center: sink.put(.textAlignment, "center")
      case .trailing: sink.put(.textAlignment, "end")
      }
    }
  }

  private func putLines<Sink: FacetSink>(into sink: inout Sink) {
    if let lineLimit, lineLimit != .max {
      sink.put(.lines, lineLimit == 1 ? "1" : "n")
      sink.put(.lineClamp, String(max(lineLimit, 1)))
    }
    if let minimumLines, minimumLines > 1 { sink.put(.reservedLines, "\(minimumLines)lh") }
    if let lineSpacing, lineSpacing != 0 || font?.leading != nil {
      sink.put(.lineHeight, "calc(\(leading)em + \(CSS.number(max(lineSpacing, -20)))px)")
    } else if font?.leading != nil {
      sink.put(.lineHeight, leading)
    }
    let cut = lineLimit == 1 ? truncation ?? .tail : .tail
    if minimumScale ?? 1 < 1 || cut != .tail {
      sink.put(.fit, "\(CSS.number(minimumScale ?? 1)) \(cut)")
    }
  }

  /// The height of a line, as a share of the font's size.
  private var leading: String {
    switch font?.leading {
    case .tight: "1.1"
    case .loose: "1.6"
    case nil: "1.3"
    }
  }
}

extension FontDescription {
  func put<Sink: FacetSink>(into sink: inout Sink) {
    switch size {
    case .style(let style): sink.put(.font, style.cssValue)
    case .points(let points): sink.put(.fontSize, CSS.textPoints(points))
    }
    if design != .standard { design.put(into: &sink) }
    if hasMonospacedDigits { sink.put(.numerals, "tabular-nums") }
    switch smallCaps {
    case .lowercase: sink.put(.capitals, "small-caps")
    case .uppercase: sink.put(.capitals, "unicase")
    case .all: sink.put(.capitals, "all-small-caps")
    case nil: break
    }
    if let name, let family = CSS.fontFamily(name) { sink.put(.fontFamily, family) }
  }
}

extension FontDescription.Design {
  fileprivate func put<Sink: FacetSink>(into sink: inout Sink) {
    switch self {
    case .standard: sink.put(.design, "system")
    case .serif: sink.put(.design, "serif")
    case .rounded: sink.put(.design, "round")
    case .monospaced: sink.put(.design, "mono")
    }
  }
}

extension LinePattern {
  fileprivate var cssValue: String {
    switch self {
    case .solid: "solid"
    case .dot: "dotted"
    case .dash, .dashDot, .dashDotDot: "dashed"
    }
  }
}

extension FontStyle {
  var cssValue: String {
    switch self {
    case .largeTitle: "large"
    case .title: "title"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .subheadline: "sub"
    case .body: "body"
    case .callout: "callout"
    case .footnote: "footnote"
    case .caption: "caption"
    case .caption2: "caption2"
    }
  }
}

extension FontWeight {
  var cssValue: String { String(Int(rawValue) * 100) }
}
