import Foundation
import Testing

@testable import BanyanTool

@Suite struct PlatformSourcesTests {
  @Test func onlyFilesThatAskAreCopiedAndMessagesNameTheAuthors() throws {
    let author = try TemporaryFolder(["A.swift": "#if os(iOS)\n#endif", "B.swift": "let b = 1"])
    let copies = try TemporaryFolder(["old.swift": ""])
    let files = ["A.swift", "B.swift"].map { author.url.appendingPathComponent($0).path }
    let conditions = try files.map {
      PlatformConditions(in: try String(contentsOfFile: $0, encoding: .utf8))
    }
    let sources = try PlatformSources(files, conditions, for: .iOS, in: copies.url)
    #expect(sources.files == [copies.url.path + files[0], files[1]])
    #expect(try String(contentsOfFile: sources.files[0], encoding: .utf8) == "#if true   \n#endif")
    #expect(
      sources.mappedBack("\(sources.files[0]):1:5: error: x\n\(files[1]):1:1: error: y")
        == "\(files[0]):1:5: error: x\n\(files[1]):1:1: error: y")
    #expect(sources.compilerArguments == ["-file-prefix-map", "\(copies.url.path)="])
    #expect(
      !FileManager.default.fileExists(atPath: copies.url.appendingPathComponent("old.swift").path))
    let written = try copies.modificationDate(of: sources.files[0])
    _ = try PlatformSources(files, conditions, for: .iOS, in: copies.url)
    #expect(try copies.modificationDate(of: sources.files[0]) == written)
    let unasked = try PlatformSources(files, conditions, for: .linux, in: copies.url)
    #expect(unasked.files == files)
    #expect(unasked.compilerArguments == [])
  }
}

extension TemporaryFolder {
  fileprivate func modificationDate(of path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}
