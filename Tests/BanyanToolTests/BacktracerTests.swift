import Foundation
import Testing

@testable import BanyanTool

@Suite struct BacktracerTests {
  /// A shell that waits for a copy of `sleep` with the name of Swift's backtracer.
  private final class Program {
    let process = Process()
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder(["note": "A folder for the copy."])
      let sleeper = folder.url.appendingPathComponent("swift-backtrace").path
      try FileManager.default.copyItem(atPath: "/bin/sleep", toPath: sleeper)
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "'\(sleeper)' 1000 & wait"]
      try process.run()
    }

    deinit { if process.isRunning { Backtracer.kill(with: process.processIdentifier) } }
  }

  /// Waits a minute for something that another process does.
  private func wait<Value>(for value: () -> Value?) throws -> Value {
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      if let value = value() { return value }
      usleep(1_000)
    }
    throw Failure("it did not happen")
  }

  @Test func `the backtracer of a program is found among its children, and killed with it`() throws
  {
    let program = try Program()
    let backtracer = try wait { Backtracer(of: program.process.processIdentifier) }
    let path = "/proc/\(backtracer.process)/cmdline"
    // Its name is there a moment before its arguments.
    let command = try wait {
      FileManager.default.contents(atPath: path).flatMap { $0.isEmpty ? nil : $0 }
    }
    #expect(String(decoding: command, as: UTF8.self).contains("swift-backtrace\u{0}1000"))
    #expect(try #require(ThreadState(of: backtracer.process)).work < 1)
    Backtracer.kill(with: program.process.processIdentifier)
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == SIGKILL)
    // Nobody may collect an orphan that has ended, so it may stay as a zombie, without a command.
    let isEmpty = try wait {
      (FileManager.default.contents(atPath: path) ?? Data()).isEmpty ? true : nil
    }
    #expect(isEmpty)
  }

  @Test func `a program without a backtracer has none`() {
    #expect(Backtracer(of: getpid()) == nil)
  }

  @Test
  func `a backtrace may take minutes as long as something happens, but not much processor time`() {
    let start = ContinuousClock.now
    var patience = BacktracePatience(since: start)
    let looks = [(0, 119), (0.1, 119), (0.1, 238), (0.2, 238), (0.2, 357), (0.2, 358), (60, 358)]
    let answers = looks.map { work, seconds in
      patience.isOver(work: work, at: start + .seconds(seconds))
    }
    #expect(answers == [false, false, false, false, false, true, true])
  }
}
