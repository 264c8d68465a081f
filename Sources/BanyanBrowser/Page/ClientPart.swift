import BanyanHost

/// A part of the client that a page loads when it needs it: a script, a style sheet, or both.
///
/// The raw value is its number on the wire. The order is also that of the style sheets, after those
/// of the core.
enum ClientPart: UInt8, CaseIterable, Sendable {
  case looks, fields, containers, lists, navigation, controls, presentations, tabs, rows
  case spoken, gestures, motion, shapes, outside, afresh, placed, files, location, media, frames,
    development, dragging, masks, absent

  /// The client's files that every page loads.
  static let coreScripts = [
    "vocabulary", "notes", "parts", "elements", "flexibility", "facets", "controls", "events",
    "reports", "busy", "focus", "reach", "system", "places", "batches", "preferences",
    "socket", "main",
  ]
  static let coreSheets = ["style", "buttons"]

  /// The files that make up the script, in order.
  var scripts: [String] {
    switch self {
    case .navigation: []
    case .lists: ["rowbuttons"]
    case .fields: ["fields", "typing"]
    case .looks: ["fitting", "pictures"]
    case .containers: ["scroll", "geometry", "scrolling"]
    case .controls: ["values", "pickers"]
    case .presentations: ["presentations", "placing", "menus", "detents"]
    case .tabs: ["tabs"]
    case .rows: ["rows"]
    case .spoken: ["roles"]
    case .gestures: ["pointer", "prediction", "hover", "taps"]
    case .motion: ["motion", "formerframes", "rowmotion"]
    case .shapes: ["shapes"]
    case .outside: ["sharing", "windows", "around", "keys", "presses"]
    case .afresh: ["afresh"]
    case .placed: ["layout"]
    case .files: ["files"]
    case .location: ["location"]
    case .media: ["media"]
    case .frames: ["frames"]
    case .dragging: ["dragging"]
    case .masks: ["masks", "cuts"]
    case .absent: ["lazy"]
    case .development: ["problems", "inspecting"]
    }
  }

  /// The files that make up the style sheet, in order.
  var sheets: [String] {
    switch self {
    case .looks: ["looks"]
    case .fields: ["fields"]
    case .containers: ["containers"]
    case .lists: ["lists"]
    case .navigation: ["navigation"]
    case .controls: ["controls"]
    case .presentations: ["presentations", "menus"]
    case .tabs: ["tabs"]
    case .rows: ["rows"]
    case .placed: ["placed"]
    case .media: ["media"]
    case .frames: ["frames"]
    case .masks: ["masks"]
    case .development: ["problems"]
    case .spoken, .gestures, .motion, .shapes, .outside, .afresh, .files, .location, .dragging,
      .absent:
      []
    }
  }
}

/// A set of parts of the client.
struct ClientParts: OptionSet, Hashable, Sendable {
  var rawValue: UInt32

  static let all = ClientParts(rawValue: 1 << UInt32(ClientPart.allCases.count) - 1)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ parts: [ClientPart]) {
    self = parts.reduce(into: []) { $0.insert(ClientParts($1)) }
  }

  init(_ part: ClientPart) { rawValue = 1 << UInt32(part.rawValue) }

  /// The parts that elements of a template need.
  init(_ template: Template.Index) { self = Self.ofTemplates[Int(template.rawValue)] }

  /// The parts that elements with a facet need.
  init(_ facet: Facet) { self = Self.ofFacets[Int(facet.rawValue)] }

  /// The parts that an operation needs.
  init(_ operation: WireProtocol.Operation) {
    switch operation {
    case .animate, .pass: self.init(ClientPart.motion)
    case .shape: self.init(ClientPart.shapes)
    case .scroll: self.init(ClientPart.containers)
    case .copy, .offer, .open, .openWindow, .closeWindow, .ignored: self.init(ClientPart.outside)
    case .afresh: self.init(ClientPart.afresh)
    default: self = []
    }
  }

  private static let ofTemplates: [ClientParts] = {
    var table = [ClientParts](repeating: [], count: Template.table.count)
    for kind in ElementKind.allCases {
      table[Int(kind.rawValue)] = ClientParts(kind.clientParts)
    }
    return table
  }()

  private static let ofFacets: [ClientParts] = {
    var table = [ClientParts](repeating: [], count: 256)
    for facet in Facet.allCases {
      if let part = facet.clientPart { table[Int(facet.rawValue)] = ClientParts(part) }
    }
    // Files that are dropped are sent a piece at a time, like those that are chosen.
    table[Int(Facet.dropInterest.rawValue)].insert(ClientParts(ClientPart.files))
    return table
  }()
}

