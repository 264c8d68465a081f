import BanyanHost
import BanyanLayout

extension DrawingPass {
  /// Draws the card in place of a view that could not be made.
  func drawError(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    guard case .message(let message)? = element.properties[.message] else { return }
    let red = place.palette[.red]
    let outline = Outline.roundedRectangle(cornerRadius: 12)
    drawn.background = [
      .fill(
        outline, in: drawn.bounds,
        .color(place.palette[\.background].mixed(with: red, share: 0.09))),
      stroke(outline, red.faded(0.45), width: 1, in: drawn.bounds.inset(by: 0.5)),
    ]
    drawn.foreground.append(
      .text(text(TextRuns(message.text), TextStyle(), place), in: drawn.bounds))
  }
}
