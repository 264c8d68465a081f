import BanyanHost

/// One thing a browser can be told about an element.
///
/// Its raw value is its number on the wire, so cases are only ever added at the end of a section's
/// free numbers, and a change of meaning is a new ``WireProtocol/version``.
enum Facet: UInt8, CaseIterable, Sendable {
  // What the client has code for.
  case text = 0, runs, value, checked, disabled, destination, symbol, picture, drawing
  case spokenValue, concealed, fit
  case selected

  // Attributes.
  case label = 32, hidden, placeholder, role, headingRole, headingLevel, progressNow, identifier
  case horizontalAlignment, verticalAlignment, axes, listStyle, imageSizing, placement
  case grow, fixed, hold
  case font, color, design, lines, part
  case appearance
  case gesture
  case hint, traits, accessibleChildren, help, offscreen, direction, hover
  case tabIndex
  case formStyle, multiselection, editing, rowSelected, edits, rowLines, swipe, fullSwipe
  case busy, prominence, separator
  case badge, tabStyle
  case shortcut, intercepted
  case textPaint, redacted, drawn, transition, match
  case inputMode, completion, capitalization, spelling, enterKey
  case fieldStyle, selection, dismissal, backdrop
  case presentation, dismissible

  // Styles.
  case gap = 128, padding, width, height, minimumWidth, maximumWidth, minimumHeight, maximumHeight
  case background, cornerRadius, overflow, clipPath, opacity
  case backgroundImage, backdropFilter, outline, outlineOffset, maskImage
  case filter, blendMode, isolation, rotate, scale, transform, transformOrigin
  case stroke, strokeWidth, lineCap, lineJoin, miterLimit, dashes, dashOffset
  case linePaint, lineInset, lineReach, lineRadius, paint
  case fontSize, fontWeight, fontStyle, fontFamily, textDecoration, textAlignment, lineClamp
  case textColor
  case decorationColor, decorationStyle, letterSpacing, baseline, lineHeight, reservedLines
  case numerals, capitals, fontStretch
  case progress
  case minimumLength
  case minimumLines, maximumLines
  case rowGap, sectionGap, rowHeight, rowPadding, topLine, bottomLine, itemTint

  enum Form { case special, attribute, style }

  var form: Form {
    switch rawValue {
    case 0..<32: .special
    case 32..<128: .attribute
    default: .style
    }
  }

  /// The name of the attribute or style, or what the client calls it.
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
    case .spokenValue: "spoken"
    case .concealed: "concealed"
    case .fit: "fit"
    case .hint: "aria-description"
    case .traits: "data-traits"
    case .accessibleChildren: "data-children"
    case .help: "title"
    case .offscreen: "data-offscreen"
    case .direction: "dir"
    case .hover: "data-hover"
    case .drawing: "drawing"
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
    case .font: "data-font"
    case .color: "data-color"
    case .design: "data-design"
    case .lines: "data-lines"
    case .part: "data-part"
    case .appearance: "data-appearance"
    case .gesture: "data-gesture"
    case .tabIndex: "tabindex"
    case .shortcut: "aria-keyshortcuts"
    case .intercepted: "data-intercepted"
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
    case .gap: "gap"
    case .padding: "padding"
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

/// Takes the facets of an element one by one: a batch on the wire, or a page being written.
protocol FacetSink {
  mutating func put(_ facet: Facet, _ value: String)
  mutating func put(runs: [TextRun])
}
