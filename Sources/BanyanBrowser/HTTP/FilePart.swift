import BanyanHost
import Foundation
import NIOCore
import NIOHTTP1

/// The part of a file that a request asks for. A browser plays a video part by part, and goes on where the person wants to.
enum FilePart: Equatable {
  case whole
  /// Bytes from one position up to another, which is not included.
  case bytes(Range<Int>)
  /// A part behind the end of the file.
  case none

  /// The largest part that is sent at once: it is held in memory meanwhile, and the browser asks for the next.
  static let mostBytes = 1 << 20

  /// - Parameters:
  ///   - header: The request's `Range`. One of another form, or of several parts, counts as none, as the standard lets a server do.
  ///   - size: The number of bytes of the file.
  init(_ header: String?, of size: Int) {
    guard let header, header.hasPrefix("bytes=") else {
      self = .whole
      return
    }
    let ends = header.dropFirst("bytes=".count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let (first, end) = Self.positions(ends[0], ends[1], of: size) else {
      self = .whole
      return
    }
    self = first < end ? .bytes(first..<min(end, first + Self.mostBytes)) : .none
  }

  /// Returns the first position and the one behind the last; nil if these are no positions.
  private static func positions(
    _ first: Substring, _ last: Substring, of size: Int
  ) -> (first: Int, end: Int)? {
    func number(_ digits: Substring) -> Int? {
      digits.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(digits) : nil
    }
    if first.isEmpty {
      guard let count = number(last) else { return nil }
      return (max(0, size - count), size)
    }
    guard let start = number(first) else { return nil }
    if last.isEmpty { return (start, size) }
    guard let end = number(last), start <= end else { return nil }
    return (start, min(size, end == .max ? end : end + 1))
  }
}

extension Response {
  /// A part of a file that a window offers, or all of it if the request asks for no part.
  ///
  /// - Parameter limit: The number of bytes of a file that may be sent at once.
  init?(offering file: FileOffer, to request: HTTPRequestHead, limit: Int) {
    guard let handle = FileHandle(forReadingAtPath: file.path),
      let size = try? handle.seekToEnd()
    else { return nil }
    defer { try? handle.close() }
    let part = FilePart(request.headers.first(name: "range"), of: Int(size))
    func read(_ range: Range<Int>) -> Data? {
      guard (try? handle.seek(toOffset: UInt64(range.lowerBound))) != nil else { return nil }
      // Nothing is read where nothing is asked for: a count of zero at the end is nil.
      return range.isEmpty ? Data() : try? handle.read(upToCount: range.count)
    }
    switch part {
    case .none:
      self.init(.rangeNotSatisfiable, "The file has no such part.")
      headers.add(name: "content-range", value: "bytes */\(size)")
    case .bytes(let range):
      guard let bytes = read(range), bytes.count == range.count else { return nil }
      self.init(offering: file, bytes)
      status = .partialContent
      headers.add(
        name: "content-range",
        value: "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)")
    case .whole:
      guard size <= limit else {
        self.init(
          .payloadTooLarge, "The file is too large to be sent at once. Ask for a part of it.")
        break
      }
      guard let bytes = read(0..<Int(size)) else { return nil }
      self.init(offering: file, bytes)
    }
    headers.add(name: "accept-ranges", value: "bytes")
  }
}
