import BanyanGraph

/// A focus state, as the window's focus uses it.
@MainActor
protocol FocusFollower: AnyObject {
  /// Updates the state to match the focus.
  func follow()
  /// Updates the state to match the focus, after all other changes.
  func followLater()
}

/// The storage of a focus state: its value, and the views bound to it.
@MainActor
final class FocusStore<Value: Hashable>: FocusFollower {
  let cell: Cell<Value>
  /// The value while no bound view has the focus.
  private let none: Value
  private unowned(unsafe) let ownWindow: WindowNode?
  private var views: [ObjectIdentifier: FocusedNode<Value>] = [:]
  /// True if the program has set the value and the focus has yet to move.
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

  /// Sets the value for the program, and moves the focus.
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

  /// Ends the state after the view that declares it has left the tree.
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

  /// The value that matches the focus: that of the innermost bound view that has it. If
  /// several values of one view match, the value that was set stays.
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

  /// The window of the state, or that of its views if an app or a scene declares it.
  private var window: WindowNode? { ownWindow ?? views.values.first?.window }
}
