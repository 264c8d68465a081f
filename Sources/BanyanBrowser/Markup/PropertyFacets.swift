import BanyanHost

extension Property {
  /// Writes the property as facets.
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
    case .followsHover(let followsHover): if followsHover { sink.put(.hover, "") }
    case .followsPointer(let follows): if follows { sink.put(.hover, "moves") }
    case .pointerShape(let shape): sink.put(.cursor, shape.cssValue)
    case .placeholder(let placeholder): sink.put(.placeholder, placeholder)
    case .value(let value): sink.put(.value, value)
    case .formStyle(let style): sink.put(.formStyle, style == .columns ? "columns" : "grouped")
    case .selectionMode(let mode): mode.put(into: &sink)
    case .isEditing(let isEditing): if isEditing { sink.put(.editing, "true") }
    case .rowSpacing(let spacing): sink.put(.rowGap, CSS.points(spacing))
    case .sectionSpacing(let spacing): sink.put(.sectionGap, CSS.points(spacing))
    case .rowHeight(let height): sink.put(.rowHeight, CSS.points(height))
    case .rowSelection(let selection): selection.put(into: &sink)
    case .tablePart(let part): part.put(into: &sink)
    case .rowEdits(let edits): sink.put(.edits, edits.cssValue)
    case .rowInsets(let insets): sink.put(.rowPadding, insets.cssValue)
    case .rowSeparators(let separators): separators.put(into: &sink)
    case .rowLine(let line): sink.put(.rowLine, line.pageValue)
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
    case .role(let role): sink.put(.role, role.cssValue)
    case .progress(let progress): sink.put(progress: progress)
    case .progressStyle(let style): sink.put(.look, style.name)
    case .buttonStyle(let style): sink.put(.look, style.name)
    case .buttonShape(let shape): sink.put(.shape, shape.name)
    case .toggleStyle(let style):
      sink.put(.look, style.name)
      sink.put(.headingRole, style == .checkbox ? "checkbox" : "switch")
    case .labelStyle(let style): sink.put(.labelStyle, style.name)
    case .pickerStyle(let style):
      sink.put(.picker, style.name)
      sink.put(.headingRole, style == .menu ? "group" : "radiogroup")
    case .gaugeStyle(let style): sink.put(.look, style.name)
    case .controlSize(let size): sink.put(.controlSize, size.name)
    case .tint(let color):
      // A tint of the accent color is the app's: a style that refers to itself has no value.
      let value = color?.cssValue.replacing("var(--accent)", with: "var(--own-accent)")
      sink.put(.accent, value ?? "var(--own-accent)")
      sink.put(.tint, value ?? "initial")
    case .hidesLabel(let isHidden): if isHidden { sink.put(.hidesLabel, "true") }
    case .part(let part): sink.put(.part, part.name)
    case .range(let range): range.put(into: &sink)
    case .number(let number): sink.put(.number, CSS.exact(number))
    case .valueRange(let range):
      if let minimum = range.minimum { sink.put(.minimum, minimum) }
      if let maximum = range.maximum { sink.put(.maximum, maximum) }
    case .dateComponents(let components): sink.put(.inputType, components.inputType)
    case .dateTexts(let texts):
      for (facet, text) in zip([Facet.dateText, .timeText], texts) { sink.put(facet, text) }
    case .allowsOpacity(let allows): if allows { sink.put(.alpha, "") }
    case .isExpanded(let isExpanded): sink.put(.expanded, isExpanded ? "true" : "false")
    case .sharing(let content): content.put(into: &sink)
    case .fileChoice(let choice): sink.put(.files, choice.markup)
    case .spacing(let spacing): sink.put(.gap, CSS.points(spacing))
    case .alignment(let alignment): sink.put(alignment)
    case .axes(let axes): sink.put(.axes, axes.cssValue)
    case .minimumLength(let length): sink.put(.minimumLength, CSS.points(length))
    case .padding(let insets): insets.put(into: &sink)
    case .defaultPadding(let edges): edges.defaultPadding.put(into: &sink)
    case .frame(let frame): frame.put(into: &sink)
    case .absentRows(let rows):
      sink.put(.absentCount, String(rows.count))
      sink.put(.presentCount, String(rows.present))
      sink.put(.absentLength, String(rows.count))
      sink.put(.keptPlace, rows.kept.map(String.init) ?? "")
    case .gridSpacing(let spacing):
      if let horizontal = spacing.horizontal { sink.put(.gapX, CSS.points(horizontal)) }
      if let vertical = spacing.vertical { sink.put(.gap, CSS.points(vertical)) }
    case .tracks(let tracks): tracks.put(into: &sink)
    case .columnSpan(let count): sink.put(.columnSpan, "span \(count)")
    case .cellAnchor(let point):
      sink.put(.justifySelf, point.cellAlignment.x)
      sink.put(.alignSelf, point.cellAlignment.y)
    case .columnAlignment(let alignment): sink.put(.column, alignment.horizontal.cssValue)
    case .unsizedAxes(let axes): sink.put(.unsized, axes.cssValue)
    case .sectionEdge(let edge): sink.put(.sectionPart, edge.cssValue)
    case .hidesScrollIndicators(let hides): sink.put(.scrollbarWidth, hides ? "none" : "auto")
    case .scrollEnabled(let isEnabled): sink.put(.overflow, isEnabled ? "auto" : "hidden")
    case .showsOutside(let shows): sink.put(.outside, shows ? "true" : "false")
    case .scrollAnchor(let anchors):
      if let value = anchors.pageValue { sink.put(.scrollAnchor, value) }
    case .scrollSnapping(let snapping): sink.put(.snapping, snapping.cssValue)
    case .hasScrollTargets(let hasTargets): sink.put(.targets, hasTargets ? "true" : "false")
    case .followsScrolling(let point):
      sink.put(.follows, "\(CSS.number(point.x)) \(CSS.number(point.y))")
    case .reportsScrolling(let reports): if reports { sink.put(.scrolling, "") }
    case .measurement(let measurement):
      sink.put(.measure, measurement == .frame ? "frame" : "size")
    case .isMeasured(let isMeasured): sink.put(.isMeasured, isMeasured ? "true" : "false")
    case .placement(let placement): sink.put(.placed, placement.pageValue)
    case .assumedSize(let size): sink.put(.assumed, size.pageValue)
    case .relativeFrame(let frame): frame.put(into: &sink)
    case .pinnedEdges(let edges): sink.put(.pinned, edges.cssValue)
    case .offset(let offset):
      sink.put(.translate, "\(CSS.points(offset.x)) \(CSS.points(offset.y))")
    case .position(let point):
      sink.put(.positioned, "")
      // The style sheet adds them, so a zero needs its unit.
      sink.put(.positionX, CSS.number(point.x) + "px")
      sink.put(.positionY, CSS.number(point.y) + "px")
    case .aspectRatio(let aspect):
      sink.put(.aspect, aspect.mode == .fit ? "fit" : "fill")
      if let ratio = aspect.ratio { sink.put(.aspectRatio, CSS.number(ratio)) }
    case .layoutPriority(let priority): sink.put(priority: priority)
    case .depth(let depth): sink.put(.depth, CSS.depth(depth))
    case .isHidden(let isHidden): if isHidden { sink.put(.visibility, "hidden") }
    case .allowsHitTesting(let allows):
      if !allows {
        sink.put(.pointerEvents, "none")
        sink.put(.press, "none")
      }
    // The hit area follows round corners, and is a rectangle without them.
    case .contentShape(let outline):
      sink.put(.hit, "")
      if let radius = outline.cornerRadius { sink.put(.cornerRadius, radius) }
    case .ignoredSafeArea(let edges): sink.put(.bleed, edges.cssValue)
    case .safeAreaPadding(let insets):
      sink.put(.safeArea, "")
      sink.put(.safeAreaInsets, insets.cssValue)
    case .alignmentGuides(let guides): guides.put(into: &sink)
    case .direction(let direction):
      sink.put(.direction, direction == .rightToLeft ? "rtl" : "ltr")
    case .isMirrored(let isMirrored): if isMirrored { sink.put(.mirrored, "") }
    case .background(let paint): paint.put(into: &sink)
    case .shadows(let shadows): shadows.put(into: &sink)
    case .clip(let outline): outline.put(into: &sink)
    case .line(let line): line.put(into: &sink)
    case .border(let border):
      sink.put(.outline, "\(CSS.points(border.width)) solid \(border.color.cssValue)")
      sink.put(.outlineOffset, CSS.points(-border.width))
    case .filter(let filter): sink.put(.filter, filter.cssValue)
    case .blendMode(.destinationOut): sink.put(.cut, "")
    case .blendMode(let mode): sink.put(.blendMode, mode.cssValue)
    case .isIsolated(let isIsolated): sink.put(.isolation, isIsolated ? "isolate" : "auto")
    case .transform(let transform): transform.put(into: &sink)
    case .transition(let transition): sink.put(.transition, transition.cssValue)
    case .match(let word): sink.put(.match, word)
    case .mask(let paint): sink.put(.maskImage, paint.cssImage)
    case .opacity(let opacity):
      sink.put(.opacity, CSS.number(opacity))
      sink.put(.unseen, opacity > 0 ? "false" : "true")
    case .fixedSize(let axes): sink.put(.hold, axes.cssValue)
    case .listStyle(let style): sink.put(.listStyle, style.cssValue)
    case .symbol(let name): sink.put(.symbol, name)
    case .source(let name): sink.put(.picture, name)
    case .remoteSource(let url): sink.put(.remote, AllowedURL(picture: url)?.string ?? "")
    case .symbolScale(let scale): sink.put(.symbolScale, scale == .small ? "small" : "large")
    case .symbolRendering(let rendering): sink.put(.symbolRendering, rendering.cssValue)
    case .contentTransition(let transition): sink.put(.contentTransition, transition.cssValue)
    case .symbolEffect(let motion):
      sink.put(.effect, motion.words)
      sink.put(.effectTiming, motion.timing)
    case .isTemplate(let isTemplate): if isTemplate { sink.put(.template, "") }
    case .isPixelated(let isPixelated): if isPixelated { sink.put(.pixelated, "") }
    case .imageSizing(let sizing): sink.put(.imageSizing, sizing.cssValue)
    case .destination(let destination):
      if let url = AllowedURL(destination) { sink.put(.destination, url.string) }
    case .headingLevel(let level):
      sink.put(.headingRole, "heading")
      sink.put(.headingLevel, String(min(max(level, 1), 6)))
    case .identifier(let identifier): sink.put(.identifier, identifier)
    case .decorationPlacement(let placement):
      sink.put(.placement, placement.cssValue)
      if placement == .mask { sink.put(.mask, "") }
    case .message(let message): sink.put(runs: message.runs)
    case .appearance(let appearance):
      sink.put(.appearance, appearance == .dark ? "dark" : "light")
    case .locationWish(let wish): sink.put(.location, wish.markup)
    case .playback(let playback): sink.put(.playback, playback.markup)
    case .sounds(let sounds): sink.put(.sounds, sounds.map(\.markup).joined(separator: "\n"))
    case .webContent(let content): sink.put(.webContent, content.markup)
    case .isDraggable(let isDraggable): sink.put(.draggable, isDraggable ? "true" : "false")
    case .isDragPreview(let isPreview): if isPreview { sink.put(.dragPreview, "") }
    case .dropInterest(let interest):
      sink.put(.dropInterest, interest.followsMoves ? "moves" : "")
    case .awaitedDrop(let number): sink.put(.awaitedDrop, String(number))
    case .pointer(let interest): sink.put(.gesture, interest.cssValue)
    case .shortcut(let keys): if let keys { sink.put(.shortcut, keys.cssValue) }
    case .hidesFocusRing(let hides): sink.put(.focusRing, hides ? "none" : "shown")
    case .keyPresses(let interest): sink.put(.keyPresses, interest.pageValue)
    case .isIntercepted(let isIntercepted):
      sink.put(.intercepted, isIntercepted ? "true" : "false")
    case .titleDisplay(let display): sink.put(.titleDisplay, display.cssValue)
    case .toolbarPlacement(let placement):
      sink.put(.toolbarPlacement, placement == .keyboard ? "keyboard" : "bottom")
    case .frontColumn(let index): sink.put(.frontColumn, String(index))
    case .isAbsent(let isAbsent): if isAbsent { sink.put(.absent, "") }
    case .isSelected(let isSelected): sink.put(.selected, isSelected ? "true" : "false")
    case .badge(let badge): sink.put(.badge, badge)
    case .tabStyle(let style): sink.put(.tabStyle, style.cssValue)
    case .isFocusable(let isFocusable): sink.put(.tabIndex, isFocusable ? "0" : "-1")
    case .presentationStyle(let style): sink.put(.presentation, style.cssValue)
    case .isDismissible(let isDismissible):
      sink.put(.dismissible, isDismissible ? "true" : "false")
    case .anchor(let anchor): sink.put(.anchor, anchor.cssValue)
    case .detents(let detents):
      sink.put(.detents, detents.cssValue)
      sink.put(.detent, detents.selectedValue)
    case .showsDragIndicator(let shows): sink.put(.dragIndicator, shows ? "true" : "false")
    case .cornerRadius(let radius): sink.put(.cornerRadius, CSS.points(radius))
    case .adaptation(let adaptation): sink.put(.adaptation, adaptation.cssValue)
    case .sheetSize(let size): sink.put(.sheetSize, size.cssValue)
    case .isBackgroundUsable(let isUsable): if isUsable { sink.put(.behind, "") }
    case .isMenuOpen(let isOpen):
      sink.put(.popup, "menu")
      sink.put(.expanded, isOpen ? "true" : "false")
    case .menuItem(let item): sink.put(.headingRole, item.cssValue)
    case .hasContextMenu(let hasMenu): if hasMenu { sink.put(.contextMenu, "") }
    }
  }
}

