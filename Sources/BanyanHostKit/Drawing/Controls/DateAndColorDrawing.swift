import BanyanHost
import BanyanLayout
import Foundation

extension DrawingPass {
  /// Draws the date and the time of a date picker, each in a rounded area.
  func drawDatePicker(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    if !element.isEnabled { drawn.change { $0.opacity = 0.45 } }
    let texts = element.dateTexts
    // Both begin in the same direction, and the last one fills the rest.
    var area = drawn.bounds
    for (index, text) in texts.enumerated() {
      let isLast = index == texts.count - 1
      let width = isLast ? area.width : widthOfDate(text, among: texts, in: drawn.frame.width)
      let own = place.leading(width, of: area)
      area = place.trailing(max(0, area.width - width - look.control.dateGap), of: area)
      drawn.background.append(
        .fill(
          .roundedRectangle(cornerRadius: look.control.dateCorner), in: own,
          .color(place.palette[\.track])))
      drawn.foreground.append(
        line(text, look.styleOfDates, color: place.textColor, in: own, place))
    }
  }

  /// Returns the width of the area of one text of a date picker.
  private func widthOfDate(_ text: String, among texts: [String], in width: Double) -> Double {
    let insets = 2 * look.control.dateHorizontalInset
    if let fit = builder.textFit { return fit.width(of: text, look.styleOfDates) + insets }
    // The layout has measured letters of one width.
    let count = Double(texts.count)
    let room = width - (count - 1) * look.control.dateGap - count * insets
    return room * Double(text.count) / Double(max(1, texts.joined().count)) + insets
  }

  /// Draws a ring of all colors around the chosen one.
  func drawColorWell(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    if !element.isEnabled { drawn.change { $0.opacity = 0.45 } }
    let hues: [NamedColor] = [.red, .yellow, .green, .cyan, .blue, .purple, .red]
    let stops = hues.enumerated().map {
      DrawnStop(place.palette[$1], at: Double($0) / Double(hues.count - 1))
    }
    let chosen = drawn.bounds.inset(by: look.control.colorRing)
    drawn.background += [
      .fill(
        .circle, in: drawn.bounds,
        .angularGradient(stops, center: .center, startAngle: -90, endAngle: 270)),
      .fill(.circle, in: chosen, .color(place.palette[\.background])),
      .fill(
        .circle, in: chosen.inset(by: look.control.colorBorder),
        .color(ColorComponents(hexadecimal: element.value) ?? .black)),
    ]
  }
}

extension ElementScene.Element {
  fileprivate var dateTexts: [String] {
    if case .dateTexts(let texts)? = properties[.dateTexts] { texts } else { [] }
  }
}

extension ColorComponents {
  /// Creates a color from the value of a color picker.
  package init?(hexadecimal text: String) {
    guard text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
    let hasOpacity = text.count == 9
    guard hasOpacity || text.count == 7 else { return nil }
    let bits = hasOpacity ? number : number << 8 | 0xFF
    func part(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) }
    self.init(part(24), part(16), part(8), part(0) / 255)
  }
}
