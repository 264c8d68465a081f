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

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public static func _make(_ view: Section, under parent: _Node, in context: _Context) -> _Node {
    if let isExpanded = view.isExpanded {
      return CollapsibleSection._make(
        CollapsibleSection(view, isExpanded: isExpanded), under: parent, in: context)
    }
    return SectionElement._make(element(of: view), under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: Section) {
    if let isExpanded = view.isExpanded {
      CollapsibleSection._update(node, to: CollapsibleSection(view, isExpanded: isExpanded))
    } else {
      SectionElement._update(node, to: element(of: view))
    }
  }

  private static func element(
    of section: Section
  ) -> SectionElement<TupleView<(SectionHeader<Parent>, Rows<Content>, SectionFooter<Footer>)>> {
    SectionElement(
      content: TupleView(
        (
          SectionHeader(content: section.header), Rows(section.rows),
          SectionFooter(content: section.footer)
        )))
  }
}

/// A section whose rows can be hidden.
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
              }
            }
          ), Rows(isExpanded ? rows : nil)
        )))
  }
}

private nonisolated struct SectionElement<Content: View>: ElementView {
  typealias Body = Never
  let content: Content
  @MainActor static var kind: ElementKind { .section }
}

private nonisolated struct SectionHeader<Content: View>: ElementView {
  typealias Body = Never
  let content: Content
  @MainActor static var kind: ElementKind { .sectionHeader }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    environment.values.headerProminence == .increased ? [.isProminent(true)] : []
  }
}

private nonisolated struct SectionFooter<Content: View>: ElementView {
  typealias Body = Never
  let content: Content
  @MainActor static var kind: ElementKind { .sectionFooter }
}
