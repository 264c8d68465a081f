import BanyanHost
import BanyanLayout

// Sheets, covers and popovers are the host's, in sizes that follow from the window, as the style sheets have them; what
// is in them is laid out here. Some are as large as what is in them: then the host is told how large that is. Alerts,
// dialogs and menus are the host's with all that is in them.

extension ElementNode {
  /// Whether what the element presents is laid out in it.
  var isLaidOutPresentation: Bool {
    guard let presentation = self as? PresentationNode else { return false }
    switch presentation.style {
    case .sheet, .fullScreenCover, .popover: return true
    case .alert, .confirmationDialog, .menu: return false
    }
  }

  /// What presents the element, if anything does.
  fileprivate var enclosingPresentation: ElementNode? {
    var current: ElementNode? = self
    while let element = current {
      if element.kind == .presentation { return element }
      current = element.container
    }
    return nil
  }
}

extension WindowLayout {
  /// The rules of something that is presented.
  func presentationLayout(of element: ElementNode, _ properties: [Property]) -> ElementLayout {
    let rule = LayoutRule(presenting: properties, in: windowSize)
    let column = LayoutRule.stack(.vertical, spacing: nil, alignment: .center)
    guard case .window(let assumed, _) = rule else {
      if places?.assumedPresentations.removeValue(forKey: element.id) != nil {
        places?.sizes[element.id] = nil
        places?.changed.append(element.layoutID)
        untold.append(element)
      }
      return ElementLayout(rule, column)
    }
    // What the host has said of it was of another window, or of another height.
    if places?.assumedPresentations.updateValue(assumed, forKey: element.id) != assumed {
      places?.sizes[element.id] = assumed
      places?.changed.append(element.layoutID)
      untold.append(element)
    }
    let size = places?.sizes[element.id] ?? assumed
    return ElementLayout(.window(size: size, safeArea: LayoutInsets()), column)
  }

  /// Takes back what the host has been told of the size of a presentation that is now as large as what is in it.
  func withdrawAssumedSize(of element: ElementNode) {
    if let property = element.description(for: .assumedSize) { element.withdraw(property) }
  }

  /// What the host is told of something that is as large as what is in it.
  func placement(ofPresentation element: ElementNode) -> Placement? {
    let id = main(of: element)
    guard case .fitted = tree.rule(of: id), let size = tree.size(of: id) else { return nil }
    return Placement(x: 0, y: 0, width: .points(size.width), height: .points(size.height))
  }

  /// How large the presentation around an element is taken to be before it has been laid out; nil if there is none.
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

  /// Whether an element stands in something that is presented, whose size says nothing of the window's pages.
  func isPresented(_ element: ElementNode) -> Bool { element.enclosingPresentation != nil }
}

extension LayoutRule {
  /// What is presented in a window, with the lengths that `presentations.css` and `menus.css` have.
  fileprivate init(presenting properties: [Property], in window: LayoutSize) {
    let facts = PresentationFacts(properties)
    let isNarrow = window.width < 700
    func fixed(_ width: Double, _ height: Double) -> LayoutRule {
      .window(size: LayoutSize(max(0, width), max(0, height)), safeArea: LayoutInsets())
    }
    if facts.style == .fullScreenCover || isNarrow && facts.adaptation == .fullScreenCover {
      self = fixed(window.width, window.height)
    } else if facts.style == .popover, !isNarrow || facts.adaptation == .unchanged {
      self = .fitted(
        LayoutFit(
          most: LayoutSize(min(420, window.width - 24), min(600, window.height - 24)),
          greedy: LayoutProposal(340, 420)))
    } else if isNarrow {
      let room = window.height - 12
      self = fixed(
        window.width, min(facts.height(in: window.height) ?? room, room) - facts.grabberHeight)
    } else {
      let most = LayoutSize(min(640, window.width - 48), window.height - 64)
      switch facts.size {
      case .form: self = fixed(min(560, most.width), min(620, most.height))
      case .page: self = fixed(min(860, window.width - 64), window.height - 96)
      case .fitted: self = .fitted(LayoutFit(most: most))
      case nil:
        let least = LayoutSize(min(420, window.width - 48), 0)
        self = .fitted(LayoutFit(least: least, most: most, greedy: LayoutProposal(560, 620)))
      }
    }
  }
}

/// What decides how large something is that is presented.
private struct PresentationFacts {
  var style = PresentationStyle.sheet
  var adaptation: Adaptation?
  var size: SheetSize?
  private var detents: Detents?
  private var showsGrabber: Bool?

  init(_ properties: [Property]) {
    for property in properties {
      switch property {
      case .presentationStyle(let value): style = value
      case .adaptation(let value): adaptation = value
      case .sheetSize(let value): size = value
      case .detents(let value): detents = value
      case .showsDragIndicator(let value): showsGrabber = value
      default: break
      }
    }
  }

  /// The height that has been selected, if there are several.
  func height(in height: Double) -> Double? {
    guard let detents, detents.heights.indices.contains(detents.selected) else { return nil }
    return switch detents.heights[detents.selected] {
    case .fraction(let share): share * height
    case .height(let points): points
    }
  }

  /// What the upper edge takes by which a person changes the height.
  var grabberHeight: Double {
    showsGrabber ?? ((detents?.heights.count ?? 0) > 1) ? 14 : 0
  }
}
