import BanyanHost

extension SelectionMode {
  // The role is a tree because its rows may hold controls of their own, which those of a list box may not.
  func put<Sink: FacetSink>(into sink: inout Sink) {
    sink.put(.headingRole, "tree")
    sink.put(.multiselection, self == .multiple ? "true" : "false")
    sink.put(.tabIndex, "0")
  }
}

extension RowSelection {
  func put<Sink: FacetSink>(into sink: inout Sink) {
    sink.put(.headingRole, "treeitem")
    switch self {
    case .unselected: sink.put(.rowSelected, "false")
    case .selected: sink.put(.rowSelected, "true")
    case .unavailable: sink.put(.rowSelected, "undefined")
    }
  }
}

extension TablePart {
  func put<Sink: FacetSink>(into sink: inout Sink) {
    sink.put(.tablePart, role)
    if case .columnHeader(let direction?) = self {
      sink.put(.sorted, direction == .ascending ? "ascending" : "descending")
    }
  }

  private var role: String {
    switch self {
    case .table: "table"
    case .row: "row"
    case .cell: "cell"
    case .columnHeader: "columnheader"
    }
  }
}

extension RowEdits {
  var cssValue: String {
    var words: [String] = []
    if contains(.delete) { words.append("delete") }
    if contains(.move) { words.append("move") }
    return words.joined(separator: " ")
  }
}

extension RowSeparators {
  func put<Sink: FacetSink>(into sink: inout Sink) {
    var words: [String] = []
    if let showsTop { words.append(showsTop ? "top" : "no-top") }
    if let showsBottom { words.append(showsBottom ? "bottom" : "no-bottom") }
    if bottomColor != nil { words.append("tinted") }
    if !words.isEmpty { sink.put(.rowLines, words.joined(separator: " ")) }
    if let topColor { sink.put(.topLine, topColor.cssValue) }
    if let bottomColor { sink.put(.bottomLine, bottomColor.cssValue) }
  }
}

extension RowLine {
  /// The start and end of the line, which the client applies to the row that contains the element.
  var pageValue: String {
    [leading, trailing].map { $0.map(CSS.number) ?? "-" }.joined(separator: " ")
  }

  /// The row's styles on the first page.
  var styles: [(name: String, value: String)] {
    [("--line-start", leading), ("--line-end", trailing)].compactMap { name, length in
      length.map { (name, CSS.number($0) + "px") }
    }
  }
}

extension SwipePlacement {
  func put<Sink: FacetSink>(into sink: inout Sink) {
    sink.put(.swipe, side == .leading ? "leading" : "trailing")
    if allowsFullSwipe { sink.put(.fullSwipe, "true") }
  }
}
