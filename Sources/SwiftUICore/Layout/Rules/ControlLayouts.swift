import BanyanHost
import BanyanLayout

// Layouts of controls: the room for their labels, and the sizes of what hosts draw. Where sources
// specify no size (LB17), the look does.

extension WindowLayout {
  /// Returns the style that a control gives the text of some of its labels; nil for others.
  func controlStyle(ofText element: ElementNode) -> TextStyle? {
    guard let part = element.container else { return nil }
    switch (part.kind, part.container?.kind) {
    case (.part, .gauge), (.sectionHeader, .picker): return look.styleOfValueLabels
    case (.progressView, _) where part.children.dropFirst().contains { $0 === element }:
      return look.styleOfValueLabels
    case (.caption, .labeled) where part.container?.hasOptionsBelowCaption == true:
      return look.styleOfOptionsCaption
    default: return nil
    }
  }

  func controlLayout(of element: ElementNode, _ properties: [Property]) -> ElementLayout? {
    lazy var looks = ControlLooks(properties)
    switch element.kind {
    case .button where looks.button == nil && element.isRowLink(properties):
      return ElementLayout(.greedy(.horizontal, .leading), .padding(indicatorInsets), .row)
    case .disclosureToggle where !reportsToHost:
      let mark = LayoutInsets(top: 0, leading: 0, bottom: 0, trailing: look.row.disclosureMark)
      return ElementLayout(.greedy(.horizontal, .leading), .padding(mark), .row)
    case .button, .pasteButton, .link, .disclosureToggle: return buttonLayout(looks)
    case .toggle: return toggleLayout(looks)
    case .label where mayHaveAbsence && element.container?.kind == .unavailable:
      return ElementLayout(
        .stack(.vertical, spacing: look.absence.labelSpacing, alignment: .center))
    case .label where !reportsToHost && looks.label == .titleOnly:
      return ElementLayout(.custom(TitleLayout()))
    case .label:
      return ElementLayout(
        looks.label == .iconOnly
          ? .passing : .stack(.horizontal, spacing: nil, alignment: .middle))
    case .labeled where !reportsToHost && element.hasOptionsBelowCaption:
      let options = LayoutRule.stack(
        .vertical, spacing: look.control.captionGap, alignment: .leading)
      return element.enclosingList == nil
        ? ElementLayout(options) : ElementLayout(.greedy(.horizontal, .leading), options)
    case .labeled: return ElementLayout(.row)
    case .caption: return captionLayout(of: element)
    // Content beside a label is at the end of the remaining room.
    case .part where element.container?.hasOnlyViews == true:
      return ElementLayout(.greedy(.horizontal, .trailing), .row)
    case .option where !reportsToHost: return optionLayout(of: element)
    case .part, .option, .controlGroup: return ElementLayout(.row)
    case .picker: return inRow(pickerLayout(of: element, looks), of: element, looks)
    case .slider:
      return inRow(greedyControl(height: look.control.sliderHeight), of: element, looks)
    case .stepper:
      let stepper = ElementLayout(
        .control(
          ideal: LayoutSize(look.control.stepperWidth, look.control.stepperHeight), greedy: []))
      return inRow(stepper, of: element, looks)
    case .datePicker:
      let date = ElementLayout(.control(ideal: dateSize(properties), greedy: []))
      return inRow(date, of: element, looks)
    case .colorPicker:
      return ElementLayout(
        .control(ideal: LayoutSize(look.control.colorWell, look.control.colorWell), greedy: []))
    case .textField, .secureField, .searchField, .growingField:
      return greedyControl(height: heightOfField(element.kind, properties))
    case .textEditor:
      return ElementLayout(
        .control(ideal: LayoutSize(look.control.ideal, look.control.ideal), greedy: .both))
    case .progressView where !reportsToHost && !looks.hidesLabel && element.hasLabel:
      return labeledProgress(looks)
    case .progressView:
      let side = look.control.spinner(at: looks.size)
      return looks.isCircular
        ? ElementLayout(.control(ideal: LayoutSize(side, side), greedy: []))
        : greedyControl(height: look.control.progressHeight)
    case .gauge where !reportsToHost && !looks.hasRing && element.hasLabel:
      return ElementLayout(.custom(GaugeLayout(look.gauge, looks.gauge)))
    case .gauge:
      return looks.hasRing
        ? ElementLayout(.control(ideal: LayoutSize(look.gauge.ring, look.gauge.ring), greedy: []))
        : greedyControl(height: look.gauge.height)
    default: return nil
    }
  }

