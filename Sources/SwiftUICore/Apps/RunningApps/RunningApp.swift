import BanyanGraph
import BanyanHost

/// A running app, whose windows are opened by hosts.
@MainActor
package final class RunningApp: Application {
  package let runtime: Runtime
  private let root: RootNode
  /// The storage of `@AppStorage`, if it is in the app itself.
  package private(set) var ownStorage: MemoryStore?
  package var rootNode: _Node { root }
  private var windows: [ObjectIdentifier: RunningWindow] = [:]
  private let lifecycle = ApplicationLifecycle()
  /// The window that the user has last used.
  private var lastUsedWindow: ObjectIdentifier?
  private let reference: AppReference
  private var services: [any AppService] = []
  /// The visitor, for scenes and commands.
  let session: VisitorSession
  package var didRequestLogin: ((LoginRequest, (any BanyanHost.Window)?) -> Void)?

  /// Starts an app.
  /// - Parameters:
  ///   - prepare: Receives the runtime before the first body runs, to observe its events.
  ///   - hasOwnStorage: True if `@AppStorage` is kept in the app itself while it runs, and not in the user
  ///     defaults, which the whole process shares. An app that is made for the person who runs the program
  ///     (``PersonalDefaults``) has its values in both.
  package convenience init<Content: App>(
    _ app: @escaping () -> Content, prepare: ((Runtime) -> Void)? = nil,
    hasOwnStorage: Bool = false
  ) {
    self.init(prepare: prepare, hasOwnStorage: hasOwnStorage) { root in
      let node = AppNode(Tracking.ignore(app), under: root, in: root.context)
      node.evaluate()
      return node
    }
  }

  /// Starts an app with one scene, whose windows show a view.
  package convenience init<Content: View>(
    view: @escaping () -> Content, prepare: ((Runtime) -> Void)? = nil,
    hasOwnStorage: Bool = false
  ) {
    self.init(prepare: prepare, hasOwnStorage: hasOwnStorage) { root in
      let scene = Tracking.ignore { WindowGroup(content: view) }
      return WindowGroup._make(scene, under: root, in: root.context)
    }
  }

  package init(
    prepare: ((Runtime) -> Void)?, hasOwnStorage: Bool = false, scenes: (_Node) -> _Node
  ) {
    runtime = Runtime()
    prepare?(runtime)
    let storage = hasOwnStorage ? VisitorStore.ofNewApp() : nil
    if let storage {
      let restoration = runtime.restoring as? any AppRestoration
      for (key, value) in restoration?.storage ?? [:] {
        storage.keep(value, for: key)
      }
      if let secrets = restoration?.secrets { storage.secrets.withLock { $0 = secrets } }
      VisitorSecrets.didStartApp()
    }
    ownStorage = storage
    reference = AppReference(folder: storage.flatMap { VisitorFolders.shared?.folder(of: $0) })
    session = VisitorSession(VisitorFacts.ofNewApplication ?? VisitorFacts(), of: reference)
    runtime.report = { [unowned runtime] in Issue.report($0, in: runtime) }
    root = RootNode(in: _Context(runtime: runtime))
    root.context.provide(lifecycle, for: ApplicationLifecycleKey.self)
    root.context.provide(session, for: ObservableKey<VisitorSession>.self)
    root.context.provide(MenuBarExtraList(), for: MenuBarExtraListKey.self)
    if let storage {
      root.context.provide(storage, for: DefaultAppStorageKey.self)
      runtime.surround = { [reference] body in
        CurrentApp.$store.withValue(storage) { reference.asCurrent(body) }
      }
    } else {
      runtime.surround = { [reference] body in reference.asCurrent(body) }
    }
    reference.app = self
    let root = root
    runtime.surrounded { runtime.begin("launch") { root.child = scenes(root) } }
    runtime.checkInvariants = { [weak self] in self?.checkInvariants() }
    runtime.showsMotion = { [weak self] in
      self?.windows.values.contains { $0.node.showsMotion } ?? false
    }
    // Delegates are launched before there are windows.
    runtime.flush()
  }

  /// Called when the user has used a window.
  func didUse(_ window: RunningWindow) {
    if lastUsedWindow == ObjectIdentifier(window) { return }
    lastUsedWindow = ObjectIdentifier(window)
    keyWindowDidChange()
  }

  private func keyWindowDidChange() {
    for service in services { service.keyWindowDidChange() }
  }

  /// The restoration from another process, while there is one.
  private var appRestoration: (any AppRestoration)? { runtime.restoring as? any AppRestoration }

  private func checkInvariants() {
    InvariantCheck.isRunning = true
    defer { InvariantCheck.isRunning = false }
    root.checkInvariants()
    for window in windows.values where !window.node.isDetached { window.node.checkInvariants() }
  }

  // Models may outlive the app; no part of it may still observe them.
  isolated deinit {
    for window in windows.values { window.node.detach() }
    root.detach()
    runtime.end()
    reference.endTimers()
  }

  package func openWindow(
    on host: any Host, name: String, address: WindowAddress?
  ) -> any BanyanHost.Window {
    open(
      on: host, name: name, address: address, layout: (host as? any LaidOutHost)?.layoutSetup)
  }

  /// - Parameters:
  ///   - address: the address of the window; nil for that of the first scene.
  ///   - values: the stored values of a window that returns.
  ///   - setup: the layout setup of the window; nil for a host that does its own layout.
  package func open(
    on host: any Host, name: String, address: WindowAddress? = nil,
    restoring values: [String: StoredValue] = [:], layout setup: LayoutSetup? = nil
  ) -> RunningWindow {
    guard let restored = appRestoration?.takeWindow() else {
      return openNew(
        on: host, name: name, address: address, restoring: values, layout: setup, nil)
    }
    let values = values.merging(restored.storage) { $1 }
    while true {
      let window = openNew(
        on: host, name: name, address: address, restoring: values, layout: setup, restored)
      if restored.goOn(in: window) { return window }
      host.apply(window.node.children.map { .remove($0.id) })
      restored.forget(window.node)
      window.close()
    }
  }

  private func openNew(
    on host: any Host, name: String, address: WindowAddress?,
    restoring values: [String: StoredValue], layout setup: LayoutSetup?,
    _ restored: (any WindowRestoration)?
  ) -> RunningWindow {
    let first = initialScene ?? windowScenes.first ?? missingScene
    let wanted = address.flatMap { address in windowScenes.first { $0.name == address.scene } }
    let scene = wanted ?? first
    let node = WindowNode(host: host, name: name, in: scene.context)
    let session = VisitorSession(session.facts, of: reference, windowNumber: node.number)
    let window = RunningWindow(node, of: scene, app: self, session)
    let owner = node.service(OwningApp.self)
    owner.app = self
    owner.session = session
    node.focusKeeper = WindowFocus(of: node)
    let identity = ObjectIdentifier(window)
    windows[identity] = window
    restored?.begin(node)
    if let setup { node.startLayout(setup) }
    lastUsedWindow = identity
    for (key, value) in values { node.storage.keep(value, for: key) }
    node.phaseDidChange = { [weak self] phase in
      self?.windows[identity]?.phase = phase
      self?.updatePhase()
    }
    runtime.perform("open \(name)") {
      updatePhase()
      scene.fill(node, value: wanted == nil ? nil : address?.value)
    }
    runtime.flush()
    runtime.perform {
      lifecycle.becomeActive()
      window.follower?.move(to: window.phase)
    }
    keyWindowDidChange()
    return window
  }

  /// Adds a group of windows that the app itself does not declare: only an address leads to them.
  /// - Parameters:
  ///   - name: the name of the group in an address.
  ///   - title: the title of its windows.
  package func addWindows<Content: View>(named name: String, title: String, of content: Content) {
    let kind = WindowKind(title: Text(verbatim: title), id: name)
    runtime.surrounded {
      // The app's commands for the bar of its own windows are not for these.
      let context = _Context(within: root.context)
      context.provide(MenuBarExtraList(), for: MenuBarExtraListKey.self)
      root.others.append(WindowGroupNode(kind, content, under: root, in: context))
    }
  }

  /// The scenes that have windows, in the app's order.
  var windowScenes: [WindowOpeningNode] { root.windowScenes }

  /// The scene of the app's initial window.
  var initialScene: WindowOpeningNode? {
    let scenes = windowScenes.filter { !$0.isSettings }
    return scenes.first { !$0.isMenuBarExtra } ?? scenes.first
  }

  /// The open windows, the oldest first.
  package var allWindows: [RunningWindow] {
    windows.values.sorted { $0.node.number < $1.node.number }
  }

  /// A scene whose window shows that the app has no scene.
  private lazy var missingScene: WindowOpeningNode = {
    let kind = WindowKind()
    return WindowGroupNode(
      kind, ErrorView("The app has no scene with windows."), under: root, in: root.context)
  }()

  /// The window that the user has last used, or else the one opened last.
  package var keyWindow: RunningWindow? {
    if let lastUsedWindow, let window = windows[lastUsedWindow], !window.node.isDetached {
      return window
    }
    return allWindows.last
  }

  /// The application behind the app's delegate, if it has one.
  package var delegatingApplication: (any DelegatingApplication)? { lifecycle.application }

  /// Returns the app's service of a type, made on first use.
  package func service<Service: AppService>(_ type: Service.Type) -> Service {
    for service in services where Swift.type(of: service) == type {
      return unsafeDowncast(service, to: type)
    }
    let service = Service(of: self)
    services.append(service)
    return service
  }

  /// Returns a file that a player or a web view of the app offers to the host, by its key.
  func offeredFile(_ key: String) -> FileOffer? {
    services.lazy.compactMap { $0 as? MediaPlayers }.first?.files.offers[key]
  }

  /// Returns the window of a node.
  package func runningWindow(of node: WindowNode) -> RunningWindow? {
    windows.values.first { $0.node === node }
  }

  func forget(_ window: RunningWindow) {
    windows[ObjectIdentifier(window)] = nil
    if lastUsedWindow == ObjectIdentifier(window) { lastUsedWindow = nil }
    for service in services { service.windowDidClose() }
    runtime.perform {
      updatePhase()
      if windows.isEmpty { lifecycle.resignActive() }
    }
    keyWindowDidChange()
  }

  /// The app's own phase is that of its most active window (P03).
  private func updatePhase() {
    let phase = windows.values.map(\.phase).max() ?? .background
    root.context.provide(phase, for: ScenePhaseKey.self)
  }

  package func didEndVisit() { reference.folder?.remove() }

  package func terminate() {
    runtime.perform {
      for window in allWindows { window.follower?.end(isDiscarded: false) }
      services.lazy.compactMap { $0 as? DocumentLibrary }.first?.save()
      lifecycle.terminate()
    }
    reference.endTimers()
  }

  /// A readable description of the tree of nodes.
  package var treeDescription: String { root.treeDescription }
}

