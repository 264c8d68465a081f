import Foundation

/// A program that listens, in a process of its own.
final class ServerProcess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let port: Int
  private let process = Process()

  /// Starts a program that stands beside this one, and waits until it says its port.
  init(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.executableURL = own.deletingLastPathComponent().appendingPathComponent(name)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var text = ""
    while true {
      let more = pipe.fileHandleForReading.availableData
      text += String(decoding: more, as: UTF8.self)
      if let found = text.firstMatch(of: /Listening on [^\n]*:(\d+)\n/) {
        port = Int(found.1)!
        return
      }
      guard !more.isEmpty else { throw Failure(description: "\(name) ended without listening") }
    }
  }

  /// Bytes that are in memory now.
  var residentBytes: Int { field("VmRSS:", in: "status").map { $0 * 1_024 } ?? 0 }

  /// How long it has had a processor.
  var processorTime: Duration {
    // The second field is the program's name, which may have spaces in it.
    let text =
      (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8))
      ?? ""
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
      return .zero
    }
    return .milliseconds((user + system) * 1_000 / sysconf(Int32(_SC_CLK_TCK)))
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  private func field(_ name: String, in file: String) -> Int? {
    let text = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/\(file)", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(separator: " ").compactMap { Int($0) }.first
  }
}
