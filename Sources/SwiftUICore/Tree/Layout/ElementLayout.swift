import BanyanHost
import BanyanLayout

/// The rules that lay out an element: nearly always a single rule.
struct ElementLayout {
  /// The rule that the element's container sees.
  var rule: LayoutRule
  /// The rules inside it, from the outside in. The last one holds the element's content.
  var inner: [LayoutRule] = []
  /// The number of rules that stand around the element without being part of it, such as the insets
  /// of a row.
  private(set) var outerCount = 0
  /// The rules of parts after the content that are not elements, such as the switch of a toggle.
  var after: [LayoutRule] = []

  init(_ rule: LayoutRule, _ inner: LayoutRule..., after: [LayoutRule] = []) {
    self.rule = rule
    self.inner = inner
    self.after = after
  }

  /// Creates a layout of nested rules, from the outside in; an empty list makes one that changes
  /// nothing.
  init(nested rules: [LayoutRule]) {
    rule = rules.first ?? .passing
    inner = Array(rules.dropFirst())
  }

  /// Returns the layout with a rule of its container around it.
  func within(_ outer: LayoutRule) -> ElementLayout {
    var layout = self
    layout.inner.insert(layout.rule, at: 0)
    layout.rule = outer
    layout.outerCount += 1
    return layout
  }
}

extension WindowLayout {
  /// Returns the layout of an element; nil for one that stands outside of all layout, such as a
  /// menu.
  ///
  /// It follows from the properties that the host receives, except for values known only to the
  /// node, such as a closure.
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
  /// True if layout may depend on the property.
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
  /// Returns true if both lists of properties lead to the same layout.
  func areLaidOut(as other: [Property]) -> Bool {
    let mine = lazy.filter { $0.key.isOfLayout }
    return mine.elementsEqual(other.lazy.filter { $0.key.isOfLayout })
  }
}
