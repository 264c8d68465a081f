import BanyanHost
import BanyanLayout

// The host lays out sheets, covers and popovers, in sizes that follow from the window's and the look;
// their content is laid out here. Some are as large as their content: then the host receives that size. The host lays
// out alerts, dialogs and menus with all their content.

extension ElementNode {
  /// True if the presented content is laid out here.
  var isLaidOutPresentation: Bool {
    switch presentationStyle {
    case .sheet, .fullScreenCover, .popover: true
    case .alert, .confirmationDialog, .menu, nil: false
    }
  }

  /// The presentation around the element, if there is one.
  var enclosingPresentation: ElementNode? {
    var current: ElementNode? = self
    while let element = current {
      if element.kind == .presentation { return element }
      current = element.container
    }
    return nil
  }
}

extension WindowLayout {
  /// Returns the rules of a presentation.
  func presentationLayout(of element: ElementNode, _ properties: [Property]) -> ElementLayout {
    let rule = LayoutRule(presenting: properties, in: windowSize, look)
    let column = LayoutRule.stack(.vertical, spacing: nil, alignment: .center)
    guard case .window(let assumed, _) = rule else {
      if places?.assumedPresentations.removeValue(forKey: element.id) != nil {
        places?.sizes[element.id] = nil
        places?.changed.append(element.layoutID)
        unreported.append(element)
      }
      return ElementLayout(rule, column)
    }
    // The size that the host reported belongs to another window size or another height.
    if places?.assumedPresentations.updateValue(assumed, forKey: element.id) != assumed {
      places?.sizes[element.id] = HostPlaces.Sized(element: element, size: assumed)
      places?.changed.append(element.layoutID)
      unreported.append(element)
    }
    let size = places?.sizes[element.id]?.size ?? assumed
    return ElementLayout(.window(size: size, safeArea: LayoutInsets()), column)
  }

  /// Withdraws the assumed size of a presentation that is now as large as its content.
  func withdrawAssumedSize(of element: ElementNode) {
    if let property = element.description(for: .assumedSize) { element.withdraw(property) }
  }

  /// Returns the placement of a presentation that is as large as its content.
  func placement(ofPresentation element: ElementNode) -> Placement? {
    let id = main(of: element)
    guard case .fitted = tree.rule(of: id), let size = tree.size(of: id) else { return nil }
    return Placement(x: 0, y: 0, width: .points(size.width), height: .points(size.height))
  }

  /// Returns the assumed size of the presentation around an element before its layout; nil if there is none.
  func presentedSize(around element: ElementNode) -> LayoutSize? {
    guard let presentation = element.enclosingPresentation, !presentation.layoutID.isNone else {
      return nil
    }
    switch tree.rule(of: main(of: presentation)) {
    case .window(let size, _): return size
    case .fitted(let fit):
      return LayoutSize(
        min(fit.greedy.width ?? fit.most.width, fit.most.width),
        min(fit.greedy.height ?? fit.most.height, fit.most.height))
    default: return nil
    }
  }

  /// Returns true if an element is in a presentation, whose size does not apply to the window's pages.
  func isPresented(_ element: ElementNode) -> Bool { element.enclosingPresentation != nil }
}

extension LayoutRule {
  init(presenting properties: [Property], in window: LayoutSize, _ look: Look) {
    let facts = PresentationFacts(properties)
    let isNarrow = window.width < Look.leastDesktopWidth
    let (sheet, popover) = (look.sheet, look.popover)
    func fixed(_ width: Double, _ height: Double) -> LayoutRule {
      .window(size: LayoutSize(max(0, width), max(0, height)), safeArea: LayoutInsets())
    }
    if facts.style == .fullScreenCover || isNarrow && facts.adaptation == .fullScreenCover {
      self = fixed(window.width, window.height)
    } else if facts.style == .popover, !isNarrow || facts.adaptation == .unchanged {
      self = .fitted(
        LayoutFit(
          most: LayoutSize(
            min(popover.mostWidth, window.width - popover.room),
            min(popover.mostHeight, window.height - popover.room)),
          greedy: LayoutProposal(popover.greedyWidth, popover.greedyHeight)))
    } else if isNarrow {
      let room = window.height - sheet.topGap
      let grabber = facts.showsGrabber ? sheet.grabber : 0
      self = fixed(window.width, min(facts.height(in: window.height) ?? room, room) - grabber)
    } else {
      let most = LayoutSize(
        min(sheet.mostWidth, window.width - sheet.horizontalRoom),
        window.height - sheet.verticalRoom)
      switch facts.size {
      case .form:
        self =
          fixed(min(sheet.formWidth, most.width), min(sheet.formHeight, most.height))
      case .page:
        self =
          fixed(
            min(sheet.pageWidth, window.width - sheet.pageHorizontalRoom),
            window.height - sheet.pageVerticalRoom)
      case .fitted: self = .fitted(LayoutFit(most: most))
      case nil:
        let least = LayoutSize(min(sheet.leastWidth, window.width - sheet.horizontalRoom), 0)
        self = .fitted(
          LayoutFit(
            least: least, most: most,
            greedy: LayoutProposal(sheet.formWidth, sheet.formHeight)))
      }
    }
  }
}

/// The properties that determine the size of a presentation.
private struct PresentationFacts {
  var style = PresentationStyle.sheet
  var adaptation: Adaptation?
  var size: SheetSize?
  private var detents: Detents?
  private var showsDragIndicator: Bool?

  init(_ properties: [Property]) {
    for property in properties {
      switch property {
      case .presentationStyle(let value): style = value
      case .adaptation(let value): adaptation = value
      case .sheetSize(let value): size = value
      case .detents(let value): detents = value
      case .showsDragIndicator(let value): showsDragIndicator = value
      default: break
      }
    }
  }

  /// Returns the selected height, if there are several.
  func height(in height: Double) -> Double? {
    guard let detents, detents.heights.indices.contains(detents.selected) else { return nil }
    return switch detents.heights[detents.selected] {
    case .fraction(let share): share * height
    case .height(let points): points
    }
  }

  /// True if there is a grabber at the upper edge, by which the user changes the height.
  var showsGrabber: Bool {
    showsDragIndicator ?? ((detents?.heights.count ?? 0) > 1)
  }
}
