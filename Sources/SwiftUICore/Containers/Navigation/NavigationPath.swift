/// The contents of a navigation stack: values of any types, from the first page after the root to
/// the visible page.
///
/// ```swift
/// @State private var path = NavigationPath()
/// var body: some View {
///   NavigationStack(path: $path) {
///     Button("Two steps") { path.append(Park.first); path.append(Trail.first) }
///   }
/// }
/// ```
///
/// See Apple's documentation of `NavigationPath`.
public struct NavigationPath: Equatable {
  private(set) var values: [NavigationValue] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path from values of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { NavigationValue($0) }
  }

  /// Creates a path from its saved form.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }

  /// The number of pages without the root.
  public var count: Int { values.count }

  /// A Boolean value that indicates whether only the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// The form in which the path can be saved; nil if one of its values is not `Codable`.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.value.base is any Codable } ? CodableRepresentation(values) : nil
  }

  /// Appends a value and shows its page.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(NavigationValue(value))
  }

  /// Removes values from the end. Removing more values than there are is reported, and removes all.
  public mutating func removeLast(_ k: Int = 1) {
    let possible = min(max(0, k), values.count)
    if possible != k {
      Issue.report("A path of \(values.count) values cannot lose \(k).")
    }
    values.removeLast(possible)
  }

  mutating func append(_ value: NavigationValue) {
    values.append(value)
  }
}

// Passing a path to the main actor passes the values in it.
@available(*, unavailable)
extension NavigationPath: Sendable {}
