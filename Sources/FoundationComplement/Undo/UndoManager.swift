import Foundation

/// Records how to take back what a person does, and does it.
///
/// ```swift
/// func rename(to new: String, undoManager: UndoManager?) {
///   let old = name
///   name = new
///   undoManager?.registerUndo(withTarget: self) { $0.rename(to: old, undoManager: undoManager) }
///   undoManager?.setActionName("Rename")
/// }
/// ```
///
/// Actions that are registered during an undo become the redo. Everything that is registered in one event, and in the
/// update that follows, is one group, which is undone at once; ``groupsByEvent`` turns that off. In an app,
/// `@Environment(\.undoManager)` has the one of the window or of its document. See Apple's documentation of `UndoManager`.
@MainActor @preconcurrency
open class UndoManager {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that have been begun and not ended, the outermost first.
  private var openGroups: [UndoGroup] = []
  private var disableCount = 0
  private var eventCount = 0
  /// True if the event of the outermost group is over, and the group waits for those within it.
  private var isEventOver = false

  /// Has an action run when the current event is over.
  package var whenEventEnds: (@escaping @MainActor () -> Void) -> Void = { action in
    Task { @MainActor in action() }
  }
  /// Called when something has been registered, undone or redone.
  package var didChange: (() -> Void)?

  /// Creates a manager with nothing to undo.
  public init() {}

  /// True if groups begin and end with events. Default: true.
  open var groupsByEvent = true

  /// The largest number of groups to undo; the oldest are dropped. Default: 0, for no limit.
  open var levelsOfUndo = 0 {
    didSet { dropOldest() }
  }

  // MARK: Registering

  /// Records an action that takes back what is being done.
  ///
  /// Without ``groupsByEvent``, a group must have been begun.
  ///
  /// - Parameters:
  ///   - target: The object that the handler is called with. It is not kept alive: once it is gone, the action does nothing.
  ///   - handler: Takes it back, and registers how to redo it.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    beginEventGroup()
    guard let group = openGroups.last else {
      preconditionFailure("An undo group must be begun before something is registered.")
    }
    group.actions.append(UndoAction(target: target, handler: handler))
    if !isUndoing, !isRedoing { redoStack = [] }
    didChange?()
  }

  /// True if actions are recorded.
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Records no actions until ``enableUndoRegistration()`` has been called as often.
  open func disableUndoRegistration() { disableCount += 1 }

  /// Ends one ``disableUndoRegistration()``, of which there must be one.
  open func enableUndoRegistration() {
    precondition(disableCount > 0, "Registering undo actions has not been disabled.")
    disableCount -= 1
  }

  // MARK: Groups

  /// The number of open groups, one within the other.
  open var groupingLevel: Int { openGroups.count }

  /// Begins a group of actions that are undone at once. With ``groupsByEvent`` it is within that of the event.
  open func beginUndoGrouping() {
    beginEventGroup()
    openGroup()
  }

  /// Ends a group, of which there must be one.
  open func endUndoGrouping() {
    precondition(!openGroups.isEmpty, "There is no undo group to end.")
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = openGroups.removeLast()
    if !group.isEmpty { keep(group) }
    post(.NSUndoManagerDidCloseUndoGroup)
    if isEventOver, openGroups.count == 1 {
      isEventOver = false
      endUndoGrouping()
    }
  }

  private func openGroup() {
    post(.NSUndoManagerCheckpoint)
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Begins the group of the event if there should be one.
  private func beginEventGroup() {
    guard groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing else { return }
    openGroup()
    eventCount += 1
    let event = eventCount
    isEventOver = false
    whenEventEnds { [weak self] in
      guard let self, event == eventCount, !isUndoing, !isRedoing else { return }
      if openGroups.count == 1 { endUndoGrouping() } else { isEventOver = !openGroups.isEmpty }
    }
  }

  private func keep(_ group: UndoGroup) {
    if let outer = openGroups.last {
      outer.actions += group.actions
      if outer.name.isEmpty { outer.name = group.name }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      dropOldest()
    }
  }

  private func dropOldest() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Undoing

  /// True while an action is being undone.
  open private(set) var isUndoing = false
  /// True while an action is being redone.
  open private(set) var isRedoing = false

  /// True if there is something to undo.
  open var canUndo: Bool {
    !undoStack.isEmpty || (!isUndoing && openGroups.contains { !$0.isEmpty })
  }
  /// True if there is something to redo.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Ends the group of the event, and undoes the last group. Nothing happens while another group is open.
  open func undo() {
    endEventGroup()
    undoNestedGroup()
  }

  /// Undoes the last group that has ended; nothing happens if there is none, or while a group is open.
  open func undoNestedGroup() {
    if isUndoing || isRedoing { return }
    post(.NSUndoManagerCheckpoint)
    // A person may ask for it in the middle of a drag, which must not end the process of all visitors.
    guard openGroups.isEmpty, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
    didChange?()
  }

  /// Does again what was undone last; nothing happens if there is nothing, or while a group is open.
  open func redo() {
    if isUndoing || isRedoing { return }
    endEventGroup()
    post(.NSUndoManagerCheckpoint)
    guard openGroups.isEmpty, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
    didChange?()
  }

  private func endEventGroup() {
    if !isUndoing, !isRedoing, openGroups.count == 1 { endUndoGrouping() }
  }

  /// Runs the actions of a group within a group of their own, which takes them back.
  private func run(_ group: UndoGroup) {
    openGroup()
    openGroups[0].name = group.name
    for action in group.actions.reversed() { action.run() }
    // Groups that the actions have begun and not ended are part of it.
    while !openGroups.isEmpty { endUndoGrouping() }
  }

  // MARK: Removing

  /// Forgets everything, and records actions from now on.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    for group in openGroups { group.actions = [] }
    disableCount = 0
  }

  /// Forgets the actions of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + openGroups {
      group.actions.removeAll { $0.target === target }
    }
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  // MARK: Names

  /// Names what is being done, for the menu: the group that is open, or else the last one.
  open func setActionName(_ actionName: String) {
    (openGroups.first ?? undoStack.last)?.name = actionName
  }

  /// The name of what would be undone; empty if it has none, or if there is nothing.
  open var undoActionName: String {
    if !isUndoing, let open = openGroups.first, !open.isEmpty { return open.name }
    return undoStack.last?.name ?? ""
  }
  /// The name of what would be done again; empty if it has none, or if there is nothing.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title of the menu item that undoes, such as “Undo Rename”.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the menu item that does something again, such as “Redo Rename”.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the menu item that undoes an action of a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of the menu item that redoes an action of a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
