import BanyanGraph
import BanyanHost
import Foundation

/// The outermost node of a window: the element that contains all others.
package final class WindowNode: ElementNode, Renderer {
  /// The host retains the window, and not the other way round.
  @exclusivity(unchecked) private weak var host: (any BanyanHost.Host)?
  package let name: String
  @exclusivity(unchecked) private var knownMotion: (transaction: UInt64, isShown: Bool) = (0, false)
  @exclusivity(unchecked) private var elements = WindowElements()
  /// The number of times that an element has left the host while its view stays.
  @exclusivity(unchecked) var windowLeaveCount: UInt32 = 0
  /// The changes since the last commit.
  @exclusivity(unchecked) private var batch = MutationBatch()
  @exclusivity(unchecked) private var waiting: [ElementNode] = []
  /// The size in points; a phone's until the host reports another.
  package var size = CGSize(width: 390, height: 844)
  @exclusivity(unchecked) private var isEnqueued = false
  @exclusivity(unchecked) private var destinations: [ScrollDestination] = []
  private(set) var content: _Node?
  /// The window's own controls.
  private var keys: _Node?
  /// The context of the content, in which the window provides its values.
  private(set) var inner: _Context?
  /// The color scheme that the host reports.
  private var surroundings = ColorScheme.light
  @exclusivity(unchecked) private(set) var arena: GestureArena?
  /// A reference to the window for objects that may outlive it.
  private lazy var reference = WindowReference(self)
  /// The services of code above the tree for the window.
  @exclusivity(unchecked) private(set) var services = WindowServices()
  /// The keeper of the focus.
  @exclusivity(unchecked) var focusKeeper: (any FocusKeeper)?
  /// The object that lays out the elements, if the host does not.
  @exclusivity(unchecked) var arranger: (any WindowArranger)?
  /// The animated changes that the host has not received yet.
  let motions = WindowMotions()
  /// The number of nodes whose boxes keep a person from what is in them. Each event asks, and seldom are there any.
  @exclusivity(unchecked) var barrierCount = 0
  /// The elements in front of the content, each in front of those before it.
  @exclusivity(unchecked) var presented: [ElementNode] = []
  /// Called when the phase changes.
  var phaseDidChange: ((ScenePhase) -> Void)?
  /// The views that want the window to be light or dark.
  private var wishes = ColorSchemeWishes()
  /// The current time, if a view shows it.
  var shownTime: TimeOfDay?
  /// The tasks that start when the window is first seen.
  var heldTasks: HeldTasks
  /// The record of what was sent, if a trace is kept.
  var sending = TracedSending()

  init(host: any BanyanHost.Host, name: String, in outer: _Context) {
    self.host = host
    self.name = name
    heldTasks = HeldTasks(isViewed: host.hasViewer)
    super.init(window: outer)
  }

  override var window: WindowNode { self }
  override var ownLayout: ElementLayout? { arranger?.windowLayout }

  /// Returns the window's service of a type, made on first use.
  package func service<Service: WindowService>(_ type: Service.Type) -> Service {
    if let service = services.existing(type) { return service }
    let service = Service(of: self)
    services.add(service)
    return service
  }

  /// Sets the content of the window and its context.
  package func fill(with content: _Node, in context: _Context) {
    self.content = content
    inner = context
    if !wishes.isEmpty { provideColorScheme() }
    childrenDidChange()
  }

  /// The color scheme of the window, as the host has reported it.
  var colorScheme: ColorScheme {
    (inner ?? context).value(for: ColorSchemeKey.self)
  }

  /// Provides the window's values to its content, before that is made.
  package func prepare(_ context: _Context) {
    context.provide(reference, for: WindowKey.self)
    context.provide(.active, for: ScenePhaseKey.self)
    services.prepare(context)
    guard let arranger else { return }
    provideSizeClasses(in: context)
    let scale = arranger.pixelsPerPoint
    if scale != 1 { provideDisplayScale(scale, in: context) }
  }

  func makeElementID() -> ElementID { elements.makeID() }

  /// The number of elements in the tree, whether the host has them or not.
  var elementCount: Int { elements.count }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    if let keys { body(keys) }
  }

  /// Adds controls of the window itself, which are not seen and have keyboard shortcuts. Those of the content come first.
  func addKeys<Content: View>(_ view: Content) {
    guard let inner, !isDetached else { return }
    keys = Content._make(view, under: self, in: inner)
    childrenDidChange()
  }

  // Presentations are in the window, wherever they are declared.
  override var contentRule: ElementRule { .completed }

  override func complete(_ elements: inout [ElementNode], from first: Int) {
    elements += presented
  }

  /// The number of elements that take events.
  package var responderCount: Int { elements.responderCount }

  /// Registers an element that takes events.
  func register(_ element: ElementNode) {
    element.isRegistered = true
    elements.register(element)
  }

  /// The objects of code above the tree that belong to single elements until these leave.
  @exclusivity(unchecked) final var companions: [ElementID: AnyObject] = [:]

  func forget(_ element: ElementNode) {
    elements.forget(element.id, isRegistered: element.isRegistered)
    if !companions.isEmpty { companions[element.id] = nil }
    focusKeeper?.elementDidLeave(element)
  }

  /// The arena that decides between the window's gestures, made on demand.
  var gestures: GestureArena {
    if let arena { return arena }
    let arena = GestureArena(self)
    self.arena = arena
    return arena
  }

  /// Returns the element with a number, if it exists and takes events.
  func responder(_ id: ElementID) -> ElementNode? {
    guard let element = elements.responder(id), !element.isDetached, element.isCreated else {
      return nil
    }
    return element
  }

  /// True if the window has been seen.
  var isViewed: Bool { heldTasks.isViewed }

  /// Starts a task when the window is first seen.
  func whenViewed(_ start: @escaping () -> Void) { heldTasks.add(start) }

  /// Takes the window's size from the host.
  func setSize(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return }
    self.size = size
    if let inner { provideSizeClasses(in: inner) }
    arranger?.resize(to: size)
  }

  /// Changes what views prefer, and applies what follows from it.
  func changeWishes(_ change: (inout ColorSchemeWishes) -> Void) {
    let old = wishes.chosen
    change(&wishes)
    wishes.choose()
    let new = wishes.chosen
    if isDetached || new == old { return }
    if let new {
      emit(.set(id, .appearance(new.appearance)))
    } else {
      emit(.reset(id, .appearance))
    }
    provideColorScheme()
  }

  /// Called when a page or a tab is shown or hidden.
  func placesDidChange() {
    if !wishes.isEmpty { changeWishes { _ in } }
  }

  // The window sends them itself when they change.
  override var properties: [Property] {
    var properties: [Property] = []
    if let wish = wishes.chosen { properties.append(.appearance(wish.appearance)) }
    properties += services.properties
    let direction = Tracking.ignore { inner?.value(for: LayoutDirectionKey.self) }
    if direction == .rightToLeft { properties.append(.direction(.rightToLeft)) }
    return properties
  }

  /// Takes the color scheme that the host reports.
  func setAppearance(_ appearance: Appearance) {
    surroundings = appearance == .dark ? .dark : .light
    provideColorScheme()
  }

  private func provideColorScheme() {
    inner?.provide(wishes.chosen ?? surroundings, for: ColorSchemeKey.self)
  }

  // The only values that the window itself updates are those that follow from the focus.
  package override func update() { focusKeeper?.publish() }
  package override func updateUpward() { focusKeeper?.publish() }

  func enqueue(_ element: ElementNode) {
    waiting.append(element)
    enqueueCommit()
  }

  /// Scrolls after the current changes have been committed.
  func scroll(to destination: ScrollDestination) {
    destinations.append(destination)
    enqueueCommit()
  }

  /// - Parameter motion: the motion of the change, if it is animated.
  func emit(_ mutation: consuming Mutation, _ motion: Motion? = nil) {
    batch.append(mutation, motion)
    enqueueCommit()
  }

  /// Sets a property that has no earlier value: if possible, in the mutation that creates the element.
  /// - Parameter creation: the position of that mutation, if it still waits in the batch.
  func emit(atOnce property: Property, of id: ElementID, createdAt creation: Int) {
    if batch.complete(id, with: property, at: creation) { return }
    emit(.set(id, property))
  }

  /// The number of mutations that wait for the next commit.
  var batchSize: Int { batch.count }

  /// Creates an element in the host, at the end of another.
  func emitNew(
    _ id: ElementID, _ kind: ElementKind, _ properties: [Property], into parent: ElementID
  ) {
    batch.append(.create(id, kind, properties))
    batch.append(.insert(id, into: parent, before: nil))
  }

  /// True once a view of the window modifies transactions on their way down.
  @exclusivity(unchecked) var hasTransactionScopes = false

  /// False if nothing in the window is animated in the current update.
  var mayAnimate: Bool {
    (hasTransactionScopes || !runtime.hasEmptyRecentTransactions) && showsMotion
  }

  /// True if the host shows animations. It is asked once for each update: the reference is weak, and
  /// asking takes 300 instructions.
  var showsMotion: Bool {
    if knownMotion.transaction != runtime.transactionCount {
      knownMotion = (runtime.transactionCount, host?.showsMotion ?? false)
    }
    return knownMotion.isShown
  }

  /// The limits of files that the person gives to the window, or is offered.
  var fileLimits: FileLimits { host?.fileLimits ?? FileLimits() }
  /// The number of characters that a text field takes.
  var characterCountPerField: Int { host?.characterCountPerField ?? 100_000 }

  /// True if the user may see faults of the program.
  var showsFaults: Bool { host?.showsFaults ?? true }

  func enqueueCommit() {
    arranger?.enqueue()
    if isEnqueued { return }
    isEnqueued = true
    context.runtime.enqueueCommit(self)
  }

  // The host may retain a window after it has been closed.
  package override func detach() {
    arranger = nil
    super.detach()
    services.windowDidClose()
    arena?.end()
    shownTime?.end()
    focusKeeper?.end()
    reference.end()
    content = nil
    inner = nil
    children = []
    elements.removeAll()
    waiting = []
    batch.drop()
  }

  /// Sends the host the elements that have come, gone and moved.
  func commitWaiting() {
    if waiting.isEmpty { return }
    let elements = waiting.count > 1 ? waiting.sorted { $0.depth < $1.depth } : waiting
    waiting = []
    for element in elements { element.commitChildren() }
  }

  package func commit() {
    let newCount = elements.takeNewCount()
    if newCount > 0 { batch.reserve(forElements: newCount) }
    commitWaiting()
    isEnqueued = false
    if !destinations.isEmpty {
      for destination in destinations { destination.mutation.map { batch.append($0) } }
      destinations = []
    }
    batch.append(following: motions.takeFollowing())
    if let mutation = focusKeeper?.commit() { batch.append(mutation) }
    let mutations = batch.take(completesCreations: arranger?.reportsToHost == true)
    if isDetached || mutations.isEmpty { return }
    if runtime.isTracing { recordCommit(mutations) }
    host?.apply(mutations)
    batch.reuse(mutations)
  }
}
