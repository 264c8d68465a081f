import BanyanHost

/// An aspect of an element that a browser can be sent.
///
/// The raw value is its number on the wire, so cases are only ever added at the end of a section's
/// free numbers, and a change of meaning requires a new ``WireProtocol/version``.
enum Facet: UInt8, CaseIterable, Sendable {
  // Handled by the client's code.
  case text = 0, runs, value, checked, disabled, destination, symbol, picture, drawing, remote
  case spokenValue, concealed, fit
  case selected, number
  case placed, assumed, rowLine
  case behind
  case awaitedDrop
  case mask, cut

  // Attributes.
  case label = 24, hidden, placeholder, role, headingRole, headingLevel, progressNow, identifier
  case horizontalAlignment, verticalAlignment, axes, listStyle, imageSizing, placement
  case grow, fixed, hold, ideal
  case absentCount, presentCount, keptPlace, pinned, measure, isMeasured, relative
  case column, unsized, sectionPart, outside, scrollAnchor, snapping, targets, follows
  case positioned, aspect, bleed, safeArea, guides, mirrored, direction
  case font, color, design, lines, part
  case appearance
  case gesture
  case hint, traits, accessibleChildren, help, offscreen, hover
  case tabIndex
  case titleDisplay, toolbarPlacement, frontColumn, absent
  case unseen
  // Attributes of controls.
  case look, controlSize, shape, labelStyle, hidesLabel, picker, minimum, maximum, step, inputType
  case alpha, expanded, shareTitle, shareText, shareURL
  case formStyle, multiselection, editing, rowSelected, edits, rowLines, swipe, fullSwipe
  case busy, prominence, separator
  case badge, tabStyle
  case shortcut, intercepted
  case textPaint, redacted, drawn, transition, match, symbolScale, template, pixelated
  case inputMode, completion, capitalization, spelling, enterKey
  case fieldStyle, selection, dismissal, backdrop
  case presentation, dismissible, anchor, popup, contextMenu
  case detents, dragIndicator, adaptation, sheetSize
  case files, tablePart, sorted, location
  case hit, effect, contentTransition
  case playback, sounds, webContent
  case keyPresses, focusRing
  case scrolling
  case draggable, dragPreview, dropInterest
  case symbolRendering
  case dateText, timeText

  // Styles.
  case gap = 158, padding, paddingInline, width, height, minimumWidth, maximumWidth, minimumHeight,
    maximumHeight
  case background, cornerRadius, overflow, clipPath, opacity
  case backgroundImage, backdropFilter, outline, outlineOffset, maskImage
  case filter, blendMode, isolation, rotate, scale, transform, transformOrigin
  case stroke, strokeWidth, lineCap, lineJoin, miterLimit, dashes, dashOffset
  case linePaint, lineInset, lineReach, lineRadius, paint
  case fontSize, fontWeight, fontStyle, fontFamily, textDecoration, textAlignment, lineClamp
  case textColor
  case absentLength
  case gapX, tracks, trackSpacing, cellX, cellY, columnSpan, justifySelf, alignSelf, scrollbarWidth
  case translate, positionX, positionY, aspectRatio, shrink, share, depth, visibility
  case pointerEvents, press, safeAreaInsets, idealWidth, idealHeight, guideX, guideY
  case decorationColor, decorationStyle, letterSpacing, baseline, lineHeight, reservedLines
  case numerals, capitals, fontStretch
  case progress
  case minimumLength
  case detent
  case accent, tint
  case minimumLines, maximumLines
  case rowGap, sectionGap, rowHeight, rowPadding, topLine, bottomLine, itemTint
  case effectTiming
  case cursor
  case boxShadow

  enum Form { case special, attribute, style }

  var form: Form {
    switch rawValue {
    case 0..<24: .special
    case 24..<158: .attribute
    default: .style
    }
  }

