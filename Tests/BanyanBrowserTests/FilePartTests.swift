import BanyanHost
import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import BanyanBrowser

/// Parts of files, which a browser asks for to play them from any place.
@Suite struct FilePartTests {
  @Test(
    arguments: [
      (nil, .whole), ("bytes=0-", .bytes(0..<100)), ("bytes=10-19", .bytes(10..<20)),
      ("bytes=90-500", .bytes(90..<100)), ("bytes=-10", .bytes(90..<100)),
      ("bytes=-500", .bytes(0..<100)), ("bytes=99-99", .bytes(99..<100)), ("bytes=100-", .none),
      ("bytes=-0", .none), ("bytes=500-600", .none),
      ("bytes=0-9223372036854775807", .bytes(0..<100)),
      // What the standard does not know, and what it lets a server ignore.
      ("bytes=20-10", .whole), ("bytes=0-1,5-6", .whole), ("bytes=a-b", .whole), ("bytes=", .whole),
      ("bytes=-", .whole), ("bytes=+1-2", .whole), ("items=0-1", .whole),
      ("bytes=99999999999999999999-", .whole), ("bytes=0-1-2", .whole),
    ] as [(String?, FilePart)])
  func aPartOfAHundredBytes(header: String?, part: FilePart) {
    #expect(FilePart(header, of: 100) == part)
  }

  @Test func aPartIsNoLargerThanIsSentAtOnce() {
    #expect(FilePart("bytes=5-", of: 1 << 30) == .bytes(5..<5 + FilePart.mostBytes))
    #expect(FilePart("bytes=0-", of: 0) == .none)
  }

  private func response(
    _ range: String?, of size: Int, limit: Int = 1 << 20, method: HTTPMethod = .GET
  ) throws -> Response {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data((0..<size).map { UInt8(truncatingIfNeeded: $0) }).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = FileOffer(key: "k", name: "film.mp4", type: "video/mp4", path: url.path)
    var request = HTTPRequestHead(version: .http1_1, method: method, uri: "/")
    if let range { request.headers.add(name: "range", value: range) }
    return try #require(Response(offering: file, to: request, limit: limit))
  }

  @Test func aPartIsAnsweredWithWhereItIs() throws {
    let part = try response("bytes=10-19", of: 100)
    #expect(part.status == .partialContent)
    #expect(part.headers["content-range"] == ["bytes 10-19/100"])
    #expect(part.headers["content-length"] == ["10"])
    #expect(part.headers["accept-ranges"] == ["bytes"])
    #expect(part.headers["content-type"] == ["video/mp4"])
    #expect(Array(part.body.readableBytesView) == Array(10..<20))
  }

  @Test func aPartBehindTheEndIsAnsweredWithTheSize() throws {
    let part = try response("bytes=100-", of: 100)
    #expect(part.status == .rangeNotSatisfiable)
    #expect(part.headers["content-range"] == ["bytes */100"])
  }

  @Test func aFileIsSentAtOnceUpToALimit() throws {
    let whole = try response(nil, of: 100, limit: 100)
    #expect(whole.status == .ok && whole.body.readableBytes == 100)
    #expect(whole.headers["accept-ranges"] == ["bytes"] && whole.headers["content-range"].isEmpty)
    #expect(try response(nil, of: 101, limit: 100).status == .payloadTooLarge)
    #expect(try response("bytes=0-", of: 101, limit: 100).status == .partialContent)
    #expect(try response(nil, of: 0).body.readableBytes == 0)
  }

  @Test func aFileThatIsGoneIsNotSent() {
    let file = FileOffer(key: "k", name: "a", type: "video/mp4", path: "/no/such/file")
    let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
    #expect(Response(offering: file, to: request, limit: 100) == nil)
  }
}
