import Foundation
import Testing

@testable import BanyanTool

/// A folder laid out as a package installs it.
@Suite struct InstallationTests {
  private let prefix: URL
  private var tool: URL { prefix.appendingPathComponent("lib/banyan/bin/banyan") }

  init() throws {
    prefix = FileManager.default.temporaryDirectory
      .appendingPathComponent("banyan-installation-\(UUID())")
    for folder in ["lib/banyan/bin", "lib/banyan/C/CNIOLinux", "lib/banyan/C/CNIOPosix"] {
      try FileManager.default.createDirectory(
        at: prefix.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    try #"{"compiler": "Swift version 6.3.1", "version": "0.1.0"}"#.write(
      to: prefix.appendingPathComponent("lib/banyan/installation.json"), atomically: true,
      encoding: .utf8)
  }

  @Test func aToolThatStandsWhereItWasBuiltIsNotInstalled() throws {
    #expect(try Installation.of(executable: URL(fileURLWithPath: "/nowhere/bin/banyan")) == nil)
  }

  @Test func aToolKnowsWhichCompilerItsLibraryIsFor() throws {
    let installation = try #require(try Installation.of(executable: tool))
    #expect(
      installation.record
        == Installation.Record(compiler: "Swift version 6.3.1", version: "0.1.0"))
    #expect(installation.isFor("Swift version 6.3.1"))
    #expect(!installation.isFor("Swift version 6.3.2"))
  }

  @Test func `a package says what the library contains`() throws {
    let record = try JSONDecoder().decode(
      Installation.Record.self,
      from: Data(
        """
        {"compiler": "Swift version 6.3.1", "version": "1",
          "contents": {"versions": {"swift-log": "1.16.2"}, "targets": ["Logging", "SwiftUI"]}}
        """.utf8))
    #expect(
      record.contents
        == LibraryContents(versions: ["swift-log": "1.16.2"], targets: ["Logging", "SwiftUI"]))
  }

  @Test
  func `a library contains the packages whose targets are in it, and not those of the macros`()
    throws
  {
    func dependency(_ name: String) -> String {
      """
      {"packageRef": {"identity": "\(name)", "kind": "remoteSourceControl", "location": "https://example.com/\(name)"},
        "state": {"checkoutState": {"version": "1.2.3"}}, "subpath": "\(name)"}
      """
    }
    let names = ["swift-log", "swift-syntax"].map(dependency).joined(separator: ",")
    let folder = try TemporaryFolder([
      "workspace-state.json": #"{"object": {"dependencies": [\#(names)]}}"#,
      "checkouts/swift-log/Sources/Logging/Logging.swift": "",
      "checkouts/swift-syntax/Sources/SwiftSyntax/Syntax.swift": "",
    ])
    let objects = "/b/debug/Logging.build/Logging.swift.o\n/b/debug/SwiftUI.build/Exports.swift.o\n"
    #expect(
      try LibraryContents(objects: objects, in: folder.url)
        == LibraryContents(versions: ["swift-log": "1.2.3"], targets: ["Logging", "SwiftUI"]))
  }

  @Test func theCompilerReceivesWhereEverythingLies() throws {
    let installation = try #require(try Installation.of(executable: tool))
    let folder = prefix.appendingPathComponent("lib/banyan").path
    #expect(
      try installation.compilerArguments == [
        "-I", "\(folder)/Modules",
        "-Xcc", "-fmodule-map-file=\(folder)/C/CNIOLinux/module.modulemap",
        "-Xcc", "-I\(folder)/C/CNIOLinux",
        "-Xcc", "-fmodule-map-file=\(folder)/C/CNIOPosix/module.modulemap",
        "-Xcc", "-I\(folder)/C/CNIOPosix",
        "-L", folder, "-lBanyan", "-Xlinker", "-rpath", "-Xlinker", folder,
      ])
  }

  @Test func withoutSourcesThereIsNoCryptoKit() throws {
    let installation = try #require(try Installation.of(executable: tool))
    let archive = prefix.appendingPathComponent("share/banyan/sources.tar.gz").path
    #expect {
      try installation.checkoutForCryptoKit()
    } throws: { error in
      (error as? Failure)?.description
        == "CryptoKit is built from Banyan's sources, which are not there: \(archive) is missing"
    }
  }

  @Test func aRecordThatCannotBeReadIsReported() throws {
    let file = prefix.appendingPathComponent("lib/banyan/installation.json")
    try "{".write(to: file, atomically: true, encoding: .utf8)
    #expect {
      try Installation.of(executable: tool)
    } throws: { error in
      (error as? Failure)?.description == "\(file.path) cannot be read; install the package again"
    }
  }

  @Test func forAnotherCompilerTheSourcesAreUnpackedOnce() throws {
    let share = prefix.appendingPathComponent("share/banyan")
    let sources = prefix.appendingPathComponent("sources")
    for folder in [share, sources] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let manifest = sources.appendingPathComponent("Package.swift")
    try "first".write(to: manifest, atomically: true, encoding: .utf8)
    let archive = share.appendingPathComponent("sources.tar.gz").path
    func pack() throws {
      let (status, _) = try Child.run(
        "tar", ["-czf", archive, "-C", sources.path, "Package.swift"], collecting: STDERR_FILENO)
      #expect(status == 0)
    }
    func unpacked() throws -> String {
      let installation = try #require(try Installation.of(executable: tool))
      let checkout = try installation.checkout(
        for: "Swift version 6.3.2", in: prefix.appendingPathComponent("caches"))
      return try String(
        contentsOf: checkout.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    }
    try pack()
    #expect(try unpacked() == "first")
    try "second".write(to: manifest, atomically: true, encoding: .utf8)
    try pack()
    #expect(try unpacked() == "first")
  }
}
