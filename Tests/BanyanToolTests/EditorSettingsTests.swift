import Foundation
import Testing

@testable import BanyanTool

@Suite struct EditorSettingsTests {
  @Test func `settings are kept only where somebody has asked for them`() throws {
    let folder = try TemporaryFolder(["App/Counter.swift": ""])
    let file = folder.url.appendingPathComponent("App/Counter.swift").path
    #expect(EditorSettings.existing(for: file) == nil)
    try EditorSettings(for: file).create()
    let settings = try #require(EditorSettings.existing(for: file))
    try settings.write([.init(files: [file], arguments: ["-module-name", "main"])])
    let commands = settings.opened.appendingPathComponent(".sourcekit-lsp/compile_commands.json")
    let directory = folder.url.appendingPathComponent("App").standardizedFileURL.path
    #expect(
      try String(contentsOf: commands, encoding: .utf8) == """
        [{"arguments":["swiftc","-module-name","main","\(file)"],"directory":"\(directory)","file":"\(file)"}]
        """)
  }

  @Test func `the modules of a package are read from SwiftPM's plan, without what they write`()
    throws
  {
    let plan = """
      commands:
        "C.Kit-debug.module":
          tool: shell
          inputs: ["/app/Sources/Kit/Kit.swift","/build/Modules/SwiftUI.swiftmodule"]
          args: ["/usr/bin/swiftc","-module-name","Kit","-emit-module-path","/build/Kit.swiftmodule","-c","@/build/sources","-j2","-I","/build/Modules","-DDEBUG"]

        "C.Log-debug.module":
          tool: shell
          inputs: ["/other/Sources/Log/Log.swift"]
          args: ["/usr/bin/swiftc","-module-name","Log","-c"]
      """
    #expect(
      try EditorSettings.Module.all(inPlan: plan, below: ["/app"]) == [
        .init(
          files: ["/app/Sources/Kit/Kit.swift"],
          arguments: ["-module-name", "Kit", "-I", "/build/Modules", "-DDEBUG"])
      ])
  }
}
