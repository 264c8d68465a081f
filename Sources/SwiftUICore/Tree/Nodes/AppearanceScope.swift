import BanyanGraph

/// A place whose content stays in the tree, with its state, while the place is not shown: a tab that
/// is not selected, a page under another.
///
/// The content appears and disappears with the place. Bodies of views inside do not run before the
/// place is shown for the first time (P11). A place that is asleep, such as a row that is scrolled away,
/// is not updated before it wakes.
@MainActor
package class AppearanceScope {
  /// True if the owner of the place shows it.
  private var isChosen = false
  /// True if the place is visible: it is shown, and so is the scope that contains it.
  private(set) final var isShown = false
  private(set) final var hasBeenShown = false
  private weak var outer: AppearanceScope?
  /// True if the place is a page of a stack, which other pages may cover.
  final var isPage = false
  /// The node of the place, which ends the scope before it leaves.
  final unowned(unsafe) var node: _Node?
  /// The bodies to run when the place is first shown.
  private var heldBack: [() -> Void] = []
  private var members: [ObjectIdentifier: Member] = [:]
  private var lastOrder = 0
  private var isAsleep = false
  /// The update in which the place was shown together with its surroundings; nil if it was not.
  private var madeIn: UInt64?
  /// The nodes to update when the place wakes.
  private var sleepers: [_Node] = []
  /// The number of pages and presentations that views inside show elsewhere.
  private var elsewhereCount = 0

  private struct Member {
    let order: Int
    unowned let content: any AppearingContent
  }

  /// - Parameters:
  ///   - outer: the scope that contains this one's place.
  ///   - runsAhead: true if bodies inside run before the place is shown, once its surroundings have
  ///     been shown.
  init(in outer: AppearanceScope?, runsAhead: Bool = false) {
    self.outer = outer
    hasBeenShown = runsAhead && outer?.hasBeenShown != false
    outer?.add(self)
  }

  /// Shows or hides the place. The content appears from the inside out (H03).
  final func show(_ isChosen: Bool) {
    if isChosen == self.isChosen { return }
    self.isChosen = isChosen
    update()
    node?.context.window?.placesDidChange()
  }

  /// Shows the place for the first time, while its surroundings are being made. Its content appears after them.
  final func showAfterSurroundings(in runtime: Runtime) {
    madeIn = runtime.updateCount
    show(true)
  }

  /// Returns the number of times that the actions of surroundings go first when content appears now.
  final func turnsToWait(in runtime: Runtime) -> Int {
    (madeIn == runtime.updateCount ? 1 : 0) + (outer?.turnsToWait(in: runtime) ?? 0)
  }

  /// True if the place, or one around it, is hidden for another reason than that a page covers it.
  final var isAside: Bool { !isChosen && !isPage || outer?.isAside == true }

  private func update() {
    let isShown = isChosen && outer?.isShown(self) != false
    if isShown == self.isShown { return }
    self.isShown = isShown
    if isShown, !hasBeenShown {
      // Content made now appears without a notification.
      let known = orderedMembers
      hasBeenShown = true
      let bodies = heldBack
      heldBack = []
      for body in bodies { body() }
      for member in known { member.scopeDidChange(isShown: self.isShown(member)) }
    } else {
      notifyMembers()
    }
  }

  /// Returns true if a member is visible.
  func isShown(_ content: any AppearingContent) -> Bool { isShown }

  /// Tells the members whether they are visible.
  final func notifyMembers() {
    for member in orderedMembers { member.scopeDidChange(isShown: isShown(member)) }
  }

  private var orderedMembers: [any AppearingContent] {
    members.values.sorted { $0.order < $1.order }.map(\.content)
  }

  /// Delays a body until the place is first shown.
  final func holdBack(_ body: @escaping () -> Void) { heldBack.append(body) }

  /// Adds content that is notified each time the place is shown or hidden, until it is removed.
  final func add(_ content: any AppearingContent) {
    lastOrder += 1
    members[ObjectIdentifier(content)] = Member(order: lastOrder, content: content)
  }

  final func remove(_ content: any AppearingContent) {
    members[ObjectIdentifier(content)] = nil
  }

  /// Ends the scope when the place has left the tree.
  final func end() {
    outer?.remove(self)
    if showsElsewhere { outer?.countElsewhere(-elsewhereCount) }
    outer = nil
    node = nil
    heldBack = []
    sleepers = []
  }

  // MARK: Pages and presentations

  /// True if a view inside shows a page on a stack around the place, or presents something over the window.
  final var showsElsewhere: Bool { elsewhereCount > 0 }

  /// Counts the pages and presentations that views inside show elsewhere.
  final func countElsewhere(_ change: Int) {
    let hasShown = showsElsewhere
    elsewhereCount += change
    if hasShown != showsElsewhere { node?.elsewhereDidChange(in: self) }
    outer?.countElsewhere(change)
  }

  // MARK: Sleeping

  /// The nearest place around that is asleep, if there is one.
  final var asleep: AppearanceScope? {
    // A shown element is in no such place.
    isShown ? nil : isAsleep ? self : outer?.asleep
  }

  /// Puts the place to sleep, after it has been hidden.
  final func sleep() { isAsleep = true }

  /// Updates a node when the place wakes.
  final func whenAwake(update node: _Node) { sleepers.append(node) }

  /// Wakes the place, and updates what has waited for that, parents first.
  final func wake() {
    isAsleep = false
    if sleepers.isEmpty { return }
    let waiting = sleepers.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
    sleepers = []
    for node in waiting { node.runtime.updateDeferred(node) }
  }
}

/// Content that appears and disappears with the place it is in.
@MainActor
protocol AppearingContent: AnyObject {
  /// The node of the content, if it is known.
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
