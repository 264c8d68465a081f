import BanyanHost

// The uses that a person can make of an element.

extension ElementScene.Element {
  /// A Boolean value that indicates whether a person uses the element itself, and not an element around it.
  package var isControl: Bool {
    switch kind {
    case .button, .link, .toggle, .tab, .option, .disclosureToggle, .pasteButton: true
    default: isEdited
    }
  }

  /// A Boolean value that indicates whether a press on the element gives it the focus, and does nothing else.
  package var isEdited: Bool {
    switch kind {
    case .slider, .datePicker, .colorPicker: true
    default: kind.isField
    }
  }

  /// A Boolean value that indicates whether a row can be selected.
  package var isSelectable: Bool {
    switch properties[.rowSelection] {
    case .rowSelection(.selected), .rowSelection(.unselected): true
    default: false
    }
  }

  package var pointerInterest: PointerInterest? {
    if case .pointer(let interest) = properties[.pointer] { interest } else { nil }
  }

  /// The element and those around it, innermost first.
  package var path: [ElementScene.Element] {
    Array(sequence(first: self, next: \.parent))
  }

  /// The children that are shown, as far as their properties decide it: the page in front of a navigation stack, the selected tab.
  package var shownChildren: [ElementScene.Element] {
    let candidates = kind == .navigationStack ? children.suffix(1) : children[...]
    return candidates.filter {
      $0.properties[.isAbsent] != .isAbsent(true)
        && !($0.kind == .tabPage && $0.properties[.isSelected] == .isSelected(false))
        && $0.properties[.isHidden] != .isHidden(true)
    }
  }

  /// The element and the shown ones in it, in the order of reading.
  package var shownElements: [ElementScene.Element] {
    [self] + shownChildren.flatMap(\.shownElements)
  }

  /// Returns what a press sends to the element; nil if a press does nothing, or if the host does it alone.
  package var press: Event.Payload? {
    guard isEnabled, !asksForFiles else { return nil }
    switch kind {
    case .button, .option, .tab, .refreshControl: return .activate
    case .link: return properties[.isIntercepted] == .isIntercepted(true) ? .activate : nil
    case .toggle:
      if case .isOn(let isOn) = properties[.isOn] { return .setOn(!isOn) }
      return nil
    case .disclosureToggle:
      if case .isExpanded(let isExpanded) = properties[.isExpanded] { return .setOn(!isExpanded) }
      return nil
    default:
      if isSelectable { return .select(.only) }
      return pointerInterest?.isPressed == true ? .activate : nil
    }
  }

  /// A Boolean value that indicates whether a press asks the person for files.
  package var asksForFiles: Bool { properties[.fileChoice] != nil }

  /// The URL that a press on the element opens outside of the window.
  package var openedURL: String? {
    guard kind == .link, isEnabled, properties[.isIntercepted] != .isIntercepted(true),
      case .destination(let url) = properties[.destination]
    else { return nil }
    return url
  }

  /// The button that stands for the whole row of a list: the only one in it, in the automatic style.
  package var buttonOfRow: ElementScene.Element? {
    guard let parent, [.list, .form, .section].contains(parent.kind) else { return nil }
    func buttons(_ element: ElementScene.Element) -> [ElementScene.Element] {
      if element.kind == .rowActions { return [] }
      if element.kind == .button || element.kind == .link { return [element] }
      return element.shownChildren.flatMap(buttons)
    }
    let found = buttons(self)
    guard found.count == 1, found[0].properties[.buttonStyle] == nil, found[0].isEnabled else {
      return nil
    }
    return found[0]
  }
}

extension ElementKind {
  /// A Boolean value that indicates whether a press shows what there is to choose from.
  var opensPicker: Bool { self == .picker || self == .datePicker || self == .colorPicker }
}

extension ElementScene {
  /// The element within which a person can use anything: the presentation in front, or else the window.
  package var front: Element {
    root.children.last {
      $0.kind == .presentation && $0.properties[.isBackgroundUsable] != .isBackgroundUsable(true)
    } ?? root
  }
}
