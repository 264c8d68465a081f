import BanyanHost

/// A window of a running app.
@MainActor
package final class RunningWindow: LaidOutWindow {
  let node: WindowNode
  var phase = ScenePhase.active {
    didSet { connection?.move(to: phase) }
  }
  /// The connection to the scene's delegate, if it has one.
  var connection: SceneConnection?
  /// The elements that the window had in another process, if it continues from one.
  var restoredElements: [ElementRecord] = []
  /// The visitor, for the views of the window.
  let session: VisitorSession
  private let sceneTitle: String
  private weak var scene: WindowOpeningNode?
  private weak var app: RunningApp?

  init(
    _ node: WindowNode, of scene: WindowOpeningNode, app: RunningApp, _ session: VisitorSession
  ) {
    self.node = node
    self.session = session
    self.scene = scene
    self.app = app
    sceneTitle = scene.title ?? ""
  }

  package var title: String { node.navigation.title ?? sceneTitle }

  package var address: WindowAddress? {
    guard let scene, !node.isDetached, scene.name != nil else { return nil }
    var address = scene.address(of: node)
    address.isInitial = scene === app?.initialScene && address.value == nil
    return address
  }

  package var place: WindowPlace { node.isDetached ? WindowPlace() : node.navigation.place }

  @discardableResult
  package func send(_ event: Event) -> Bool {
    if event.payload.isOfUser { app?.didUse(self) }
    return node.send(event)
  }

  /// True if it is the window that the user has last used.
  var isKey: Bool { app?.keyWindow === self }

  /// The window's UIKit scene.
  private(set) lazy var uiScene = UIWindowScene(self)

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
      connection?.end(isDiscarded: true)
    }
    scene?.remove(node)
    app?.forget(self)
  }

  /// A readable description of the window's nodes.
  package var treeDescription: String { node.treeDescription }
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