/// The root of an app's tree.
private final class RootNode: _Node {
  var child: _Node!
  /// The scenes that are not the app's own, if there are any.
  var others: [_Node] = []

  init(in context: _Context) {
    super.init(under: nil, in: context)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
    others.forEach(body)
  }

  var windowScenes: [WindowOpeningNode] {
    var found: [WindowOpeningNode] = []
    func find(_ node: _Node) {
      if let scene = node as? WindowOpeningNode {
        found.append(scene)
      } else {
        node.forEachChild(find)
      }
    }
    find(self)
    return found
  }
}

/// The node of an app.
private final class AppNode<Content: App>: DynamicNode {
  private let app: Content

  init(_ app: Content, under parent: _Node, in context: _Context) {
    self.app = app
    super.init(DynamicFields.of(Content.self), under: parent, in: context)
  }

  override func evaluate() {
    evaluate(app) {
      $0.body
    } make: {
      Content.Body._make($0, under: $1, in: $2)
    } update: {
      Content.Body._update($0, to: $1)
    }
  }
}

extension _Node {
  /// A description of this node and those below, one line each, indented by depth.
  var treeDescription: String {
    var lines: [String] = []
    func add(_ node: _Node, _ indent: String) {
      lines.append(indent + node.lineDescription)
      node.forEachChild { add($0, indent + "  ") }
    }
    add(self, "")
    return lines.joined(separator: "\n")
  }

  private var lineDescription: String {
    if let viewName { return viewName }
    var name = "\(type(of: self))"
    if let end = name.firstIndex(of: "<") { name = String(name[..<end]) }
    if let element = self as? ElementNode { return "\(name) \(element.id) \(element.kind)" }
    return name
  }
}
