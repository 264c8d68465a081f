import BanyanGraph

/// A section in a container's content: a ``Section``, or adjacent views that belong to none.
///
/// Each part may consist of several views, so show it with a `ForEach` or in a container. See Apple's
/// documentation of `SectionConfiguration`.
public nonisolated struct SectionConfiguration: Identifiable {
  /// The identity of a section for as long as it exists.
  public struct ID: Hashable, Sendable {
    /// The number of the section's node, or of the first element outside of a section.
    let number: Int
    let isExplicit: Bool
  }

  let section: SubviewSection
  let source: SubviewSource

  /// The section's identity. It stays the same when sections change places.
  public var id: ID { section.id }

  /// The views of the header; empty if the section has no header.
  public var header: SubviewsCollection { collection(section.header) }

  /// The views of the section.
  public var content: SubviewsCollection { collection(section.content) }

  /// The views of the footer; empty if the section has no footer.
  public var footer: SubviewsCollection { collection(section.footer) }

  /// The values that the section provides to its container; empty for views outside of a section.
  public var containerValues: ContainerValues {
    guard let node = section.node else { return ContainerValues() }
    let source = source
    return assumingMainActor { Carried(source.containerValues(of: node)) }.value
  }

  private func collection(_ elements: [ElementNode]) -> SubviewsCollection {
    SubviewsCollection(elements: elements, source: source)
  }
}

/// The sections of a container's content, in order. See Apple's documentation of
/// `SectionCollection`.
public nonisolated struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<SectionCollection>
  public typealias Iterator = IndexingIterator<SectionCollection>

  let sections: [SubviewSection]
  let source: SubviewSource

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }

  public subscript(index: Int) -> SectionConfiguration {
    SectionConfiguration(section: sections[index], source: source)
  }
}

extension SectionCollection: SubviewsInput {
  @MainActor init(of source: SubviewSource) { self.init(sections: source.sections, source: source) }
}

/// The elements of a section in a container's content.
nonisolated struct SubviewSection: Sendable {
  /// The node of the section; nil for views outside of a section.
  var node: ResolvedSectionNode?
  var id: SectionConfiguration.ID
  var header: [ElementNode] = []
  var content: [ElementNode] = []
  var footer: [ElementNode] = []

  func isSame(as other: SubviewSection) -> Bool {
    id == other.id && header.elementsEqual(other.header, by: ===)
      && content.elementsEqual(other.content, by: ===)
      && footer.elementsEqual(other.footer, by: ===)
  }

  /// Returns all sections below a node.
  /// - Parameter elements: the elements that the node consists of.
  @MainActor
  static func all(below node: _Node?, of elements: [ElementNode]) -> [SubviewSection] {
    guard let node else { return [] }
    let outer = Dictionary(
      elements.map { (ObjectIdentifier($0.innermost), $0) }, uniquingKeysWith: { first, _ in first }
    )
    func found(in node: _Node) -> [ElementNode] {
      node.innerElements.compactMap { outer[ObjectIdentifier($0.innermost)] }
    }
    var sections: [SubviewSection] = []
    var isLoose = false
    func add(_ element: ElementNode) {
      guard let element = outer[ObjectIdentifier(element.innermost)] else { return }
      if !isLoose {
        isLoose = true
        let id = SectionConfiguration.ID(number: Int(element.id.rawValue), isExplicit: false)
        sections.append(SubviewSection(id: id))
      }
      sections[sections.count - 1].content.append(element)
    }
    func look(at node: _Node) {
      if let section = node as? ResolvedSectionNode {
        isLoose = false
        let id = SectionConfiguration.ID(number: Int(section.number), isExplicit: true)
        sections.append(
          SubviewSection(
            node: section, id: id, header: found(in: section.header),
            content: found(in: section.rows), footer: found(in: section.footer)))
      } else if node is BoxElementNode {
        // Its element is found in the content of what has made the box.
      } else if let element = node as? ElementNode {
        add(element)
      } else if let element = (node as? SubviewNode)?.element {
        add(element)
      } else if !(node is SubviewSource) {
        node.forEachChild(look)
      }
    }
    look(at: node)
    return sections
  }
}

/// A section in a container's content, which leaves the arrangement of its views to the container.
nonisolated struct ResolvedSection<Header: View, Content: View, Footer: View>: View {
  typealias Body = Never

  let header: Header
  let rows: Content
  let footer: Footer

  @MainActor static func _make(
    _ view: ResolvedSection, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = ResolvedSectionNode(under: parent, in: context)
    node.header = Header._make(view.header, under: node, in: context)
    node.rows = Content._make(view.rows, under: node, in: context)
    node.footer = Footer._make(view.footer, under: node, in: context)
    return node
  }

  @MainActor static func _update(_ node: _Node, to view: ResolvedSection) {
    let node = unsafeDowncast(node, to: ResolvedSectionNode.self)
    Header._update(node.header, to: view.header)
    Content._update(node.rows, to: view.rows)
    Footer._update(node.footer, to: view.footer)
  }
}

final class ResolvedSectionNode: _Node {
  fileprivate(set) var header: _Node!
  fileprivate(set) var rows: _Node!
  fileprivate(set) var footer: _Node!

  override func forEachChild(_ body: (_Node) -> Void) {
    if let header { body(header) }
    if let rows { body(rows) }
    if let footer { body(footer) }
  }

  /// Returns the values that the section provides to a container.
  func containerValues(within source: SubviewSource) -> ContainerValues {
    var values = ContainerValues()
    var inner: _Node = self
    while let node = inner.parent, node !== source {
      values.take(node, around: inner)
      inner = node
    }
    return values
  }
}

extension _Node {
  /// True if a container arranges the views here one by one.
  final var isInSubviews: Bool {
    var node: _Node? = self
    while let current = node {
      if current is SubviewSource { return true }
      if let element = current as? ElementNode, !(element is BoxElementNode) { return false }
      node = current.parent
    }
    return false
  }
}
