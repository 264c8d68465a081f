import BanyanHost
import BanyanLayout

extension WindowLayout {
  /// Returns the layout of an element; nil for one that is outside of all layout, such as a
  /// menu.
  ///
  /// It follows from the properties that the host receives, except for values known only to the
  /// node, such as a closure.
  func layout(of element: ElementNode, _ properties: [Property]) -> ElementLayout? {
    let layout =
      element.ownLayout
      ?? barLayout(of: element, properties)
      ?? presentedLayout(of: element, properties)
      ?? stackLayout(of: element, properties)
      ?? wrapperLayout(of: element, properties)
      ?? leafLayout(of: element, properties)
      ?? controlLayout(of: element, properties)
      ?? listLayout(of: element, properties)
      ?? containerLayout(of: element, properties)
    return layout.map {
      surrounded(besideBadge($0, of: element, properties), of: element, properties)
    }
  }

  /// Returns the layout of an element with what its container puts around it.
  func surrounded(
    _ layout: ElementLayout, of element: ElementNode, _ properties: [Property]
  ) -> ElementLayout {
    var layout = layout
    if ownRows.contains(element.id) {
      layout = ownRow(layout, of: element)
    }
    if let cell = LayoutGridCell(properties) { layout = layout.within(.gridCell(cell)) }
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
      .isAbsent, .isSelected, .scrollAnchor, .rowInsets, .controlSize, .listStyle, .formStyle,
      .isEditing, .rowEdits, .rowSelection, .rowHeight, .rowSpacing, .sectionSpacing, .tabStyle,
      .frontColumn, .role,
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
