import BanyanHost

extension Property {
  /// Says the property in the browser's terms.
  func put<Sink: FacetSink>(into sink: inout Sink) {
    switch self {
    case .text(let runs): sink.put(text: runs)
    case .style(let style): style.put(into: &sink)
    case .label(let label):
      sink.put(.label, label)
      sink.put(.hidden, "false")
    case .accessibilityValue(let value): sink.put(.spokenValue, value)
    case .accessibilityHint(let hint): sink.put(.hint, hint)
    case .isAccessibilityHidden(let isHidden): if isHidden { sink.put(.concealed, "true") }
    case .traits(let traits): sink.put(.traits, traits.pageNames)
    case .accessibilityChildren(let children): sink.put(.accessibleChildren, "\(children)")
    case .help(let help): sink.put(.help, help)
    case .isOffscreen(let isOffscreen): if isOffscreen { sink.put(.offscreen, "") }
    case .isRightToLeft(let isRightToLeft): sink.put(.direction, isRightToLeft ? "rtl" : "ltr")
    case .followsHover(let followsHover): if followsHover { sink.put(.hover, "") }
    case .placeholder(let placeholder): sink.put(.placeholder, placeholder)
    case .value(let value): sink.put(.value, value)
    case .formStyle(let style): sink.put(.formStyle, style == .columns ? "columns" : "grouped")
    case .selectionMode(let mode): mode.put(into: &sink)
    case .isEditing(let isEditing): if isEditing { sink.put(.editing, "true") }
    case .rowSpacing(let spacing): sink.put(.rowGap, CSS.points(spacing))
    case .sectionSpacing(let spacing): sink.put(.sectionGap, CSS.points(spacing))
    case .rowHeight(let height): sink.put(.rowHeight, CSS.points(height))
    case .rowSelection(let selection): selection.put(into: &sink)
    case .rowEdits(let edits): sink.put(.edits, edits.cssValue)
    case .rowInsets(let insets): sink.put(.rowPadding, insets.cssValue)
    case .rowSeparators(let separators): separators.put(into: &sink)
    case .sectionSeparator(let isShown): if !isShown { sink.put(.separator, "none") }
    case .itemTint(let color): sink.put(.itemTint, color.cssValue)
    case .swipePlacement(let placement): placement.put(into: &sink)
    case .isRefreshing(let isRefreshing): if isRefreshing { sink.put(.busy, "true") }
    case .isProminent(let isProminent): if isProminent { sink.put(.prominence, "true") }
    case .textInput(let input): input.put(into: &sink)
    case .fieldStyle(let style): sink.put(.fieldStyle, style.cssValue)
    case .lineLimits(let limits): limits.put(into: &sink)
    case .isSelectable(let isSelectable): sink.put(.selection, isSelectable ? "text" : "none")
    case .keyboardDismissal(let dismissal): sink.put(.dismissal, dismissal.cssValue)
    case .hidesBackground(let hides): if hides { sink.put(.backdrop, "none") }
    case .isOn(let isOn): sink.put(.checked, isOn ? "true" : "false")
    case .isEnabled(let isEnabled): if !isEnabled { sink.put(.disabled, "true") }
    case .role(let role): sink.put(.role, role == .destructive ? "destructive" : "cancel")
    case .progress(let progress): sink.put(progress: progress)
    case .spacing(let spacing): sink.put(.gap, CSS.points(spacing))
    case .alignment(let alignment): sink.put(alignment)
    case .axes(let axes): sink.put(.axes, axes.cssValue)
    case .minimumLength(let length): sink.put(.minimumLength, CSS.points(length))
    case .padding(let insets): sink.put(.padding, insets.cssValue)
    case .defaultPadding(let edges): sink.put(.padding, edges.defaultPadding)
    case .frame(let frame): frame.put(into: &sink)
    case .background(let paint): paint.put(into: &sink)
    case .clip(let outline): outline.put(into: &sink)
    case .line(let line): line.put(into: &sink)
    case .border(let border):
      sink.put(.outline, "\(CSS.points(border.width)) solid \(border.color.cssValue)")
      sink.put(.outlineOffset, CSS.points(-border.width))
    case .filter(let filter): sink.put(.filter, filter.cssValue)
    case .blendMode(let mode): sink.put(.blendMode, mode.cssValue)
    case .isIsolated(let isIsolated): sink.put(.isolation, isIsolated ? "isolate" : "auto")
    case .transform(let transform): transform.put(into: &sink)
    case .transition(let transition): sink.put(.transition, transition.cssValue)
    case .match(let word): sink.put(.match, word)
    case .mask(let paint): sink.put(.maskImage, paint.cssImage)
    case .opacity(let opacity): sink.put(.opacity, CSS.number(opacity))
    case .fixedSize(let axes): sink.put(.hold, axes.cssValue)
    case .listStyle(let style): sink.put(.listStyle, style.cssValue)
    case .symbol(let name): sink.put(.symbol, name)
    case .source(let name): sink.put(.picture, PictureName.path(of: name))
    case .imageSizing(let sizing): sink.put(.imageSizing, sizing.cssValue)
    case .destination(let destination):
      if let url = AllowedURL(destination) { sink.put(.destination, url.string) }
    case .headingLevel(let level):
      sink.put(.headingRole, "heading")
      sink.put(.headingLevel, String(min(max(level, 1), 6)))
    case .identifier(let identifier): sink.put(.identifier, identifier)
    case .decorationPlacement(let placement):
      sink.put(.placement, placement == .behind ? "behind" : "before")
    case .message(let message): sink.put(runs: message.runs)
    case .appearance(let appearance):
      sink.put(.appearance, appearance == .dark ? "dark" : "light")
    case .pointer(let interest): sink.put(.gesture, interest.cssValue)
    case .shortcut(let keys): if let keys { sink.put(.shortcut, keys.cssValue) }
    case .isIntercepted(let isIntercepted):
      sink.put(.intercepted, isIntercepted ? "true" : "false")
    case .isSelected(let isSelected): sink.put(.selected, isSelected ? "true" : "false")
    case .badge(let badge): sink.put(.badge, badge)
    case .tabStyle(let style): sink.put(.tabStyle, style.cssValue)
    case .isFocusable(let isFocusable): sink.put(.tabIndex, isFocusable ? "0" : "-1")
    case .presentationStyle(let style): sink.put(.presentation, style.cssValue)
    case .isDismissible(let isDismissible):
      sink.put(.dismissible, isDismissible ? "true" : "false")
    }
  }
}

