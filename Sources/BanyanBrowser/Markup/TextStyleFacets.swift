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
    if isMonospaced == true { sink.put(.design, "mono") }
    if let alignment {
      switch alignment {
      case .leading: sink.put(.textAlignment, "start")
      case .center: sink.put(.textAlignment, "center")
      case .trailing: sink.put(.textAlignment, "end")
      }
    }
    if let lineLimit {
      sink.put(.lines, lineLimit == 1 ? "1" : "n")
      sink.put(.lineClamp, String(max(lineLimit, 1)))
    }
  }
}

extension FontDescription {
  func put<Sink: FacetSink>(into sink: inout Sink) {
    switch size {
    case .style(let style): sink.put(.font, style.cssValue)
    case .points(let points): sink.put(.fontSize, CSS.textPoints(points))
    }
    switch design {
    case .standard: break
    case .serif: sink.put(.design, "serif")
    case .rounded: sink.put(.design, "round")
    case .monospaced: sink.put(.design, "mono")
    }
    if let name, let family = CSS.fontFamily(name) { sink.put(.fontFamily, family) }
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
