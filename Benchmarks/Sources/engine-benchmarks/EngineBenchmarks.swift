import ArgumentParser

/// Measures the engine on a host that shows nothing, and prints a table.
@main
struct EngineBenchmarks: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "engine-benchmarks",
    abstract: "Measures the engine on a host that shows nothing, and prints a Markdown table.",
    discussion: "Compare ratios within one run: the same machine may be twice as slow tomorrow.")

  @Option(help: "The numbers of rows to measure with.", transform: numbers)
  var rows: [Int] = [1_000, 10_000]

  @Option(help: "The workloads to run: 1 to 8, 7a to 7c, memory.", transform: names)
  var only: [String] = []

  @Flag(help: "Count only the time that the process had a processor: for a busy machine.")
  var processorTime = false

  // A job of the main actor, as events and flushes are in an app.
  @MainActor
  func run() async throws {
    let workloads = Workload.all.filter { workload in
      only.isEmpty || only.contains { workload.label.hasPrefix($0) }
    }
    guard !workloads.isEmpty else {
      throw ValidationError("There is no workload called \(only.joined(separator: " or ")).")
    }
    Stopwatch.countsProcessorTime = processorTime
    let table = Table(rows: rows.sorted())
    print(table.header)
    for workload in workloads {
      print(table.line(for: workload))
    }
  }

  private static func names(_ list: String) -> [String] {
    list.split(separator: ",").map(String.init)
  }

  private static func numbers(_ list: String) throws -> [Int] {
    try list.split(separator: ",").map {
      guard let number = Int($0), number >= 10 else {
        throw ValidationError("“\($0)” is not a number of rows, which is at least 10.")
      }
      return number
    }
  }
}
