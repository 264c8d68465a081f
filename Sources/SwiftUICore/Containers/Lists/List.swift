import BanyanHost

/// A scrolling column of rows.
///
/// ```swift
/// List(items, selection: $chosen) { item in Text(item.name) }
/// ```
///
/// With a `selection`, a person selects rows with the pointer or the arrow keys. The selection contains the
/// `tag` values of the rows, or else the identities of their elements. `onDelete` and `onMove` of a
/// `ForEach` make the rows editable, and `swipeActions` adds actions to them.
///
/// Rows of a `ForEach` directly inside, or in a `Section`, are made when they come near the visible
/// area, initially thirty; rows with state keep it while they are away. Views that are listed
/// individually are made at once, and so are the rows of a `ForEach` in a row of another. See Apple's
/// documentation of `List`.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: ListSelection?
  /// True if the rows have cells in common columns.
  let isTable: Bool

  nonisolated init(_ content: Content, _ selection: ListSelection?, isTable: Bool = false) {
    self.content = content
    self.selection = selection
    self.isTable = isTable
  }
}

extension List: View {
  public typealias Body = Never

  public static func _make(_ view: List, under parent: _Node, in context: _Context) -> _Node {
    ListElement._make(view.element, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: List) {
    ListElement._update(node, to: view.element)
  }

  @MainActor private var element: ListElement<Content, SelectionValue> {
    ListElement(
      content: TupleView(
        (RefreshControl(), Rows(content, selection: selection, isList: true, isTable: isTable))),
      mode: selection?.mode, isTable: isTable)
  }
}

/// The element of a list.
private nonisolated struct ListElement<Content: View, SelectionValue>: ElementView {
  typealias Body = Never

  let content: TupleView<(RefreshControl, Rows<Content>)>
  let mode: SelectionMode?
  let isTable: Bool

  @MainActor static var kind: ElementKind { .list }
  // A list with a selection has the focus while a person moves through its rows.
  @MainActor static var isResponder: Bool { SelectionValue.self != Never.self }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    let values = environment.values
    var properties: [Property] = []
    let style = environment.listStyle
    if style != .automatic { properties.append(.listStyle(style)) }
    if let mode { properties.append(.selectionMode(mode)) }
    if isTable { properties.append(.tablePart(.table)) }
    if values.editMode?.wrappedValue.isEditing == true { properties.append(.isEditing(true)) }
    return properties + environment.listProperties
  }

  @MainActor func takesEvents(with properties: [Property]) -> Bool {
    Self.isResponder || properties.contains(.reportsScrolling(true))
  }

  @MainActor func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard case .scrolling(let report) = payload else { return false }
    return node.scrollViewReports(report)
  }
}

extension ElementEnvironment {
  /// The style of a list. In the first column of several, it is that of a sidebar unless the app has chosen another. Where
  /// there is room for one column only, a sidebar is an inset grouped list.
  fileprivate var listStyle: BanyanHost.ListStyle {
    let style = values.listStyle
    if style == .sidebar, values.horizontalSizeClass == .compact { return .insetGrouped }
    guard style == .automatic, context.column?.index == 0,
      values.horizontalSizeClass == .regular
    else { return style }
    return .sidebar
  }

  /// The environment properties of lists and forms.
  var listProperties: [Property] {
    let values = self.values
    var properties: [Property] = []
    if let spacing = values.listRowSpacing { properties.append(.rowSpacing(spacing)) }
    if let spacing = values.listSectionSpacing { properties.append(.sectionSpacing(spacing)) }
    if values.defaultMinListRowHeight != 44 {
      properties.append(.rowHeight(Double(values.defaultMinListRowHeight)))
    }
    let background = values.appearance.tableBackground
    if values.hidesScrollContentBackground || background != nil {
      properties.append(.hidesBackground(true))
    }
    if let background { properties.append(.background(.color(background))) }
    if !values.scrolling.observers.isEmpty { properties.append(.reportsScrolling(true)) }
    return properties
  }
}
