import BanyanHost
import Foundation

/// Rows with cells in columns, which a person can select and sort.
///
/// ```swift
/// @State private var chosen: Set<Loaf.ID> = []
/// @State private var order = [KeyPathComparator(\Loaf.name)]
///
/// Table(loaves, selection: $chosen, sortOrder: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Weight", value: \.weight) { Text("\($0.weight) g") }.width(80)
/// }
/// .onChange(of: order) { loaves.sort(using: order) }
/// ```
///
/// Columns without a width are as wide as each other. In a window as narrow as a telephone there is the first column
/// alone, without a header, as on Apple's systems. The header stays where it is while the rows scroll; pressing the name of a column that
/// has a `value` changes the sort order, and sorting the rows by it is the app's own to do. To assistive technology it is a table
/// with rows and cells. Rows of a collection are made when they come near to what is seen. See Apple's documentation of `Table`.
///
/// A person arranges the columns of a table with a `columnCustomization` in the menu that a secondary click on the header opens: it shows and
/// hides columns, and moves them. Rows with children have a button that shows and hides what is below them.
public struct Table<Value, Rows, Columns>
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let rows: Rows
  let columns: Columns
  let selection: ListSelection?
  let sorting: TableSorting?
  let customization: Binding<TableColumnCustomization<Value>>?

  nonisolated init(
    rows: Rows, columns: Columns, selection: ListSelection? = nil, sorting: TableSorting? = nil,
    customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }
}

/// A table's sort order, whatever the type of its comparators.
struct TableSorting {
  /// Returns the direction in which a comparator of the column sorts the rows, if it is the first one.
  let direction: (Any) -> BanyanHost.SortDirection?
  /// Puts the comparator of a column first, or turns it around if it is first already.
  let choose: (Any) -> Void

  nonisolated init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    func isOrder(_ first: Sort, of column: Sort) -> Bool {
      // A text is compared in several ways, and is the same column.
      if let first = first as? KeyPathComparator<Sort.Compared>,
        let column = column as? KeyPathComparator<Sort.Compared>
      {
        return first.keyPath == column.keyPath
      }
      var first = first
      first.order = column.order
      return first == column
    }
    direction = { column in
      guard let column = column as? Sort, let first = order.wrappedValue.first,
        isOrder(first, of: column)
      else { return nil }
      return first.order == .forward ? .ascending : .descending
    }
    choose = { column in
      guard var column = column as? Sort else { return }
      var comparators = order.wrappedValue
      if let first = comparators.first, isOrder(first, of: column) {
        column.order = first.order == .forward ? .reverse : .forward
      }
      comparators.removeAll { isOrder($0, of: column) }
      order.wrappedValue = [column] + comparators
    }
  }
}

extension Table: View {
  public typealias Body = Never

  public static func _make(_ view: Table, under parent: _Node, in context: _Context) -> _Node {
    TableView<Value>._make(view.view, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: Table) {
    TableView<Value>._update(node, to: view.view)
  }

  @MainActor private var view: TableView<Value> {
    TableView(
      rows: rows._rows, columns: columns._columns, selection: selection, sorting: sorting,
      customization: customization)
  }
}

/// The list that a table is.
private struct TableView<Value: Identifiable>: View {
  let rows: (@escaping (Value) -> AnyView) -> AnyView
  let columns: [_TableColumn<Value>]
  let selection: ListSelection?
  let sorting: TableSorting?
  let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableStyle) private var style
  @Environment(\.tableColumnHeaderVisibility) private var headers

  var body: some View {
    let shown = (customization?.wrappedValue ?? TableColumnCustomization()).arranged(columns)
    if sizeClass == .compact {
      list(shown) { value in
        AnyView(OutlineCell(content: shown.first?.content(value) ?? AnyView(EmptyView())))
      }
    } else {
      list(shown) { value in AnyView(TableCells(columns: shown, value: value)) }
    }
  }

  @ViewBuilder private func list(
    _ shown: [_TableColumn<Value>], row: @escaping (Value) -> AnyView
  ) -> some View {
    let isTable = sizeClass != .compact
    let section = Section {
      rows(row)
    } header: {
      if isTable, headers != .hidden {
        TableHeader(shown: shown, columns: columns, sorting: sorting, customization: customization)
      }
    }
    if let selection {
      List<Value.ID, _>(section, selection, isTable: isTable).styled(as: style)
    } else {
      List<Never, _>(section, nil, isTable: isTable).styled(as: style)
    }
  }
}

/// The cells of a row.
private struct TableCells<Value>: View {
  let columns: [_TableColumn<Value>]
  let value: Value

  var body: some View {
    HStack(spacing: 8) {
      ForEach(columns.indices, id: \.self) { index in
        HStack {
          if index == 0 {
            OutlineCell(content: columns[index].content(value))
          } else {
            columns[index].content(value)
          }
        }
        .inTable(.cell, columns[index].width)
      }
    }
  }
}

/// The names of the columns.
private struct TableHeader<Value: Identifiable>: View {
  let shown: [_TableColumn<Value>]
  /// The columns in the order in which the app lists them, with those that are hidden.
  let columns: [_TableColumn<Value>]
  let sorting: TableSorting?
  let customization: Binding<TableColumnCustomization<Value>>?

  var body: some View {
    HStack(spacing: 8) {
      ForEach(shown.indices, id: \.self) { index in
        let column = shown[index]
        let direction = column.comparator.flatMap { sorting?.direction($0) }
        HStack {
          if let sorting, let comparator = column.comparator {
            Button {
              sorting.choose(comparator)
            } label: {
              HStack(spacing: 4) {
                column.label
                if let direction {
                  Image(systemName: direction == .ascending ? "chevron.up" : "chevron.down")
                    .accessibilityHidden(true)
                }
              }
            }
            .buttonStyle(.plain)
          } else {
            column.label
          }
        }
        .inTable(.columnHeader(direction), column.width)
        .modifier(ColumnMenu(column: column, columns: columns, customization: customization))
      }
    }
    .modifier(_DescriptionModifier(.tablePart(.row)))
  }
}

extension View {
  /// Makes a cell of a column.
  nonisolated func inTable(_ part: TablePart, _ width: TableColumnWidth) -> some View {
    frame(
      minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
      alignment: .leading
    )
    .modifier(_DescriptionModifier(.tablePart(part)))
  }
}
