import Foundation
import Testing

@testable import BanyanTool

/// Programs with symbolic links.
@Suite struct LinkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["App/App.swift": "one", "App/Parts/Part.swift": "one"])
  }

  private func link(_ path: String, to target: String) throws -> String {
    let link = folder.url.appendingPathComponent(path).path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    return link
  }

  @Test func theFilesOfAFolderAreNamedThroughTheLinkToIt() throws {
    let link = try self.link("link", to: "App")
    #expect(AppTarget.swiftFiles(in: link) == ["\(link)/App.swift", "\(link)/Parts/Part.swift"])
  }

  @Test func aChangeBehindTheLinkToAFolderIsNoticed() throws {
    let watch = try FileWatch(try link("link", to: "App"))
    try folder.write("two", to: "App/Parts/Part.swift")
    #expect(try watch.takeChanges())
  }

  @Test func aChangeOfTheFileThatALinkLeadsToIsNoticed() throws {
    let watch = try FileWatch(try link("Link.swift", to: "App/App.swift"))
    try folder.write("two", to: "App/App.swift")
    #expect(try watch.takeChanges())
    try folder.write("two", to: "App/Other.swift")
    #expect(try !watch.takeChanges())
  }

  @Test func aLinkInAFolderIsNotFollowed() throws {
    _ = try link("App/up", to: "..")
    let watch = try FileWatch(folder.url.appendingPathComponent("App").path)
    try folder.write("one", to: "Outside.swift")
    #expect(try !watch.takeChanges())
    try folder.write("two", to: "App/App.swift")
    #expect(try watch.takeChanges())
  }
}
