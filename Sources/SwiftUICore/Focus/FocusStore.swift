import BanyanGraph

/// A focus state as the window's focus knows it.
@MainActor
protocol FocusFollower: AnyObject {
  /// Makes the state say where the focus is.
  func follow()
  /// Makes the state say where the focus is, once everything else has been done.
  func followLater()
}

/// What is kept for one focus state: its value, and the views that are bound to it.
@MainActor
final class FocusStore<Value: Hashable>: FocusFollower {
  let cell: Cell<Value>
  /// The value where no bound view has the focus.
  private let none: Value
  private unowned(unsafe) let ownWindow: WindowNode?
  private var views: [ObjectIdentifier: FocusedNode<Value>] = [:]
  /// Whether a program has set the value, and the focus is still to move.
  private var isRequest = false
  private var isWaiting = false
  private var isDetached = false

  init(none: Value, in installation: _Installation) {
    self.none = none
    ownWindow = installation.context.window
    cell = Cell(
      none, owner: installation.owner, field: installation.field, runtime: installation.runtime)
  }

  func bind(_ view: FocusedNode<Value>) {
    views[ObjectIdentifier(view)] = view
  }

  func unbind(_ view: FocusedNode<Value>) {
    views[ObjectIdentifier(view)] = nil
  }

  /// Sets the value on the program's behalf: the focus follows.
  nonisolated func set(_ value: Value) {
    let carried = Carried(value)
    guard MainThread.isCurrent else {
      Task { @MainActor in set(carried.value) }
      return
    }
    assumingMainActor {
      if isDetached { return }
      CellLocation(cell: cell).set(carried.value, transaction: nil)
      isRequest = true
      followLater()
    }
  }

  func follow() {
    cell.write(truth)
  }

  func followLater() {
    if isWaiting || isDetached { return }
    isWaiting = true
    cell.runtime.whenSettled { self.settle() }
  }

  /// Ends the state: the view that declares it has left the tree.
  func detach() {
    isDetached = true
    cell.detach()
  }

  private func settle() {
    isWaiting = false
    if isDetached { return }
    let isRequest = self.isRequest
    self.isRequest = false
    if isRequest, cell.value != truth { moveFocus(to: cell.value) }
    follow()
  }

  private func moveFocus(to value: Value) {
    if value == none { return window?.focus.move(to: nil) ?? () }
    var bound = views.values.filter { $0.value == value }.compactMap { view in
      view.target.map { (view: view, target: $0) }
    }
    if bound.count > 1 {
      bound.sort { $0.view.precedes($1.view) }
      if bound.contains(where: { $0.target !== bound[0].target }) {
        reportAmbiguity(of: value, count: bound.count)
      }
    }
    if let first = bound.first { first.view.window.focus.move(to: first.target) }
  }

  private func reportAmbiguity(of value: Value, count: Int) {
    let mirror = Mirror(reflecting: value)
    let name = mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value
    Issue.report(
      """
      Setting FocusState to \(name) is ambiguous: \(count) views are bound to this value. The \
      first one takes the focus.
      """, in: cell.runtime)
  }

  /// What the value is as far as the focus goes: that of the innermost bound view which has it. If
  /// several values are true of one view, the one that was set stays.
  private var truth: Value {
    guard let element = window?.focus.element else { return none }
    var innermost: Value?
    var current: Value?
    element.forEachAround { node in
      guard let view = node as? FocusedNode<Value>, view.store === self, view.counts(element) else {
        return true
      }
      if view.value == cell.value { current = view.value }
      innermost = innermost ?? view.value
      return current == nil
    }
    return current ?? innermost ?? none
  }

  /// The window of the state, or of its views if an app or a scene declares it.
  private var window: WindowNode? { ownWindow ?? views.values.first?.window }
}
