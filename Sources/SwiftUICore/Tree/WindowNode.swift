import BanyanGraph
import BanyanHost
import Foundation

/// The outermost node of a window: the element in which all others stand.
final class WindowNode: ElementNode, Renderer {
  /// Whoever shows the window holds on to it, and not the other way round.
  @exclusivity(unchecked) private weak var host: (any BanyanHost.Host)?
  let name: String
  @exclusivity(unchecked) private var knownMotion: (transaction: UInt64, isShown: Bool) = (0, false)
  @exclusivity(unchecked) private var lastElementID: UInt32 = 0
  /// The last element that there was at the last commit.
  @exclusivity(unchecked) private var lastCommittedID: UInt32 = 0
  /// How often an element has left the host though its view stays.
  @exclusivity(unchecked) var windowLeaveCount: UInt32 = 0
  /// How many elements have left.
  private var goneCount = 0
  @exclusivity(unchecked) private var batch: [Mutation] = []
  /// Room for the next batch: that of one before, unless it was large.
  @exclusivity(unchecked) private var room: [Mutation] = []
  /// How many mutations of the batch change a property, and whether some are to be shown in time.
  @exclusivity(unchecked) private var changeCount = 0
  @exclusivity(unchecked) private var hasMotion = false
  @exclusivity(unchecked) private var waiting: [ElementNode] = []
  @exclusivity(unchecked) private var responders: [ElementID: ElementNode] = [:]
  /// In points; that of a telephone until the host says otherwise.
  var size = CGSize(width: 390, height: 844)
  @exclusivity(unchecked) private var isEnqueued = false
  @exclusivity(unchecked) private var destinations: [ScrollDestination] = []
  private(set) var content: _Node?
  /// The context of the content, in which the window says what surrounds it.
  private(set) var inner: _Context?
  /// What the host says of the person's surroundings.
  private var surroundings = ColorScheme.light
  @exclusivity(unchecked) private var arena: GestureArena?
  /// What stands for the window where something may outlive it.
  private lazy var reference = WindowReference(self)
  private(set) lazy var focus = WindowFocus(of: self)
  /// What is known of animated changes until the host is told.
  let motions = WindowMotions()
  /// Where in its pages the window is.
  let navigation = WindowNavigation()
  /// Whether what the window shows is being edited, where no view has a mode of its own.
  private(set) lazy var editMode = Cell(
    EditMode.inactive, owner: self, field: 0, runtime: runtime)
  /// The value that the window has been opened for.
  var firstPresentedValue: AnyHashable?
  /// The value that the window shows, which views in it read and write.
  private(set) lazy var presentedValue = Cell(
    firstPresentedValue, owner: self, field: 1, runtime: runtime)
  weak var app: RunningApp?
  private(set) lazy var presentations = WindowPresentations(of: self)
  /// Who hears of URLs that the window is to show.
  var urlReceivers: [WeakURLReceiver] = []
  /// Hears of another phase.
  var phaseDidChange: ((ScenePhase) -> Void)?
  /// Who wants the window to be light or dark, in the order in which they came.
  private var wishes: [ColorSchemeWish] = []
  /// What time it is, for texts that say so.
  private(set) lazy var timeOfDay = TimeOfDay(self)
  /// The tasks that start when somebody sees the window for the first time; nil from then on.
  private var heldTasks: [() -> Void]?
  /// The files that the person has given to the window, and those that it offers.
  private(set) lazy var files = WindowFiles(within: host?.fileLimits ?? FileLimits())
  /// What views keep in the window, for when it comes back.
  let storage = MemoryStore()
  /// What is known of what was sent, where a trace is kept.
  var sending = TracedSending()
  /// What lays the window out, if its host does not.
  @exclusivity(unchecked) var layout: WindowLayout?

  init(host: any BanyanHost.Host, name: String, in outer: _Context) {
    self.host = host
    self.name = name
    heldTasks = host.hasViewer ? nil : []
    super.init(window: outer)
  }

  override var window: WindowNode { self }
  override var ownLayout: ElementLayout? { layout.map { ElementLayout($0.windowRule) } }

  /// Fills the window, in whose context the content stands.
  func fill(with content: _Node, in context: _Context) {
    self.content = content
    inner = context
    if !wishes.isEmpty { provideColorScheme() }
    childrenDidChange()
  }

