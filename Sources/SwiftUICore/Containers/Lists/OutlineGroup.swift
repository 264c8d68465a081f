/// Rows for hierarchical data, which a person can expand level by level.
///
/// ```swift
/// OutlineGroup(folders, children: \.folders) { folder in
///   Text(folder.name)
/// }
/// ```
///
/// An element whose children are nil is a row; one that has children, even an empty collection, is the label of a
/// `DisclosureGroup`. The views of the children are made when their group is first expanded, so a tree
/// may be deep. See Apple's documentation of `OutlineGroup`.
///
/// In a list, a top-level element and everything below it form one row, as with a `DisclosureGroup`
/// in a list.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let elements: Elements
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
  // Captures nothing, so that a new group with the same content counts as unchanged.
  let subgroup: (OutlineGroup, Data.Element, Data) -> Subgroup

  enum Elements {
    case root(Data.Element)
    case all(Data)
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// Creates the row of one element, with everything below it.
  /// - Parameters:
  ///   - root: the top-level element.
  ///   - children: the children of an element; nil if it cannot have any.
  ///   - content: makes the view of an element.
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(.root(root), \.id, children, content)
  }

  /// Creates a row for each element, with everything below it.
  /// - Parameters:
  ///   - data: the elements at the top level.
  ///   - children: the children of an element; nil if it cannot have any.
  ///   - content: makes the view of an element.
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(.all(data), \.id, children, content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates the row of one element, with everything below it. Elements are identified by the value at a key path.
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.root(root), id, children, content)
  }

  /// Creates a row for each element, with everything below it. Elements are identified by the value at a key path.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.all(data), id, children, content)
  }

  nonisolated fileprivate init(
    _ elements: Elements, _ id: KeyPath<Data.Element, ID>,
    _ children: KeyPath<Data.Element, Data?>, _ content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(elements: elements, id: id, children: children, content: content) {
      group, element, children in
      DisclosureGroup {
        OutlineSubgroupChildren {
          AnyView(OutlineGroup(.all(children), group.id, group.children, group.content))
        }
      } label: {
        group.content(element)
      }
    }
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates the row of one element of editable data, with everything below it.
  nonisolated public init<C, E>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection,
    E: Identifiable, E == C.Element
  {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates a row for each element of editable data, with everything below it.
  nonisolated public init<C, E>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection,
    E: Identifiable, E == C.Element
  {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates the row of one element of editable data, with everything below it. Elements are identified by the value at a key path.
  nonisolated public init<C, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(
      .root(root), (\Binding<E>.wrappedValue).appending(path: id), \.[childrenAt: children],
      content)
  }

  /// Creates a row for each element of editable data, with everything below it. Elements are identified by the value at a key path.
  nonisolated public init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(
      .all(data), (\Binding<E>.wrappedValue).appending(path: id), \.[childrenAt: children],
      content)
  }
}

extension Binding {
  /// A binding to the children of the value, if it has any.
  fileprivate subscript<C>(childrenAt path: WritableKeyPath<Value, C?>) -> Binding<C>? {
    Binding<C>(self[dynamicMember: path])
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  @MainActor public var body: some View {
    switch elements {
    case .root(let element): row(of: element)
    case .all(let data): ForEach(data, id: id) { row(of: $0) }
    }
  }

  @ViewBuilder
  @MainActor private func row(of element: Data.Element) -> some View {
    if let below = element[keyPath: children] {
      subgroup(self, element, below)
    } else {
      content(element)
    }
  }
}

/// The children of an element of an outline. See Apple's documentation of `OutlineSubgroupChildren`.
public nonisolated struct OutlineSubgroupChildren: View {
  // The inner outline has the same type as the outer one, so a type that named it would be infinite.
  private let content: () -> AnyView

  nonisolated init(_ content: @escaping () -> AnyView) {
    self.content = content
  }

  @MainActor public var body: some View { content() }
}
