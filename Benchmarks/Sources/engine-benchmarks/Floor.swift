import BanyanNullHost
import Observation

/// What the machine and the system's own libraries take for the least that could be done, measured
/// beside everything else.
@MainActor
enum Floor {
  static func allocate() -> Operation {
    Operation { withExtendedLifetime(Node(under: nil)) {} }
  }

  static func lookUp() -> Operation {
    let dictionary = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, $0 * 7) })
    var key = 0
    return Operation { key = dictionary[key % 1_000]! }
  }

  /// Making as many objects as a row has views, with no more in them than who belongs where.
  static func allocateTree(rows: Int) -> Operation {
    var tree: Node?
    return Operation {
      tree = makeTree(rows: rows)
    } restore: {
      withExtendedLifetime(tree) {}
      tree = nil
    }
  }

  static func memoryPerRow(rows: Int) -> Figure {
    guard let before = Heap.allocatedBytes else { return .unknown }
    let tree = makeTree(rows: rows)
    guard let after = Heap.allocatedBytes else { return .unknown }
    return withExtendedLifetime(tree) { .bytes(Double(after - before) / Double(rows)) }
  }

  /// Publishing to as many subscribers that do nothing.
  static func publish(subscribers: Int) -> Operation {
    let model = PublishedModel()
    var count = 0
    let subscriptions = (0..<subscribers).map { _ in
      model.objectWillChange.sink { count += 1 }
    }
    return Operation {
      model.value += 1
      withExtendedLifetime(subscriptions) {}
    }
  }

  /// Changing a property that as many have registered for, each of which registers again.
  static func observe(readers: Int) -> Operation {
    let model = ObservedModel()
    let observers = (0..<readers).map { _ in Observer(model) }
    for observer in observers { observer.register() }
    return Operation {
      model.value += 1
      for observer in observers { observer.register() }
    }
  }

  private final class Observer: Sendable {
    private let model: UncheckedModel

    private struct UncheckedModel: @unchecked Sendable {
      let model: ObservedModel
    }

    init(_ model: ObservedModel) {
      self.model = UncheckedModel(model: model)
    }

    func register() {
      withObservationTracking {
        _ = model.model.value
      } onChange: { [self] in
        withExtendedLifetime(self) {}
      }
    }
  }

  private final class Node {
    unowned(unsafe) let parent: Node?
    var children: [Node] = []

    init(under parent: Node?) {
      self.parent = parent
      parent?.children.append(self)
    }
  }

  private static func makeTree(rows: Int) -> Node {
    let root = Node(under: nil)
    for _ in 0..<rows {
      let stack = Node(under: Node(under: root))
      for _ in 0..<2 { _ = Node(under: stack) }
      _ = Node(under: Node(under: stack))
    }
    return root
  }
}
