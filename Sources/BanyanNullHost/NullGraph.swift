import BanyanGraph

/// A graph of sources and readers without any views: for measuring propagation alone.
///
/// ```swift
/// let graph = NullGraph()
/// let input = graph.makeInput(0)
/// let next = graph.makeComputation { input.value + 1 }
/// graph.perform { input.value = 1 }
/// ```
@MainActor
public final class NullGraph {
  private let runtime = Runtime()
  private var computations: [Computation] = []

  public init() {}

  /// Something that is changed from outside.
  public func makeInput(_ value: Int) -> Input { Input(value, runtime) }

  /// Something that is computed from inputs and other computations, again whenever one that it has
  /// read last time has another value.
  /// - Parameter last: of the computations that are read, the one that is updated last.
  public func makeComputation(
    after last: Computation? = nil, _ compute: @escaping @MainActor () -> Int
  ) -> Computation {
    let computation = Computation(after: last, in: runtime, compute)
    computations.append(computation)
    return computation
  }

  /// Changes inputs, and brings all computations up to date.
  public func perform(_ change: () -> Void) { runtime.perform(change) }

  /// The number of times that computations have run.
  public var runs: Int { computations.reduce(0) { $0 + $1.runs } }

  /// Ends the graph.
  public func close() {
    for computation in computations { computation.end() }
    computations = []
  }

  /// Something that is changed from outside.
  @MainActor
  public final class Input {
    private let source = Source()
    private let runtime: Runtime
    private var current: Int

    fileprivate init(_ value: Int, _ runtime: Runtime) {
      current = value
      self.runtime = runtime
    }

    public var value: Int {
      get {
        source.track()
        return current
      }
      set {
        if newValue == current { return }
        current = newValue
        source.changed(in: runtime)
      }
    }
  }

  /// Something that is computed.
  public final class Computation: Vertex {
    private let output = Source()
    private let runtime: Runtime
    private let compute: @MainActor () -> Int
    private var edges = EdgeList()
    private var current = 0
    fileprivate private(set) var runs = 0

    fileprivate init(
      after last: Computation?, in runtime: Runtime, _ compute: @escaping @MainActor () -> Int
    ) {
      self.runtime = runtime
      self.compute = compute
      super.init(depth: last.map { $0.depth + 1 } ?? 0)
      current = evaluate()
    }

    public var value: Int {
      output.track()
      return current
    }

    private func evaluate() -> Int {
      runs += 1
      let surroundings = Tracking.begin(self, replacing: &edges)
      let value = compute()
      edges = Tracking.end(surroundings)
      return value
    }

    public override func update() {
      let value = evaluate()
      if value == current { return }
      current = value
      output.changed(in: runtime)
    }

    fileprivate func end() {
      isDetached = true
      edges.removeAll()
    }
  }
}
