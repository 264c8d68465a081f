import BanyanHost
import BanyanLayout

// Sliders and steppers.

extension DrawingPass {
  func drawSlider(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    if !element.isEnabled { drawn.change { $0.opacity = 0.45 } }
    let (knobSide, thickness) =
      switch element.controlSize {
      case .mini: (look.control.miniKnob, look.control.miniSliderTrack)
      case .small: (look.control.smallKnob, look.control.sliderTrack)
      case .regular, .large, .extraLarge: (look.control.knob, look.control.sliderTrack)
      }
    let palette = place.palette
    let bar = drawn.bounds.centered(drawn.frame.width, thickness)
    let reach = knobSide / 2 + (bar.width - knobSide) * (element.fraction ?? 0)
    let knob = place.leading(knobSide, of: drawn.bounds, inset: reach - knobSide / 2)
      .centered(knobSide, knobSide)
    drawn.foreground += [
      .fill(.capsule, in: bar, .color(palette[\.track])),
      .fill(.capsule, in: place.leading(reach, of: bar), .color(palette.accent)),
      .shadow(.circle, in: knob, palette[\.faintShadow], radius: 8, x: 0, y: 3, isInner: false),
      .shadow(.circle, in: knob, palette[\.knobShadow], radius: 4, x: 0, y: 0.5, isInner: false),
      .fill(.circle, in: knob, .color(palette[\.knob])),
    ]
  }

  /// Draws a stepper with its buttons, which have no places of their own.
  func drawStepper(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    let palette = place.palette
    drawn.background.append(
      .fill(
        .roundedRectangle(cornerRadius: look.control.stepperCorner), in: drawn.bounds,
        .color(palette[\.track])))
    let buttons = element.children.filter { $0.kind == .button }
    let width = drawn.frame.width / Double(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let area = place.leading(width, of: drawn.bounds, inset: width * Double(index))
      var half = DrawnElement(id: button.id, frame: area)
      let color = palette[button.isEnabled && element.isEnabled ? .primary : .tertiary]
      half.foreground.append(
        line(
          labelRuns(of: button, TextStyle(), color: color, place), in: half.bounds, place))
      drawn.content.append(half)
    }
    drawn.foreground.append(
      .fill(
        .rectangle, in: drawn.bounds.centered(hairline, look.control.stepperLine),
        .color(palette[.separator])))
  }
}
