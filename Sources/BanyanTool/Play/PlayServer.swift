import Foundation
import Synchronization

/// Serves the playground's page to browsers on this machine.
///
/// It serves the pages of one person, which make few requests, so each connection has one request and a thread of its
/// own. It is part of the tool, so it keeps running whatever happens to the app.
final class PlayServer: Sendable {
  private let socket: ListeningSocket
  private let site: PlaySite
  private let connectionCount = Mutex(0)

  private static let mostConnections = 64
  /// The time in which a whole request must arrive, and each part of an answer be read.
  private static let patience = Duration.seconds(10)

  init(_ socket: ListeningSocket, _ site: PlaySite) {
    self.socket = socket
    self.site = site
  }

  /// Accepts connections from now on, on a thread of its own.
  func begin() {
    Thread.detachNewThread { [self] in
      while true {
        let descriptor = accept(socket.descriptor, nil, nil)
        if descriptor < 0 {
          // Too many files are open, and some will be closed.
          if errno == EMFILE || errno == ENFILE { usleep(100_000) }
          continue
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let isTaken = connectionCount.withLock { count in
          if count >= Self.mostConnections { return false }
          count += 1
          return true
        }
        guard isTaken else {
          close(descriptor)
          continue
        }
        Thread.detachNewThread { [self] in
          serve(PlayConnection(descriptor, patience: Self.patience))
          connectionCount.withLock { $0 -= 1 }
        }
      }
    }
  }

  private func serve(_ connection: PlayConnection) {
    switch connection.request() {
    case .success(let request): site.answer(request, on: connection)
    case .failure(let refusal):
      connection.send(.text(refusal.status, refusal.reason), appOrigin: site.appOrigin)
    case nil: break
    }
    connection.end()
  }
}

/// One connection of a browser.
struct PlayConnection {
  private let descriptor: CInt
  private let patience: Duration

  /// - Parameter patience: The time in which the other end must send its whole request, and read all of what is sent
  ///   at once.
  init(_ descriptor: CInt, patience: Duration) {
    self.descriptor = descriptor
    self.patience = patience
  }

  /// Reads a request; nil if the other end sends none in time.
  func request() -> Result<PlayRequest, PlayGate.Refusal>? {
    let deadline = ContinuousClock.now + patience
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let end = Array("\r\n\r\n".utf8)
    var head: Range<Int>?
    while head == nil {
      guard isReady(for: POLLIN, before: deadline) else { return nil }
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return nil }
      let start = max(0, bytes.count - 3)
      bytes += buffer[..<count]
      head = bytes[start...].firstRange(of: end)
      if (head?.lowerBound ?? bytes.count) > PlayRequest.longestHead {
        return .failure(.init(status: 400, reason: "The head of this request is too large."))
      }
    }
    guard let head, let text = String(validating: bytes[..<head.lowerBound], as: UTF8.self),
      var request = PlayRequest(head: text)
    else { return .failure(.init(status: 400, reason: "This is not a request.")) }
    guard let length = request.bodyLength else {
      return .failure(.init(status: 413, reason: "The body of this request is too large."))
    }
    var body = Array(bytes[head.upperBound...])
    while body.count < length {
      guard isReady(for: POLLIN, before: deadline) else { return nil }
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return nil }
      body += buffer[..<count]
    }
    request.body = Array(body.prefix(length))
    return .success(request)
  }

  func send(_ answer: PlayAnswer, appOrigin: String) {
    send(answer.head(appOrigin: appOrigin))
    send(answer.body)
  }

  /// - Returns: Whether the other end is still connected.
  @discardableResult
  func send(_ data: Data) -> Bool {
    let deadline = ContinuousClock.now + patience
    var rest = data[...]
    while !rest.isEmpty {
      guard isReady(for: POLLOUT, before: deadline) else { return false }
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL | MSG_DONTWAIT))
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func isReady(for event: CInt, before deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let rest = (deadline - .now) / .milliseconds(1)
      guard rest > 0 else { return false }
      var awaited = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      let readyCount = poll(&awaited, 1, CInt(rest.rounded(.up)))
      if readyCount < 0, errno == EINTR { continue }
      return readyCount > 0
    }
  }

  func end() {
    shutdown(descriptor, CInt(SHUT_RDWR))
    close(descriptor)
  }
}
