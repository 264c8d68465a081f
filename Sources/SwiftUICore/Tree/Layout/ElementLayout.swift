import BanyanHost
import BanyanLayout

/// How an element is laid out: nearly always by one rule.
struct ElementLayout {
  /// What the element is for its container.
  var rule: LayoutRule
  /// What is inside of that, from the outside in. The last holds what is in the element.
  var inner: [LayoutRule] = []
  /// How many of the rules stand around the element without being it, as the insets of a row do.
  private(set) var outerCount = 0
  /// What stands after the contents without being an element, such as the switch of a toggle.
  var after: [LayoutRule] = []

  init(_ rule: LayoutRule, _ inner: LayoutRule..., after: [LayoutRule] = []) {
    self.rule = rule
    self.inner = inner
    self.after = after
  }

  /// One rule in the other, from the outside in; one that changes nothing if there is none.
  init(nested rules: [LayoutRule]) {
    rule = rules.first ?? .passing
    inner = Array(rules.dropFirst())
  }

  /// The same, with a rule around it that is its container's.
  func within(_ outer: LayoutRule) -> ElementLayout {
    var layout = self
    layout.inner.insert(layout.rule, at: 0)
    layout.rule = outer
    layout.outerCount += 1
    return layout
  }
}

extension WindowLayout {
  /// How an element is laid out; nil for one that stands outside of all layout, such as a menu.
  ///
  /// It follows from what the host is told of the element, but for what only its node knows: a
  /// closure, for example.
  func layout(of element: ElementNode, _ properties: [Property]) -> ElementLayout? {
    var layout =
      element.ownLayout
      ?? stackLayout(of: element, properties)
      ?? wrapperLayout(of: element, properties)
      ?? leafLayout(of: element, properties)
      ?? controlLayout(of: element, properties)
      ?? containerLayout(of: element, properties)
    if ownRows.contains(element.id) { layout = layout.map(ownRow) }
    if let cell = LayoutGridCell(properties) { layout = layout?.within(.gridCell(cell)) }
    return layout
  }
}

extension PropertyKey {
  /// Whether layout may go by the property.
  var isOfLayout: Bool {
    switch self {
    case .text, .style, .source, .remoteSource, .symbol, .symbolScale, .imageSizing, .clip, .line,
      .spacing, .alignment, .axes, .minimumLength, .padding, .defaultPadding, .frame, .absentRows,
      .gridSpacing, .tracks, .columnSpan, .cellAnchor, .columnAlignment, .unsizedAxes,
      .measurement, .relativeFrame, .offset, .position, .aspectRatio, .layoutPriority,
      .ignoredSafeArea, .safeAreaPadding, .direction, .fixedSize, .decorationPlacement,
      .toggleStyle, .labelStyle, .pickerStyle, .buttonStyle, .gaugeStyle, .progressStyle,
      .progress, .hidesLabel, .fieldStyle, .lineLimits, .titleDisplay, .toolbarPlacement,
      .isAbsent, .isSelected, .rowInsets, .controlSize, .listStyle, .formStyle, .isEditing, .role,
      .badge, .presentationStyle, .adaptation, .sheetSize, .detents, .showsDragIndicator:
      true
    default: false
    }
  }
}

extension [Property] {
  /// Whether layout would come out the same.
  func areLaidOut(as other: [Property]) -> Bool {
    let mine = lazy.filter { $0.key.isOfLayout }
    return mine.elementsEqual(other.lazy.filter { $0.key.isOfLayout })
  }
}
