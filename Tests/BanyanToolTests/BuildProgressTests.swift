import Testing

@testable import BanyanTool

@Suite struct BuildProgressTests {
  private func progress(_ lines: String...) -> BuildProgress {
    var progress = BuildProgress(title: "the library")
    for line in lines { progress.read(line: line) }
    return progress
  }

  @Test func aLineShowsTheStepAndTheTime() {
    let progress = progress("[12/345] Compiling NIOCore Channel.swift")
    #expect(progress.line(after: .seconds(42)) == "Building the library: step 12 of 345, 42 s")
  }

  @Test func afterAMinuteItReportsHowLongTheWholeTakes() {
    let progress = progress("[100/300] Compiling SwiftUICore Text.swift")
    #expect(
      progress.line(after: .seconds(59)) == "Building the library: step 100 of 300, 59 s")
    #expect(
      progress.line(after: .seconds(65))
        == "Building the library: step 100 of 300, 1 min 5 s of about 3 min")
  }

  @Test func stepsThatAreNotKnownYetAreExpected() {
    var progress = BuildProgress(title: "the library", leastStepCount: 1_000)
    progress.read(line: "[250/300] Compiling NIOCore Channel.swift")
    #expect(
      progress.line(after: .seconds(60))
        == "Building the library: step 250 of 1000, 1 min 0 s of about 4 min")
    progress.read(line: "[1010/1020] Compiling SwiftUI Launcher.swift")
    #expect(
      progress.line(after: .seconds(240))
        == "Building the library: step 1010 of 1020, 4 min 0 s of about 4 min")
  }

  @Test func beforeTheFirstStepItReportsWhatItWaitsFor() {
    #expect(progress().line(after: .zero) == "Building the library: starting, 0 s")
    #expect(
      progress("Fetching https://github.com/apple/swift-nio").line(after: .seconds(3))
        == "Building the library: fetching packages, 3 s")
    #expect(
      progress("Another instance of SwiftPM (PID: 1) is already running").line(after: .seconds(3))
        == "Building the library: waiting for another build to end, 3 s")
  }

  @Test func complaintsAreKeptWhole() {
    let progress = progress(
      "Fetching https://github.com/apple/swift-nio", "Building for debugging...",
      "[1/3] Compiling SwiftUICore Text.swift",
      "/a/Text.swift:3:5: error: cannot find 'x' in scope", "1 | x",
      "  | `- error: cannot find 'x'",
      "[2/3] Compiling SwiftUICore Image.swift", "error: fatalError")
    #expect(
      progress.remarks == [
        "/a/Text.swift:3:5: error: cannot find 'x' in scope", "1 | x",
        "  | `- error: cannot find 'x'", "error: fatalError",
      ])
  }
}
