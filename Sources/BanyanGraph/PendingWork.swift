/// The work that waits for the passes of a flush. See `Flush.swift`.
@MainActor
struct PendingWork {
  private var bodies = DirtyQueue()
  private var upward = DirtyQueue()
  private var actions: ContiguousArray<() -> Void> = []
  private var settling: ContiguousArray<() -> Void> = []
  private var renderers: ContiguousArray<any Renderer> = []

  nonisolated init() {}

  var isEmpty: Bool {
    bodies.isEmpty && upward.isEmpty && actions.isEmpty && settling.isEmpty && renderers.isEmpty
  }

  // MARK: Bodies and values that flow upward

  mutating func addBody(_ vertex: Vertex) { bodies.insert(vertex) }
  mutating func addUpward(_ vertex: Vertex) { upward.insert(vertex) }

  /// Removes the vertex nearest to the root, for its body.
  mutating func nextBody() -> Vertex? { bodies.popShallowest() }

  /// Removes the vertex farthest from the root, for its values that flow upward.
  mutating func nextUpward() -> Vertex? { upward.popDeepest() }

  // MARK: Actions

  var hasActions: Bool { !actions.isEmpty }
  /// True if actions wait until everything else has settled.
  var isSettling: Bool { !settling.isEmpty }

  mutating func add(_ action: @escaping () -> Void) { actions.append(action) }
  mutating func addSettling(_ action: @escaping () -> Void) { settling.append(action) }

  mutating func takeActions() -> ContiguousArray<() -> Void> {
    let running = actions
    actions = []
    return running
  }

  mutating func takeSettling() -> ContiguousArray<() -> Void> {
    let running = settling
    settling = []
    return running
  }

  // MARK: Commits

  mutating func add(_ renderer: any Renderer) { renderers.append(renderer) }

  var rendererCount: Int { renderers.count }
  var rendererNames: [String] { renderers.map(\.name) }

  func renderer(_ index: Int) -> any Renderer { renderers[index] }

  mutating func removeRenderers(_ count: Int) {
    if renderers.count == 1 { renderers.removeLast() } else { renderers.removeFirst(count) }
  }
}
