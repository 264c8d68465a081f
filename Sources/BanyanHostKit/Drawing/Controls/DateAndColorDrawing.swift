import BanyanHost
import BanyanLayout
import Foundation

extension DrawingPass {
  /// Draws the date and the time of a date picker, each in a rounded area.
  func drawDatePicker(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    if !element.isEnabled { drawn.change { $0.opacity = 0.45 } }
    let texts = DateWording(element.value, locale: builder.locale).texts
    var style = TextStyle()
    style.font = FontDescription(size: .style(.callout))
    style.hasMonospacedDigits = true
    let width = drawn.frame.width - look.control.dateGap * Double(max(texts.count - 1, 0))
    let time = width * look.control.timeWidth / (look.control.dateWidth + look.control.timeWidth)
    let areas =
      texts.count > 1
      ? [
        place.leading(width - time, of: drawn.bounds), place.trailing(time, of: drawn.bounds),
      ] : [drawn.bounds]
    for (text, area) in zip(texts, areas) {
      drawn.background.append(
        .fill(
          .roundedRectangle(cornerRadius: look.control.dateCorner), in: area,
          .color(place.palette[\.track])))
      drawn.foreground.append(line(text, style, color: place.textColor, in: area, place))
    }
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

/// A date or time of a control in the words of a language.
private struct DateWording {
  /// The date and the time, as far as the value has them.
  let texts: [String]

  init(_ value: String, locale: Locale) {
    let parts = value.split(separator: "T")
    var format = Date.FormatStyle(locale: locale, timeZone: .gmt)
    format.calendar = Calendar(identifier: .gregorian)
    texts = parts.compactMap { part in
      let isTime = part.contains(":")
      let numbers = part.split(separator: isTime ? ":" : "-").compactMap { Int($0) }
      guard numbers.count >= 2 else { return nil }
      var components = DateComponents(timeZone: .gmt)
      if isTime {
        (components.year, components.month, components.day) = (2000, 1, 1)
        (components.hour, components.minute) = (numbers[0], numbers[1])
      } else {
        (components.year, components.month) = (numbers[0], numbers[1])
        components.day = numbers.count > 2 ? numbers[2] : 1
      }
      guard let date = format.calendar.date(from: components) else { return nil }
      return date.formatted(
        isTime ? format.hour().minute() : format.year().month(.abbreviated).day())
    }
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
