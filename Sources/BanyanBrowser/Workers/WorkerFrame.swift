import BanyanHost
import NIOCore

/// One message between a front and one of its workers: a kind, and bytes in parts.
struct WorkerFrame: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    // Sent by workers.

    /// It listens.
    case ready = 1
    /// Something is about to be done for a visitor: their name, the window's token, the number of the
    /// event. The making of a page has neither token nor number.
    case began
    /// It has been done.
    case ended
    /// What another worker would need to go on with a visitor: their name, who they are, and what has changed
    /// in what their app keeps.
    case kept
    /// A visitor was let go: their name, and whether a page of theirs has come to life.
    case left
    /// A visitor of another worker goes on here.
    case tookUp
    /// How many visitors and windows there are of a client: the bytes of their address, and the numbers.
    case counted
    /// The main actor takes jobs.
    case alive
    /// What the worker has measured, as Prometheus reads it.
    case measured

    // Sent by the front.

    /// Go on with a visitor of another worker.
    case takeUp = 32
    /// Answer as soon as the main actor is free.
    case ask
    /// Send what has been measured.
    case measure
    /// Send everything that a visitor's app keeps, when something of it is sent next: their name.
    case everything
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

  /// A part as text; empty if there is none.
  func text(_ index: Int) -> String {
    parts.indices.contains(index) ? String(decoding: parts[index], as: UTF8.self) : ""
  }

  /// The length of what follows, the kind, and each part with its length before it.
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

  /// Takes the first message out of the bytes that have come.
  ///
  /// - Returns: nil if it is not complete yet.
  /// - Throws: If the bytes are not a message.
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
  /// What is said of a visitor.
  ///
  /// - Parameter head: Who they are, without what their app keeps.
  init(keeping visitor: String, head: [UInt8], _ changes: StateChanges) {
    self.init(.kept, [Array(visitor.utf8), head, [changes.isWhole ? 1 : 0]])
    for piece in changes.pieces {
      parts.append(withUnsafeBytes(of: piece.number.bigEndian) { Array($0) } + piece.bytes)
    }
  }

  /// How many there are of a client.
  init(_ client: ClientAddress, _ count: AddressCounts.Count) {
    self.init(
      .counted, [client.bytes] + [count.visitors, count.windows].map { Array("\($0)".utf8) })
  }

  /// How many there are of which client; nil if the message does not say it.
  var count: (client: ClientAddress, count: AddressCounts.Count)? {
    guard kind == .counted, parts.count == 3, let visitors = Int(text(1)),
      let windows = Int(text(2))
    else { return nil }
    return (ClientAddress(bytes: parts[0]), .init(visitors: visitors, windows: windows))
  }

  /// What has changed in what a visitor's app keeps; nil if the message does not say it.
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

/// The bytes that came are not a message of a worker or its front.
struct WorkerFrameError: Error {}