extension ElementKind {
  /// The parts of the client that an element of the kind needs.
  var clientParts: [ClientPart] {
    switch self {
    case .decorated, .pictureLoader, .unavailable, .error: [.looks]
    case .textField, .secureField, .searchField, .searchSuggestions, .growingField, .textEditor:
      [.fields]
    case .scrollView, .lazyVerticalStack, .lazyHorizontalStack, .lazyVerticalGrid,
      .lazyHorizontalGrid, .grid, .gridRow, .stackSection, .geometryReader:
      [.containers]
    case .absentRows: [.containers, .absent]
    case .list, .form, .section, .sectionHeader, .sectionFooter: [.containers, .lists]
    case .row, .rowBackground, .rowActions, .refreshControl: [.containers, .lists, .rows]
    case .navigationStack, .splitView, .page, .navigationBar, .toolbar, .toolbarItem: [.navigation]
    case .toggle, .labeled, .caption, .part, .picker, .option, .slider, .stepper, .datePicker,
      .colorPicker, .gauge, .groupBox, .disclosureGroup, .disclosureToggle, .controlGroup,
      .progressView:
      [.controls]
    case .pasteButton: [.controls, .outside]
    case .layout: [.placed]
    case .presentation, .dialogHeader, .dialogActions, .menuBar, .menu, .menuSection, .menuPreview:
      [.presentations]
    case .tabView, .tabBar, .tab, .tabPage: [.tabs]
    case .video: [.media]
    case .webPage: [.frames]
    case .text, .image, .button, .link, .label, .verticalStack, .horizontalStack, .depthStack,
      .spacer, .divider, .box, .fill:
      []
    }
  }
}

extension Facet {
  /// The part of the client that an element with the facet needs.
  var clientPart: ClientPart? {
    switch self {
    case .aspect, .guides, .bleed, .redacted, .drawn, .symbolScale, .symbolRendering, .effect,
      .template, .pixelated, .imageSizing, .positioned, .mirrored, .hold, .ideal, .offscreen,
      .safeArea, .drawing,
      .picture,
      .remote, .fit, .focusRing, .outline:
      .looks
    case .measure, .relative, .scrollAnchor, .follows, .snapping, .targets, .pinned, .sectionPart,
      .outside, .scrolling:
      .containers
    case .listStyle, .prominence, .separator: .lists
    case .edits, .editing, .rowSelected, .multiselection, .rowLines, .rowLine, .tablePart, .sorted:
      .rows
    case .titleDisplay, .frontColumn: .navigation
    case .number, .minimum, .maximum, .hidesLabel, .picker, .labelStyle: .controls
    case .presentation, .anchor, .popup, .contextMenu, .detents: .presentations
    case .selected, .badge, .tabStyle: .tabs
    case .label, .hint, .traits, .accessibleChildren, .spokenValue, .concealed: .spoken
    case .gesture, .hover: .gestures
    case .transition, .match: .motion
    case .placed, .assumed: .placed
    case .shareTitle, .shareText, .shareURL, .shortcut, .keyPresses: .outside
    case .files: .files
    case .location: .location
    case .playback, .sounds: .media
    case .webContent: .frames
    case .draggable, .dragPreview, .dropInterest, .awaitedDrop: .dragging
    case .mask, .cut: .masks
    default: nil
    }
  }
}
