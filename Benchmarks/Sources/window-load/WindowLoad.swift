import ArgumentParser
import Foundation
import NIOCore
import NIOPosix

/// Many live windows in one process, each tapped once a second, all on this machine.
@main
struct WindowLoad: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures a server with many live windows, against an echo in the same run.")

  @Option(help: "How many windows.")
  var windows = 1_000

  @Option(help: "For how many seconds each is tapped once a second.")
  var seconds = 20

  @Option(help: "How many windows with many rows.")
  var largeWindows = 100

  @Option(help: "How many rows those have.")
  var rows = 1_000

  @Flag(help: .hidden)
  var echo = false

  /// The windows are of as many visitors, all from one address. No limit of a visitor or an address is to be measured.
  private static let options =
    ["--port", "0"]
    + [
      "visitorCountPerAddress=10000", "windowCountPerAddress=10000",
      "waitingWindowCountPerAddress=10000", "openingBurstPerAddress=10000",
      "openingsPerSecondPerAddress=10000", "connectionCountPerAddress=10000",
      "eventBurst=1000000", "eventsPerSecond=1000000", "processorTimePerWindow=10s",
      "processorTimePerVisitor=10s", "processorTimePerAddress=10s",
    ].map { "--limit=\($0)" }

  func validate() throws {
    guard (1...5_000).contains(windows), (1...120).contains(seconds),
      (1...1_000).contains(largeWindows),
      (1...10_000).contains(rows)
    else { throw ValidationError("That is more than this is made for, or nothing.") }
  }

  func run() async throws {
    if echo { return try await EchoServer.run() }
    let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
    let floor = try await measureEcho(on: loop)
    try await measureWindows(floor, on: loop)
    try await measureAnimatedWindows(floor, on: loop)
    try await measureLargeWindows(on: loop)
  }

  private func measureEcho(on loop: any EventLoop) async throws -> Times {
    let server = try ServerProcess("window-load", ["--echo"])
    defer { server.stop() }
    var connections: [EchoConnection] = []
    for _ in 0..<windows { connections.append(try await .open(port: server.port, on: loop)) }
    let all = connections
    try await tap(windows, on: loop) { all[$0].tap() }
    let times = try await loop.submit { Times(all.flatMap(\.times)) }.get()
    for connection in all { connection.close() }
    report(
      "\(windows) raw connections to a SwiftNIO echo, each used once a second for \(seconds) s:")
    report("  there and back: \(times)")
    return times
  }

  private func measureWindows(_ floor: Times, on loop: any EventLoop) async throws {
    let server = try ServerProcess(
      "window-app", Self.options, environment: ["WINDOW_APP_ROWS": "20"])
    defer { server.stop() }
    let pages = try await pageLoad(port: server.port, on: loop)
    let before = server.residentBytes
    let start = ContinuousClock.now
    let all = try await open(windows, port: server.port, on: loop)
    let opening = ContinuousClock.now - start
    try await Task.sleep(for: .seconds(2))
    let bytes = server.residentBytes - before
    report("\(windows) windows with 20 rows, each tapped once a second for \(seconds) s:")
    report(
      "  opened in \(milliseconds(opening)) (page and socket): \(milliseconds(opening / windows)) each"
    )
    report("  memory per idle window: \(kilobytes(bytes / windows))")
    let processor = server.processorTime
    try await tap(windows, on: loop) { all[$0].tap() }
    let used = server.processorTime - processor
    for window in all { try await loop.flatSubmit { window.answers() }.get() }
    let times = try await loop.submit { Times(all.flatMap(\.times)) }.get()
    report("  tap to patch: \(times)")
    report(
      "  against the echo: \(ratio(times.median, floor.median)) the median, \(ratio(times.percentile99, floor.percentile99)) the 99th percentile"
    )
    report("  processor of the server: \(Int(used / .seconds(seconds) * 100)) % of one core")
    report(
      "  memory per window after that: \(kilobytes((server.residentBytes - before) / windows))")
    let expected = seconds * windows
    guard times.count == expected else {
      throw Failure("\(times.count) of \(expected) taps were answered")
    }
    try await measureBursts(all[0], on: loop)
    report("page load: \(pages)")
    for window in all { window.close() }
  }

  /// Taps windows in which eight circles move, each with three animated values.
  private func measureAnimatedWindows(_ floor: Times, on loop: any EventLoop) async throws {
    let server = try ServerProcess(
      "window-app", Self.options, environment: ["WINDOW_APP_IS_ANIMATED": "1"])
    defer { server.stop() }
    let all = try await open(windows, port: server.port, on: loop)
    let processor = server.processorTime
    try await tap(windows, on: loop) { all[$0].tap() }
    let used = server.processorTime - processor
    for window in all { try await loop.flatSubmit { window.answers() }.get() }
    let (times, bytes) = try await loop.submit {
      (Times(all.flatMap(\.times)), all.map(\.byteCount).reduce(0, +))
    }.get()
    report(
      "\(windows) windows whose eight circles move, each tapped once a second for \(seconds) s:")
    report("  tap to patch: \(times)")
    report("  against the echo: \(ratio(times.median, floor.median)) the median")
    report("  processor of the server: \(Int(used / .seconds(seconds) * 100)) % of one core")
    report("  a patch: \(bytes / max(1, times.count)) bytes")
    for window in all { window.close() }
  }

  /// Taps 300 times at once, once a second: none may be lost.
  private func measureBursts(_ window: LoadedWindow, on loop: any EventLoop) async throws {
    let before = try await loop.submit {
      window.forgetTimes()
      return window.lastNumber
    }.get()
    for _ in 0..<5 {
      let start = ContinuousClock.now
      try await loop.flatSubmit {
        for _ in 0..<300 { window.tap() }
        return window.answers()
      }.get()
      try await Task.sleep(until: start + .seconds(1))
    }
    let (times, after) = try await loop.submit { (Times(window.times), window.lastNumber) }.get()
    guard after - before == 1_500 else {
      throw Failure("the counter says \(after - before) after 1500 taps")
    }
    report("300 taps at once on one window, five times: none lost; tap to patch: \(times)")
  }

  private func measureLargeWindows(on loop: any EventLoop) async throws {
    let server = try ServerProcess(
      "window-app", Self.options, environment: ["WINDOW_APP_ROWS": "\(rows)"])
    defer { server.stop() }
    let page = try await PageRequest.send(
      "/", headers: ["Accept-Encoding: gzip"], port: server.port, on: loop)
    try await Task.sleep(for: .seconds(1))
    let before = server.residentBytes
    let all = try await open(largeWindows, port: server.port, on: loop)
    try await Task.sleep(for: .seconds(2))
    let bytes = (server.residentBytes - before) / largeWindows
    report(
      "\(largeWindows) windows with \(rows) rows: \(kilobytes(bytes)) each, \(kilobytes(page.byteCount)) of page"
    )
    for window in all { window.close() }
  }

  /// Opens windows, some at a time.
  private func open(_ count: Int, port: Int, on loop: any EventLoop) async throws -> [LoadedWindow]
  {
    let version = try await WireVersion(port: port, on: loop)
    return try await withThrowingTaskGroup(of: LoadedWindow.self) { group in
      var windows: [LoadedWindow] = []
      for number in 0..<count {
        if number >= 16, let window = try await group.next() { windows.append(window) }
        group.addTask { try await LoadedWindow.open(version, port: port, on: loop) }
      }
      for try await window in group { windows.append(window) }
      return windows
    }
  }

  /// Taps each of so many once a second, spread over the second.
  private func tap(
    _ count: Int, on loop: any EventLoop, _ body: @escaping @Sendable (Int) -> Void
  ) async throws {
    let start = NIODeadline.now() + .milliseconds(200)
    let all = (0..<seconds).map { second in
      (0..<count).map { number in
        let offset = TimeAmount.nanoseconds(Int64(number) * 1_000_000_000 / Int64(count))
        return loop.scheduleTask(deadline: start + .seconds(Int64(second)) + offset) {
          body(number)
        }.futureResult
      }
    }
    for second in all { for tap in second { try await tap.get() } }
    // The last ones are on their way.
    try await Task.sleep(for: .seconds(1))
  }

  /// What a first visit loads, compressed as browsers ask for it.
  private func pageLoad(port: Int, on loop: any EventLoop) async throws -> String {
    let headers = ["Accept-Encoding: gzip"]
    let page = try await PageRequest.send("/", headers: headers, port: port, on: loop)
    var total = 0
    var parts: [String] = []
    for path in page.paths {
      let asset = try await PageRequest.send(path, headers: headers, port: port, on: loop)
      total += asset.byteCount
      parts.append("\(path) \(kilobytes(asset.byteCount))")
    }
    return
      "\(kilobytes(page.byteCount)) for the page with 20 rows; once, then kept: \(kilobytes(total)) (\(parts.joined(separator: ", ")))"
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// How long something took, many times.
struct Times: CustomStringConvertible, Sendable {
  let count: Int
  let median: TimeAmount
  let percentile99: TimeAmount
  let longest: TimeAmount

  init(_ times: [TimeAmount]) {
    let sorted = times.sorted()
    count = sorted.count
    median = sorted.isEmpty ? .zero : sorted[count / 2]
    percentile99 = sorted.isEmpty ? .zero : sorted[min(count - 1, count * 99 / 100)]
    longest = sorted.last ?? .zero
  }

  var description: String {
    "median \(text(median)), 99th percentile \(text(percentile99)), longest \(text(longest)), \(count) times"
  }

  private func text(_ time: TimeAmount) -> String { milliseconds(.nanoseconds(time.nanoseconds)) }
}

/// Not `print`: whoever watches reads through a pipe.
func report(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

func milliseconds(_ duration: Duration) -> String {
  String(format: "%.2f ms", duration / .milliseconds(1))
}

func kilobytes(_ bytes: Int) -> String { String(format: "%.1f kB", Double(bytes) / 1_000) }

func ratio(_ time: TimeAmount, _ other: TimeAmount) -> String {
  String(format: "%.1f×", Double(time.nanoseconds) / Double(max(1, other.nanoseconds)))
}
