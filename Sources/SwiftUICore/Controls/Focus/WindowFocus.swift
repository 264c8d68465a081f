import BanyanGraph
import BanyanHost

/// The focus of a window, and the values published by the views around it.
@MainActor
package final class WindowFocus: FocusKeeper {
  package private(set) var element: ElementNode?
  private unowned(unsafe) let window: WindowNode
  /// The element that has the focus on the host.
  private(set) var shown: ElementID?
  private let place = Source()
  private let published = Source()
  private var values = FocusedValues()
  /// The nodes that publish for the whole window, in the order of appearance.
  private var scenePublishers: [FocusedValueNode] = []
  /// The places with a default focus, in the order of appearance.
  private var scopes: [FocusScopeNode] = []
  /// The functions to call when the focus moves.
  private var waiting: [() -> Void] = []
  /// The number of times that an update has notified readers of new values.
  private var reports = CountInUpdate()

  init(of window: WindowNode) {
    self.window = window
  }

  private var runtime: Runtime { window.runtime }

  // MARK: Moving

  /// Handles a person's change of the focus.
  /// - Returns: false if it is another event, or the element cannot have the focus.
  func handle(_ payload: Event.Payload, at element: ElementNode) -> Bool {
    switch payload {
    case .focus:
      guard element.canTakeFocus else {
        refuse(element)
        return false
      }
      shown = element.id
      move(to: element)
    case .blur:
      // If the program has moved the focus in the meantime, the host has yet to be informed.
      guard self.element === element else { return true }
      shown = nil
      move(to: nil)
    case .key(let stroke):
      // If the program has moved the focus in the meantime, the key was not meant for where it is now.
      if self.element !== element || !handle(KeyPress(stroke), at: element) {
        window.emit(.ignored(stroke.number))
      }
    default: return false
    }
    return true
  }

  /// Runs the actions for a key from the view with the focus outward, until one has handled it.
  private func handle(_ press: KeyPress, at element: ElementNode) -> Bool {
    var listeners: [KeyPressNode] = []
    element.forEachAround { node in
      if let listener = node as? KeyPressNode { listeners.append(listener) }
      // The presenter of a sheet does not get the keys that are pressed in it.
      return (node as? ElementNode)?.presentationStyle == nil
    }
    let isFree =
      !element.kind.isField && press.key != .tab
      && press.modifiers.isDisjoint(with: [.control, .command])
    return listeners.contains { $0.handle(press, isFree: isFree) == .handled }
  }

  /// Records that the host has put the focus on an element that cannot have it.
  func refuse(_ element: ElementNode) {
    shown = element.id
    window.enqueueCommit()
  }

  /// Records that the host has put the focus on an element that no longer exists.
  func hostLostFocus() {
    shown = nil
    if element != nil { window.enqueueCommit() }
  }

  /// Moves the focus and updates every focus state, as a single change.
  package func move(to newElement: ElementNode?) {
    guard newElement !== element else { return }
    var followers = Self.followers(around: element)
    for follower in Self.followers(around: newElement)
    where !followers.contains(where: { $0 === follower }) {
      followers.append(follower)
    }
    let left = element
    element = newElement
    for follower in followers { follower.follow() }
    left?.focusDidChange(false)
    newElement?.focusDidChange(true)
    reportMove()
    runtime.invalidateLater(window, cause: .dependency)
    if shown != element?.id { window.enqueueCommit() }
  }

  /// Returns true if the focus is in a part of the tree.
  func isInside(_ part: _Node) -> Bool {
    element?.isShown(in: part) ?? false
  }

  /// Calls a function once when the focus has moved.
  func whenMoved(_ body: @escaping () -> Void) { waiting.append(body) }

  private func reportMove() {
    if waiting.isEmpty { return }
    let bodies = waiting
    waiting = []
    for body in bodies { body() }
  }

  /// Ends the focus of an element that leaves the tree.
  func elementDidLeave(_ leaving: ElementNode) {
    guard leaving === element else { return }
    let followers = Self.followers(around: leaving)
    element = nil
    if shown == leaving.id { shown = nil }
    for follower in followers { follower.followLater() }
    runtime.enqueueUpward(window)
    runtime.whenSettled { [weak self] in self?.reportMove() }
  }

  /// Ends the focus of an element that can no longer have it.
  func elementDidChange(_ changed: ElementNode) {
    guard changed === element, !changed.canTakeFocus else { return }
    runtime.whenSettled { [self] in
      if changed === element, !changed.canTakeFocus { move(to: nil) }
    }
  }

  private static func followers(around element: ElementNode?) -> [any FocusFollower] {
    var followers: [any FocusFollower] = []
    element?.forEachAround { node in
      if let follower = (node as? FollowedNode)?.follower,
        !followers.contains(where: { $0 === follower })
      {
        followers.append(follower)
      }
      return true
    }
    return followers
  }

  /// Returns the mutation for the host, if there is one.
  func commit() -> Mutation? {
    guard shown != element?.id else { return nil }
    shown = element?.id
    return .focus(shown)
  }

  /// Returns true if the nearest focusable view around a node has the focus. The current evaluation
  /// depends on the result.
  func isAround(_ reader: _Node?) -> Bool {
    place.track()
    var isAround = false
    reader?.forEachAround { node in
      guard let control = node as? ElementNode, control.isFocusable else { return true }
      isAround = control === element
      return false
    }
    return isAround
  }

  // MARK: Default focus

  func add(_ scope: FocusScopeNode) { scopes.append(scope) }

  func remove(_ scope: FocusScopeNode) { scopes.removeAll { $0 === scope } }

  /// Moves the focus to where it is by default in a scope, once the current changes have been made.
  func reset(in namespace: Namespace.ID) {
    runtime.whenSettled { [weak self] in
      guard let self, let scope = self.scopes.last(where: { $0.namespace == namespace }),
        let target = scope.target
      else { return }
      self.move(to: target)
    }
  }

  // MARK: Publishing

  private static let mostReports = 8

  /// The currently published values. The current evaluation depends on them.
  var currentValues: FocusedValues {
    published.track()
    return values
  }

  func addScenePublisher(_ publisher: FocusedValueNode) {
    scenePublishers.append(publisher)
  }

  func removeScenePublisher(_ publisher: FocusedValueNode) {
    scenePublishers.removeAll { $0 === publisher }
  }

  /// Removes the published values after the window has been closed.
  func end() {
    values = FocusedValues()
    scopes = []
    waiting = []
  }

  /// Collects the published values again. The view closest to the focus takes precedence (O12).
  func publish() {
    var publishers: [FocusedValueNode] = []
    element?.forEachAround { node in
      if let publisher = node as? FocusedValueNode { publishers.append(publisher) }
      return true
    }
    values = FocusedValues()
    for publisher in scenePublishers { publisher.publish(into: &values) }
    for publisher in publishers.reversed() { publisher.publish(into: &values) }
    // A view may read what it publishes, and publish another value each time.
    guard reports.next(in: runtime.updateCount) <= Self.mostReports else {
      return Issue.report(
        "FocusedValue update tried to update multiple times per frame.", in: runtime)
    }
    published.changed(in: runtime)
    place.changed(in: runtime)
  }
}

extension WindowNode {
  /// The window's focus.
  package var focus: WindowFocus { unsafeDowncast(focusKeeper!, to: WindowFocus.self) }
}
