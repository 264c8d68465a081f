import BanyanHost
import BanyanLayout

// Layouts of sheets, dialogs and menus, for hosts that only draw. Each is the root of a layout of its own, with a place in the window.

extension WindowLayout {
  func presentedLayout(of element: ElementNode, _ properties: [Property]) -> ElementLayout? {
    if reportsToHost { return nil }
    switch element.kind {
    case .presentation: return frameOfPresentation(element, properties)
    case .dialogHeader:
      let insets = LayoutInsets(
        vertical: look.dialog.headerVerticalInset, horizontal: look.dialog.headerHorizontalInset)
      return ElementLayout(
        .greedy(.horizontal, .center), .padding(insets),
        .stack(.vertical, spacing: look.dialog.headerSpacing, alignment: .center))
    case .dialogActions:
      return ElementLayout(
        .custom(
          DialogActionsLayout(
            look.dialog, isAlert: element.container?.presentationStyle == .alert)))
    case .menu, .menuSection:
      let isPanel = element.kind == .menu
      return ElementLayout(
        .padding(isPanel ? LayoutInsets(look.menu.inset) : LayoutInsets()),
        .stack(.vertical, spacing: 0, alignment: .leading))
    case .picker where element.container?.kind == .menu || element.container?.kind == .menuSection:
      return ElementLayout(.stack(.vertical, spacing: 0, alignment: .leading))
    case .menuPreview: return ElementLayout(.passing)
    case .button, .link, .pasteButton, .toggle:
      return buttonLayout(of: element, properties, in: element.container?.kind)
    default: return nil
    }
  }

  /// Returns the layout of a button that is as wide as the dialog or menu around it.
  private func buttonLayout(
    of element: ElementNode, _ properties: [Property], in container: ElementKind?
  ) -> ElementLayout? {
    switch container {
    case .dialogActions:
      return ElementLayout(
        .greedy(.both, .center),
        .padding(LayoutInsets(vertical: 0, horizontal: look.dialog.buttonInset)), .row)
    case .menu, .menuSection, .part, .option:
      guard let item = properties.menuItem else { return nil }
      let bounds = LayoutBounds(
        width: LayoutBounds.Axis(0, .infinity), height: LayoutBounds.Axis(look.menu.itemHeight))
      var insets = LayoutInsets(
        vertical: look.menu.itemVerticalInset, horizontal: look.menu.itemHorizontalInset)
      if item != .action { insets.leading = look.menu.checkedInset }
      return ElementLayout(.flexibleFrame(bounds, alignment: .leading), .padding(insets), .row)
    default: return nil
    }
  }

  private func frameOfPresentation(
    _ element: ElementNode, _ properties: [Property]
  ) -> ElementLayout {
    let (width, height) = (windowSize.width, windowSize.height)
    let column = LayoutRule.stack(.vertical, spacing: 0, alignment: .center)
    func fitted(_ least: Double, _ most: Double, height: Double) -> ElementLayout {
      ElementLayout(
        .fitted(LayoutFit(least: LayoutSize(least, 0), most: LayoutSize(most, height))), column)
    }
    switch element.presentationStyle {
    case .alert:
      let own = min(look.dialog.alertWidth, width)
      return fitted(own, own, height: height - 2 * look.popover.room)
    case .confirmationDialog:
      let own =
        width < Look.leastDesktopWidth
        ? min(look.dialog.mostWidth, width - 2 * look.dialog.margin) : look.dialog.wideWidth
      return fitted(own, own, height: height - 2 * look.popover.room)
    case .menu:
      let room = width - 2 * look.dialog.margin
      return fitted(
        min(look.menu.leastWidth, room), min(look.menu.mostWidth, room),
        height: height - 2 * look.dialog.margin)
    case .fullScreenCover:
      return ElementLayout(
        coverRule, .greedy(.both, .center), .stack(.vertical, spacing: nil, alignment: .center))
    case .sheet, .popover, nil:
      let rule = LayoutRule(presenting: properties, in: windowSize, look)
      let content = LayoutRule.stack(.vertical, spacing: nil, alignment: .center)
      // One that is as large as its content must not make it greedy.
      if case .fitted = rule { return ElementLayout(rule, content) }
      return ElementLayout(rule, .greedy(.both, .center), content)
    }
  }

  /// Returns the place of a presentation's leading top corner in the window.
  func origin(ofPresentation element: ElementNode) -> LayoutPoint {
    guard !element.layoutID.isNone, let size = tree.size(of: element.layoutID) else { return .zero }
    let free = LayoutSize(windowSize.width - size.width, windowSize.height - size.height)
    let middle = LayoutPoint(free.width / 2, free.height / 2)
    let isNarrow = windowSize.width < Look.leastDesktopWidth
    switch element.presentationStyle {
    case .fullScreenCover: return .zero
    case .alert: return middle
    case .confirmationDialog:
      if !isNarrow { return middle }
      let bottom = setup.safeArea.bottom + look.dialog.margin
      return LayoutPoint(middle.x, max(0, free.height - bottom))
    case .menu, .popover:
      if let place = place(besideAnchorOf: element, size) { return place }
      return isNarrow && element.presentationStyle == .popover
        ? LayoutPoint(middle.x, free.height) : middle
    case .sheet, nil: return isNarrow ? LayoutPoint(middle.x, free.height) : middle
    }
  }