  /// Lays out labels above and below a bar, or below a spinner.
  private func labeledProgress(_ looks: ControlLooks) -> ElementLayout {
    let (gap, side) = (look.control.captionGap, look.control.spinner(at: looks.size))
    guard looks.isCircular else {
      return ElementLayout(
        .custom(
          ProgressLayout(
            bar: look.control.progressHeight, gap: gap, ideal: look.control.ideal)))
    }
    let spinner = LayoutInsets(top: side + gap, leading: 0, bottom: 0, trailing: 0)
    return ElementLayout(
      .flexibleFrame(LayoutBounds(width: LayoutBounds.Axis(side)), alignment: .center),
      .padding(spinner), .stack(.vertical, spacing: gap, alignment: .center))
  }

  /// Returns the size of the areas of a date and a time.
  func dateSize(_ properties: [Property]) -> LayoutSize {
    let style = setup.number(look.styleOfDates)
    var size = LayoutSize(0, look.control.dateHeight)
    for case .dateTexts(let texts) in properties {
      size.width = look.control.dateGap * Double(max(0, texts.count - 1))
      for text in texts {
        let line = setup.measurer.lines(
          of: LayoutText(text, style: style), scale: 1, width: .infinity, most: 1
        ).size
        size.width += line.width + 2 * look.control.dateHorizontalInset
        size.height = max(size.height, line.height + 2 * look.control.dateVerticalInset)
      }
    }
    return size
  }

  /// Lets a control with a caption be a little higher than the content of its row, as on pages.
  private func inRow(
    _ layout: ElementLayout, of control: ElementNode, _ looks: ControlLooks
  ) -> ElementLayout {
    guard !reportsToHost, control.container?.kind == .labeled, control.enclosingList != nil else {
      return layout
    }
    // The value of a menu is as high as text, and inline options are rows.
    if control.kind == .picker, looks.picker == .menu || looks.picker == .inline { return layout }
    return layout.within(.padding(LayoutInsets(vertical: -look.row.controlOverhang, horizontal: 0)))
  }

  private func greedyControl(height: Double) -> ElementLayout {
    ElementLayout(.control(ideal: LayoutSize(look.control.ideal, height), greedy: .horizontal))
  }

  /// The room for the indicator that a link leads to a page.
  private var indicatorInsets: LayoutInsets {
    LayoutInsets(top: 0, leading: 0, bottom: 0, trailing: look.row.indicator)
  }

  /// A button hugs its label (LB17).
  private func buttonLayout(_ looks: ControlLooks) -> ElementLayout {
    looks.button?.hasBorder == true ? borderedLayout(looks) : ElementLayout(.row)
  }

  private func borderedLayout(_ looks: ControlLooks) -> ElementLayout {
    ElementLayout(.padding(look.button.insets(at: looks.size)), .row)
  }

  /// Label, room, switch (LB18).
  private func toggleLayout(_ looks: ControlLooks) -> ElementLayout {
    let control = LayoutRule.control(ideal: look.toggle.size(at: looks.size), greedy: [])
    if looks.hidesLabel { return ElementLayout(control) }
    switch looks.toggle {
    case .switch: return ElementLayout(.row, after: [.spacer(minimum: nil), control])
    case .checkbox where !reportsToHost:
      let box = LayoutInsets(top: 0, leading: Look.Toggle.boxMark, bottom: 0, trailing: 0)
      let height = LayoutBounds(height: LayoutBounds.Axis(look.toggle.checkboxLine))
      return ElementLayout(.flexibleFrame(height, alignment: .leading), .padding(box), .row)
    case .checkbox:
      return ElementLayout(
        .row,
        after: [.control(ideal: LayoutSize(look.toggle.checkbox, look.toggle.checkbox), greedy: [])]
      )
    // It looks like a button with a border, regardless of the button style.
    case .button: return borderedLayout(looks)
    }
  }

  /// The caption of a control is at its leading edge and leaves the other edge to the control;
  /// a hidden caption takes no part.
  private func captionLayout(of element: ElementNode) -> ElementLayout? {
    guard let container = element.container else { return ElementLayout(.row) }
    if !reportsToHost {
      switch container.kind {
      // It is for assistive technologies.
      case .controlGroup: return nil
      case .gauge where ControlLooks(container.hostProperties).hidesLabel: return nil
      default: break
      }
    }
    guard container.kind == .labeled, !container.hasOnlyViews else { return ElementLayout(.row) }
    if ControlLooks(container.hostProperties).hidesLabel { return nil }
    if container.collectChildren().contains(where: {
      $0.kind == .slider || $0.kind == .progressView
    }) {
      return nil
    }
    if !reportsToHost, container.hidesCaption { return nil }
    return ElementLayout(.greedy(.horizontal, .leading), .row)
  }

