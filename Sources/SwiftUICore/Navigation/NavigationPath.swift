/// What stands on a navigation stack: values of any types, from the first page after the root to
/// the one that is shown.
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

  /// Creates a path from what an earlier one was saved as.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }

  /// How many pages there are besides the root.
  public var count: Int { values.count }

  /// Whether only the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// What the path can be saved as; nil if one of its values is not `Codable`.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.value.base is any Codable } ? CodableRepresentation(values) : nil
  }

  /// Puts a value at the end: its page is shown.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(NavigationValue(value))
  }

  /// Takes values from the end. To ask for more than there are is reported, and takes all.
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

// What is in a path is handed over to the main actor with it.
@available(*, unavailable)
extension NavigationPath: Sendable {}
