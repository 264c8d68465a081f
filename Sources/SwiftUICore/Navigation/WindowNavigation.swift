import BanyanHost

/// Where in its pages a window is: what a host shows as the window's title, and what addresses and a
/// way back of the host's own are made of.
@MainActor
final class WindowNavigation {
  /// The navigation containers that stand in no other, in the order in which they appeared.
  private var stacks: [NavigationStackNode] = []
  /// All that decides where the window is, in the order in which it appeared.
  private var deciders: [any PlaceDecider] = []

  func add(_ stack: NavigationStackNode) { stacks.append(stack) }
  func remove(_ stack: NavigationStackNode) { stacks.removeAll { $0 === stack } }
  func add(_ decider: any PlaceDecider) { deciders.append(decider) }
  func remove(_ decider: any PlaceDecider) { deciders.removeAll { $0 === decider } }

  /// The pages from the first to the one that is shown. Of columns, each has its pages in turn.
  private var pages: [PageNode] {
    let shown = stacks.filter { $0.context.appearanceScope?.isShown != false }
    guard let first = shown.first else { return [] }
    guard let column = first as? ColumnNode else { return first.innerPages }
    return shown.filter { ($0 as? ColumnNode)?.isBeside(column) == true }.flatMap(\.innerPages)
  }

  /// The title of the page that is shown; nil if no page has one.
  var title: String? { pages.last { $0.title != nil }?.title?.string }

  // MARK: The place

  /// Where the window is.
  var place: WindowPlace { WindowPlace(steps: shownDeciders.flatMap(\.steps)) }

  /// Leads the window to a place, as far as there is a way.
  /// - Parameter perform: runs a piece of code and brings the tree up to date, which may lead to
  ///   further deciders.
  /// - Returns: false if some of the steps led nowhere.
  func go(to place: WindowPlace, perform: (() -> Void) -> Void) -> Bool {
    var rest = place.steps[...]
    var done: Set<ObjectIdentifier> = []
    while let decider = shownDeciders.first(where: { !done.contains(ObjectIdentifier($0)) }) {
      // Whoever has bindings of their own need not do what is asked of them.
      var turns = rest.count + 2
      var goesOn = true
      while goesOn, turns > 0 {
        perform { goesOn = decider.follow(rest) }
        turns -= 1
      }
      rest = rest.dropFirst(decider.matchCount(rest))
      done.insert(ObjectIdentifier(decider))
    }
    return rest.isEmpty
  }

  /// Those that can be seen, from the outside in; in a split view column by column.
  private var shownDeciders: [any PlaceDecider] {
    guard !deciders.isEmpty else { return [] }
    let shown = deciders.compactMap { decider -> (any PlaceDecider, [_Node])? in
      guard decider.context.appearanceScope?.isShown != false else { return nil }
      let path = decider.placePath
      // What is presented comes and goes without the window being elsewhere.
      return path.contains { $0 is PresentationNode } ? nil : (decider, path)
    }
    if shown.count < 2 { return shown.map(\.0) }
    return shown.enumerated().sorted { left, right in
      precedes(left.element.1, right.element.1) ?? (left.offset < right.offset)
    }.map(\.element.0)
  }

  /// Whether the end of a path through the tree goes before that of another; nil if neither does.
  private func precedes(_ left: [_Node], _ right: [_Node]) -> Bool? {
    let common = zip(left, right).prefix { $0 === $1 }.count
    if common == left.count { return true }
    if common == right.count { return false }
    guard let left = left[common] as? ColumnNode, let right = right[common] as? ColumnNode else {
      return nil
    }
    return left.index < right.index
  }
}

/// Something in which a person chooses what is shown: tabs, pages, a sidebar.
@MainActor
protocol PlaceDecider: _Node {
  /// What has been chosen.
  var steps: [WindowPlace.Step] { get }
  /// How many of some steps, from the first, are what has been chosen.
  func matchCount(_ steps: ArraySlice<WindowPlace.Step>) -> Int
  /// Chooses what the first of the steps say that are its own, or a part of it.
  /// - Returns: false if nothing is left to do.
  func follow(_ steps: ArraySlice<WindowPlace.Step>) -> Bool
}

extension PlaceDecider {
  func matchCount(_ steps: ArraySlice<WindowPlace.Step>) -> Int {
    zip(self.steps, steps).prefix { $0.matches($1) }.count
  }

  /// The nodes from the root to this one.
  fileprivate var placePath: [_Node] {
    var path: [_Node] = []
    var node: _Node? = self
    while let current = node {
      path.append(current)
      node = current.parent
    }
    return path.reversed()
  }
}

extension NavigationStackNode {
  /// The pages of the stack, and of one that stands in the last.
  fileprivate var innerPages: [PageNode] {
    guard let inner = top.innerStack else { return pages }
    return pages.dropLast() + inner.innerPages
  }
}
