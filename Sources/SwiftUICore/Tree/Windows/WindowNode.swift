import BanyanGraph
import BanyanHost
import Foundation

/// The outermost node of a window: the element that contains all others.
final class WindowNode: ElementNode, Renderer {
  /// The host retains the window, and not the other way round.
  @exclusivity(unchecked) private weak var host: (any BanyanHost.Host)?
  let name: String
  @exclusivity(unchecked) private var knownMotion: (transaction: UInt64, isShown: Bool) = (0, false)
  @exclusivity(unchecked) private var lastElementID: UInt32 = 0
  /// The number of the last element at the last commit.
  @exclusivity(unchecked) private var lastCommittedID: UInt32 = 0
  /// The number of times that an element has left the host while its view stays.
  @exclusivity(unchecked) var windowLeaveCount: UInt32 = 0
  /// The number of elements that have left.
  private var goneCount = 0
  @exclusivity(unchecked) private var batch: [Mutation] = []
  /// The storage for the next batch, reused from a previous one unless that was large.
  @exclusivity(unchecked) private var room: [Mutation] = []
  /// The number of mutations in the batch that change a property, and whether some are animated.
  @exclusivity(unchecked) private var changeCount = 0
  @exclusivity(unchecked) private var hasMotion = false
  /// The last motion of a change in the batch.
  @exclusivity(unchecked) private(set) var lastMotion: Motion?
  @exclusivity(unchecked) private var waiting: [ElementNode] = []
  @exclusivity(unchecked) private var responders: [ElementID: ElementNode] = [:]
  /// The size in points; a phone's until the host reports another.
  var size = CGSize(width: 390, height: 844)
  @exclusivity(unchecked) private var isEnqueued = false
  @exclusivity(unchecked) private var destinations: [ScrollDestination] = []
  private(set) var content: _Node?
  /// The context of the content, in which the window provides its values.
  private(set) var inner: _Context?
  /// The color scheme that the host reports.
  private var surroundings = ColorScheme.light
  @exclusivity(unchecked) private var arena: GestureArena?
  /// A reference to the window for objects that may outlive it.
  private lazy var reference = WindowReference(self)
  /// The services of code above the tree for the window.
  @exclusivity(unchecked) private var services: [any WindowService] = []
  /// The keeper of the focus.
  @exclusivity(unchecked) var focusKeeper: (any FocusKeeper)?
  /// The object that lays out the elements, if the host does not.
  @exclusivity(unchecked) var arranger: (any WindowArranger)?
  /// The animated changes that the host has not received yet.
  let motions = WindowMotions()
  /// The elements in front of the content, each in front of those before it.
  @exclusivity(unchecked) var presented: [ElementNode] = []
  /// Called when the phase changes.
  var phaseDidChange: ((ScenePhase) -> Void)?
  /// The views that want the window to be light or dark.
  private var wishes = ColorSchemeWishes()
  /// The current time, if a view shows it.
  var shownTime: TimeOfDay?
  /// The tasks that start when the window is first seen; nil from then on.
  private var heldTasks: [() -> Void]?
  /// The record of what was sent, if a trace is kept.
  var sending = TracedSending()

  init(host: any BanyanHost.Host, name: String, in outer: _Context) {
    self.host = host
    self.name = name
    heldTasks = host.hasViewer ? nil : []
    super.init(window: outer)
  }

  override var window: WindowNode { self }
  override var ownLayout: ElementLayout? { arranger?.windowLayout }

  /// Returns the window's service of a type, made on first use.
  func service<Service: WindowService>(_ type: Service.Type) -> Service {
    for service in services where Swift.type(of: service) == type {
      return unsafeDowncast(service, to: type)
    }
    let service = Service(of: self)
    services.append(service)
    return service
  }

