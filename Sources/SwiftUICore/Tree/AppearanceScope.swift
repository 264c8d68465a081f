import BanyanGraph

/// A place whose content stays in the tree, with its state, while it is not shown: a tab that is not
/// chosen, a page under another.
///
/// What is inside appears and disappears with the place. Bodies of views inside do not run before
/// the place is shown for the first time (P11).
@MainActor
class AppearanceScope {
  /// Whether whoever owns the place shows it.
  private var isChosen = false
  /// Whether the place can be seen: it is shown, and so is the one it is in.
  private(set) final var isShown = false
  private(set) final var hasBeenShown = false
  private weak var outer: AppearanceScope?
  /// The node of the place, which ends the scope before it goes.
  final unowned(unsafe) var node: _Node?
  /// The bodies that are to run when the place is first shown.
  private var heldBack: [() -> Void] = []
  private var members: [ObjectIdentifier: Member] = [:]
  private var lastOrder = 0

  private struct Member {
    let order: Int
    unowned let content: any AppearingContent
  }

  /// - Parameters:
  ///   - outer: the scope that this one's place is in.
  ///   - runsAhead: whether bodies inside run before the place is shown, if its surroundings have
  ///     been.
  init(in outer: AppearanceScope?, runsAhead: Bool = false) {
    self.outer = outer
    hasBeenShown = runsAhead && outer?.hasBeenShown != false
    outer?.add(self)
  }

  /// Shows or hides the place. What is inside appears from the inside out (H03).
  final func show(_ isChosen: Bool) {
    if isChosen == self.isChosen { return }
    self.isChosen = isChosen
    update()
  }

  private func update() {
    let isShown = isChosen && outer?.isShown(self) != false
    if isShown == self.isShown { return }
    self.isShown = isShown
    if isShown, !hasBeenShown {
      // What is made now appears by itself.
      let known = orderedMembers
      hasBeenShown = true
      let bodies = heldBack
      heldBack = []
      for body in bodies { body() }
      for member in known { member.scopeDidChange(isShown: self.isShown(member)) }
    } else {
      tellMembers()
    }
  }

  /// Whether something that has been added can be seen.
  func isShown(_ content: any AppearingContent) -> Bool { isShown }

  /// Tells what has been added whether it can be seen.
  final func tellMembers() {
    for member in orderedMembers { member.scopeDidChange(isShown: isShown(member)) }
  }

  private var orderedMembers: [any AppearingContent] {
    members.values.sorted { $0.order < $1.order }.map(\.content)
  }

  /// Runs a body when the place is first shown.
  final func holdBack(_ body: @escaping () -> Void) { heldBack.append(body) }

  /// Tells content when the place is shown or hidden from now on, until it is removed.
  final func add(_ content: any AppearingContent) {
    lastOrder += 1
    members[ObjectIdentifier(content)] = Member(order: lastOrder, content: content)
  }

  final func remove(_ content: any AppearingContent) {
    members[ObjectIdentifier(content)] = nil
  }

  /// The place has left the tree.
  final func end() {
    outer?.remove(self)
    outer = nil
    heldBack = []
  }
}

/// What appears and disappears with the place it is in.
@MainActor
protocol AppearingContent: AnyObject {
  /// Where the content is, if that is known.
  var appearingNode: _Node? { get }
  func scopeDidChange(isShown: Bool)
}

extension AppearingContent where Self: _Node {
  var appearingNode: _Node? { self }
}

extension AppearanceScope: AppearingContent {
  var appearingNode: _Node? { node }
  func scopeDidChange(isShown: Bool) { update() }
}
