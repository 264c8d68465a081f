import BanyanHost

extension Filter {
  var cssValue: String {
    switch self {
    case .blur(let radius): return "blur(\(CSS.points(radius)))"
    case .brightness(let amount):
      // CSS multiplies; together with the contrast around the middle gray, this results in an
      // addition. In this order no value is clipped before the end.
      let lighter = 1 + 2 * abs(min(1, max(-1, amount)))
      return amount >= 0
        ? "contrast(\(CSS.number(1 / lighter))) brightness(\(CSS.number(lighter)))"
        : "brightness(\(CSS.number(1 / lighter))) contrast(\(CSS.number(lighter)))"
    case .contrast(let amount): return "contrast(\(CSS.number(amount)))"
    case .saturation(let amount): return "saturate(\(CSS.number(amount)))"
    case .grayscale(let amount): return "grayscale(\(CSS.number(amount)))"
    case .hueRotation(let degrees): return "hue-rotate(\(CSS.number(degrees))deg)"
    case .inversion: return "invert(1)"
    case .multiplication(let color):
      return "url(#\(Symbol.multiplication(with: color.cssValue).name))"
    case .luminanceToOpacity: return "url(#luminance)"
    case .shadow(let color, let radius, let x, let y):
      return "drop-shadow(\(CSS.points(x)) \(CSS.points(y)) \(CSS.points(radius)) "
        + "\(color.cssValue))"
    case .placedShadow(let shadow): return "url(#\(Symbol.shadow(shadow).name))"
    case .colorMatrix(let numbers):
      return "url(#\(Symbol.colorMatrix(numbers).name))"
    case .opacityThreshold(let low, let high, let color):
      return "url(#\(Symbol.threshold(min: low, max: high, color: color.cssValue).name))"
    }
  }
}

extension BlendMode {
  /// Style sheets have no mode that removes what is behind: for that one elements have a facet of their own.
  var cssValue: String {
    switch self {
    case .normal, .destinationOut: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    }
  }
}

extension Transform {
  func put<Sink: FacetSink>(into sink: inout Sink) {
    func number(_ value: Double) -> String { CSS.number(value) }
    switch self {
    case .rotation(let degrees, let anchor):
      sink.put(.rotate, "\(number(degrees))deg")
      sink.put(origin: anchor)
    case .scale(let x, let y, let anchor):
      sink.put(.scale, "\(number(x)) \(number(y))")
      sink.put(origin: anchor)
    case .spatialRotation(let degrees, let axis, let anchor, let depth, let perspective):
      // Apple's perspective of 1 looks about like this distance.
      let distance = perspective == 0 ? "" : "perspective(\(number(600 / abs(perspective)))px) "
      sink.put(
        .transform,
        "\(distance)rotate3d(\(number(axis.x)), \(number(axis.y)), \(number(axis.z)), "
          + "\(number(degrees))deg)")
      sink.put(
        .transformOrigin,
        depth == 0 ? anchor.cssValue : "\(anchor.cssValue) \(CSS.points(-depth))")
    case .affine(let a, let b, let c, let d, let tx, let ty):
      let entries = [a, b, c, d, tx, ty].map(number).joined(separator: ", ")
      sink.put(.transform, "matrix(\(entries))")
      sink.put(.transformOrigin, "0 0")
    case .projection(let m):
      guard m.count == 9 else { return }
      // A row or column for the depth, which stays as it is.
      let entries = [
        m[0], m[1], 0, m[2], m[3], m[4], 0, m[5], 0, 0, 1, 0, m[6], m[7], 0, m[8],
      ]
      // With all their digits: a thousandth in the third column is much.
      let list = entries.map { "\($0)" }.joined(separator: ",")
      sink.put(.transform, "matrix3d(\(list))")
      sink.put(.transformOrigin, "0 0")
    }
  }
}

extension FacetSink {
  fileprivate mutating func put(origin anchor: RelativePoint) {
    if anchor != .center { put(.transformOrigin, anchor.cssValue) }
  }
}