  /// The name of the attribute or style, or the client's name for it.
  var name: String {
    switch self {
    case .text: "text"
    case .runs: "runs"
    case .value: "value"
    case .checked: "checked"
    case .disabled: "disabled"
    case .destination: "destination"
    case .symbol: "symbol"
    case .picture: "picture"
    case .number: "number"
    case .placed: "placed"
    case .assumed: "assumed"
    case .rowLine: "rowline"
    case .behind: "behind"
    case .cursor: "cursor"
    case .boxShadow: "box-shadow"
    case .scrolling: "data-scrolling"
    case .spokenValue: "spoken"
    case .concealed: "concealed"
    case .fit: "fit"
    case .hint: "aria-description"
    case .traits: "data-traits"
    case .accessibleChildren: "data-children"
    case .help: "title"
    case .offscreen: "data-offscreen"
    case .hover: "data-hover"
    case .drawing: "drawing"
    case .remote: "remote"
    case .label: "aria-label"
    case .hidden: "aria-hidden"
    case .placeholder: "placeholder"
    case .role: "data-role"
    case .headingRole: "role"
    case .headingLevel: "aria-level"
    case .progressNow: "aria-valuenow"
    case .identifier: "data-testid"
    case .horizontalAlignment: "data-h"
    case .verticalAlignment: "data-v"
    case .axes: "data-axes"
    case .listStyle: "data-list"
    case .imageSizing: "data-sizing"
    case .placement: "data-placement"
    case .grow: "data-grow"
    case .fixed: "data-fixed"
    case .hold: "data-hold"
    case .ideal: "data-ideal"
    case .absentCount: "data-absent"
    case .presentCount: "data-present"
    case .keptPlace: "data-kept"
    case .pinned: "data-pinned"
    case .relative: "data-relative"
    case .measure: "data-measure"
    case .isMeasured: "data-measured"
    case .column: "data-column"
    case .unsized: "data-unsized"
    case .sectionPart: "data-section"
    case .outside: "data-outside"
    case .scrollAnchor: "data-anchor"
    case .snapping: "data-snap"
    case .targets: "data-targets"
    case .follows: "data-follows"
    case .gapX: "--gap-x"
    case .tracks: "--tracks"
    case .trackSpacing: "--track-gap"
    case .cellX: "--cell-x"
    case .cellY: "--cell-y"
    case .columnSpan: "grid-column"
    case .justifySelf: "justify-self"
    case .alignSelf: "align-self"
    case .scrollbarWidth: "scrollbar-width"
    case .absentLength: "--rows"
    case .positioned: "data-positioned"
    case .aspect: "data-aspect"
    case .bleed: "data-bleed"
    case .safeArea: "data-safe"
    case .guides: "data-guide"
    case .mirrored: "data-mirrored"
    case .direction: "dir"
    case .font: "data-font"
    case .color: "data-color"
    case .design: "data-design"
    case .lines: "data-lines"
    case .part: "data-part"
    case .appearance: "data-appearance"
    case .gesture: "data-gesture"
    case .tabIndex: "tabindex"
    case .shortcut: "aria-keyshortcuts"
    case .keyPresses: "data-keys"
    case .focusRing: "data-ring"
    case .intercepted: "data-intercepted"
    case .titleDisplay: "data-title"
    case .toolbarPlacement: "data-bar"
    case .frontColumn: "data-front"
    case .absent: "hidden"
    case .unseen: "data-unseen"
    case .look: "data-look"
    case .controlSize: "data-size"
    case .shape: "data-shape"
    case .labelStyle: "data-label"
    case .hidesLabel: "data-bare"
    case .picker: "data-picker"
    case .minimum: "min"
    case .maximum: "max"
    case .step: "step"
    case .inputType: "type"
    case .dateText: "data-date"
    case .timeText: "data-time"
    case .alpha: "alpha"
    case .expanded: "aria-expanded"
    case .shareTitle: "data-share-title"
    case .shareText: "data-share-text"
    case .shareURL: "data-share-url"
    case .files: "data-files"
    case .location: "data-location"
    case .tablePart: "data-table"
    case .sorted: "aria-sort"
    case .hit: "data-hit"
    case .effect: "data-effect"
    case .contentTransition: "data-content"
    case .playback: "data-playback"
    case .sounds: "data-sounds"
    case .webContent: "data-page"
    case .draggable: "draggable"
    case .dragPreview: "data-lifted"
    case .dropInterest: "data-takes"
    case .awaitedDrop: "awaitedDrop"
    case .mask: "mask"
    case .cut: "cut"
    case .effectTiming: "--effect"
    case .formStyle: "data-form"
    case .multiselection: "aria-multiselectable"
    case .editing: "data-editing"
    case .rowSelected: "aria-selected"
    case .edits: "data-edits"
    case .rowLines: "data-rules"
    case .swipe: "data-side"
    case .fullSwipe: "data-full"
    case .busy: "aria-busy"
    case .prominence: "data-prominent"
    case .separator: "data-separators"
    case .selected: "selected"
    case .badge: "data-badge"
    case .tabStyle: "data-tabs"
    case .textPaint: "data-paint"
    case .redacted: "data-redacted"
    case .drawn: "data-drawn"
    case .transition: "data-transition"
    case .match: "data-match"
    case .symbolScale: "data-scale"
    case .symbolRendering: "data-rendering"
    case .template: "data-template"
    case .pixelated: "data-pixelated"
    case .inputMode: "inputmode"
    case .completion: "autocomplete"
    case .capitalization: "autocapitalize"
    case .spelling: "spellcheck"
    case .enterKey: "enterkeyhint"
    case .fieldStyle: "data-field"
    case .selection: "data-selection"
    case .dismissal: "data-dismissal"
    case .backdrop: "data-backdrop"
    case .presentation: "data-presentation"
    case .dismissible: "data-dismissible"
    case .anchor: "data-attachment"
    case .detents: "data-detents"
    case .detent: "--detent"
    case .dragIndicator: "data-indicator"
    case .adaptation: "data-adaptation"
    case .sheetSize: "data-sheet"
    case .popup: "aria-haspopup"
    case .contextMenu: "data-contextmenu"
    case .gap: "gap"
    case .padding: "padding"
    case .paddingInline: "padding-inline"
    case .width: "width"
    case .height: "height"
    case .minimumWidth: "min-width"
    case .maximumWidth: "max-width"
    case .minimumHeight: "min-height"
    case .maximumHeight: "max-height"
    case .background: "background-color"
    case .cornerRadius: "border-radius"
    case .overflow: "overflow"
    case .clipPath: "clip-path"
    case .opacity: "opacity"
    case .backgroundImage: "background-image"
    case .backdropFilter: "backdrop-filter"
    case .outline: "outline"
    case .outlineOffset: "outline-offset"
    case .maskImage: "mask-image"
    case .filter: "filter"
    case .blendMode: "mix-blend-mode"
    case .isolation: "isolation"
    case .rotate: "rotate"
    case .scale: "scale"
    case .transform: "transform"
    case .transformOrigin: "transform-origin"
    case .stroke: "stroke"
    case .strokeWidth: "stroke-width"
    case .lineCap: "stroke-linecap"
    case .lineJoin: "stroke-linejoin"
    case .miterLimit: "stroke-miterlimit"
    case .dashes: "stroke-dasharray"
    case .dashOffset: "stroke-dashoffset"
    case .linePaint: "--line"
    case .lineInset: "--inset"
    case .lineReach: "--reach"
    case .lineRadius: "--radius"
    case .paint: "--paint"
    case .fontSize: "font-size"
    case .fontWeight: "font-weight"
    case .fontStyle: "font-style"
    case .fontFamily: "font-family"
    case .textDecoration: "text-decoration-line"
    case .textAlignment: "text-align"
    case .lineClamp: "-webkit-line-clamp"
    case .textColor: "color"
    case .translate: "translate"
    case .positionX: "--x"
    case .positionY: "--y"
    case .aspectRatio: "aspect-ratio"
    case .shrink: "--shrink"
    case .share: "--share"
    case .depth: "z-index"
    case .visibility: "visibility"
    case .pointerEvents: "pointer-events"
    case .press: "--press"
    case .safeAreaInsets: "--safe"
    case .idealWidth: "--ideal-width"
    case .idealHeight: "--ideal-height"
    case .guideX: "--guide-x"
    case .guideY: "--guide-y"
    case .decorationColor: "text-decoration-color"
    case .decorationStyle: "text-decoration-style"
    case .letterSpacing: "letter-spacing"
    case .baseline: "vertical-align"
    case .lineHeight: "line-height"
    case .reservedLines: "min-block-size"
    case .numerals: "font-variant-numeric"
    case .capitals: "font-variant-caps"
    case .fontStretch: "font-stretch"
    case .progress: "--progress"
    case .minimumLength: "--minimum"
    case .accent: "--accent"
    case .tint: "--tint"
    case .minimumLines: "--least-lines"
    case .rowGap: "--row-gap"
    case .sectionGap: "--section-gap"
    case .rowHeight: "--row-height"
    case .rowPadding: "--row-padding"
    case .topLine: "--top-line"
    case .bottomLine: "--bottom-line"
    case .itemTint: "--item-tint"
    case .maximumLines: "--most-lines"
    }
  }
}

/// Receives the facets of an element one by one: a batch on the wire, or a page being written.
protocol FacetSink {
  mutating func put(_ facet: Facet, _ value: String)
  mutating func put(runs: TextRuns)
}
