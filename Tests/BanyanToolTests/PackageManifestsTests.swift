import Foundation
import Synchronization
import Testing

@testable import BanyanTool

@Suite struct PackageManifestsTests {
  private final class Reader: Sendable {
    let names = Mutex<[String]>([])
  }

  @Test func `a manifest is read once, and again when it has changed`() throws {
    let folder = try TemporaryFolder(["A/Package.swift": "a", "B/Package.swift": "b"])
    let reader = Reader()
    let manifests = PackageManifests { folder in
      reader.names.withLock { names in
        names.append(folder.lastPathComponent)
        return Data("\(names.count)".utf8)
      }
    }
    func read(_ name: String) throws -> String {
      let data = try manifests.manifest(in: folder.url.appendingPathComponent(name))
      return String(decoding: data, as: UTF8.self)
    }
    #expect(try [read("A"), read("A"), read("B"), read("A")] == ["1", "1", "2", "1"])
    try Data("c".utf8).write(to: folder.url.appendingPathComponent("A/Package.swift"))
    #expect(try [read("A"), read("A"), read("B")] == ["3", "3", "2"])
    try Data().write(to: folder.url.appendingPathComponent("B/Package@swift-6.0.swift"))
    try Data().write(to: folder.url.appendingPathComponent("B/Other.swift"))
    #expect(try [read("B"), read("B")] == ["4", "4"])
    #expect(reader.names.withLock { $0 } == ["A", "B", "A", "B"])
  }

  @Test func `a manifest that cannot be read is tried again`() throws {
    let folder = try TemporaryFolder(["Package.swift": "a"])
    let reader = Reader()
    let manifests = PackageManifests { folder in
      let count = reader.names.withLock { names in
        names.append(folder.lastPathComponent)
        return names.count
      }
      if count == 1 { throw Failure("it cannot be read") }
      return Data()
    }
    #expect(throws: Failure.self) { try manifests.manifest(in: folder.url) }
    #expect(try manifests.manifest(in: folder.url) == Data())
  }
}
