import BanyanHost
import BanyanLayout

extension DrawingPass {
  /// Draws the switch, the box or the border of a toggle beside its label.
  func drawToggle(_ element: Element, _ place: inout Place, into drawn: inout DrawnElement) {
    if !element.isEnabled { drawn.change { $0.opacity = 0.45 } }
    switch element.toggleLook {
    case .switch: drawSwitch(element, place, into: &drawn)
    case .checkbox: drawCheckbox(element, place, into: &drawn)
    case .button:
      let outline = outline(ofButton: element, .bordered)
      let bordered = borderedFill(place.palette)
      let paint = element.isOn ? prominentFill(place.palette) : bordered.paint
      drawn.background.append(.fill(outline, in: drawn.bounds, paint))
      place.textColor = element.isOn ? place.palette[\.onFill] : bordered.label
    }
  }

  private func drawSwitch(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    let size = look.toggle.size(at: element.controlSize)
    let area = place.trailing(size.width, of: drawn.bounds).centered(size.width, size.height)
    let palette = place.palette
    let color = element.isOn ? palette.tint ?? palette[.green] : palette[\.track]
    let inset = look.toggle.knobInset
    let side = size.height - 2 * inset
    let isAtRight = element.isOn != place.isRightToLeft
    let knob = LayoutRect(
      isAtRight ? area.maxX - inset - side : area.x + inset, area.y + inset, side, side)
    drawn.foreground += [
      .fill(.capsule, in: area, .color(color)),
      .shadow(.circle, in: knob, palette[\.knobShadow], radius: 6, x: 0, y: 2, isInner: false),
      .fill(.circle, in: knob, .color(palette[\.knob])),
    ]
  }

  private func drawCheckbox(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    let side = Look.Toggle.box
    let area = place.leading(side, of: drawn.bounds).centered(side, side)
    let palette = place.palette
    let outline = Outline.roundedRectangle(cornerRadius: 6)
    if element.isOn {
      drawn.foreground += [
        .fill(outline, in: area, .color(palette.accent)),
        .symbol(
          DrawnSymbol("checkmark", color: palette[\.knob]), in: area.inset(by: 1)),
      ]
    } else {
      drawn.foreground += [
        .fill(outline, in: area, .color(palette[\.card])),
        stroke(outline, palette[.tertiary], width: 1.5, in: area.inset(by: 0.75)),
      ]
    }
  }
}

extension ElementScene.Element {
  fileprivate var toggleLook: ToggleLook {
    if case .toggleStyle(let value)? = properties[.toggleStyle] { value } else { .switch }
  }
}

extension Look.Toggle {
  /// Returns the size of a switch.
  fileprivate func size(at scale: ControlScale) -> LayoutSize {
    switch scale {
    case .mini: LayoutSize(miniWidth, miniHeight)
    case .small: LayoutSize(smallWidth, smallHeight)
    case .regular, .large, .extraLarge: LayoutSize(width, height)
    }
  }
}
