import BanyanGraph

/// One row: its closure's reads are its own (M08).
final class RowNode<Element, Content: View>: _Node {
  var element: Element
  var content: (Element) -> Content
  private var child: _Node?
  private var edges = EdgeList()
  private var observation = ObservationTracker()
  private let fields: DynamicFields

  init(
    _ element: Element, content: @escaping (Element) -> Content, of fields: DynamicFields,
    under parent: _Node, in context: _Context
  ) {
    self.element = element
    self.content = content
    self.fields = fields
    super.init(under: parent, in: context)
  }

  func evaluate() {
    isQueued = false
    var observation = self.observation
    var observes = fields.observes
    let surroundings = Tracking.begin(self, replacing: edges)
    let view = observation.track(for: self, observes: &observes) { content(element) }
    edges = Tracking.end(surroundings)
    self.observation = observation
    fields.observes = observes
    if let child {
      Content._update(child, to: view)
    } else {
      child = Content._make(view, under: self, in: context)
    }
  }

  override func update() { evaluate() }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func detach() {
    edges.removeAll()
    observation.cancel()
    super.detach()
  }
}