extension PropertyKey {
  /// The facets that a property may have given its element: those that go when it is reset.
  var facets: [Facet] {
    switch self {
    case .text, .message: [.text]
    case .style:
      [
        .font, .color, .design, .lines, .fontSize, .fontWeight, .fontStyle, .fontFamily,
        .textDecoration, .textAlignment, .lineClamp, .textColor, .decorationColor,
        .decorationStyle, .letterSpacing, .baseline, .lineHeight, .reservedLines, .numerals,
        .capitals, .fontStretch, .fit,
        .textPaint, .paint, .redacted,
      ]
    case .label: [.label, .hidden]
    case .accessibilityValue: [.spokenValue]
    case .accessibilityHint: [.hint]
    case .isAccessibilityHidden: [.concealed]
    case .traits: [.traits]
    case .accessibilityChildren: [.accessibleChildren]
    case .help: [.help]
    case .isOffscreen: [.offscreen]
    case .isRightToLeft: [.direction]
    case .followsHover: [.hover]
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
    case .sectionSeparator: [.separator]
    case .itemTint: [.itemTint]
    case .swipePlacement: [.swipe, .fullSwipe]
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
    case .spacing: [.gap]
    case .alignment: [.horizontalAlignment, .verticalAlignment]
    case .axes: [.axes]
    case .minimumLength: [.minimumLength]
    case .padding, .defaultPadding: [.padding]
    case .frame:
      [
        .width, .height, .minimumWidth, .maximumWidth, .minimumHeight, .maximumHeight,
        .grow, .fixed, .horizontalAlignment, .verticalAlignment,
      ]
    case .background: [.background, .backgroundImage, .backdropFilter]
    case .line:
      [
        .drawing, .drawn, .stroke, .strokeWidth, .lineCap, .lineJoin, .miterLimit, .dashes,
        .dashOffset, .linePaint, .lineInset, .lineReach, .lineRadius,
      ]
    case .border: [.outline, .outlineOffset]
    case .filter: [.filter]
    case .blendMode: [.blendMode]
    case .isIsolated: [.isolation]
    case .transform: [.rotate, .scale, .transform, .transformOrigin]
    case .transition: [.transition]
    case .match: [.match]
    case .mask: [.maskImage]
    case .clip: [.cornerRadius, .overflow, .clipPath]
    case .opacity: [.opacity]
    case .fixedSize: [.hold]
    case .listStyle: [.listStyle]
    case .symbol: [.symbol]
    case .source: [.picture]
    case .imageSizing: [.imageSizing]
    case .destination: [.destination]
    case .headingLevel: [.headingRole, .headingLevel]
    case .identifier: [.identifier]
    case .decorationPlacement: [.placement]
    case .appearance: [.appearance]
    case .pointer: [.gesture]
    case .isFocusable: [.tabIndex]
    case .shortcut: [.shortcut]
    case .isIntercepted: [.intercepted]
    case .isSelected: [.selected]
    case .badge: [.badge]
    case .tabStyle: [.tabStyle]
    case .presentationStyle: [.presentation]
    case .isDismissible: [.dismissible]
    }
  }

  /// Whether every value of the property puts the same facets, so that setting it again needs no
  /// reset first.
  var alwaysPutsTheSameFacets: Bool {
    switch self {
    case .isAccessibilityHidden, .isOffscreen, .followsHover: false
    case .shortcut, .style, .isEnabled, .frame, .clip, .background, .line, .transform, .destination,
      .alignment:
      false
    case .textInput, .lineLimits, .hidesBackground: false
    case .isEditing, .rowSeparators, .sectionSeparator, .swipePlacement: false
    case .isRefreshing, .isProminent: false
    default: true
    }
  }
}

extension FacetSink {
  mutating func put(text runs: [TextRun]) {
    if runs.count == 1, runs[0].style.isEmpty {
      put(.text, runs[0].string)
    } else {
      put(runs: runs)
    }
  }

  mutating func put(_ alignment: Alignment) {
    put(.horizontalAlignment, alignment.horizontal.cssValue)
    put(.verticalAlignment, alignment.vertical.cssValue)
  }

  mutating func put(progress: Double) {
    let share = min(max(progress.isNaN ? 0 : progress, 0), 1)
    put(.progressNow, String(Int((share * 100).rounded())))
    put(.progress, CSS.number(share))
  }
}

extension ErrorMessage {
  /// The message, and below it the path, which the style sheet tells apart by its design.
  var runs: [TextRun] {
    var pathStyle = TextStyle()
    pathStyle.font = FontDescription(size: .style(.caption), design: .monospaced)
    return [TextRun(text), TextRun(path.joined(separator: " › "), style: pathStyle)]
  }
}
