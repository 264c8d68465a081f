import Foundation
import Testing

@testable import BanyanTool

@Suite struct PackageCopyTests {
  private let folder: TemporaryFolder
  private let copy: PackageCopy

  init() throws {
    folder = try TemporaryFolder([
      "Kit/Package.swift": "let kit = Package(name: \"Kit\")\n", "Kit/Sources/Kit/Kit.swift": "",
      "Kit/.build/debug.yaml": "",
    ])
    copy = PackageCopy(
      original: folder.url.appendingPathComponent("Kit"),
      url: folder.url.appendingPathComponent("copies/kit"))
  }

  private func write(contained: Set<String> = []) throws {
    try copy.write(
      .init(
        copies: ["banyan": "/stand-in"], contained: contained,
        compilerArguments: ["-I", "/Modules"],
        linkerArguments: ["-lBanyan"]))
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: copy.url.path).sorted() }
  }

  private var manifest: String {
    get throws {
      try String(contentsOf: copy.url.appendingPathComponent("Package.swift"), encoding: .utf8)
    }
  }

  @Test func `a copy has links to the files, and the manifest with more lines`() throws {
    try write()
    #expect(try names == ["Package.swift", "Sources"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: copy.url.appendingPathComponent("Sources").path)
        == folder.url.path + "/Kit/Sources")
    let lines = try manifest.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.first == "let kit = Package(name: \"Kit\")")
    #expect(lines.contains("let copies: [String: String] = [\"banyan\": \"/stand-in\"]"))
    #expect(lines.contains("for target in kit.targets {"))
  }

  @Test func `what is no longer there leaves the copy`() throws {
    try write()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Kit/Sources"))
    try write(contained: ["Logging"])
    #expect(try names == ["BanyanContents", "Package.swift"])
  }

  @Test func `a manifest without a constant for its package is refused`() throws {
    try folder.write("_ = Package(name: \"Kit\")\n", to: "Kit/Package.swift")
    #expect {
      try write()
    } throws: {
      ($0 as? Failure)?.description
        == "the manifest in \(folder.url.path)/Kit declares its package in a way that is not known here; write `let package = Package(…)`"
    }
  }

  @Test func `the libraries of a program are the system's or are copied`() {
    let list = """
      \tlinux-vdso.so.1 (0x00007ffd)
      \tlibBanyan.so => /usr/lib/banyan/libBanyan.so (0x00007f)
      \tlibswiftCore.so => /opt/swift/usr/lib/swift/linux/libswiftCore.so (0x00007f)
      \tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
      """
    #expect(
      ProgramDistribution.libraries(in: list).map(\.lastPathComponent) == [
        "libBanyan.so", "libswiftCore.so",
      ])
  }
}
