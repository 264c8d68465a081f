import BanyanHost
import NIOCore

/// A message between a front and one of its workers: a kind, and bytes in parts.
struct WorkerFrame: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    // Sent by workers.

    /// The worker listens.
    case ready = 1
    /// Work for a visitor begins: their name, the window's token, the number of the event. The making of a
    /// page has neither token nor number.
    case began
    /// The work is done.
    case ended
    /// The state that another worker would need to continue with a visitor: their name, their session, and
    /// the changes of the app's state.
    case kept
    /// A visitor was dismissed: their name, and whether one of their pages has connected.
    case left
    /// A visitor of another worker has been restored here.
    case tookUp
    /// The numbers of visitors and windows of a client: the bytes of the address, and the numbers.
    case counted
    /// The main actor runs jobs.
    case alive
    /// The worker's metrics, in the format of Prometheus.
    case measured
    /// An app has logged in a user: the visitor, the token of the window in which it has, and the user.
    case loggedIn
    /// An app ends a visit: the visitor, and whether all visits of the same user end.
    case loggedOut
    /// Everything requested before `settle` has been done and answered.
    case settled

    // Sent by the front.

    /// Restore a visitor of another worker.
    case takeUp = 32
    /// Answer as soon as the main actor is free.
    case ask
    /// Send the metrics.
    case measure
    /// Asks for the whole state of a visitor's app, with the next part of it. The content is the visitor's name.
    case everything
    /// A window must get its visitor's next token: the visitor, the window's token, and the key.
    case renew
    /// The visitor's previous token has ended.
    case renewed
    /// The visit has ended, or goes on at another front: the visitor, and `elsewhere`.
    case dismiss
    /// Answer once everything that has happened is reported.
    case settle

    // Between a front and its successor, which also has `takeUp`.

    /// The session of a visitor.
    case session = 64
  }

  var kind: Kind
  var parts: [[UInt8]] = []

  init(_ kind: Kind, _ parts: [[UInt8]] = []) {
    self.kind = kind
    self.parts = parts
  }

  init(_ kind: Kind, texts: String...) {
    self.init(kind, texts.map { Array($0.utf8) })
  }

  /// Returns a part as text; empty if there is none.
  func text(_ index: Int) -> String {
    parts.indices.contains(index) ? String(decoding: parts[index], as: UTF8.self) : ""
  }

  /// The length of the message, the kind, and each part preceded by its length.
  var bytes: [UInt8] {
    let count = 1 + parts.reduce(0) { $0 + 4 + $1.count }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 + count)
    func append(_ number: Int) {
      withUnsafeBytes(of: UInt32(number).bigEndian) { bytes.append(contentsOf: $0) }
    }
    append(count)
    bytes.append(kind.rawValue)
    for part in parts {
      append(part.count)
      bytes.append(contentsOf: part)
    }
    return bytes
  }

  /// The length of the longest message, in bytes.
  static let longest = 128 << 20

  /// Removes the first message from the received bytes.
  ///
  /// - Returns: nil if it is not complete yet.
  /// - Throws: An error if the bytes are not a message.
  static func take(from buffer: inout ByteBuffer) throws(WorkerFrameError) -> WorkerFrame? {
    guard let count = buffer.getInteger(at: buffer.readerIndex, as: UInt32.self) else { return nil }
    guard count > 0, count <= longest else { throw WorkerFrameError() }
    guard buffer.readableBytes >= 4 + Int(count) else { return nil }
    buffer.moveReaderIndex(forwardBy: 4)
    guard var rest = buffer.readSlice(length: Int(count)),
      let kind = rest.readInteger(as: UInt8.self).flatMap(Kind.init)
    else { throw WorkerFrameError() }
    var frame = WorkerFrame(kind)
    while rest.readableBytes > 0 {
      guard let length = rest.readInteger(as: UInt32.self),
        let part = rest.readBytes(length: Int(length))
      else { throw WorkerFrameError() }
      frame.parts.append(part)
    }
    return frame
  }
}

extension WorkerFrame {
  /// Creates the report of a visitor's state.
  ///
  /// - Parameter head: The visitor, without the app's state.
  init(keeping visitor: String, head: [UInt8], _ changes: StateChanges) {
    self.init(.kept, [Array(visitor.utf8), head, [changes.isWhole ? 1 : 0]])
    for piece in changes.pieces {
      parts.append(withUnsafeBytes(of: piece.number.bigEndian) { Array($0) } + piece.bytes)
    }
  }

  /// Creates the report of a client's numbers.
  init(_ client: ClientAddress, _ count: AddressCounts.Count) {
    self.init(
      .counted, [client.bytes] + [count.visitors, count.windows].map { Array("\($0)".utf8) })
  }

  /// The client and its numbers; nil if the message is not such a report.
  var count: (client: ClientAddress, count: AddressCounts.Count)? {
    guard kind == .counted, parts.count == 3, let visitors = Int(text(1)),
      let windows = Int(text(2))
    else { return nil }
    return (ClientAddress(bytes: parts[0]), .init(visitors: visitors, windows: windows))
  }

  /// The changes of an app's state; nil if the message is not such a report.
  var changes: StateChanges? {
    guard kind == .kept, parts.count >= 3, let isWhole = parts[2].first else { return nil }
    var changes = StateChanges(isWhole: isWhole == 1)
    for part in parts[3...] {
      guard part.count >= 4 else { return nil }
      let number = part[..<4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      changes.pieces.append(.init(number, Array(part[4...])))
    }
    return changes
  }
}

/// An error for received bytes that are not a message of a worker or its front.
struct WorkerFrameError: Error {}
