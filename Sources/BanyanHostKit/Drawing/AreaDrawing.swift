import BanyanHost
import BanyanLayout

// Elements that are one area: lines between others, scrolling areas, and what stands for content of another program.

extension DrawingPass {
  func drawArea(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    func fill(_ color: ColorComponents) -> DrawingPart {
      .fill(.rectangle, in: drawn.bounds, .color(color))
    }
    switch element.kind {
    // After the last of the groups of options.
    case .divider
    where element.parent?.kind == .picker && element === element.parent?.children.last:
      break
    case .divider: drawn.background.append(fill(place.palette[.separator]))
    case .error: drawError(element, place, into: &drawn)
    case .video:
      drawn.background.append(fill(place.palette[\.video]))
      drawPlaceholder("play.fill", color: place.palette[\.onFill], in: &drawn, place)
    case .webPage:
      drawn.background.append(fill(place.palette[\.card]))
      drawPlaceholder("globe", color: place.palette[.secondary], in: &drawn, place)
    case .scrollView where element.properties[.showsOutside] != .showsOutside(true):
      drawn.change { $0.clip = .rectangle }
    default: break
    }
  }

  /// Draws a symbol that says what would be there.
  private func drawPlaceholder(
    _ name: String, color: ColorComponents, in drawn: inout DrawnElement, _ place: Place
  ) {
    let side = min(48, drawn.frame.width, drawn.frame.height)
    drawn.foreground.append(
      .symbol(DrawnSymbol(name, color: color), in: drawn.bounds.centered(side, side)))
  }

  /// Draws the card in place of a view that could not be made.
  private func drawError(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
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
