import BanyanHost
import BanyanLayout

// Elements that hosts lay out themselves, with all their content.

extension WindowLayout {
  /// Returns the probable size of an element that the host lays out, and the axes along which it takes all
  /// available room.
  func ownSize(
    of element: ElementNode, _ properties: [Property]
  ) -> (ideal: LayoutSize, greedy: LayoutAxes)? {
    switch element.kind {
    case .navigationStack, .splitView, .tabView, .textEditor:
      return (LayoutSize(100, 100), .both)
    // Headers span all columns, and the host places them.
    case .lazyVerticalGrid where element.hasSections: return (LayoutSize(100, 100), .horizontal)
    case .lazyHorizontalGrid where element.hasSections: return (LayoutSize(100, 100), .vertical)
    case .toggle where properties.contains(.toggleStyle(.checkbox)):
      return (LayoutSize(100, look.toggle.checkboxLine), [])
    case .slider: return (LayoutSize(100, look.control.sliderHeight), .horizontal)
    case .gauge where properties.contains { $0.isRingOfGauge }:
      return (LayoutSize(look.gauge.ring, look.gauge.ring), [])
    case .gauge, .disclosureToggle: return (LayoutSize(100, 31), .horizontal)
    case .textField, .secureField, .searchField, .growingField:
      return (LayoutSize(100, heightOfField(element.kind, properties)), .horizontal)
    case .progressView:
      let isBar = properties.contains { $0.key == .progress }
      return isBar
        ? (LayoutSize(100, look.control.progressHeight), .horizontal)
        : (LayoutSize(look.control.spinner, look.control.spinner), [])
    case .disclosureGroup, .searchSuggestions, .error:
      return (LayoutSize(100, 80), .horizontal)
    case .labeled where element.hasOnlyViews: return nil
    case .labeled:
      return (
        LayoutSize(160, look.control.dateHeight),
        element.takesAllWidth ? .horizontal : []
      )
    case .refreshControl where element.container?.kind.arrangesRows == true: return nil
    case .datePicker: return (dateSize(properties), [])
    case .picker, .stepper, .colorPicker, .controlGroup, .pasteButton, .refreshControl:
      return (LayoutSize(look.control.stepperWidth, look.control.stepperHeight), [])
    case .label where properties.contains { $0.key == .labelStyle }: return (LayoutSize(24, 24), [])
    // The host puts the badge of a button that fills its row beside the label.
    case .button where properties.hasBadge && element.isLabelOfRow,
      .link where properties.hasBadge && element.isLabelOfRow:
      return (LayoutSize(100, 0), .horizontal)
    default: return nil
    }
  }
}

extension ElementNode {
  /// True if only the app's own views are beside a label, and no control that the host draws.
  var hasOnlyViews: Bool {
    if kind != .labeled || hostProperties.contains(.hidesLabel(true)) { return false }
    return collectChildren().allSatisfy { $0.kind == .caption || $0.kind == .part }
  }

  /// True if a control beside a label, with its label, takes all available width.
  fileprivate var takesAllWidth: Bool {
    takesWidth || enclosingList != nil && !isSizedAlone && !isMenuInRow
  }

  private var takesWidth: Bool {
    return !isSizedAlone
      && !collectChildren().contains { part in
        part.kind == .datePicker || part.kind == .colorPicker
          || part.kind == .picker && !part.hostProperties.contains(.pickerStyle(.segmented))
      }
  }

  /// True if nothing but a control with a size of its own is shown: its label is hidden.
  private var isSizedAlone: Bool {
    guard hostProperties.contains(.hidesLabel(true)) else { return false }
    return collectChildren().contains { [.stepper, .datePicker, .colorPicker].contains($0.kind) }
  }

  /// True for a picker with a menu beside other views in a row. It hugs its value, and its label is hidden.
  private var isMenuInRow: Bool {
    let isMenu = collectChildren().contains { part in
      part.kind == .picker && part.hostProperties.contains(.pickerStyle(.menu))
    }
    if !isMenu { return false }
    var current = container
    while let element = current, element.kind == .box || element.kind == .decorated {
      current = element.container
    }
    return current?.kind.arrangesRows != true
  }

  fileprivate var hasSections: Bool {
    return collectChildren().contains { $0.kind == .stackSection }
  }

  /// The list or form around an element.
  var enclosingList: ElementNode? {
    var current: ElementNode? = self
    while let element = current {
      switch element.kind {
      case .list, .form: return element
      // It may be presented by a view in a row.
      case .presentation, .page: return nil
      default: current = element.container
      }
    }
    return nil
  }
}

extension ElementKind {
  /// True if the host lays out such elements wherever they are: they are not part of their surroundings.
  var standsApart: Bool {
    switch self {
    case .menu, .menuBar, .menuSection, .menuPreview, .rowBackground, .rowActions: true
    default: false
    }
  }

  /// True if such elements arrange pages.
  var isShell: Bool {
    switch self {
    case .navigationStack, .splitView, .page, .tabView: true
    default: false
    }
  }
}

extension ElementNode {
  /// Returns true if the host determines the element's size and its content is placed within that.
  func holdsPlaced(in parent: ElementNode) -> Bool {
    kind == .tabPage || kind == .verticalStack && parent.kind == .page
  }
}

extension Property {
  fileprivate var isRingOfGauge: Bool {
    self == .gaugeStyle(.circular) || self == .gaugeStyle(.circularCapacity)
  }
}

extension [Property] {
  fileprivate var hasBadge: Bool { contains { $0.key == .badge && $0 != .badge("") } }

  /// True for a box that only assistive technology finds.
  var areOffscreen: Bool {
    for case .isOffscreen(true) in self { return true }
    return false
  }
}
