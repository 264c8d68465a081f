import BanyanGraph
import BanyanHost

/// The state of views that an animated change has removed. One that comes back while they are still seen goes on with it (MD12).
@MainActor
final class DepartedState {
  /// The place that the views were in, and the branch or row of it.
  private weak var place: _Node?
  private let branch: AnyHashable
  /// The properties of the views, by their paths.
  private var slots: [ViewPath: [_PropertySlot?]] = [:]

  /// - Returns: nil if the views have no state of their own.
  init?(of views: _Node, at place: _Node, branch: AnyHashable) {
    self.place = place
    self.branch = branch
    var slots: [ViewPath: [_PropertySlot?]] = [:]
    views.forEachNode { node in
      guard let node = node as? DynamicNode, node.ownsState else { return }
      slots[node.viewPath] = node.slots.map { $0?.whileSeen }
    }
    if slots.isEmpty { return nil }
    self.slots = slots
  }

  func isOf(_ place: _Node, branch: AnyHashable) -> Bool {
    self.place === place && self.branch == branch
  }
}

extension DepartedState: ViewRestoration {
  func restore(_ node: DynamicNode) -> Bool {
    guard node.ownsState, let old = slots.removeValue(forKey: node.viewPath) else { return false }
    var hasTaken = false
    for (new, old) in zip(node.slots, old) {
      if let new, let old, new.adopt(old) { hasTaken = true }
    }
    return hasTaken
  }

  func hasRun(_ node: _Node) -> Bool { false }
  func hasAppeared(_ node: _Node) -> Bool { false }
}

extension DynamicNode {
  fileprivate var ownsState: Bool { fields.fields.contains(where: \.isOwning) }
}

extension _Node {
  /// Keeps the state of views that leave a branch or row of this node, for as long as they are seen.
  @inline(never)
  final func keepState(of views: _Node, in branch: AnyHashable) {
    guard let motion, let window = context.window, !views.leavesAtOnce,
      let state = DepartedState(of: views, at: self, branch: branch)
    else { return }
    let motions = window.motions
    motions.departed.append(state)
    let shown = views.removalMotion ?? motion
    runtime.perform(after: shown.delay + shown.pause + shown.duration) {
      motions.departed.removeAll { $0 === state }
    }
  }

  /// True if views that are made may go on with the state of others that are still seen.
  final var mayMakeAgain: Bool { context.window?.motions.departed.isEmpty == false }

  /// Makes views for a branch or row of this node, with the state of those that have left it and are still seen.
  @inline(never)
  final func makeAgain(in branch: AnyHashable, _ make: () -> _Node) -> _Node {
    guard let window = context.window, !runtime.isRestoring,
      let index = window.motions.departed.lastIndex(where: { $0.isOf(self, branch: branch) })
    else { return make() }
    runtime.restoring = window.motions.departed.remove(at: index)
    defer { runtime.restoring = nil }
    return make()
  }

  /// The motion that the transition of a view has for its removal.
  private var removalMotion: Motion? {
    var node = self
    while !(node is ElementNode) {
      if let node = node as? TransitionNode { return node.transition.removalMotion }
      var children: [_Node] = []
      node.forEachChild { children.append($0) }
      guard children.count == 1 else { return nil }
      node = children[0]
    }
    return nil
  }
}
