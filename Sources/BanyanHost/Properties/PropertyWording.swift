extension Property {
  /// A description of the value.
  package var wording: String { PropertyWording.words(for: self) }
}

private enum PropertyWording {
  fileprivate static func words(for property: Property) -> String {
    switch property {
    case .text(let runs): "\"" + runs.map(\.string).joined() + "\""
    case .label(let value), .placeholder(let value), .value(let value), .symbol(let value),
      .source(let value), .destination(let value), .identifier(let value), .badge(let value),
      .accessibilityValue(let value), .accessibilityHint(let value), .help(let value):
      "\"\(value)\""
    case .isOn(let value), .isEnabled(let value), .isFocusable(let value),
      .hidesLabel(let value), .allowsOpacity(let value), .isExpanded(let value),
      .isSelectable(let value), .isDismissible(let value), .isSelected(let value),
      .hidesBackground(let value), .isBackgroundUsable(let value), .reportsScrolling(let value):
      "\(value)"
    case .formStyle(let value): "\(value)"
    case .selectionMode(let value): "\(value)"
    case .isEditing(let value), .sectionSeparator(let value), .isRefreshing(let value),
      .isProminent(let value):
      "\(value)"
    case .rowSpacing(let value), .sectionSpacing(let value), .rowHeight(let value): "\(value)"
    case .rowSelection(let value): "\(value)"
    case .rowEdits(let value): "\(value.rawValue)"
    case .rowInsets(let value):
      "\(value.top) \(value.leading) \(value.bottom) \(value.trailing)"
    case .rowSeparators(let value): description(of: value)
    case .rowLine(let value):
      [value.leading.map { "from \($0)" }, value.trailing.map { "to \($0) before the end" }]
        .compactMap(\.self).joined(separator: " ")
    case .itemTint(let value): description(of: value)
    case .swipePlacement(let value):
      "\(value.side)\(value.allowsFullSwipe ? " with a full swipe" : "")"
    case .tablePart(.columnHeader(let direction)):
      "columnHeader" + (direction.map { " \($0)" } ?? "")
    case .tablePart(let value): "\(value)"
    case .textInput(let value): description(of: value)
    case .tabStyle(let value): "\(value)"
    case .shortcut(let value): value.map(description) ?? "none"
    case .keyPresses(let value): "\(value.keys)"
    case .isIntercepted(let value): "\(value)"
    case .fieldStyle(let value): "\(value)"
    case .lineLimits(let value):
      "\(value.minimum) to \(value.maximum.map { "\($0)" } ?? "any number of") lines"
    case .keyboardDismissal(let value): "\(value)"
    case .progress(let value), .number(let value), .spacing(let value), .minimumLength(let value),
      .opacity(let value):
      "\(value)"
    case .isAccessibilityHidden(let value), .isOffscreen(let value),
      .followsHover(let value), .followsPointer(let value), .hidesFocusRing(let value):
      "\(value)"
    case .traits(let value): "\(value.rawValue)"
    case .accessibilityChildren(let value): "\(value)"
    case .headingLevel(let value): "\(value)"
    case .progressStyle(let value): "\(value)"
    case .buttonStyle(let value): "\(value)"
    case .buttonShape(let value): "\(value)"
    case .toggleStyle(let value): "\(value)"
    case .labelStyle(let value): "\(value)"
    case .pickerStyle(let value): "\(value)"
    case .gaugeStyle(let value): "\(value)"
    case .controlSize(let value): "\(value)"
    case .tint(let value): value.map(description) ?? "automatic"
    case .part(let value): "\(value)"
    case .range(let value):
      "\(value.lower) to \(value.upper)" + (value.step.map { " by \($0)" } ?? "")
    case .valueRange(let value): "\(value.minimum ?? "") to \(value.maximum ?? "")"
    case .dateComponents(let value): "\(value)"
    case .dateTexts(let value): value.joined(separator: ", ")
    case .sharing(let value):
      [value.title, value.text, value.url].compactMap { $0 }.joined(separator: ", ")
    case .fileChoice(let value):
      (value.types.isEmpty ? ["any"] : value.types).joined(separator: ", ")
        + (value.allowsSeveral ? ", several" : "")
    case .role(let value): "\(value)"
    case .presentationStyle(let value): "\(value)"
    case .anchor(let value): "\(value.element)"
    case .detents(let value): "\(value.selected) of \(value.heights.count)"
    case .showsDragIndicator(let value): "\(value)"
    case .cornerRadius(let value): "\(value)"
    case .adaptation(let value): "\(value)"
    case .sheetSize(let value): "\(value)"
    case .pointerShape(let value): "\(value)"
    case .menuItem(let value): "\(value)"
    case .isMenuOpen(let value), .hasContextMenu(let value): "\(value)"
    case .appearance(let value): "\(value)"
    case .locationWish(let value): value.wording
    case .playback(let value): value.wording
    case .sounds(let value): value.map(\.wording).joined(separator: ", ")
    case .webContent(let value): "\(value.source?.wording ?? "nothing"), command \(value.command)"
    case .listStyle(let value): "\(value)"
    case .titleDisplay(let value): "\(value)"
    case .toolbarPlacement(let value): "\(value)"
    case .isAbsent(let value): "\(value)"
    case .frontColumn(let value): "\(value)"
    case .remoteSource(let value): "\"\(value)\""
    case .symbolScale(let value): "\(value)"
    case .symbolRendering(let value): "\(value)"
    case .contentTransition(let value): "\(value)"
    case .symbolEffect(let value): "\(value.kind) \(value.playCount)"
    case .isTemplate(let value), .isPixelated(let value): "\(value)"
    case .imageSizing(let value): "\(value)"
    case .decorationPlacement(let value): "\(value)"
    case .message(let value): "\"\(value.text)\""
    case .style(let value): description(of: value)
    case .background(let value), .mask(let value): description(of: value)
    case .shadows(let value): value.shadows.map(description).joined(separator: ", ")
    case .alignment(let value): "\(value.horizontal) \(value.vertical)"
    case .axes(let value), .fixedSize(let value): "\(value.rawValue)"
    case .padding(let value), .safeAreaPadding(let value):
      "\(value.top) \(value.leading) \(value.bottom) \(value.trailing)"
    case .defaultPadding(let value): "\(value.rawValue)"
    case .frame(let value): description(of: value)
    case .offset(let value), .position(let value): "\(value.x) \(value.y)"
    case .aspectRatio(let value):
      "\(value.ratio.map { "\($0)" } ?? "own") \(value.mode)"
    case .layoutPriority(let value), .depth(let value): "\(value)"
    case .isHidden(let value), .allowsHitTesting(let value), .isMirrored(let value): "\(value)"
    case .direction(let value): "\(value)"
    case .absentRows(let value): "\(value.count) beside \(value.present)"
    case .gridSpacing(let value):
      "\(value.horizontal.map { "\($0)" } ?? "-") \(value.vertical.map { "\($0)" } ?? "-")"
    case .tracks(let value): "\(value.tracks)"
    case .columnSpan(let value): "\(value)"
    case .scrollAnchor(let value): description(of: value)
    case .cellAnchor(let value), .followsScrolling(let value):
      "\(value.x) \(value.y)"
    case .columnAlignment(let value): "\(value.horizontal)"
    case .unsizedAxes(let value): "\(value.rawValue)"
    case .sectionEdge(let value): "\(value.rawValue)"
    case .hidesScrollIndicators(let value), .scrollEnabled(let value), .showsOutside(let value),
      .hasScrollTargets(let value):
      "\(value)"
    case .scrollSnapping(let value): "\(value)"
    case .measurement(let value): "\(value)"
    case .isMeasured(let value): "\(value)"
    case .placement(let value):
      value.wording
    case .assumedSize(let value):
      "\(value.width.map { "\($0)" } ?? "-") x \(value.height.map { "\($0)" } ?? "-")"
    case .relativeFrame(let value):
      [value.width, value.height]
        .map { $0.map { "\($0.share) and \($0.points)" } ?? "-" }.joined(separator: " x ")
    case .pinnedEdges(let value): "\(value.rawValue)"
    case .ignoredSafeArea(let value): "\(value.rawValue)"
    case .alignmentGuides(let value): "\(value)"
    case .clip(let value), .contentShape(let value): description(of: value)
    case .line(let value) where value.isFilled:
      "area of \(description(of: value.outline)) \(description(of: value.paint))"
    case .line(let value):
      "\(description(of: value.outline)) \(value.width)pt \(description(of: value.paint))"
    case .border(let value): "\(value.width)pt \(description(of: value.color))"
    case .filter(let value): "\(value)"
    case .blendMode(let value): "\(value)"
    case .isIsolated(let value): "\(value)"
    case .transform(let value): "\(value)"
    case .transition(let value): "\(value.insertion) \(value.removal)"
    case .match(let value): "\"\(value)\""
    case .isDraggable(let value), .isDragPreview(let value): "\(value)"
    case .dropInterest(let value): value.followsMoves ? "each move" : "drops"
    case .awaitedDrop(let value): "\(value)"
    case .pointer(let value):
      value.movesBeyond.map { "\(value.kind) beyond \($0)" } ?? "\(value.kind)"
    }
  }

