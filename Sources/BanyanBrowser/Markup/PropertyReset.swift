import BanyanHost

extension PropertyKey {
  /// The facets that a property can give its element, which are removed when it is reset.
  var facets: [Facet] {
    switch self {
    case .text, .message: [.text]
    case .style:
      [
        .font, .color, .design, .lines, .fontSize, .fontWeight, .fontStyle, .fontFamily,
        .textDecoration, .textAlignment, .lineClamp, .textColor, .decorationColor,
        .decorationStyle, .letterSpacing, .baseline, .lineHeight, .reservedLines, .numerals,
        .capitals, .fontStretch, .fit,
        .textPaint, .paint, .redacted, .filter,
      ]
    case .label: [.label, .hidden]
    case .accessibilityValue: [.spokenValue]
    case .accessibilityHint: [.hint]
    case .isAccessibilityHidden: [.concealed]
    case .traits: [.traits]
    case .accessibilityChildren: [.accessibleChildren]
    case .help: [.help]
    case .isOffscreen: [.offscreen]
    case .followsHover, .followsPointer: [.hover]
    case .pointerShape: [.cursor]
    case .placeholder: [.placeholder]
    case .value: [.value]
    case .formStyle: [.formStyle]
    case .selectionMode: [.headingRole, .multiselection, .tabIndex]
    case .isEditing: [.editing]
    case .rowSpacing: [.rowGap]
    case .sectionSpacing: [.sectionGap]
    case .rowHeight: [.rowHeight]
    case .rowSelection: [.headingRole, .rowSelected]
    case .rowEdits: [.edits]
    case .rowInsets: [.rowPadding]
    case .rowSeparators: [.rowLines, .topLine, .bottomLine]
    case .rowLine: [.rowLine]
    case .sectionSeparator: [.separator]
    case .itemTint: [.itemTint]
    case .swipePlacement: [.swipe, .fullSwipe]
    case .tablePart: [.tablePart, .sorted]
    case .isRefreshing: [.busy]
    case .isProminent: [.prominence]
    case .textInput: [.inputMode, .completion, .capitalization, .spelling, .enterKey]
    case .fieldStyle: [.fieldStyle]
    case .lineLimits: [.minimumLines, .maximumLines]
    case .isSelectable: [.selection]
    case .keyboardDismissal: [.dismissal]
    case .hidesBackground: [.backdrop]
    case .isOn: [.checked]
    case .isEnabled: [.disabled]
    case .role: [.role]
    case .progress: [.progressNow, .progress]
    case .progressStyle, .buttonStyle, .gaugeStyle: [.look]
    case .buttonShape: [.shape]
    case .toggleStyle: [.look, .headingRole]
    case .labelStyle: [.labelStyle]
    case .pickerStyle: [.picker, .headingRole]
    case .controlSize: [.controlSize]
    case .tint: [.accent, .tint]
    case .hidesLabel: [.hidesLabel]
    case .part: [.part]
    case .range: [.minimum, .maximum, .step]
    case .number: [.number]
    case .valueRange: [.minimum, .maximum]
    case .dateComponents: [.inputType]
    case .dateTexts: [.dateText, .timeText]
    case .allowsOpacity: [.alpha]
    case .isExpanded: [.expanded]
    case .sharing: [.shareTitle, .shareText, .shareURL]
    case .fileChoice: [.files]
    case .spacing: [.gap]
    case .alignment: [.horizontalAlignment, .verticalAlignment]
    case .axes: [.axes]
    case .minimumLength: [.minimumLength]
    case .padding, .defaultPadding: [.padding, .paddingInline]
    case .frame:
      [
        .width, .height, .minimumWidth, .maximumWidth, .minimumHeight, .maximumHeight,
        .grow, .fixed, .horizontalAlignment, .verticalAlignment, .ideal, .idealWidth, .idealHeight,
      ]
    case .absentRows: [.absentCount, .presentCount, .absentLength, .keptPlace]
    case .measurement: [.measure]
    case .isMeasured: [.isMeasured]
    case .pinnedEdges: [.pinned]
    case .placement: [.placed]
    case .assumedSize: [.assumed]
    case .relativeFrame:
      [.relative, .fixed, .width, .height, .horizontalAlignment, .verticalAlignment]
    case .gridSpacing: [.gapX, .gap]
    case .tracks: [.tracks, .trackSpacing, .cellX, .cellY]
    case .columnSpan: [.columnSpan]
    case .cellAnchor: [.justifySelf, .alignSelf]
    case .columnAlignment: [.column]
    case .unsizedAxes: [.unsized]
    case .sectionEdge: [.sectionPart]
    case .hidesScrollIndicators: [.scrollbarWidth]
    case .scrollEnabled: [.overflow]
    case .showsOutside: [.outside]
    case .scrollAnchor: [.scrollAnchor]
    case .scrollSnapping: [.snapping]
    case .hasScrollTargets: [.targets]
    case .followsScrolling: [.follows]
    case .reportsScrolling: [.scrolling]
    case .offset: [.translate]
    case .position: [.positioned, .positionX, .positionY]
    case .aspectRatio: [.aspect, .aspectRatio]
    case .layoutPriority: [.shrink, .share]
    case .depth: [.depth]
    case .isHidden: [.visibility]
    case .allowsHitTesting: [.pointerEvents, .press]
    case .contentShape: [.hit, .cornerRadius]
    case .ignoredSafeArea: [.bleed]
    case .safeAreaPadding: [.safeArea, .safeAreaInsets]
    case .alignmentGuides: [.guides, .guideX, .guideY]
    case .direction: [.direction]
    case .isMirrored: [.mirrored]
    case .background: [.background, .backgroundImage, .backdropFilter]
    case .shadows: [.boxShadow, .filter]
    case .line:
      [
        .drawing, .drawn, .paint, .stroke, .strokeWidth, .lineCap, .lineJoin, .miterLimit, .dashes,
        .dashOffset, .linePaint, .lineInset, .lineReach, .lineRadius,
      ]
    case .border: [.outline, .outlineOffset]
    case .filter: [.filter]
    case .blendMode: [.blendMode, .cut]
    case .isIsolated: [.isolation]
    case .transform: [.rotate, .scale, .transform, .transformOrigin]
    case .transition: [.transition]
    case .match: [.match]
    case .mask: [.maskImage]
    case .clip: [.cornerRadius, .overflow, .clipPath]
    case .opacity: [.opacity, .unseen]
    case .fixedSize: [.hold]
    case .listStyle: [.listStyle]
    case .symbol: [.symbol]
    case .source: [.picture]
    case .remoteSource: [.remote]
    case .symbolScale: [.symbolScale]
    case .symbolRendering: [.symbolRendering]
    case .symbolEffect: [.effect, .effectTiming]
    case .contentTransition: [.contentTransition]
    case .isTemplate: [.template]
    case .isPixelated: [.pixelated]
    case .imageSizing: [.imageSizing]
    case .destination: [.destination]
    case .headingLevel: [.headingRole, .headingLevel]
    case .identifier: [.identifier]
    case .decorationPlacement: [.placement, .mask]
    case .appearance: [.appearance]
    case .locationWish: [.location]
    case .playback: [.playback]
    case .sounds: [.sounds]
    case .webContent: [.webContent]
    case .isDraggable: [.draggable]
    case .isDragPreview: [.dragPreview]
    case .dropInterest: [.dropInterest]
    case .awaitedDrop: [.awaitedDrop]
    case .pointer: [.gesture]
    case .titleDisplay: [.titleDisplay]
    case .toolbarPlacement: [.toolbarPlacement]
    case .frontColumn: [.frontColumn]
    case .isAbsent: [.absent]
    case .isFocusable: [.tabIndex]
    case .shortcut: [.shortcut]
    case .keyPresses: [.keyPresses]
    case .hidesFocusRing: [.focusRing]
    case .isIntercepted: [.intercepted]
    case .isSelected: [.selected]
    case .badge: [.badge]
    case .tabStyle: [.tabStyle]
    case .presentationStyle: [.presentation]
    case .isDismissible: [.dismissible]
    case .anchor: [.anchor]
    case .detents: [.detents, .detent]
    case .showsDragIndicator: [.dragIndicator]
    case .cornerRadius: [.cornerRadius]
    case .adaptation: [.adaptation]
    case .sheetSize: [.sheetSize]
    case .isBackgroundUsable: [.behind]
    case .isMenuOpen: [.popup, .expanded]
    case .menuItem: [.headingRole]
    case .hasContextMenu: [.contextMenu]
    }
  }

  /// True if every value of the property writes the same facets, so that setting it again needs no
  /// reset first.
  var alwaysPutsTheSameFacets: Bool {
    switch self {
    case .isTemplate, .isPixelated: false
    case .isAccessibilityHidden, .isOffscreen, .followsHover, .followsPointer, .isDragPreview: false
    case .aspectRatio, .isHidden, .allowsHitTesting, .contentShape, .alignmentGuides: false
    case .gridSpacing, .tracks, .relativeFrame, .scrollAnchor: false
    case .isMirrored, .padding, .defaultPadding, .blendMode: false
    case .hidesLabel, .valueRange, .allowsOpacity, .sharing: false
    case .shortcut, .style, .isEnabled, .isAbsent, .frame, .clip, .background, .shadows, .line,
      .transform,
      .destination,
      .alignment:
      false
    case .textInput, .lineLimits, .hidesBackground: false
    case .isEditing, .rowSeparators, .sectionSeparator, .swipePlacement, .tablePart: false
    case .isRefreshing, .isProminent, .isBackgroundUsable, .reportsScrolling: false
    default: true
    }
  }
}
