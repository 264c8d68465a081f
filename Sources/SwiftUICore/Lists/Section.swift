import BanyanHost

/// A group of rows in a list or a form. See Apple's documentation of `Section`.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let rows: Content
  let footer: Footer
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

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public static func _make(_ view: Section, under parent: _Node, in context: _Context) -> _Node {
    context.isInMenu
      ? MenuSectionElement._make(
        MenuSectionElement(content: parts(of: view)), under: parent, in: context)
      : SectionElement._make(
        SectionElement(content: parts(of: view)), under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: Section) {
    node.context.isInMenu
      ? MenuSectionElement._update(node, to: MenuSectionElement(content: parts(of: view)))
      : SectionElement._update(node, to: SectionElement(content: parts(of: view)))
  }

  private static func parts(
    of section: Section
  ) -> TupleView<(SectionHeader<Parent>, Content, SectionFooter<Footer>)> {
    TupleView(
      (
        SectionHeader(content: section.header), section.rows,
        SectionFooter(content: section.footer)
      ))
  }
}

private nonisolated struct SectionElement<Content: View>: ElementView {
  let content: Content
  static var kind: ElementKind { .section }
}

private nonisolated struct MenuSectionElement<Content: View>: ElementView {
  let content: Content
  static var kind: ElementKind { .menuSection }
}

private nonisolated struct SectionHeader<Content: View>: ElementView {
  let content: Content
  static var kind: ElementKind { .sectionHeader }
}

private nonisolated struct SectionFooter<Content: View>: ElementView {
  let content: Content
  static var kind: ElementKind { .sectionFooter }
}