  private static func description(of separators: RowSeparators) -> String {
    func part(_ edge: String, _ isShown: Bool?, _ color: ColorDescription?) -> String? {
      if isShown == nil, color == nil { return nil }
      let shown = isShown.map { $0 ? "shown" : "hidden" }
      return ([edge, shown, color.map { description(of: $0) }].compactMap(\.self))
        .joined(separator: " ")
    }
    return [
      part("top", separators.showsTop, separators.topColor),
      part("bottom", separators.showsBottom, separators.bottomColor),
    ].compactMap(\.self).joined(separator: ", ")
  }

  private static func description(of input: TextInput) -> String {
    var parts: [String] = []
    if let keyboard = input.keyboard { parts.append("\(keyboard)") }
    if let contentType = input.contentType { parts.append("\(contentType)") }
    if let capitalization = input.capitalization { parts.append("upper case \(capitalization)") }
    if let isCorrected = input.isCorrected { parts.append(isCorrected ? "corrected" : "as typed") }
    if let submitLabel = input.submitLabel { parts.append("\(submitLabel)") }
    return parts.isEmpty ? "as usual" : parts.joined(separator: " ")
  }

  private static func description(of keys: KeyCombination) -> String {
    let held = [
      keys.isControl ? "control" : nil, keys.isOption ? "option" : nil,
      keys.isShifted ? "shift" : nil, keys.isCommand ? "command" : nil,
    ]
    return (held.compactMap { $0 } + [keys.key]).joined(separator: " ")
  }