  private func pickerLayout(of picker: ElementNode, _ looks: ControlLooks) -> ElementLayout {
    switch looks.picker {
    case .menu
    where !reportsToHost && picker.container?.kind == .labeled
      && picker.enclosingList != nil:
      // The value is as high as the caption, and beside its mark, which ends where the content of the row does.
      let insets = LayoutInsets(
        top: 0, leading: look.picker.menuLeadingInset, bottom: 0,
        trailing: 2 * look.picker.markInset + look.picker.markWidth)
      return ElementLayout(.padding(insets), .depthStack(.trailing)).within(
        .padding(LayoutInsets(top: 0, leading: 0, bottom: 0, trailing: -look.picker.markInset)))
    case .menu:
      // As wide as the widest option, with a mark after it.
      return ElementLayout(
        .padding(
          LayoutInsets(
            top: look.picker.menuVerticalInset, leading: look.picker.menuLeadingInset,
            bottom: look.picker.menuVerticalInset, trailing: look.picker.menuTrailingInset)),
        .depthStack(.leading))
    case .segmented, .palette: return greedyControl(height: look.picker.segmentsHeight)
    case .wheel: return greedyControl(height: look.picker.wheelHeight)
    case .radioGroup where !reportsToHost:
      return ElementLayout(
        .stack(.vertical, spacing: Look.Picker.radioSpacing, alignment: .leading))
    case .inline where !reportsToHost: return inlinePickerLayout(of: picker)
    case .inline, .radioGroup:
      return ElementLayout(.stack(.vertical, spacing: nil, alignment: .leading))
    }
  }

  /// Lays out options of which each is as high as a row, and in a list also as wide as one.
  private func inlinePickerLayout(of picker: ElementNode) -> ElementLayout {
    let options = ElementLayout(.stack(.vertical, spacing: 0, alignment: .leading))
    guard picker.enclosingList != nil else { return options }
    // The options have the row's insets themselves.
    let inset = -look.row.verticalInset
    let hasCaption =
      picker.container.map {
        $0.kind == .labeled && !ControlLooks($0.hostProperties).hidesLabel
      } ?? false
    return options.within(
      .padding(LayoutInsets(top: hasCaption ? 0 : inset, leading: 0, bottom: inset, trailing: 0)))
  }

  private func optionLayout(of option: ElementNode) -> ElementLayout {
    guard let picker = option.container, picker.kind == .picker else { return ElementLayout(.row) }
    switch picker.ownPickerStyle {
    case .radioGroup:
      let mark = LayoutInsets(top: 0, leading: look.picker.radioMark, bottom: 0, trailing: 0)
      return ElementLayout(.padding(mark), .row)
    case .inline:
      let width = LayoutBounds.Axis(0, picker.enclosingList == nil ? nil : .infinity)
      let mark = LayoutInsets(top: 0, leading: 0, bottom: 0, trailing: Look.Picker.inlineMark)
      return ElementLayout(
        .flexibleFrame(
          LayoutBounds(width: width, height: LayoutBounds.Axis(look.row.height)),
          alignment: .leading),
        .padding(mark), .row)
    default: return ElementLayout(.row)
    }
  }

  /// Returns the height of a field, with its border if it has one.
  func heightOfField(_ kind: ElementKind, _ properties: [Property]) -> Double {
    let looks = ControlLooks(properties)
    let hasBorder = looks.hasFieldBorder || kind == .searchField
    return lineHeight(looks.style) * Double(looks.leastLines)
      + (hasBorder ? look.control.fieldBorder : 0)
  }

  func lineHeight(_ style: TextStyle) -> Double {
    setup.measurer.font(of: LayoutText("", style: setup.number(style))).lineHeight
  }
}

/// Lays out the title of a label, whose icon is not seen.
private final class TitleLayout: CustomLayout {
  func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize {
    children.last?.size(for: proposal) ?? .zero
  }

  func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal) {
    children.last?.place(at: bounds.origin, for: proposal)
  }

  func spacing(_ children: LayoutChildren) -> LayoutSpacing? { children.last?.spacing }

  func explicitGuide(
    _ key: GuideKey, in bounds: LayoutRect, _ proposal: LayoutProposal, _ children: LayoutChildren
  ) -> Double? {
    children.last?.dimensions(for: proposal).explicit(key)
  }
}

