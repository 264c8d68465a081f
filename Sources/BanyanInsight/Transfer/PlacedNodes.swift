import BanyanGraph
import SwiftUICore

/// A node with its place.
///
/// It is like a ``ViewPath``, but without generic arguments: these change whenever a modifier is
/// added to a view in their content.
@MainActor
struct PlacedNode {
  let node: _Node
  /// The path of the node that opens the place, with the place.
  let place: String
  let path: String
  /// For each step, the number of nodes of its name in the place of that step.
  let counts: [Int]
}

extension _Node {
  final var transferName: String {
    let name = placeName.prefix { $0 != "<" }
    return String(name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
  }

  /// All nodes from this one down, each with its place. This one is the outermost.
  var placedNodes: [PlacedNode] {
    var found: [PlacedNode] = []
    placeNodes(in: "", [], into: &found)
    return found
  }

  /// Adds the nodes of the place that begins with this one, and of all places inside.
  private func placeNodes(in place: String, _ outer: [Int], into found: inout [PlacedNode]) {
    var members: [_Node] = []
    func collect(_ node: _Node) {
      members.append(node)
      node.forEachChildInSamePlace(collect)
    }
    collect(self)
    let names = members.map(\.transferName)
    var totals: [String: Int] = [:]
    for name in names { totals[name, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    for (node, name) in zip(members, names) {
      numbers[name, default: 0] += 1
      let path = Self.step(name, numbers[name]!, in: place)
      let counts = outer + [totals[name]!]
      found.append(PlacedNode(node: node, place: place, path: path, counts: counts))
      node.forEachChild { child in
        let inner = node.place(of: child)
        if inner.isSame { return }
        child.placeNodes(in: path + inner.pathSuffix, counts, into: &found)
      }
    }
  }

  /// The place of this node and its path, also while it is being made.
  final var transferPath: (place: String, path: String) {
    var root = self
    var place = ChildPlace.same
    while let parent = root.parent {
      place = parent.place(of: root)
      if !place.isSame { break }
      root = parent
    }
    let outer = root.parent.map { $0.transferPath.path + place.pathSuffix } ?? ""
    return (outer, Self.step(transferName, root.transferNumber(of: self), in: outer))
  }

  private static func step(_ name: String, _ number: Int, in place: String) -> String {
    let step = number == 1 ? name : "\(name)#\(number)"
    return place.isEmpty ? step : "\(place) > \(step)"
  }

  /// Returns the position of a node among those of its name, in the place that begins with this one.
  private func transferNumber(of node: _Node) -> Int {
    let name = node.transferName
    var number = 1
    func count(_ other: _Node) {
      if other.transferName == name { number += 1 }
      other.forEachChildInSamePlace(count)
    }
    // A node that is being made is not known to its parent yet: then all nodes that the parent knows
    // are before it.
    var child = node
    while child !== self, let parent = child.parent {
      if parent.transferName == name { number += 1 }
      var isBefore = true
      parent.forEachChildInSamePlace { other in
        if other === child { isBefore = false }
        if isBefore { count(other) }
      }
      child = parent
    }
    return number
  }
}

extension ChildPlace {
  fileprivate var pathSuffix: String {
    if case .named(let name) = self { return "[\(name)]" }
    return ""
  }
}
