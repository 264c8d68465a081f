import BanyanHost
import BanyanLayout

extension DrawingPass {
  /// Draws a field with its text, or with what it asks for.
  func drawField(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    if !element.isEnabled { drawn.change { $0.opacity = 0.45 } }
    var area = drawBorder(ofField: element, place, into: &drawn)
    let style = element.style
    let font = DrawnFont(style, typeScale: builder.typeScale)
    let color = style.color.map(place.palette.resolve) ?? place.textColor
    var string = element.value
    if element.kind == .secureField { string = String(repeating: "•", count: string.count) }
    if element.kind == .searchField {
      let side = look.field.searchMark
      drawn.foreground.append(
        .symbol(
          DrawnSymbol("magnifyingglass", color: place.palette[.secondary]),
          in: place.leading(side, of: area).centered(side, side)))
      area = place.inset(area, leading: side + look.field.searchGap, trailing: 0)
    }
    let isEmpty = string.isEmpty
    if isEmpty { string = element.placeholder }
    if string.isEmpty { return }
    let run = DrawnText.Run(
      string, font: font, color: isEmpty ? place.palette[.secondary].faded(0.8) : color)
    switch element.kind {
    case .growingField, .textEditor:
      var text = DrawnText([run])
      text.isRightToLeft = place.isRightToLeft
      text.alignment = place.share(style.alignment ?? .leading)
      drawn.foreground.append(.text(text, in: area))
      drawn.change { $0.clip = .rectangle }
    default:
      let share = style.alignment.map { $0 == .leading ? 0 : $0 == .center ? 0.5 : 1 } ?? 0
      drawn.foreground.append(line([run], in: area, alignment: share, place))
    }
  }

  /// Draws the background and the border of a field.
  /// - Returns: The area for the text.
  private func drawBorder(
    ofField element: Element, _ place: Place, into drawn: inout DrawnElement
  ) -> LayoutRect {
    let palette = place.palette
    let inner = place.inset(
      drawn.bounds, leading: look.field.horizontalInset, trailing: look.field.horizontalInset)
    func fill(_ corner: Double, _ color: ColorComponents) {
      drawn.background.append(
        .fill(.roundedRectangle(cornerRadius: corner), in: drawn.bounds, .color(color)))
    }
    switch (element.kind, element.properties[.fieldStyle]) {
    case (.searchField, _):
      fill(look.field.searchCorner, palette[\.searchField])
      return inner
    case (.textEditor, _):
      let isInRow = element.isInRow
      if !isInRow, !element.hidesBackground { fill(look.field.corner, palette[\.card]) }
      let area = isInRow ? drawn.bounds : inner
      let inset = look.field.editorInset
      return LayoutRect(area.x, inset, area.width, max(0, area.height - 2 * inset))
    case (_, .fieldStyle(.roundedBorder)?), (_, .fieldStyle(.squareBorder)?):
      let isRound = element.properties[.fieldStyle] == .fieldStyle(.roundedBorder)
      let corner = isRound ? look.field.corner : 0
      fill(corner, palette[\.card])
      drawn.background.append(
        stroke(
          .roundedRectangle(cornerRadius: max(0, corner - 0.5)), palette[.separator], width: 1,
          in: drawn.bounds.inset(by: 0.5)))
      guard element.kind == .growingField else { return inner }
      let border = look.control.fieldBorder
      return LayoutRect(inner.x, border / 2, inner.width, max(0, inner.height - border))
    default: return drawn.bounds
    }
  }
}
