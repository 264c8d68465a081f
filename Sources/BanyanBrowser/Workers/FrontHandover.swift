import BanyanHost
import Foundation
import Logging
import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The visitors of a front that ends, for the one that is started in its place: their sessions, and what their apps keep.
struct FrontHandover: Equatable {
  struct Session: Codable, Equatable {
    let name: String
    let tokens: [String]
    let login: Sessions.Login
    /// The client that they were first seen at, if it is known.
    var client: ClientAddress?
  }

  /// A visitor's head, as workers send it, and their app's pieces.
  struct Visitor: Equatable {
    let head: [UInt8]
    let pieces: [[UInt8]]
  }

  var sessions: [Session] = []
  var visitors: [Visitor] = []

  /// Messages, as between a front and a worker: each session, and each visitor.
  var bytes: [UInt8] {
    let sessions = sessions.compactMap { session in
      (try? JSONEncoder().encode(session)).map { WorkerFrame(.session, [Array($0)]) }
    }
    let visitors = visitors.map { WorkerFrame(.takeUp, [$0.head] + $0.pieces) }
    return (sessions + visitors).reduce(into: []) { $0 += $1.bytes }
  }

  init() {}

  /// - Throws: An error if the bytes are not those of a handover.
  init(_ bytes: [UInt8]) throws {
    var buffer = ByteBuffer(bytes: bytes)
    while let frame = try WorkerFrame.take(from: &buffer) {
      guard let first = frame.parts.first else { throw WorkerFrameError() }
      switch frame.kind {
      case .session:
        sessions.append(try JSONDecoder().decode(Session.self, from: Data(first)))
      case .takeUp:
        visitors.append(Visitor(head: first, pieces: Array(frame.parts.dropFirst())))
      default: throw WorkerFrameError()
      }
    }
    // The rest of a message that was cut short.
    guard buffer.readableBytes == 0 else { throw WorkerFrameError() }
  }
}

/// A file in which a front leaves its visitors. It is in memory, so that nothing of theirs is ever on a disk.
struct HandoverFile {
  let path: String

  /// - Throws: An error if the file would not be in memory.
  init(_ path: String) throws(BrowserServerError) {
    self.path = path
    var information = stat()
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard stat(folder, &information) == 0 else {
      throw .cannotHandOver(path: path, reason: String(cString: strerror(errno)))
    }
    guard Self.isInMemory(device: information.st_dev) else {
      throw .cannotHandOver(path: path, reason: "its folder is not in memory (tmpfs)")
    }
  }

  /// Returns true if the system lists a device as a file system in memory.
  private static func isInMemory(device: dev_t) -> Bool {
    let name = "\(device >> 8 & 0xFFF):\(device & 0xFF | device >> 12 & 0xFFF00)"
    let mounts = try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)
    return mounts?.split(separator: "\n").contains { line in
      let fields = line.split(separator: " ")
      guard let end = fields.firstIndex(of: "-"), end + 1 < fields.count else { return false }
      return fields[2] == name && fields[end + 1] == "tmpfs"
    } ?? false
  }

  /// Writes a handover, which only the same user can read.
  func write(_ handover: FrontHandover) throws(BrowserServerError) {
    let other = "\(path).\(RandomToken.make())"
    let descriptor = open(other, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure }
    defer { close(descriptor) }
    let isWhole = handover.bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, piece.baseAddress, piece.count)
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
      }
      return true
    }
    guard isWhole, rename(other, path) == 0 else {
      let failure = failure
      unlink(other)
      throw failure
    }
  }

  /// Reads and removes the handover of another front.
  ///
  /// - Parameter limit: The age from which a handover is of no use, because the pages are gone.
  /// - Returns: nil if there is none.
  func take(within limit: Duration) throws -> FrontHandover? {
    // Not to wait for the writer of a pipe that somebody has put there.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var facts = stat()
    let refusal = BrowserServerError.cannotHandOver(path: path, reason: "it is another user's")
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      facts.st_uid == getuid()
    else { throw refusal }
    unlink(path)
    guard facts.st_mode & 0o077 == 0 else { throw refusal }
    guard Double(time(nil) - facts.st_mtim.tv_sec) < limit / .seconds(1) else { return nil }
    return try FrontHandover(Array(try file.readToEnd() ?? Data()))
  }

  private var failure: BrowserServerError {
    .cannotHandOver(path: path, reason: String(cString: strerror(errno)))
  }
}

extension Workers {
  /// Waits until workers have sent what was pending when this was called, and starts no more. One that does not answer is
  /// killed.
  func settle() async {
    isStopping = true
    let killing = Task {
      while (try? await Task.sleep(for: limits.stoppingTime / 8)) != nil {
        for number in measuring.keys { links[number]?.process.kill() }
      }
    }
    _ = await measurements()
    killing.cancel()
  }

  /// The visitors, for another front.
  var handover: FrontHandover {
    var handover = FrontHandover()
    handover.sessions = sessions.names.map(session(of:))
    handover.visitors = kept.names.compactMap { name in
      guard let visitor = kept[name], let head = try? JSONEncoder().encode(visitor) else {
        return nil
      }
      return .init(head: Array(head), pieces: kept.pieces(of: name))
    }
    return handover
  }

  /// The session of a visitor, for another front.
  func session(of name: String) -> FrontHandover.Session {
    .init(
      name: name, tokens: sessions.tokens(of: name), login: sessions.handedLogin(of: name),
      client: sessions.client(of: name))
  }

  /// Continues with the visitors of another front. Their apps are made when their pages come.
  func takeUp(_ handover: FrontHandover) {
    for session in handover.sessions {
      sessions.takeUp(session.name, session.tokens, session.login, from: session.client)
    }
    for visitor in handover.visitors {
      guard
        let head = try? JSONDecoder().decode(Handover.Visitor.self, from: Data(visitor.head)),
        sessions.tokens(of: head.name) != []
      else { continue }
      if kept.restore(head, visitor.pieces, now: .now) == .tooLarge {
        reportNoRoom("The state of a visitor's app exceeds the limit: the visitor starts over.")
      }
    }
    for session in handover.sessions where kept[session.name] == nil {
      sessions.visitorDidGo(session.name, wasUsed: true, now: .now)
    }
  }

  /// Returns true if what the visitors of another front keep would fit into the limit.
  ///
  /// - Parameter isAlone: Whether to leave out what others keep.
  func hasRoom(for handover: FrontHandover, alone isAlone: Bool = false) -> Bool {
    handover.visitors.allSatisfy { visitor in
      let head = try? JSONDecoder().decode(Handover.Visitor.self, from: Data(visitor.head))
      return head.map { kept.fits($0, visitor.pieces, alone: isAlone) } ?? true
    }
  }

  func reportNoRoom(_ message: Logger.Message) {
    refusalLog.write(message, for: "kept", to: logger, level: .warning)
  }
}
