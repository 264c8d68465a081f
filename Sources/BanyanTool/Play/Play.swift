import ArgumentParser
import Foundation
import Synchronization

struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Edit a SwiftUI file in a browser, beside its app.",
    discussion: """
      A page shows the file's text, the running app, what the compiler and the doctor say, and why views were \
      updated. What you type is saved and runs at once, and the app keeps the state of its views. The file on \
      disk is the truth: what another program writes to it shows up in the page.

      Without a file, the page offers lessons, and copies those you choose into a folder of yours. The page shows \
      the text of a link, and runs it only when you ask for that.

      The page runs code, so it works only in a browser on this machine, and its address contains a key.
      """)

  @Argument(
    help:
      "A Swift file, which is created if it does not exist; or a link that holds a program's text.",
    completion: .file())
  var file: String?

  @Option(help: "The port of this machine to serve the page on; 0 for any free one.")
  var port: String?

  @Option(
    help: ArgumentHelp("Where your copies of the lessons are.", valueName: "folder"),
    completion: .directory)
  var lessons = "~/banyan-lessons"

  @Option(
    help: ArgumentHelp(
      "Where CodeMirror 5 is installed; else the editor is a simpler one.", valueName: "folder"),
    completion: .directory)
  var codemirror = PlayFiles.debianCodeMirror

  // Options of servers for others. They are declared here so that they are rejected with a reason.
  @Option(help: .hidden) var address: String?
  @Option(help: .hidden) var origin: [String] = []
  @Flag(help: .hidden) var behindProxy = false
  @Option(help: .hidden) var trustedProxy: [String] = []
  @Option(help: .hidden) var forwardedHeaders: String?
  @Option(help: .hidden) var tlsCertificate: String?
  @Option(help: .hidden) var tlsKey: String?

  func run() throws {
    do {
      throw ExitCode(try play())
    } catch let failure as Failure {
      failure.report()
      throw ExitCode.failure
    }
  }

  /// - Throws: A ``Failure`` for options that would let others in.
  func check() throws {
    let foreign: [(String, Bool)] = [
      ("--address", address != nil), ("--origin", !origin.isEmpty),
      ("--behind-proxy", behindProxy), ("--trusted-proxy", !trustedProxy.isEmpty),
      ("--forwarded-headers", forwardedHeaders != nil),
      ("--tls-certificate", tlsCertificate != nil), ("--tls-key", tlsKey != nil),
    ]
    if let (name, _) = foreign.first(where: \.1) {
      throw Failure(
        "the playground runs the code that its page sends, so it works only in a browser on this "
          + "machine, without \(name)")
    }
    if let port, UInt16(port) == nil {
      throw Failure("'\(port)' is not a port: a port is a number from 0 to 65535")
    }
    if let file, try PlayLink(file) == nil, !file.hasSuffix(".swift") {
      throw Failure("\(file) is not a Swift file")
    }
  }

  private func play() throws -> CInt {
    try check()
    let files = PlayFiles(folder: try PlayFiles.resources(), codeMirror: codemirror)
    let lessons = Lessons(
      source: files.lessons,
      folder: URL(fileURLWithPath: NSString(string: lessons).expandingTildeInPath))
    let link = try file.flatMap(PlayLink.init)
    var next = try link == nil ? file.map(Self.opened) : nil
    // Both are kept open: once closed, another program could take the port.
    guard let socket = ListeningSocket(host: nil, port: port) else {
      throw Failure("port \(port ?? "8080") is in use; choose another with --port")
    }
    guard let appSocket = ListeningSocket(host: nil, port: "0") else {
      throw Failure("no port is free for the app")
    }
    let gate = PlayGate(host: "127.0.0.1:\(socket.port)", key: PlayGate.makeKey())
    let board = PlayBoard()
    let request = try PlayedFileRequest()
    let site = PlaySite(
      gate, files, board, lessons: lessons, file: next,
      appOrigin: "http://127.0.0.1:\(appSocket.port)"
    ) { request.ask(for: $0) }
    setenv("SWIFT_BACKTRACE", Run.backtrace, 0)
    setenv("OS_ACTIVITY_DT_MODE", "YES", 0)
    let namesHome = ProcessInfo.processInfo.environment["BANYAN_HOME"] != nil
    PlayServer(socket, site).begin()
    FileHandle.standardOutput.write(
      Data("Playground on \(gate.address)\(link?.fragment ?? "")\n".utf8))
    while true {
      guard let file = next else {
        next = request.wait()
        continue
      }
      board.change { PlayRun.open(file, lessons, in: &$0) }
      // Each file's documents are its own, unless the person names another place.
      if !namesHome, let home = ProgramFolder.home(of: file.path) {
        setenv("BANYAN_HOME", home.path, 1)
      }
      let run = PlayRun(file, board, lessons)
      let status = try run.run(on: appSocket, for: gate.origin, until: request.descriptor)
      if let status { return status }
      next = request.wait()
    }
  }

  /// Returns the file to edit, which is created if there is none.
  private static func opened(_ path: String) throws -> PlayedFile {
    let file = PlayedFile(
      path: URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path)
    if !FileManager.default.fileExists(atPath: file.path) {
      try file.write(Self.firstText, over: nil)
    }
    _ = try file.text()
    return file
  }

  private static let firstText = """
    import SwiftUI

    struct ContentView: View {
      @State private var count = 0

      var body: some View {
        VStack(spacing: 16) {
          Text("\\(count)").font(.largeTitle)
          Button("Count") { count += 1 }
            .buttonStyle(.borderedProminent)
        }
      }
    }

    """
}

/// A request to run another file: made on the page's threads, and waited for on the main one.
final class PlayedFileRequest: Sendable {
  /// Readable once a file has been requested.
  let descriptor: CInt
  private let writing: CInt
  private let file = Mutex<PlayedFile?>(nil)

  init() throws {
    var pipe: [CInt] = [0, 0]
    guard Foundation.pipe(&pipe) == 0 else {
      throw Failure("no pipe can be made: \(String(cString: strerror(errno)))")
    }
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptor = pipe[0]
    writing = pipe[1]
  }

  func ask(for file: PlayedFile) {
    self.file.withLock { $0 = file }
    var byte: UInt8 = 0
    while write(writing, &byte, 1) < 0, errno == EINTR {}
  }

  /// Returns the last requested file, and waits for one if necessary.
  func wait() -> PlayedFile? {
    // One byte for each request: only the last file is run.
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while read(descriptor, &bytes, bytes.count) < 0, errno == EINTR {}
    return file.withLock { $0 }
  }
}