extension FacetSink {
  mutating func put(text runs: TextRuns) {
    if let text = runs.plain { put(.text, text) } else { put(runs: runs) }
  }

  mutating func put(_ alignment: Alignment) {
    put(.horizontalAlignment, alignment.horizontal.cssValue)
    put(.verticalAlignment, alignment.vertical.cssValue)
  }

  /// Writes a layout priority: for each level that another element is above this one, many times
  /// more of any missing room is taken from this one; remaining room is given likewise.
  mutating func put(priority: Double) {
    let steps = Int(min(max(priority.rounded(.awayFromZero), -2), 2))
    put(.shrink, ["1e20", "1e15", "1e10", "1e5", "1"][steps + 2])
    put(.share, ["1", "1e5", "1e10", "1e15", "1e20"][steps + 2])
  }

  mutating func put(progress: Double) {
    let share = min(max(progress.isNaN ? 0 : progress, 0), 1)
    put(.progressNow, String(Int((share * 100).rounded())))
    put(.progress, CSS.number(share))
  }
}

extension Role {
  var cssValue: String {
    switch self {
    case .destructive: "destructive"
    case .cancel: "cancel"
    case .close: "close"
    case .confirm: "confirm"
    case .navigation: "navigation"
    case .back: "back"
    case .backToColumn: "back column"
    }
  }
}

extension TitleDisplay {
  var cssValue: String {
    switch self {
    case .large: "large"
    case .inline: "inline"
    case .inlineLarge: "inline large"
    }
  }
}

extension ErrorMessage {
  /// The message, and below it the path, which the style sheet distinguishes by its design.
  var runs: TextRuns {
    if path.isEmpty { return TextRuns(text) }
    var pathStyle = TextStyle()
    pathStyle.font = FontDescription(size: .style(.caption), design: .monospaced)
    return [TextRun(text), TextRun(path.joined(separator: " › "), style: pathStyle)]
  }
}
