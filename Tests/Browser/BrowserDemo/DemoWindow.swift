import BanyanHost

/// A description of elements and their actions.
struct Node {
  var kind: ElementKind
  var properties: [Property]
  var children: [Node]
  var name: String?
  var action: (@MainActor (DemoWindow, Event.Payload) -> Void)?

  init(
    _ kind: ElementKind, _ properties: [Property] = [], name: String? = nil,
    _ children: [Node] = [],
    action: (@MainActor (DemoWindow, Event.Payload) -> Void)? = nil
  ) {
    self.kind = kind
    self.properties = properties
    self.children = children
    self.name = name
    self.action = action
  }
}

/// A window that creates its elements once and then lets actions send mutations.
@MainActor
final class DemoWindow: BanyanHost.Window {
  unowned let application: DemoApplication
  /// Shows mutations, and records them.
  let host: any Host
  private let elements: RecordingHost
  var title = "Demo"
  var address: WindowAddress? { nil }
  var place: WindowPlace { WindowPlace() }
  var count = 0
  var rowCount = 0
  /// A hash of the events so far, in order.
  var digest: UInt32 = 2_166_136_261
  var ids: [String: ElementID] = [:]
  private var nextID: UInt32 = 1
  private var actions: [ElementID: @MainActor (DemoWindow, Event.Payload) -> Void] = [:]

  init(application: DemoApplication, host: any Host) {
    self.application = application
    elements = RecordingHost(host)
    self.host = elements
    elements.apply(make(application.screen.node, in: .window))
  }

  /// The mutations that create a node and insert it into a parent.
  func make(_ node: Node, in parent: ElementID, before: ElementID? = nil) -> [Mutation] {
    let id = ElementID(rawValue: nextID)
    nextID += 1
    if let name = node.name { ids[name] = id }
    actions[id] = node.action
    return [.create(id, node.kind, node.properties), .insert(id, into: parent, before: before)]
      + node.children.flatMap { make($0, in: id) }
  }

  func set(_ name: String, _ property: Property) {
    guard let id = ids[name] else { return }
    host.apply([.set(id, property)])
  }

  func remove(_ name: String) {
    guard let id = ids.removeValue(forKey: name) else { return }
    actions[id] = nil
    host.apply([.remove(id)])
  }

  func send(_ event: Event) -> Bool {
    if application.screen == .ending, event.payload == .viewed { fatalError("A mistake") }
    elements.note(event)
    guard let action = actions[event.target] else { return false }
    action(self, event.payload)
    return true
  }

  var snapshot: [Mutation] { elements.snapshot }
  var storedValues: [String: StoredValue] { [:] }
  func restore(_ values: [String: StoredValue]) {}

  func close() { application.windows.removeAll { $0 === self } }
}