extension LayoutRule {
  /// The layout of a control's label.
  static var row: LayoutRule { .stack(.horizontal, spacing: nil, alignment: .middle) }
}

/// The appearance of a control, as far as it affects the size.
private struct ControlLooks {
  var button: ButtonLook?
  var toggle = ToggleLook.switch
  var label: LabelLook?
  var picker = PickerLook.menu
  var hidesLabel = false
  var hasFieldBorder = false
  var leastLines = 1
  var size = ControlScale.regular
  var style = TextStyle()
  private var progress: ProgressLook?
  private var hasProgress = false
  var gauge = GaugeLook.linear

  init(_ properties: [Property]) {
    for property in properties {
      switch property {
      case .buttonStyle(let value): button = value
      case .toggleStyle(let value): toggle = value
      case .labelStyle(let value): label = value
      case .pickerStyle(let value): picker = value
      case .hidesLabel(let value): hidesLabel = value
      case .fieldStyle(let value): hasFieldBorder = value != .plain
      case .lineLimits(let value): leastLines = value.minimum
      case .style(let value): style = value
      case .controlSize(let value): size = value
      case .progressStyle(let value): progress = value
      case .progress: hasProgress = true
      case .gaugeStyle(let value): gauge = value
      default: break
      }
    }
  }

  var isCircular: Bool { progress == .circular || progress == nil && !hasProgress }
  var hasRing: Bool { gauge == .circular || gauge == .circularCapacity }
}

extension ElementNode {
  fileprivate var hasLabel: Bool { !collectChildren().isEmpty }

  private var pickerStyle: PickerLook? {
    collectChildren().first { $0.kind == .picker }?.ownPickerStyle
  }

  /// The style of a picker.
  fileprivate var ownPickerStyle: PickerLook {
    for case .pickerStyle(let style) in hostProperties { return style }
    return .menu
  }

  /// True for a control whose caption only assistive technologies present.
  fileprivate var hidesCaption: Bool {
    switch pickerStyle {
    case .segmented, .wheel, .palette: true
    case .menu: container?.kind.arrangesRows != true
    case .inline, .radioGroup, nil: false
    }
  }

  /// True for a picker of which all options are seen, one below the other.
  fileprivate var hasOptionsBelowCaption: Bool {
    let style = pickerStyle
    return style == .inline || style == .radioGroup
  }

  /// True for a header or a line that only assistive technologies present, because its picker shows one option.
  var isHiddenInPicker: Bool {
    guard let picker = container, picker.kind == .picker else { return false }
    switch picker.ownPickerStyle {
    case .inline, .radioGroup: return false
    default: return !sequence(first: picker, next: \.container).contains { $0.kind == .menu }
    }
  }

  /// True for a link in a row with nothing but its own modifiers in between: it is as long as the row, and the
  /// indicator is at the row's end.
  fileprivate func isRowLink(_ properties: [Property]) -> Bool {
    guard properties.contains(.role(.navigation)), let kind = container?.kind else { return false }
    return kind.arrangesRows && !kind.isHeader
  }
}

extension Look.Toggle {
  /// Returns the size of a switch without its label.
  fileprivate func size(at scale: ControlScale) -> LayoutSize {
    switch scale {
    case .mini: LayoutSize(miniWidth, miniHeight)
    case .small: LayoutSize(smallWidth, smallHeight)
    case .regular, .large, .extraLarge: LayoutSize(width, height)
    }
  }
}

extension Look.Button {
  /// Returns the insets around the label of a button with a border.
  fileprivate func insets(at scale: ControlScale) -> LayoutInsets {
    switch scale {
    case .mini: LayoutInsets(vertical: miniVerticalInset, horizontal: miniHorizontalInset)
    case .small: LayoutInsets(vertical: smallVerticalInset, horizontal: smallHorizontalInset)
    case .regular: LayoutInsets(vertical: verticalInset, horizontal: horizontalInset)
    case .large: LayoutInsets(vertical: largeVerticalInset, horizontal: largeHorizontalInset)
    case .extraLarge:
      LayoutInsets(vertical: extraLargeVerticalInset, horizontal: extraLargeHorizontalInset)
    }
  }
}

extension ButtonLook {
  var hasBorder: Bool {
    switch self {
    case .bordered, .prominent, .glass, .prominentGlass: true
    case .plain, .borderless, .link: false
    }
  }
}
