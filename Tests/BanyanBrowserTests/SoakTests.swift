import Foundation
import Testing

/// Small versions of the runs of `Scripts/soak`, each in its own process: a crash ends no other test,
/// and its open descriptors are its own. Attacks need a release build, or the attackers are busy with
/// themselves; `Scripts/test --all` runs them.
@Suite(.timeLimit(.minutes(30))) struct SoakTests {
  /// R09: visitors who come and go leave no window, visitor, task, timer or descriptor behind, and no
  /// memory.
  @Test func whoComesAndIsGoneLeavesNothing() async throws {
    try await soak(
      "--rounds", "100", "--pages", "100", "--messages", "0", "--requests", "0", "--languages", "0",
      "--attack", "0")
  }

  /// Foundation keeps every locale that it ever created.
  @Test func languagesThatThereAreNotAreNotKept() async throws {
    try await soak(
      "--rounds", "0", "--pages", "0", "--messages", "0", "--requests", "0", "--languages", "1000",
      "--attack", "0")
  }

  /// BANYAN_FUZZ sets the number of inputs, BANYAN_FUZZ_SEED the seed.
  @Test func whateverIsSentToAWindowOrAServerHarmsNobody() async throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["BANYAN_FUZZ"].flatMap(Int.init) ?? 3_000
    let seed = environment["BANYAN_FUZZ_SEED"].map { ["--seed", $0] } ?? []
    try await soak(
      ["--rounds", "0", "--pages", "0", "--messages", "\(count * 9 / 10)"]
        + ["--requests", "\(count / 10)", "--languages", "0", "--attack", "0"] + seed)
  }

  private func soak(_ options: String...) async throws { try await soak(options) }

  private func soak(_ options: [String]) async throws {
    let runner = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let process = Process()
    process.executableURL = runner.deletingLastPathComponent().appendingPathComponent("Soak")
    process.arguments = options
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    // A file rather than a pipe, which would have to be drained.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    process.standardOutput = handle
    process.standardError = handle
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    let output = try String(contentsOf: file, encoding: .utf8)
    print(output)
    #expect(status == 0, "\(output)")
  }
}
