import ArgumentParser
import Foundation

/// Runs the tests' small runs at full size. `Scripts/soak` calls it.
@main
struct Soak: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Connects and drops, and says anything to windows and servers of this process.")

  @Option(help: "Rounds of connecting and dropping.")
  var rounds = 10_000

  @Option(help: "Pages that nobody comes for.")
  var pages = 10_000

  @Option(help: "Messages to a window.")
  var messages = 900_000

  @Option(help: "Requests, each on a connection of its own.")
  var requests = 100_000

  @Option(help: "Languages that there are not, each asked for once.")
  var languages = 10_000

  @Option(help: "How many seconds a server is attacked in each way.")
  var attack = 20

  @Option(help: "A way to attack it, which may be repeated. Default: each.")
  var only: [String] = []

  @Option(help: "How long 99 of 100 taps may take meanwhile, in milliseconds.")
  var latency = 100

  @Option(
    help:
      "How many times its longest wait on an idle server a tap may take during attacks that are refused."
  )
  var factor = 10

  @Flag(help: .hidden)
  var serve = false

  @Flag(help: .hidden)
  var asksForFiles = false

  @Option(help: "What decides the messages and requests. Default: another one each time.")
  var seed = UInt64.random(in: 1...999_999)

  // The bounded records of visitors who have gone are still growing after the first fifth.
  @Option(help: "How much more memory may be allocated at the end, in bytes.")
  var slack = 8 << 20

  @Option(help: "A file that says which message is being said, for when it ends the process.")
  var trace: String?

  @MainActor
  mutating func run() async throws {
    if serve { return try await AttackedServer.serve(asksForFiles: asksForFiles) }
    report("seed \(seed)")
    // Attackers hold many connections.
    var files = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
    files.rlim_cur = files.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
    var isGood = true
    for (kind, count) in [(Rounds.Kind.sockets, rounds), (.pages, pages)] where count > 0 {
      let start = ContinuousClock.now
      let rest = try await Rounds(kind: kind, count: count).run()
      report("\(count) \(kind.rawValue) in \(Self.seconds(since: start)): \(rest)")
      isGood = isGood && rest.isNothing && rest.bytes < slack
    }
    if messages > 0 {
      let start = ContinuousClock.now
      var fuzzer = WindowFuzzer(seed: seed, count: messages)
      if let trace { fuzzer.log = try Self.log(to: trace) }
      let outcome = try await fuzzer.run()
      report("\(messages) messages in \(Self.seconds(since: start)): \(outcome)")
      isGood = isGood && outcome.windows == 0 && outcome.bytes < slack
    }
    if requests > 0 {
      let start = ContinuousClock.now
      let outcome = try await RequestFuzzer(seed: seed, count: requests).run()
      report("\(requests) requests in \(Self.seconds(since: start)): \(outcome)")
      isGood =
        isGood && outcome.failures.isEmpty && outcome.windows == 0 && outcome.descriptors == 0
        && outcome.bytes < slack
    }
    if languages > 0 {
      let start = ContinuousClock.now
      let outcome = try await Languages(count: languages).run()
      report("\(languages) languages in \(Self.seconds(since: start)): \(outcome)")
      isGood = isGood && outcome.locales == ["en_US"] && outcome.peak < 512 << 20
    }
    let attacks = only.isEmpty ? Attack.allCases : only.compactMap(Attack.init)
    for kind in attacks where attack > 0 {
      let time = Duration.seconds(attack)
      let outcome = try await Task.detached { try kind.outcome(for: time) }.value
      report("\(attack) s of \(kind.rawValue): \(outcome)")
      isGood = isGood && outcome.isGood(latencyLimit: .milliseconds(latency), factor: factor)
    }
    guard isGood else {
      report("NOT as it should be")
      throw ExitCode.failure
    }
    report("all as it should be")
  }

  /// `print` buffers when standard output is a pipe.
  private func report(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func seconds(since start: ContinuousClock.Instant) -> String {
    "\(Int((ContinuousClock.now - start) / .seconds(1))) s"
  }

  private static func log(to path: String) throws -> (Int, [UInt8]) -> Void {
    try Data().write(to: URL(fileURLWithPath: path))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    return { number, bytes in
      try? file.seek(toOffset: 0)
      let text = "\(number): \(bytes.prefix(200))"
      try? file.write(
        contentsOf: Data((text.padding(toLength: 1_000, withPad: " ", startingAt: 0)).utf8))
    }
  }
}
