import CoreMLSpecification

/// Trees of comparisons, whose leaves add to the predicted numbers.
struct TreeEnsemble: Sendable {
  private let nodes: [Node]
  private let roots: [Int]
  private let base: [Double]

  private struct Node: Sendable {
    /// nil for a leaf.
    var branch: Branch?
    var additions: [(place: Int, value: Double)] = []
  }

  private struct Branch: Sendable {
    let comparison: Comparison
    let feature: Int
    let value: Double
    let isTrueIfMissing: Bool
    /// The places of the next nodes.
    let next: (whenTrue: Int, whenFalse: Int)

    func isTrue(of vector: [Double]) -> Bool {
      guard feature < vector.count, !vector[feature].isNaN else { return isTrueIfMissing }
      let found = vector[feature]
      switch comparison {
      case .atMost: return found <= value
      case .less: return found < value
      case .atLeast: return found >= value
      case .greater: return found > value
      case .equal: return found == value
      case .notEqual: return found != value
      }
    }
  }

  private enum Comparison: UInt64 {
    case atMost, less, atLeast, greater, equal, notEqual
  }

  /// The values of the format for a leaf, and for the most predictions that a file may ask for.
  private static let leaf: UInt64 = 6
  private static let mostPredictions: UInt64 = 100_000

  /// The number of predicted numbers.
  var count: Int { base.count }

  // MARK: Reading

  private struct NodeID: Hashable {
    let tree: UInt64
    let node: UInt64
  }

  init(_ content: ProtobufMessage) throws {
    let count = try content.unsigned(2)
    guard count > 0, count <= Self.mostPredictions else {
      throw MalformedModel("has trees that predict \(count) numbers")
    }
    let base = try content.doubles(3)
    guard base.isEmpty || base.count == Int(count) else {
      throw MalformedModel("has trees that begin with too few or too many numbers")
    }
    self.base = base.isEmpty ? Array(repeating: 0, count: Int(count)) : base
    let messages = try content.messages(1)
    var places: [NodeID: Int] = [:]
    let ids = try messages.map { NodeID(tree: try $0.unsigned(1), node: try $0.unsigned(2)) }
    for (place, id) in ids.enumerated() where places.updateValue(place, forKey: id) != nil {
      throw MalformedModel("has two nodes \(id.node) in a tree")
    }
    nodes = try zip(ids, messages).map {
      try Self.node($1, in: $0.tree, places: places, predictions: Int(count))
    }
    roots = try Self.roots(of: nodes, trees: ids.map(\.tree))
  }

  private static func node(
    _ message: ProtobufMessage, in tree: UInt64, places: [NodeID: Int], predictions: Int
  ) throws -> Node {
    let behavior = try message.unsigned(3)
    if behavior == leaf {
      let additions = try message.messages(20).map { addition in
        let place = try addition.unsigned(1)
        guard place < UInt64(predictions) else {
          throw MalformedModel("has a leaf with too many numbers")
        }
        return (place: Int(place), value: try addition.double(2))
      }
      return Node(additions: additions)
    }
    guard let comparison = Comparison(rawValue: behavior) else {
      throw MalformedModel("has a node of an unknown kind")
    }
    func place(_ field: Int) throws -> Int {
      let id = NodeID(tree: tree, node: try message.unsigned(field))
      guard let place = places[id] else {
        throw MalformedModel("has a branch to a node \(id.node) that is not there")
      }
      return place
    }
    return Node(
      branch: Branch(
        comparison: comparison, feature: Int(clamping: try message.unsigned(10)),
        value: try message.double(11), isTrueIfMissing: try message.flag(14),
        next: (try place(12), try place(13))))
  }

  /// Returns the nodes that no branch leads to.
  ///
  /// - Throws: ``MalformedModel`` if the nodes are not one tree for each number of a tree. So no way goes in a circle.
  private static func roots(of nodes: [Node], trees: [UInt64]) throws -> [Int] {
    var hasParent = Array(repeating: false, count: nodes.count)
    for node in nodes {
      guard let branch = node.branch else { continue }
      for place in [branch.next.whenTrue, branch.next.whenFalse] {
        guard !hasParent[place] else {
          throw MalformedModel("has a node with two parents in a tree")
        }
        hasParent[place] = true
      }
    }
    let roots = nodes.indices.filter { !hasParent[$0] }
    guard Set(roots.map { trees[$0] }).count == roots.count else {
      throw MalformedModel("has a tree with two roots")
    }
    // Nodes in a circle have a parent each, and no root leads to them.
    var reached = 0
    var rest = roots
    while let place = rest.popLast() {
      reached += 1
      if let branch = nodes[place].branch { rest += [branch.next.whenTrue, branch.next.whenFalse] }
    }
    guard reached == nodes.count else { throw MalformedModel("has a tree with a cycle") }
    return roots
  }

  // MARK: Evaluating

  /// Returns the predicted numbers. A number that is not there, or is not a number, is missing.
  func sums(of vector: [Double]) -> [Double] {
    var sums = base
    for root in roots {
      var node = nodes[root]
      while let branch = node.branch {
        node = nodes[branch.isTrue(of: vector) ? branch.next.whenTrue : branch.next.whenFalse]
      }
      for addition in node.additions { sums[addition.place] += addition.value }
    }
    return sums
  }
}
