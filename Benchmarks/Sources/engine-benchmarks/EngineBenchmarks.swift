import ArgumentParser
import BanyanNullHost
import Foundation

/// Measures the engine on a host that shows nothing, and prints a table.
@main
struct EngineBenchmarks: ParsableCommand {
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

  @Option(help: "Take no times, but run each operation this often, for a profiler to count.")
  var profile: Int?

  @Flag(help: "Take no times, but count the allocations of one run: for all starts the same.")
  var allocations = false

  @Option(help: "What is traced meanwhile: off, causes, values, or each in turn: compared.")
  var tracing = "off"

  @Option(help: "Write the figures to a file, as JSON.")
  var json: String?

  // A job of the main actor, as events and flushes are in an app. The main thread does it: were
  // this command asynchronous, that thread would end, which valgrind does not survive.
  func run() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { measure() }
      Foundation.exit(0)
    }
    RunLoop.main.run()
  }

  @MainActor
  private func measure() {
    // What layout measures is counted by its tests. Allocations are made on the way to the host.
    let workloads = Workload.all.filter { workload in
      if allocations, workload.label.hasPrefix("11"), !["11a", "11b"].contains(workload.label) {
        return false
      }
      return only.isEmpty || only.contains(workload.label)
        || only.contains(String(workload.label.prefix { !$0.isLetter }))
    }
    guard !workloads.isEmpty else {
      Self.exit(
        withError: ValidationError(
          "There is no workload called \(only.joined(separator: " or ")).")
      )
    }
    Stopwatch.countsProcessorTime = processorTime
    Stopwatch.profiledRuns = profile
    AllocationCounter.isOn = allocations
    if tracing == "compared" {
      let table = TracingTable(rows: rows.min() ?? 0)
      print(table.header)
      for workload in workloads { print(table.line(for: workload)) }
      return
    }
    guard let tracing = NullApp.Tracing(rawValue: tracing) else {
      Self.exit(withError: ValidationError("Tracing is off, causes, values or compared."))
    }
    NullApp.tracing = tracing
    let table = Table(rows: rows.sorted())
    print(table.header)
    for workload in workloads {
      print(table.line(for: workload))
    }
    if let json { write(table.records, to: json) }
  }

  private func write(_ records: [Record], to path: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try encoder.encode(records).write(to: URL(fileURLWithPath: path))
    } catch {
      Self.exit(withError: error)
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
