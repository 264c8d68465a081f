import BanyanHost

/// A window of a running app.
@MainActor
package final class RunningWindow: LaidOutWindow {
  package let node: WindowNode
  package var phase = ScenePhase.active {
    didSet { follower?.move(to: phase) }
  }
  /// The object that follows the window from the outside, if there is one.
  package var follower: (any WindowFollower)?
  /// The visitor, for the views of the window.
  let session: VisitorSession
  private let sceneTitle: Text?
  private weak var scene: WindowOpeningNode?
  private weak var app: RunningApp?

  init(
    _ node: WindowNode, of scene: WindowOpeningNode, app: RunningApp, _ session: VisitorSession
  ) {
    self.node = node
    self.session = session
    self.scene = scene
    self.app = app
    sceneTitle = scene.title
  }

  package var title: String {
    if let title = node.navigation.title { return title }
    let context = node.inner ?? node.context
    return sceneTitle?.string(reading: EnvironmentValues(at: context)) ?? ""
  }

  package var address: WindowAddress? {
    guard let scene, !node.isDetached, scene.name != nil else { return nil }
    var address = scene.address(of: node)
    address.isInitial = scene === app?.initialScene && address.value == nil
    return address
  }

  package var place: WindowPlace { node.isDetached ? WindowPlace() : node.navigation.place }

  package func update() { node.context.runtime.flushIfScheduled() }

  @discardableResult
  package func send(_ event: Event) -> Bool {
    update()
    if event.payload.isOfUser { app?.didUse(self) }
    return node.send(event)
  }

  /// True if it is the window that the user has last used.
  package var isKey: Bool { app?.keyWindow === self }

  package var snapshot: [Mutation] { node.snapshot }

  package var elementCount: Int { node.elementCount }

  package func didSend(batch: UInt32, byteCount: Int) {
    node.recordSending(of: batch, byteCount: byteCount)
    node.shownTime?.timetable.didSend(batch)
  }

  package func didAcknowledge(batch: UInt32) {
    node.recordAcknowledgement(of: batch)
    node.shownTime?.timetable.didAcknowledge(batch)
  }

  package func offeredFile(_ key: String) -> FileOffer? {
    node.files.offers[key] ?? app?.offeredFile(key)
  }

  package var storedValues: [String: StoredValue] {
    node.isDetached ? [:] : node.storage.values
  }

  package func restore(_ values: [String: StoredValue]) {
    if node.isDetached { return }
    node.context.runtime.perform {
      for (key, value) in values { node.storage.write(value, for: key) }
    }
  }

  package func close() {
    if node.isDetached { return }
    node.context.runtime.perform {
      node.detach()
      follower?.end(isDiscarded: true)
    }
    scene?.remove(node)
    app?.forget(self)
  }

  /// A readable description of the window's nodes.
  package var treeDescription: String { node.treeDescription }
}

extension RunningWindow {
  /// The paths of the views that the app declares, outermost first.
  package var viewPaths: [String] {
    paths { ($0 as? DynamicNode)?.opensPlace == true ? [$0.viewPath.description] : [] }
  }

  /// The paths of all dynamic properties.
  package var propertyPaths: [String] { paths { ($0 as? DynamicNode)?.propertyPaths ?? [] } }

  /// The paths of all nodes.
  package var nodePaths: [ViewPath] { paths { [$0.viewPath] } }

  private func paths<Path>(_ paths: (_Node) -> [Path]) -> [Path] {
    var found: [Path] = []
    node.forEachNode { found += paths($0) }
    return found
  }
}

extension Event.Payload {
  /// False for what comes without the user's doing.
  fileprivate var isOfUser: Bool {
    switch self {
    case .location, .playback, .pageLoaded: false
    default: true
    }
  }
}
