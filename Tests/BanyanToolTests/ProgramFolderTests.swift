import Foundation
import Testing

@testable import BanyanTool

@Suite struct ProgramFolderTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("program-folder-\(UUID().uuidString)", isDirectory: true)

  private func withRoot(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try body()
  }

  private func folder(of path: String, caches: String?) throws -> URL {
    try ProgramFolder(
      of: path, caches: caches.map { root.appendingPathComponent($0) }, temporaryFolder: root
    ).url
  }

  @Test func aProgramIsKeptInOneFolderOfTheCaches() throws {
    try withRoot {
      let folders = try ["/a/App.swift", "/a/App.swift", "/b/App.swift"].map {
        try folder(of: $0, caches: "caches")
      }
      #expect(folders[0] == folders[1] && folders[0] != folders[2])
      let caches = root.appendingPathComponent("caches/banyan").path
      #expect(folders.allSatisfy { $0.path.hasPrefix("\(caches)/App-") })
    }
  }

  @Test func eachAppHasAHomeThatStaysTheSame() throws {
    let data = URL(fileURLWithPath: "/data", isDirectory: true)
    let homes = ["/a/App.swift", "/a/b/../App.swift", "/b/App.swift"].map {
      ProgramFolder.home(of: $0, in: data)?.path ?? ""
    }
    #expect(homes[0] == homes[1] && homes[0] != homes[2])
    #expect(homes.allSatisfy { $0.hasPrefix("/data/banyan/homes/App-") })
    #expect(ProgramFolder.home(of: "/a/App.swift", in: nil) == nil)
  }

  /// Two runs of one program, in two terminals, each have their own folder.
  @Test func aProgramThatRunsTwiceHasTwoFoldersUntilOneHasEnded() throws {
    try withRoot {
      func make() throws -> ProgramFolder {
        try ProgramFolder(
          of: "/a/App.swift", caches: root.appendingPathComponent("caches"), temporaryFolder: root)
      }
      var first: ProgramFolder? = try make()
      let name = try #require(first?.url.lastPathComponent)
      let second = try make()
      #expect(second.url.lastPathComponent == "\(name)-2")
      first = nil
      #expect(try make().url.lastPathComponent == name)
    }
  }

  @Test func `the temporary folder of a process that is gone is removed`() throws {
    try withRoot {
      for name in ["banyan-gone", "banyan-held", "other"] {
        let folder = root.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent(".lock"))
        try Data().write(to: folder.appendingPathComponent("program"))
      }
      // Another program's, which has no lock.
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent("banyan-unlocked"), withIntermediateDirectories: true)
      let lock = FileLock(root.appendingPathComponent("banyan-held/.lock"))
      #expect(lock != nil)
      let made = try #require(ProgramFolder.makeTemporary(in: root))
      // One that is in use stays, also if it is this process's own.
      let second = try #require(ProgramFolder.makeTemporary(in: root))
      let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
      #expect(
        Set(names) == [
          "banyan-held", "other", "banyan-unlocked", made.lastPathComponent,
          second.lastPathComponent,
        ])
      withExtendedLifetime(lock) {}
    }
  }

  /// All users may write to the temporary folder, so a predictable name may be a trap.
  @Test(arguments: ["file/caches", nil])
  func withoutCachesAProgramGoesIntoANewFolderOfItsOwnersAlone(caches: String?) throws {
    try withRoot {
      // No folder can be created below a file, not even by root.
      try Data().write(to: root.appendingPathComponent("file"))
      let folders = try (0..<2).map { _ in try folder(of: "/a/App.swift", caches: caches) }
      #expect(folders[0] != folders[1])
      for folder in folders {
        #expect(folder.lastPathComponent.wholeMatch(of: /banyan-[A-Za-z0-9]{6}/) != nil)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
      }
    }
  }
}
