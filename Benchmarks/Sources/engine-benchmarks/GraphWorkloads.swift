import BanyanNullHost

/// What the graph does below the views, for each reader.
@MainActor
enum GraphWorkloads {
  static let readers = 1_000

  static let all: [Workload] = [
    graph("propagation to 1,000 readers", "60 ns", wide),
    graph("propagation along 1,000 readers", "60 ns", deep),
    graph("cut off before 1,000 readers", "40 ns", cutOff),
    graph("1,000 readers that read another source each time", "–", changing),
    graph("making and ending 1,000 readers", "250 ns", making),
  ]

  private static func graph(
    _ name: String, _ target: String, _ prepare: @escaping @MainActor () -> Operation
  ) -> Workload {
    Workload(label: "graph", name: name + ", per reader", size: .fixed(readers), target: target) {
      _ in .time(Stopwatch.median(prepare()) / readers)
    }
  }

  private static func wide() -> Operation {
    let graph = NullGraph()
    let input = graph.makeInput(0)
    for _ in 0..<readers { _ = graph.makeComputation { input.value + 1 } }
    return changing(input, in: graph, runs: readers)
  }

  private static func deep() -> Operation {
    let graph = NullGraph()
    let input = graph.makeInput(0)
    var last = graph.makeComputation { input.value + 1 }
    for _ in 1..<readers {
      let before = last
      last = graph.makeComputation(after: before) { before.value + 1 }
    }
    return changing(input, in: graph, runs: readers)
  }

  /// One in the middle comes to the same result, so that those behind it do not run.
  private static func cutOff() -> Operation {
    let graph = NullGraph()
    let input = graph.makeInput(0)
    let constant = graph.makeComputation { input.value * 0 }
    for _ in 1..<readers { _ = graph.makeComputation(after: constant) { constant.value + 1 } }
    return changing(input, in: graph, runs: 1)
  }

  private static func changing() -> Operation {
    let graph = NullGraph()
    let input = graph.makeInput(0)
    let even = graph.makeInput(0)
    let odd = graph.makeInput(0)
    for _ in 0..<readers {
      _ = graph.makeComputation { input.value % 2 == 0 ? even.value : odd.value }
    }
    return changing(input, in: graph, runs: readers)
  }

  private static func making() -> Operation {
    Operation {
      let graph = NullGraph()
      let input = graph.makeInput(0)
      for _ in 0..<readers { _ = graph.makeComputation { input.value + 1 } }
      graph.close()
    }
  }

  /// A change of an input that has been seen to run as many readers as it should.
  private static func changing(
    _ input: NullGraph.Input, in graph: NullGraph, runs: Int
  ) -> Operation {
    let change: @MainActor () -> Void = { graph.perform { input.value += 1 } }
    let before = graph.runs
    change()
    precondition(graph.runs - before == runs, "\(graph.runs - before) readers ran, not \(runs)")
    return Operation(run: change)
  }
}
