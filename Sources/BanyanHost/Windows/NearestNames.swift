/// The existing names that are most like one that does not exist, for messages about it.
package struct NearestNames {
  /// The names, the nearest first.
  package let names: [String]

  /// - Parameters:
  ///   - name: a name that does not exist.
  ///   - existing: the names that do.
  ///   - count: how many to find.
  package init(to name: String, among existing: some Sequence<String>, count: Int = 3) {
    // A person reads a short list, and nobody meant a name of this length.
    let name = Array(name.prefix(Self.longest).lowercased())
    let measured = Set(existing).map { other in
      (name: other, distance: Self.distance(name, Array(other.prefix(Self.longest).lowercased())))
    }
    names = measured.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(count)
      .map(\.name)
  }

  private static let longest = 100

  /// A sentence such as `The nearest are "Apple" and "Pear".`; nil if there is no name at all.
  package var sentence: String? {
    let quoted = names.map { "\"\($0)\"" }
    guard let last = quoted.last else { return nil }
    if quoted.count == 1 { return "The nearest is \(last)." }
    return "The nearest are \(quoted.dropLast().joined(separator: ", ")) and \(last)."
  }

  /// The number of characters to insert, remove, replace, or exchange with their neighbors.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var next = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var least = min(last[column + 1] + 1, next[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        next.append(least)
      }
      (beforeLast, last) = (last, next)
    }
    return last[right.count]
  }
}