  /// Sets the content of the window and its context.
  func fill(with content: _Node, in context: _Context) {
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
  func prepare(_ context: _Context) {
    context.provide(reference, for: WindowKey.self)
    context.provide(.active, for: ScenePhaseKey.self)
    for service in services { service.prepare(context) }
    guard let arranger else { return }
    provideSizeClasses(in: context)
    let scale = arranger.pixelsPerPoint
    if scale != 1 { provideDisplayScale(scale, in: context) }
  }

  func makeElementID() -> ElementID {
    lastElementID += 1
    return ElementID(rawValue: lastElementID)
  }

  /// The number of elements in the tree, whether the host has them or not.
  var elementCount: Int { Int(lastElementID) - goneCount }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  // Presentations stand in the window, wherever they are declared.
  override var contentRule: ElementRule { .completed }

  override func complete(_ elements: inout [ElementNode], from first: Int) {
    elements += presented
  }

  /// The number of elements that take events.
  var responderCount: Int { responders.count }

  /// Registers an element that takes events.
  func register(_ element: ElementNode) {
    element.isRegistered = true
    responders[element.id] = element
  }

  /// The objects of code above the tree that belong to single elements until these leave.
  @exclusivity(unchecked) final var companions: [ElementID: AnyObject] = [:]

  func forget(_ element: ElementNode) {
    goneCount += 1
    if element.isRegistered { responders[element.id] = nil }
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
    guard let element = responders[id], !element.isDetached, element.isInHost else { return nil }
    return element
  }

  func send(_ event: Event) -> Bool {
    if runtime.isTracing, let trace = runtime.trace { return performRecorded(event, trace) }
    return receive(event)
  }

  func receive(_ event: Event) -> Bool {
    switch event.payload.withPossibleSizes {
    case .url, .place, .location, .drag: return receiveByService(event.payload)
    case .playback where event.target == .window: return receiveByService(event.payload)
    case .phase(let phase):
      context.runtime.perform {
        inner?.provide(ScenePhase(phase), for: ScenePhaseKey.self)
        phaseDidChange?(ScenePhase(phase))
      }
      shownTime?.timetable.goOn()
    case .appearance(let appearance):
      surroundings = appearance == .dark ? .dark : .light
      context.runtime.perform { provideColorScheme() }
    case .preference(let preference):
      context.runtime.perform {
        if let inner { provide(preference, in: inner) }
      }
    case .windowSize(let width, let height):
      context.runtime.perform { setSize(CGSize(width: width, height: height)) }
    case .measured(let rect) where arranger?.isSized(event.target) == true:
      context.runtime.perform { arranger?.takeSize(of: event.target, rect) }
    case .measured(let rect) where arranger?.hasFollower(event.target) == true:
      return send(.measured(arranger?.measured(rect, of: event.target) ?? rect), to: event.target)
    case .viewed:
      let tasks = heldTasks ?? []
      heldTasks = nil
      context.runtime.perform { for start in tasks { start() } }
      shownTime?.timetable.goOn()
    case .pointer(let fact):
      var isHandled = false
      context.runtime.perform { isHandled = gestures.handle(fact) }
      return isHandled
    case let payload: return send(payload, to: event.target)
    }
    return true
  }

  private func receiveByService(_ payload: Event.Payload) -> Bool {
    for service in services {
      if let isHandled = service.receive(payload) { return isHandled }
    }
    // A window without pages has only its first place.
    if case .place(let place) = payload { return place.steps.isEmpty }
    return false
  }

  /// Delivers an event to an element.
  private func send(_ payload: Event.Payload, to target: ElementID) -> Bool {
    guard let element = responder(target) else {
      if payload == .focus { focusKeeper?.hostLostFocus() }
      return false
    }
    guard element.isWithinReach(of: payload) else {
      context.runtime.perform { element.refuse(payload) }
      return false
    }
    if payload.isPress {
      if let arena, !arena.leaves(element) { return false }
    } else {
      arena?.pressDidNotCome()
    }
    var isHandled = false
    context.runtime.perform {
      isHandled = focusKeeper?.handle(payload, at: element) == true || deliver(payload, to: element)
    }
    return isHandled
  }

  /// True if the window has been seen.
  var isViewed: Bool { heldTasks == nil }

  /// Starts a task when the window is first seen.
  func whenViewed(_ start: @escaping () -> Void) { heldTasks?.append(start) }

  /// Takes the window's size from the host.
  private func setSize(_ size: CGSize) {
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
    for service in services { properties += service.properties }
    let direction = Tracking.ignore { inner?.value(for: LayoutDirectionKey.self) }
    if direction == .rightToLeft { properties.append(.direction(.rightToLeft)) }
    return properties
  }

  private func provideColorScheme() {
    inner?.provide(wishes.chosen ?? surroundings, for: ColorSchemeKey.self)
  }

  // The only values that the window itself updates are those that follow from the focus.
  override func update() { focusKeeper?.publish() }
  override func updateUpward() { focusKeeper?.publish() }

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
    if mutation.changesProperty { changeCount += 1 }
    if let motion {
      hasMotion = true
      lastMotion = motion
      batch.append(.animated(motion, [mutation]))
    } else {
      batch.append(mutation)
    }
    enqueueCommit()
  }

  /// Creates an element in the host, at the end of another.
  func emitNew(
    _ id: ElementID, _ kind: ElementKind, _ properties: [Property], into parent: ElementID
  ) {
    batch.append(.create(id, kind, properties))
    batch.append(.insert(id, into: parent, before: nil))
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

  /// True if the user may see faults of the program.
  var showsFaults: Bool { host?.showsFaults ?? true }

  func enqueueCommit() {
    arranger?.enqueue()
    if isEnqueued { return }
    isEnqueued = true
    context.runtime.enqueueCommit(self)
  }

  // The host may retain a window after it has been closed.
  override func detach() {
    arranger = nil
    super.detach()
    for service in services { service.windowDidClose() }
    arena?.end()
    shownTime?.end()
    focusKeeper?.end()
    reference.end()
    content = nil
    inner = nil
    children = []
    responders = [:]
    waiting = []
    batch = []
  }

  /// Sends the host the elements that have come, gone and moved.
  func commitWaiting() {
    if waiting.isEmpty { return }
    let elements = waiting.count > 1 ? waiting.sorted { $0.depth < $1.depth } : waiting
    waiting = []
    for element in elements { element.commitChildren() }
  }

  func commit() {
    // Each new element is created and inserted. Growing step by step briefly takes three times the
    // memory.
    if lastElementID != lastCommittedID {
      batch.reserveCapacity(batch.count + 2 * Int(lastElementID - lastCommittedID))
      lastCommittedID = lastElementID
    }
    commitWaiting()
    isEnqueued = false
    if !destinations.isEmpty {
      batch += destinations.compactMap(\.mutation)
      destinations = []
    }
    let following = motions.takeFollowing()
    if !following.isEmpty {
      batch += following
      hasMotion = true
      changeCount += following.count
    }
    if let mutation = focusKeeper?.commit() { batch.append(mutation) }
    var mutations = room
    room = []
    swap(&mutations, &batch)
    // Neither is needed when rows are created, of which there may be many.
    if changeCount > 1 { mutations = Mutation.withoutOverwritten(mutations) }
    if arranger?.tellsHost == true { mutations = Mutation.withCompleteCreations(mutations) }
    if hasMotion { mutations = Mutation.joined(mutations) }
    changeCount = 0
    hasMotion = false
    lastMotion = nil
    if isDetached || mutations.isEmpty { return }
    if runtime.isTracing { recordCommit(mutations) }
    host?.apply(mutations)
    if mutations.count > 16 { return }
    while !mutations.isEmpty { mutations.removeLast() }
    room = mutations
  }
}
