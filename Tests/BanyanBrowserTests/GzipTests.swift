import Foundation
import Testing

@testable import BanyanBrowser

@Suite struct GzipTests {
  @Test(arguments: [0, 1, 2, 3, 4, 100, 70_000])
  func theSystemUnpacksIt(count: Int) throws {
    let words = ["color: ", "var(--accent); ", "\u{FF}é", "x", "display: flex;\n"]
    var bytes: [UInt8] = []
    var state: UInt32 = 1
    while bytes.count < count {
      state = state &* 1_664_525 &+ 1_013_904_223
      bytes += Array(words[Int(state >> 16) % words.count].utf8)
    }
    bytes = Array(bytes.prefix(count)) + Array(repeating: 7, count: count / 10)
    let compressed = try #require(Gzip.compress(bytes))
    #expect(try unpack(compressed) == bytes)
    if count > 1000 { #expect(compressed.count < bytes.count / 2) }
  }

  private func unpack(_ bytes: [UInt8]) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString + ".gz")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-dc", file.path]
    let output = Pipe()
    gzip.standardOutput = output
    try gzip.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    gzip.waitUntilExit()
    #expect(gzip.terminationStatus == 0)
    return Array(data)
  }
}
