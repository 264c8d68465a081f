import BanyanHost
import BanyanLayout

extension DrawingPass {
  /// Draws a symbol or picture in its frame.
  func drawImage(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    let style = element.style.over(surroundingStyle(of: element))
    if style.isRedacted == true {
      drawn.background.append(redaction(in: drawn.bounds, place))
      return
    }
    let isMark =
      element.parent?.kind == .label && element.parent?.children.first === element
      || element.parent?.parent?.kind == .button
        && element.parent?.parent?.parent?.kind == .sectionHeader
    let color =
      style.color.map(place.palette.resolve) ?? (isMark ? place.labelIconColor : nil)
      ?? place.textColor
    let sizing: ImageSizing? =
      if case .imageSizing(let value)? = element.properties[.imageSizing] { value } else { nil }
    if case .symbol(let name)? = element.properties[.symbol] {
      let area: LayoutRect
      if sizing == nil {
        var scale = 1.0
        if case .symbolScale(let value)? = element.properties[.symbolScale] { scale = value.factor }
        let side =
          Self.symbolSize * DrawnFont(style, typeScale: builder.typeScale).size * scale
        area = drawn.bounds.centered(side, side)
      } else {
        // A symbol's lines begin a twelfth of its size within it.
        let side = min(drawn.frame.width, drawn.frame.height) * 1.2
        area = drawn.bounds.centered(side, side)
        drawn.change { $0.clip = .rectangle }
      }
      drawn.foreground.append(.symbol(symbol(name, style, color: color, place), in: area))
      return
    }
    guard let source = element.picture else { return }
    var picture = DrawnPicture(
      place.palette.isDark ? builder.darkPicture(source) ?? source : source,
      sizing: sizing ?? .stretched)
    if element.properties[.isTemplate] == .isTemplate(true) { picture.templateColor = color }
    picture.isPixelated = element.properties[.isPixelated] == .isPixelated(true)
    drawn.foreground.append(.picture(picture, in: drawn.bounds))
  }

  /// The height of a symbol, as a multiple of its font's size.
  static let symbolSize = 1.25

  func symbol(
    _ name: String, _ style: TextStyle, color: ColorComponents, _ place: Place
  ) -> DrawnSymbol {
    var symbol = DrawnSymbol(name, color: color)
    symbol.weight = DrawnFont(style).weight
    if let paint = style.paint { symbol.paint = place.palette.resolve(paint) }
    if place.isMulticolor { symbol.colors += Self.hues.map { place.palette[$0] } }
    return symbol
  }

  /// The colors of the parts of a symbol in several colors, after the color of text.
  static let hues: [NamedColor] = [.white, .red, .yellow, .green, .cyan, .blue]
}

extension ElementScene.Element {
  /// The name or URL of the picture.
  fileprivate var picture: String? {
    switch properties[.source] ?? properties[.remoteSource] {
    case .source(let name)?, .remoteSource(let name)?: name
    default: nil
    }
  }
}
