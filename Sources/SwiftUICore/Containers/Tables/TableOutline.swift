import Foundation

/// A row of a table that a person can expand, with the rows below it.
///
/// ```swift
/// Table(of: Loaf.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   DisclosureTableRow(rye) {
///     ForEach(ryeVariants) { TableRow($0) }
///   }
/// }
/// ```
///
/// The first cell has the button, and those of the rows below are indented. See Apple's documentation of `DisclosureTableRow`.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never

  private let label: Label
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// Creates a row that a person can expand.
  /// - Parameters:
  ///   - value: the value of the row.
  ///   - isExpanded: whether the rows below are shown; nil if the table stores it.
  ///   - content: the rows below.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  public func _rows(_ makeRow: @escaping (TableRowValue) -> AnyView) -> AnyView {
    let content = content
    return AnyView(
      ExpandableRow(label: label._rows(makeRow), isExpanded: isExpanded) {
        content()._rows(makeRow)
      })
  }
}

/// A row for each element of a hierarchy. See Apple's documentation of `TableOutlineGroupContent`.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowBody = Never

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  public func _rows(_ makeRow: @escaping (Data.Element) -> AnyView) -> AnyView {
    AnyView(
      OutlineRows(elements: data, id: \.id, children: children) {
        AnyView(makeRow($0).tag($0.id))
      })
  }
}

extension OutlineGroup: TableRowContent
where
  Parent: TableRowContent, Leaf: TableRowContent, Subgroup: TableRowContent,
  Parent.TableRowValue == Leaf.TableRowValue, Subgroup.TableRowValue == Leaf.TableRowValue
{
  public typealias TableRowValue = Leaf.TableRowValue
  public typealias TableRowBody = Never

  public func _rows(_ makeRow: @escaping (Leaf.TableRowValue) -> AnyView) -> AnyView {
    let content = content
    func row(_ element: Data.Element) -> AnyView { content(element)._rows(makeRow) }
    return switch elements {
    case .root(let root):
      AnyView(OutlineRow(element: root, id: id, children: children, row: row))
    case .all(let data):
      AnyView(OutlineRows(elements: data, id: id, children: children, row: row))
    }
  }
}

extension OutlineGroup where Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup {
  /// Creates rows of a table for an element and everything below it.
  @_disfavoredOverload
  nonisolated public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element, DataElement: Identifiable {
    self.init(rows: .root(root), \.id, children, content)
  }

  /// Creates rows of a table for each element and everything below it.
  @_disfavoredOverload
  nonisolated public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element, DataElement: Identifiable {
    self.init(rows: .all(data), \.id, children, content)
  }

  /// Creates rows of a table for an element and everything below it, identified by the value at a key path.
  @_disfavoredOverload
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(rows: .root(root), id, children, content)
  }

  /// Creates rows of a table for each element and everything below it, identified by the value at a key path.
  @_disfavoredOverload
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(rows: .all(data), id, children, content)
  }

  nonisolated private init(
    rows elements: Elements, _ id: KeyPath<Data.Element, ID>,
    _ children: KeyPath<Data.Element, Data?>, _ content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(elements: elements, id: id, children: children, content: content) {
      group, element, _ in group.content(element)
    }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Data.Element: Identifiable, Parent == TableRow<Data.Element>,
  Parent == Leaf, Leaf == Subgroup
{
  /// Creates rows of a table for an element and everything below it.
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(rows: .root(root), \.id, children) { TableRow($0) }
  }

  /// Creates rows of a table for each element and everything below it.
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(rows: .all(data), \.id, children) { TableRow($0) }
  }
}

/// The rows of some elements and of what is below them.
private nonisolated struct OutlineRows<Data: RandomAccessCollection, ID: Hashable>: View {
  let elements: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> AnyView

  @MainActor var body: some View {
    ForEach(elements, id: id) { element in
      OutlineRow(element: element, id: id, children: children, row: row)
    }
  }
}

private nonisolated struct OutlineRow<Data: RandomAccessCollection, ID: Hashable>: View {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> AnyView

  @MainActor var body: some View {
    if let below = element[keyPath: children] {
      ExpandableRow(label: row(element), isExpanded: nil) {
        AnyView(OutlineRows(elements: below, id: id, children: children, row: row))
      }
    } else {
      row(element)
    }
  }
}

/// A row with a button that shows and hides others below it.
private nonisolated struct ExpandableRow: View {
  let label: AnyView
  let isExpanded: Binding<Bool>?
  let content: () -> AnyView
  @State private var isOpen = false
  @Environment(\.tableOutline) private var outline

  nonisolated init(label: AnyView, isExpanded: Binding<Bool>?, content: @escaping () -> AnyView) {
    self.label = label
    self.isExpanded = isExpanded
    self.content = content
  }

  @MainActor var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    label.environment(\.tableOutline, TableOutline(depth: outline.depth, isExpanded: isExpanded))
    if isExpanded.wrappedValue {
      content().environment(\.tableOutline, TableOutline(depth: outline.depth + 1))
    }
  }
}

/// The place of a row in an outline.
struct TableOutline {
  var depth = 0
  /// True if the rows below are shown; nil if there are none.
  var isExpanded: Binding<Bool>?
}

private struct TableOutlineKey: EnvironmentKey {
  static var defaultValue: TableOutline { TableOutline() }
}

extension EnvironmentValues {
  var tableOutline: TableOutline {
    get { self[TableOutlineKey.self] }
    set { self[TableOutlineKey.self] = newValue }
  }
}

/// The first cell of a row, with the button that shows and hides the rows below it.
nonisolated struct OutlineCell: View {
  let content: AnyView
  @Environment(\.tableOutline) private var outline

  nonisolated init(content: AnyView) {
    self.content = content
  }

  @MainActor var body: some View {
    if outline.depth > 0 || outline.isExpanded != nil {
      HStack(spacing: 4) {
        if let isExpanded = outline.isExpanded {
          Button {
            withAnimation { isExpanded.wrappedValue.toggle() }
          } label: {
            Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
          }
          .buttonStyle(.plain)
          .frame(width: 16)
          .accessibilityLabel(isExpanded.wrappedValue ? "Collapse" : "Expand")
        } else {
          Color.clear.frame(width: 16, height: 1)
        }
        content
      }
      .padding(.leading, CGFloat(outline.depth) * 20)
    } else {
      content
    }
  }
}
