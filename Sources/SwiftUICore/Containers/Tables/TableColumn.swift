import Foundation

/// Columns of a table.
///
/// A type of your own has a `tableColumnBody` made of other columns:
///
/// ```swift
/// struct Measures: TableColumnContent {
///   var tableColumnBody: some TableColumnContent<Loaf, Never> {
///     TableColumn("Weight") { Text("\($0.weight) g") }.customizationID("weight")
///   }
/// }
/// ```
///
/// See Apple's documentation of `TableColumnContent`.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The value that a row of the table shows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The comparator with which the columns sort rows; `Never` if they do not.
  associatedtype TableColumnSortComparator = TableColumnBody.TableColumnSortComparator
  /// The type of the columns of which this content is made.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns of which this content is made.
  var tableColumnBody: TableColumnBody { get }

  /// The columns as the table has them. Not for use outside the framework.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Stops the program: these columns have no `body`.
  public var tableColumnBody: Never { fatalError("\(Self.self) has no tableColumnBody") }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  /// There is no value that could be asked for it.
  public var tableColumnBody: Never { switch self {} }
  public var _columns: [_TableColumn<Never>] { [] }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public var _columns: [_TableColumn<Content.TableRowValue>] { content._columns }

  /// Groups columns of a table.
  @_disfavoredOverload
  nonisolated public init<Value, Sort>(@TableColumnBuilder<Value, Sort> content: () -> Content)
  where Value == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
    self.content = content()
  }
}

/// A column as its table has it.
public struct _TableColumn<RowValue> {
  let label: AnyView
  let content: (RowValue) -> AnyView
  /// The comparator with which the column sorts rows, if it can.
  let comparator: Any?
  let width: TableColumnWidth
  /// The name under which a person's arrangement of the column is stored.
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
  var disabledCustomization: TableColumnCustomizationBehavior = []
}

/// The width of a column, in points.
struct TableColumnWidth: Equatable {
  /// The least width of columns that set none.
  static let least: CGFloat = 20

  var minimum: CGFloat = least
  var ideal: CGFloat?
  var maximum = CGFloat.infinity
}

/// A column of a table: what it is called, and what it shows of a row.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Weight", value: \.weight) { loaf in Text("\(loaf.weight) g") }
///   .width(80)
/// ```
///
/// A column with a `value` sorts the rows of a table that has a sort order when its header is pressed, and the other way when
/// it is pressed again. See Apple's documentation of `TableColumn`.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  private let label: Label
  private let content: (RowValue) -> Content
  private let comparator: Any?
  private var columnWidth = TableColumnWidth()

  private init(
    label: Label, comparator: Any?, content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// Sets how wide the column is, in points; nil for as wide as the others.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.columnWidth =
      width.map { TableColumnWidth(minimum: $0, ideal: $0, maximum: $0) } ?? TableColumnWidth()
    return column
  }

  /// Sets the minimum and the maximum width of the column, in points.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    let minimum = min ?? TableColumnWidth.least
    column.columnWidth = TableColumnWidth(
      minimum: minimum, ideal: ideal, maximum: Swift.max(minimum, max ?? .infinity))
    return column
  }
}

extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public var _columns: [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(
        label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator,
        width: columnWidth)
    ]
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column by which rows are not sorted.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column by which rows are not sorted.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column by which rows are not sorted.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column with a text of each row, by which rows are not sorted.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a text of each row, by which rows are not sorted.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a text of each row, by which rows are not sorted.
  public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column with a text of each row, by which rows can be sorted.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: TextComparator())
    ) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a text of each row, by which rows can be sorted as a comparator compares them.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)
    ) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a text of each row, by which rows can be sorted.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: TextComparator())
    ) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a text of each row, by which rows can be sorted as a comparator compares them.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator)
    ) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column with a text of each row, by which rows can be sorted.
  public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: TextComparator())
    ) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a text of each row, by which rows can be sorted as a comparator compares them.
  public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) {
    self.init(label: text, comparator: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column by whose values rows can be sorted.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column by whose values rows can be sorted, as a comparator compares them.
  public init<V, C: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column by whose values rows can be sorted.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column by whose values rows can be sorted.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column by whose values rows can be sorted, as a comparator compares them.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Creates a column by whose values rows can be sorted, as a comparator compares them.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Creates a column that sorts rows with a comparator of your own.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column that sorts rows with a comparator of your own.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Creates a column that sorts rows with a comparator of your own.
  public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}

/// Compares texts as people of the process's language do, numbers in them as numbers. Foundation's own of that kind is not
/// on Linux.
private struct TextComparator: SortComparator {
  var order = SortOrder.forward

  func compare(_ left: String, _ right: String) -> ComparisonResult {
    order == .forward
      ? left.localizedStandardCompare(right) : right.localizedStandardCompare(left)
  }
}
