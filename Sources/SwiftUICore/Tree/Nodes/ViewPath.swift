import BanyanGraph

/// The place of a view, in words that mean the same in another process of the same program.
///
/// A path has a step for each view that the app declares, branch, row, identity, page, tab and
/// presentation on the way down from the window. Views that the framework puts around or between them are not
/// steps, so a path survives an added padding or stack. The content of one step is always the same, in
/// the same order, so the number that distinguishes places of one name never changes.
///
/// Nodes do not store it: a path is found from the tree on demand, in time proportional to the content
/// of the places on the way.
package struct ViewPath: Hashable, Sendable, CustomStringConvertible {
  package struct Step: Hashable, Sendable, CustomStringConvertible {
    /// The name of the place, such as the type of a view, `if` or `ForEach`.
    package let name: String
    /// The position among the places of that name, counted from 1.
    package let number: Int
    /// The value that distinguishes the places below: a branch, the identity of a row, the type in an
    /// `AnyView`.
    package let value: String?

    package var description: String {
      let name = number == 1 ? name : "\(name)#\(number)"
      return value.map { "\(name)[\($0)]" } ?? name
    }
  }

  package let steps: [Step]

  package var description: String { steps.map(\.description).joined(separator: " > ") }

  /// Returns the path of a dynamic property of the view at this path.
  package func property(_ name: String) -> String { "\(self).\(name)" }
}

/// The place of a node, as its parent knows it.
package enum ChildPlace: Hashable {
  /// The parent's own place: the two come and go together.
  case same
  /// The only place below the parent.
  case inside
  /// One of several places below the parent.
  case named(String)

  package var isSame: Bool { self == .same }

  fileprivate var name: String? {
    if case .named(let name) = self { return name }
    return nil
  }
}

extension _Node {
  /// The path of the node in its window, or in its app if it is in no window.
  package final var viewPath: ViewPath {
    var steps: [ViewPath.Step] = []
    var node = self
    var value: String?
    while true {
      var root = node
      var place = ChildPlace.same
      while let parent = root.parent {
        place = parent.place(of: root)
        if !place.isSame { break }
        root = parent
      }
      // The window itself has no step.
      if node.parent != nil || value != nil {
        steps.append(
          ViewPath.Step(
            name: node.placeName, number: root.number(of: node, named: node.placeName), value: value
          ))
      }
      guard let parent = root.parent else { break }
      value = place.name
      node = parent
    }
    return ViewPath(steps: steps.reversed())
  }

  /// Returns the position of a node among those of its name, in the place that begins with this one.
  ///
  /// It counts from the bottom up, because a node that is being made is not known to its parent yet:
  /// then all nodes that the parent knows are before it.
  private func number(of node: _Node, named name: String) -> Int {
    var number = 1
    func count(_ other: _Node) {
      if other.placeName == name { number += 1 }
      other.forEachChildInSamePlace(count)
    }
    var child = node
    while child !== self, let parent = child.parent {
      if parent.placeName == name { number += 1 }
      var isBefore = true
      parent.forEachChildInSamePlace { other in
        if other === child { isBefore = false }
        if isBefore { count(other) }
      }
      child = parent
    }
    return number
  }

  /// Calls a function with this node and all nodes below, outermost first.
  package final func forEachNode(_ body: (_Node) -> Void) {
    body(self)
    forEachChild { $0.forEachNode(body) }
  }

  /// Checks that no two places below this node have the same name.
  final func checkPlaces(_ require: (Bool, String) -> Void) {
    var places: Set<ChildPlace> = []
    forEachChild { child in
      let place = place(of: child)
      if place.isSame { return }
      require(places.insert(place).inserted, "two places below have the name \(place)")
    }
  }
}

extension DynamicNode {
  /// Returns the path of the property that a slot belongs to, if it is one of this node's.
  final func propertyPath(of slot: Slot) -> String? {
    propertyName(of: slot).map { viewPath.property($0) }
  }

  /// The paths of all dynamic properties.
  final var propertyPaths: [String] {
    if propertyNames.isEmpty { return [] }
    let path = viewPath
    return propertyNames.map { path.property($0) }
  }
}
