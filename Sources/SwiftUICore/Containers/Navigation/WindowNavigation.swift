import BanyanGraph
import BanyanHost
import Combine

/// The position of a window in its pages, from which hosts derive the window's title, addresses, and a
/// back button of their own.
@MainActor
package final class WindowNavigation: WindowService {
  private let runtime: Runtime
  /// The outermost navigation containers, in the order in which they appeared.
  private var stacks: [NavigationStackNode] = []
  /// The nodes that determine the window's place, in the order in which they appeared.
  private var deciders: [any PlaceDecider] = []
  private var knownSidebar: WindowSidebar?

  package init(of window: WindowNode) {
    runtime = window.runtime
  }

  package func receive(_ payload: Event.Payload) -> Bool? {
    guard case .place(let place) = payload else { return nil }
    return go(to: place)
  }

  func add(_ stack: NavigationStackNode) {
    stacks.append(stack)
    if stack is ColumnNode { columnsDidChange() }
  }

  func remove(_ stack: NavigationStackNode) {
    stacks.removeAll { $0 === stack }
    if stack is ColumnNode { columnsDidChange() }
  }

  func add(_ decider: any PlaceDecider) { deciders.append(decider) }
  func remove(_ decider: any PlaceDecider) { deciders.removeAll { $0 === decider } }

  /// The pages from the first to the visible one, column by column.
  private var pages: [PageNode] {
    let shown = shownStacks
    guard let first = shown.first else { return [] }
    guard let column = first as? ColumnNode else { return first.innerPages }
    return shown.filter { ($0 as? ColumnNode)?.isBeside(column) == true }.flatMap(\.innerPages)
  }

  /// The outermost stacks that are shown.
  package var shownStacks: [NavigationStackNode] {
    stacks.filter { $0.context.appearanceScope?.isShown != false }
  }

  /// The window's sidebar, for commands.
  var sidebar: WindowSidebar {
    if let knownSidebar { return knownSidebar }
    let sidebar = WindowSidebar(isThere: hasColumns)
    knownSidebar = sidebar
    return sidebar
  }

  private var hasColumns: Bool { stacks.contains { $0 is ColumnNode } }

  private func columnsDidChange() {
    guard let knownSidebar else { return }
    runtime.enqueueAction { [self] in
      if hasColumns != knownSidebar.isThere { knownSidebar.isThere = hasColumns }
    }
  }

  /// Shows or hides the first column of the outermost split view that is shown.
  func toggleSidebar() {
    shownStacks.lazy.compactMap { $0 as? ColumnNode }.first?.split.toggleSidebar()
  }

  /// The title of the visible page; nil if no page has one.
  var title: String? { pages.last { $0.title != nil }?.titleString }

  // MARK: Place

  /// The current place of the window.
  var place: WindowPlace { WindowPlace(steps: shownDeciders.flatMap(\.steps)) }

  /// Takes the window to a place, as far as possible.
  /// - Returns: false if some of the steps could not be followed.
  private func go(to place: WindowPlace) -> Bool {
    var rest = place.steps[...]
    var done: Set<ObjectIdentifier> = []
    while let decider = shownDeciders.first(where: { !done.contains(ObjectIdentifier($0)) }) {
      // A decider with bindings of the app's own may not follow a request.
      var turns = rest.count + 2
      var goesOn = true
      while goesOn, turns > 0 {
        // The update may make further deciders.
        runtime.perform { goesOn = decider.follow(rest) }
        turns -= 1
      }
      rest = rest.dropFirst(decider.matchCount(rest))
      done.insert(ObjectIdentifier(decider))
    }
    return rest.isEmpty
  }

  /// The visible deciders, from the outside in; in a split view, column by column.
  private var shownDeciders: [any PlaceDecider] {
    guard !deciders.isEmpty else { return [] }
    let shown = deciders.compactMap { decider -> (any PlaceDecider, [_Node])? in
      guard decider.context.appearanceScope?.isShown != false else { return nil }
      let path = decider.placePath
      // Presentations come and go without changing the window's place.
      return path.contains { $0 is PresentationNode } ? nil : (decider, path)
    }
    if shown.count < 2 { return shown.map(\.0) }
    return shown.enumerated().sorted { left, right in
      precedes(left.element.1, right.element.1) ?? (left.offset < right.offset)
    }.map(\.element.0)
  }

  /// Returns true if the end of a path through the tree precedes that of another; nil if neither does.
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

/// A window's sidebar, for commands.
final class WindowSidebar: ObservableObject {
  /// True if there is a split view.
  @Published var isThere: Bool

  init(isThere: Bool) {
    self.isThere = isThere
  }
}

extension WindowNode {
  /// The position of the window in its pages.
  package var navigation: WindowNavigation { service(WindowNavigation.self) }
}

/// A node in which a person chooses the visible content: tabs, pages, a sidebar.
@MainActor
protocol PlaceDecider: _Node {
  /// The current choice.
  var steps: [WindowPlace.Step] { get }
  /// Returns the number of leading steps that match the current choice.
  func matchCount(_ steps: ArraySlice<WindowPlace.Step>) -> Int
  /// Follows the first of the steps, as far as they are this node's own, in whole or in part.
  /// - Returns: false if there is nothing left to do.
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
  /// The pages of the stack, and of a stack in its last page.
  fileprivate var innerPages: [PageNode] {
    guard let inner = top.innerStack else { return pages }
    return pages.dropLast() + inner.innerPages
  }
}