  /// Returns a place below the element that a menu or popover belongs to, or above it where there is more room.
  private func place(besideAnchorOf element: ElementNode, _ size: LayoutSize) -> LayoutPoint? {
    guard size.width < windowSize.width, let anchor = element.hostProperties.anchor,
      let target = window.element(anchor.element, in: window), var frame = shownFrame(of: target)
    else { return nil }
    switch anchor.attachment.place {
    case .bounds: break
    case .point(let x, let y):
      frame = LayoutRect(frame.x + x * frame.width, frame.y + y * frame.height, 0, 0)
    case .rectangle(let x, let y, let width, let height):
      frame = LayoutRect(frame.x + x, frame.y + y, width, height)
    }
    let (margin, gap) = (look.dialog.margin, look.menu.gap)
    let below = windowSize.height - frame.y - frame.height
    let y =
      below - gap - margin >= size.height || below >= frame.y
      ? frame.y + frame.height + gap : frame.y - gap - size.height
    let x =
      element.presentationStyle == .menu
      ? frame.x : frame.x + (frame.width - size.width) / 2
    return LayoutPoint(
      max(margin, min(x, windowSize.width - margin - size.width)),
      max(margin, min(y, windowSize.height - margin - size.height)))
  }

  /// Returns the frame in which an element is seen in the window; nil if it is not shown.
  func shownFrame(of element: ElementNode) -> LayoutRect? {
    guard var frame = frame(of: element) else { return nil }
    if !reportsToHost, let presentation = element.enclosingPresentation {
      let origin = origin(ofPresentation: presentation)
      (frame.x, frame.y) = (frame.x + origin.x, frame.y + origin.y)
    }
    return frame
  }

  /// Returns the style of a text that a dialog gives it; nil for one that is in no dialog.
  func dialogStyle(ofText element: ElementNode) -> TextStyle? {
    guard let container = element.container else { return nil }
    if container.container?.kind == .dialogActions {
      let isAlert = container.container?.container?.presentationStyle == .alert
      return look.style(
        ofButtonIn: isAlert ? .alert : .confirmationDialog,
        cancels: container.hostProperties.contains(.role(.cancel)))
    }
    guard container.kind == .dialogHeader else { return nil }
    let isTitle = container.children.first === element
    return look.style(
      ofDialogText: container.container?.presentationStyle == .alert ? .alert : .confirmationDialog,
      isTitle: isTitle
        && (container.children.count > 1 || container.container?.presentationStyle == .alert))
  }
}

extension [Property] {
  fileprivate var menuItem: MenuItem? {
    for case .menuItem(let item) in self { return item }
    return nil
  }

  fileprivate var anchor: PresentationAnchor? {
    for case .anchor(let anchor) in self { return anchor }
    return nil
  }
}

/// The buttons of a dialog, one above the other, or two side by side in an alert.
private final class DialogActionsLayout: CustomLayout {
  private let dialog: Look.Dialog
  private let isAlert: Bool

  init(_ dialog: Look.Dialog, isAlert: Bool) {
    self.dialog = dialog
    self.isAlert = isAlert
  }

  private var buttonHeight: Double { isAlert ? dialog.alertButtonHeight : dialog.buttonHeight }

  /// Returns the offset and height of each child. A button takes any height, and other content its own.
  private func rows(_ children: LayoutChildren, in width: Double) -> [(y: Double, height: Double)] {
    var y = 0.0
    return children.indices.map { index in
      let child = children[index]
      let isButton = child.size(for: LayoutProposal(width, 1_000)).height >= 1_000
      let height =
        isButton
        ? buttonHeight : child.size(for: LayoutProposal(width, nil)).height + dialog.margin
      // The button that cancels is separate.
      if !isAlert, index > 0, index == children.count - 1 { y += dialog.margin }
      defer { y += height }
      return (y, height)
    }
  }

  private func standsSideBySide(_ children: LayoutChildren) -> Bool {
    isAlert && children.count == 2
  }

  func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize {
    let width = proposal.width ?? dialog.alertWidth
    if standsSideBySide(children) { return LayoutSize(width, buttonHeight) }
    let last = rows(children, in: width).last
    return LayoutSize(width, last.map { $0.y + $0.height } ?? 0)
  }

  func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal) {
    if standsSideBySide(children) {
      let half = LayoutProposal(bounds.width / 2, buttonHeight)
      children[0].place(at: LayoutPoint(bounds.x, bounds.y), for: half)
      children[1].place(at: LayoutPoint(bounds.x + bounds.width / 2, bounds.y), for: half)
      return
    }
    for (child, row) in zip(children, rows(children, in: bounds.width)) {
      child.place(
        at: LayoutPoint(bounds.x, bounds.y + row.y), for: LayoutProposal(bounds.width, row.height))
    }
  }
}
