import BanyanBrowser
import Foundation
import Logging
import SwiftUI

/// A server in a process of its own, with default limits.
struct AttackedServer {
  let port: Int
  private let process: Process

  /// Starts this program as a server.
  ///
  /// - Parameter asksForFiles: Whether it asks each visitor but the first for files.
  init(asksForFiles: Bool) throws {
    process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath()
    process.arguments = ["--serve"] + (asksForFiles ? ["--asks-for-files"] : [])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let byte = output.fileHandleForReading.readData(ofLength: 1)
      guard !byte.isEmpty else { throw PlainSocket.Failure(description: "no server") }
      line += byte
    }
    guard let port = Int(String(decoding: line.dropLast(), as: UTF8.self)) else {
      throw PlainSocket.Failure(description: "no port")
    }
    self.port = port
  }

  /// The peak memory use of the process, in bytes.
  var peakByteCount: Int {
    let status = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let peak = status?.firstMatch(of: /VmHWM:\s+(\d+) kB/)?.1
    return peak.flatMap { Int($0) }.map { $0 << 10 } ?? .max
  }

  var isRunning: Bool { process.isRunning }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  /// Serves in the other process until it is terminated.
  @MainActor
  static func serve(asksForFiles: Bool) async throws {
    // What most systems allow a process that does not ask for more.
    var files = rlimit(rlim_cur: 1_024, rlim_max: 1_024)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(count: 5 << 20).write(to: folder.appendingPathComponent("large.png"))
    var configuration = BrowserServer.Configuration(port: 0)
    configuration.logger = Logger(label: "soak") { _ in SwiftLogNoOpLogHandler() }
    configuration.pictureDirectories = [folder.path]
    var isFirst = true
    let server = BrowserServer(configuration: configuration) {
      let asks = asksForFiles && !isFirst
      isFirst = false
      return RunningApp(view: { AttackedView(isImporting: asks) }, hasOwnStorage: true)
    }
    let port = try await server.start()
    FileHandle.standardOutput.write(Data("\(port)\n".utf8))
    try await server.run()
  }
}

/// Shows the text that is typed, so that the server sends as much as it receives.
struct AttackedView: View {
  @State private var count = 0
  @State private var text = ""
  @State private var number = 0
  @State var isImporting: Bool

  var body: some View {
    Button("Count \(count)") { count += 1 }
    TextField("Text", text: $text)
    Text(text)
    TextField("Number", value: $number, format: .number)
    Image("large")
      .fileImporter(
        isPresented: $isImporting, allowedContentTypes: [.item], allowsMultipleSelection: true
      ) { _ in }
  }
}