  /// How the window looks, as far as its host has said it.
  var colorScheme: ColorScheme {
    (inner ?? context).value(for: ColorSchemeKey.self)
  }

  /// Says to the content of the window, before it is made, where it is.
  func prepare(_ context: _Context) {
    context.provide(reference, for: WindowKey.self)
    context.provide(.active, for: ScenePhaseKey.self)
    guard let layout else { return }
    provideSizeClasses(in: context)
    let scale = layout.setup.settings.pixelsPerPoint
    if scale != 1 { provideDisplayScale(scale, in: context) }
  }

  func makeElementID() -> ElementID {
    lastElementID += 1
    return ElementID(rawValue: lastElementID)
  }

  /// How many elements there are in the tree, whether the host has them or not.
  var elementCount: Int { Int(lastElementID) - goneCount }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  // What is presented stands in the window, whoever presents it.
  override func collectChildren(into elements: inout [ElementNode]) {
    super.collectChildren(into: &elements)
    elements += presentations.shown
  }

  /// Registers an element that takes events.
  func register(_ element: ElementNode) {
    element.isRegistered = true
    responders[element.id] = element
  }

  /// Where scroll views are in whose space somebody has asked for a place.
  final var scrollPlaces: [ElementID: MeasuredPlace] = [:]

  func forget(_ element: ElementNode) {
    goneCount += 1
    if element.isRegistered { responders[element.id] = nil }
    if !scrollPlaces.isEmpty { scrollPlaces[element.id] = nil }
    focus.elementDidLeave(element)
  }

  /// What decides between the window's gestures, made when there is one.
  var gestures: GestureArena {
    if let arena { return arena }
    let arena = GestureArena(self)
    self.arena = arena
    return arena
  }