  private static func description(of style: TextStyle) -> String {
    var parts: [String] = []
    if let font = style.font {
      switch font.size {
      case .style(let style): parts.append("\(style)")
      case .points(let size): parts.append("\(size)pt")
      }
      if let weight = font.weight { parts.append("\(weight)") }
    }
    if let weight = style.weight { parts.append("\(weight)") }
    if let color = style.color { parts.append(description(of: color)) }
    if let paint = style.paint { parts.append(description(of: paint)) }
    parts += (style.shadows ?? []).map(description)
    if style.isRedacted == true { parts.append("redacted") }
    if style.isItalic == true { parts.append("italic") }
    if style.isUnderlined == true { parts.append("underlined") }
    if style.isStruckThrough == true { parts.append("struck through") }
    if style.isMonospaced == true { parts.append("monospaced") }
    if let alignment = style.alignment { parts.append("\(alignment)") }
    if let lines = style.minimumLines { parts.append("at least \(lines) lines") }
    if let lineLimit = style.lineLimit, lineLimit != .max { parts.append("\(lineLimit) lines") }
    if let truncation = style.truncation { parts.append("cut at its \(truncation)") }
    return parts.isEmpty ? "plain" : parts.joined(separator: " ")
  }

  private static func description(of color: ColorDescription) -> String {
    let base =
      switch color.base {
      case .named(let name): "\(name)"
      case .components(let red, let green, let blue): "rgb(\(red) \(green) \(blue))"
      case .mixed(let first, let second, let share, _):
        "\(description(of: first)) mixed with \(share) \(description(of: second))"
      case .adaptive(let light, let dark):
        "light-dark(\(light.wording), \(dark.wording))"
      case .resource(let name): "\"\(name)\""
      }
    return color.opacity == 1 ? base : "\(base) at \(color.opacity)"
  }

  private static func description(of paint: Paint) -> String {
    func colors(_ stops: [GradientStop]) -> String {
      stops.map { description(of: $0.color) }.joined(separator: " ")
    }
    return switch paint {
    case .color(let color): description(of: color)
    case .linearGradient(let stops, _, _): "linear \(colors(stops))"
    case .radialGradient(let stops, _, _, _): "radial \(colors(stops))"
    case .ellipticalGradient(let stops, _, _, _): "elliptical \(colors(stops))"
    case .angularGradient(let stops, _, _, _): "angular \(colors(stops))"
    case .material(let thickness): "\(thickness) material"
    case .picture(let picture):
      picture.tile.map { "picture in tiles of \($0.width)x\($0.height)" } ?? "picture"
    }
  }

  private static func description(of anchors: ScrollAnchors) -> String {
    func point(_ value: Point?) -> String { value.map { "\($0.x) \($0.y)" } ?? "-" }
    if let common = anchors.common { return point(common) }
    return "start \(point(anchors.start)) growth \(point(anchors.growth)) "
      + "alignment \(point(anchors.alignment))"
  }

  private static func description(of shadow: PaintShadow) -> String {
    "\(shadow.isInner ? "inner" : "drop") shadow \(description(of: shadow.color)) "
      + "\(shadow.radius)pt at \(shadow.x) \(shadow.y)"
  }

  private static func description(of outline: Outline) -> String {
    if case .path(let path) = outline { return "path of \(path.elements.count)" }
    return "\(outline)"
  }

  private static func description(of frame: Frame) -> String {
    func length(_ value: Double?) -> String { value.map { "\($0)" } ?? "-" }
    return
      "\(length(frame.width))x\(length(frame.height)) from \(length(frame.minimumWidth))x"
      + "\(length(frame.minimumHeight)) to \(length(frame.maximumWidth))x"
      + length(frame.maximumHeight)
  }
}

extension ColorComponents {
  fileprivate var wording: String {
    "rgb(\(red) \(green) \(blue)\(opacity == 1 ? "" : " / \(opacity)"))"
  }
}

extension LocationWish {
  fileprivate var wording: String {
    let parts = [
      permissionRequest == 0 ? nil : "asks for permission",
      locationRequest == 0 ? nil : "asks where",
      isFollowed ? "follows" : nil,
      isPrecise ? "precisely" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? "permission" : parts.joined(separator: ", ")
  }
}
