import BanyanHost

/// A group of rows in a list or a form. See Apple's documentation of `Section`.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let rows: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), rows: content(), footer: footer())
  }

  /// Creates a section with a header and a footer.
  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, rows: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), rows: content(), footer: footer())
  }

  /// Creates a section with a footer.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), rows: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), rows: content(), footer: EmptyView())
  }

  /// Creates a section with a header.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, rows: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), rows: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), rows: content(), footer: EmptyView())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), rows: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section whose rows a person can show and hide with its header.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), rows: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section whose rows a person can show and hide with its title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), rows: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section whose rows a person can show and hide with its title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), rows: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section: ChoosingView, View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  func choose(in node: ChoiceNode) {
    if node.isInSubviews {
      chooseResolved(in: node)
    } else if node.isInPicker {
      node.choose(1, pickerSection)
    } else if let isExpanded {
      node.choose(2, CollapsibleSection(self, isExpanded: isExpanded))
    } else if node.context.isInMenu {
      node.choose(3, menuElement)
    } else if node.isInList {
      node.choose(4, listElement)
    } else {
      node.choose(5, stackElement)
    }
  }

  @MainActor private func chooseResolved(in node: ChoiceNode) {
    guard let isExpanded else {
      return node.choose(6, ResolvedSection(header: header, rows: rows, footer: footer))
    }
    node.choose(
      7,
      ResolvedSection(
        header: header, rows: ExpandedRows(rows: rows, isExpanded: isExpanded), footer: footer))
  }

  @MainActor private var pickerSection: some View {
    TupleView((SectionHeader(content: header), rows, Divider()))
  }

  @MainActor private var stackElement: some View {
    StackSectionElement(
      content: TupleView(
        (
          header.modifier(StackSectionEdge(edge: .top)), rows,
          footer.modifier(StackSectionEdge(edge: .bottom))
        )))
  }

  @MainActor private var menuElement: some View {
    MenuSectionElement(
      content: TupleView(
        (SectionHeader(content: header), rows, SectionFooter(content: footer))))
  }

  @MainActor private var listElement: some View {
    SectionElement(
      content: TupleView(
        (
          SectionHeader(content: header.modifier(HeaderTextModifier(isHeader: true))), Rows(rows),
          SectionFooter(content: footer.modifier(HeaderTextModifier(isHeader: false)))
        )))
  }
}

extension Section: IdentityHolder where Parent: View, Content: View, Footer: View {
  @MainActor static func mayHoldIdentities(depth: Int) -> Bool {
    let types: [any View.Type] = [Parent.self, Content.self, Footer.self]
    return types.contains { IdentitySearch.mayFind(in: $0, depth: depth) }
  }

  @MainActor func holds(_ id: AnyHashable) -> Bool? {
    let isCollapsed = isExpanded?.wrappedValue == false
    let views: [any View] = isCollapsed ? [header] : [header, rows, footer]
    return IdentitySearch.find(id, among: views)
  }
}

/// A section with rows that can be hidden.
private struct CollapsibleSection<Header: View, Content: View>: View {
  let header: Header
  let rows: Content
  @Binding var isExpanded: Bool

  init<Footer>(_ section: Section<Header, Content, Footer>, isExpanded: Binding<Bool>) {
    header = section.header
    rows = section.rows
    _isExpanded = isExpanded
  }

  var body: some View {
    SectionElement(
      content: TupleView(
        (
          SectionHeader(
            content: Button {
              withAnimation { isExpanded.toggle() }
            } label: {
              HStack {
                header
                Spacer()
                Image(systemName: isExpanded ? "chevron.down" : "chevron.right")
                  .accessibilityHidden(true)
              }
            }
            .modifier(_DescriptionModifier(.isExpanded(isExpanded)))
            .modifier(HeaderTextModifier(isHeader: true))
          ), Rows(isExpanded ? rows : nil)
        )))
  }
}

/// The rows of a section in a custom container, which can be hidden.
private struct ExpandedRows<Content: View>: View {
  let rows: Content
  @Binding var isExpanded: Bool

  init(rows: Content, isExpanded: Binding<Bool>) {
    self.rows = rows
    _isExpanded = isExpanded
  }

  var body: some View {
    if isExpanded { rows }
  }
}

private nonisolated struct SectionElement<Content: View>: ElementView {
  typealias Body = Never
  let content: Content
  @MainActor static var kind: ElementKind { .section }
}

private nonisolated struct MenuSectionElement<Content: View>: ElementView {
  typealias Body = Never
  let content: Content
  @MainActor static var kind: ElementKind { .menuSection }
}

private nonisolated struct SectionHeader<Content: View>: ElementView {
  typealias Body = Never
  let content: Content
  @MainActor static var kind: ElementKind { .sectionHeader }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    environment.values.headerProminence == .increased ? [.isProminent(true)] : []
  }
}

/// Sets the font size of text in headers and footers, unless the text has another.
private nonisolated struct HeaderTextModifier: EnvironmentWritingModifier {
  let isHeader: Bool

  @MainActor func write(to values: inout EnvironmentValues) {
    if values.textStyle.font != nil { return }
    if isHeader, values.headerProminence == .increased {
      values.textStyle.font = Font.title3.bold().resolved
    } else {
      let isHeavy = isHeader && values.listStyle == .plain
      values.textStyle.font = (isHeavy ? Font.footnote.weight(.semibold) : .footnote).resolved
    }
  }

  @MainActor static func isUnchanged(_ old: HeaderTextModifier, _ new: HeaderTextModifier) -> Bool {
    old.isHeader == new.isHeader
  }
}

private nonisolated struct SectionFooter<Content: View>: ElementView {
  typealias Body = Never
  let content: Content
  @MainActor static var kind: ElementKind { .sectionFooter }
}

/// A section in a stack or grid, whose views belong to the container around.
private nonisolated struct StackSectionElement<Content: View>: ElementView {
  typealias Body = Never
  let content: Content
  @MainActor static var kind: ElementKind { .stackSection }
}

/// The edge of a section in a stack or grid where a view is that is not one of its rows. A header or footer
/// without views has no element, which would make a gap (LG06).
private nonisolated struct StackSectionEdge: BoxModifier {
  let edge: Edges

  @MainActor var properties: [Property] { [.sectionEdge(edge)] }
}

extension _Node {
  /// True if sections here group the options of a picker.
  fileprivate var isInPicker: Bool {
    var node: _Node? = self
    while let current = node {
      if let element = current as? ElementNode, !(element is BoxElementNode) {
        return element.kind == .picker
      }
      node = current.parent
    }
    return false
  }

  /// True if sections here belong to a list or form, or to a container that shows them in its own
  /// way, and not to a stack or grid.
  fileprivate var isInList: Bool {
    var node: _Node? = self
    while let current = node {
      if let element = current as? ElementNode, !(element is BoxElementNode) {
        switch element.kind {
        case .verticalStack where element.id != .window: return false
        case .horizontalStack, .depthStack, .lazyVerticalStack, .lazyHorizontalStack: return false
        case .lazyVerticalGrid, .lazyHorizontalGrid, .scrollView, .stackSection: return false
        default: return true
        }
      }
      node = current.parent
    }
    return true
  }
}

extension Section: TagHolder where Parent: View, Content: View, Footer: View {
  @MainActor func find(tagged id: AnyHashable) -> (any View)? {
    TaggedViews.view(tagged: id, in: rows)
  }
}