  /// The element of a number, if it is there and takes events.
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
    case .url(let string): return show(string)
    case .place(let place): return navigation.go(to: place) { context.runtime.perform($0) }
    case .phase(let phase):
      context.runtime.perform {
        inner?.provide(ScenePhase(phase), for: ScenePhaseKey.self)
        phaseDidChange?(ScenePhase(phase))
      }
      timeOfDay.timetable.goOn()
    case .appearance(let appearance):
      surroundings = appearance == .dark ? .dark : .light
      context.runtime.perform { provideColorScheme() }
    case .preference(let preference):
      context.runtime.perform {
        if let inner { provide(preference, in: inner) }
      }
    case .windowSize(let width, let height):
      context.runtime.perform { setSize(CGSize(width: width, height: height)) }
    case .measured(let rect) where layout?.isSized(event.target) == true:
      context.runtime.perform { layout?.takeSize(of: event.target, rect) }
    case .measured(let rect) where layout?.hasFollower(event.target) == true:
      return send(.measured(layout?.measured(rect, of: event.target) ?? rect), to: event.target)
    case .viewed:
      let tasks = heldTasks ?? []
      heldTasks = nil
      context.runtime.perform { for start in tasks { start() } }
      timeOfDay.timetable.goOn()
    case .pointer(let fact):
      var isHandled = false
      context.runtime.perform { isHandled = gestures.handle(fact) }
      return isHandled
    case let payload: return send(payload, to: event.target)
    }
    return true
  }

  /// Delivers what was done to an element.
  private func send(_ payload: Event.Payload, to target: ElementID) -> Bool {
    guard let element = responder(target) else {
      if payload == .focus { focus.hostLostFocus() }
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
      isHandled = focus.handle(payload, at: element) || deliver(payload, to: element)
    }
    return isHandled
  }

  /// Whether somebody has seen the window.
  var isViewed: Bool { heldTasks == nil }

  /// Starts something when somebody sees the window for the first time.
  func whenViewed(_ start: @escaping () -> Void) { heldTasks?.append(start) }

  /// Takes what the host says of the window's size.
  private func setSize(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return }
    self.size = size
    if let inner { provideSizeClasses(in: inner) }
    layout?.resize(to: size)
  }

  /// Takes what a view wants the window to be, or that it wants nothing more. The first wish counts.
  func setWish(_ wish: ColorSchemeWish) {
    let old = wishes.first?.colorScheme
    if let index = wishes.firstIndex(where: { $0.node == wish.node }) {
      wishes.remove(at: index)
      if wish.colorScheme != nil { wishes.insert(wish, at: index) }
    } else if wish.colorScheme != nil {
      wishes.append(wish)
    }
    let new = wishes.first?.colorScheme
    if isDetached || new == old { return }
    if let new {
      emit(.set(id, .appearance(new.appearance)))
    } else {
      emit(.reset(id, .appearance))
    }
    provideColorScheme()
  }

  // It tells of them itself, when they change.
  override var properties: [Property] {
    let wish = wishes.first?.colorScheme.map { [Property.appearance($0.appearance)] } ?? []
    let direction = Tracking.ignore { inner?.value(for: LayoutDirectionKey.self) }
    return direction == .rightToLeft ? wish + [.direction(.rightToLeft)] : wish
  }

  private func provideColorScheme() {
    inner?.provide(wishes.first?.colorScheme ?? surroundings, for: ColorSchemeKey.self)
  }

  /// Lets an element handle what a person did, and whatever closes then close.
  func deliver(_ payload: Event.Payload, to element: ElementNode) -> Bool {
    guard element.handle(payload) else { return false }
    if payload.isPress { element.context.value(for: PressCompletionKey.self)?.perform() }
    return true
  }

  // What the window itself keeps up to date is what follows from the focus.
  override func update() { focus.publish() }
  override func updateUpward() { focus.publish() }

  func enqueue(_ element: ElementNode) {
    waiting.append(element)
    enqueueCommit()
  }

  /// Scrolls when what is there now has been committed.
  func scroll(to destination: ScrollDestination) {
    destinations.append(destination)
    enqueueCommit()
  }

  /// - Parameter motion: how the change is shown, if it is animated.
  func emit(_ mutation: consuming Mutation, _ motion: Motion? = nil) {
    if mutation.changesProperty { changeCount += 1 }
    if let motion {
      hasMotion = true
      batch.append(.animated(motion, [mutation]))
    } else {
      batch.append(mutation)
    }
    enqueueCommit()
  }

  /// Tells the host of an element that is new, at the end of another.
  func emitNew(
    _ id: ElementID, _ kind: ElementKind, _ properties: [Property], into parent: ElementID
  ) {
    batch.append(.create(id, kind, properties))
    batch.append(.insert(id, into: parent, before: nil))
  }

  /// Whether the host is to be told of animations, asked once for each update: the host is held
  /// weakly, and to ask it takes 300 instructions.
  var showsMotion: Bool {
    if knownMotion.transaction != runtime.transactionCount {
      knownMotion = (runtime.transactionCount, host?.showsMotion ?? false)
    }
    return knownMotion.isShown
  }

  /// Whether the person may see what went wrong in the program.
  var showsFaults: Bool { host?.showsFaults ?? true }

  func enqueueCommit() {
    layout?.enqueue()
    if isEnqueued { return }
    isEnqueued = true
    context.runtime.enqueueCommit(self)
  }

  // Its host may hold on to a window after it has been closed.
  override func detach() {
    layout = nil
    super.detach()
    files.end()
    arena?.end()
    timeOfDay.end()
    focus.end()
    reference.end()
    content = nil
    inner = nil
    children = []
    responders = [:]
    waiting = []
    batch = []
  }

  /// Tells of elements that have come, gone and moved.
  func commitWaiting() {
    if waiting.isEmpty { return }
    let elements = waiting.count > 1 ? waiting.sorted { $0.depth < $1.depth } : waiting
    waiting = []
    for element in elements { element.commitChildren() }
  }

  func commit() {
    // Each new element is made and put. To grow step by step takes three times the memory, for a moment.
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
    if let mutation = focus.commit() { batch.append(mutation) }
    var mutations = room
    room = []
    swap(&mutations, &batch)
    // Neither is needed for rows that are made, of which there may be many.
    if changeCount > 1 { mutations = Mutation.withoutOverwritten(mutations) }
    if layout?.places != nil { mutations = Mutation.withCompleteCreations(mutations) }
    if hasMotion { mutations = Mutation.joined(mutations) }
    changeCount = 0
    hasMotion = false
    if isDetached || mutations.isEmpty { return }
    if runtime.isTracing { recordCommit(mutations) }
    host?.apply(mutations)
    if mutations.count <= 16 {
      while !mutations.isEmpty { mutations.removeLast() }
      room = mutations
    }
  }
}

extension Event.Payload {
  /// Whether it is what comes of pressing a control.
  fileprivate var isPress: Bool {
    switch self {
    case .activate, .setOn: true
    default: false
    }
  }
}
