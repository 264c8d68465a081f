import Foundation
import Testing

@testable import BanyanTool

/// What the inspector of a running program asks about its source (insight I15).
@Suite struct SourceDeskTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder([
      "Shop.swift": "import SwiftUI\n\nstruct Shop: View {\n  @State private var count = 0\n}\n"
    ])
    file = folder.url.appendingPathComponent("Shop.swift").path
  }

  private func desk(_ opener: SourceDesk.Opener) -> SourceDesk {
    let files = [file]
    return SourceDesk(opener) { files }
  }

  private func answer(_ request: String, _ opener: SourceDesk.Opener = .nothing) -> String? {
    var desk = desk(opener)
    return desk.answer(to: request).map(Self.text)
  }

  private static func text(_ answer: [String: Any]) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: answer, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  @Test func `insight I15 lines that are known are sent, with what opens them`() throws {
    let asked =
      #"find [{"view":"Shop","subject":"count"},{"view":"Shop","subject":""},{"view":"Text","subject":""}]"#
    let lines = """
      [{"file":"\(file)","line":4,"name":{"subject":"count","view":"Shop"}},\
      {"file":"\(file)","line":3,"name":{"subject":"","view":"Shop"}}]
      """
    #expect(answer(asked) == #"{"lines":\#(lines),"opener":"nothing"}"#)
    #expect(answer(asked, .page) == #"{"lines":\#(lines),"opener":"page"}"#)
    let editor = try #require(try Editor(option: "true", environment: [:]))
    #expect(answer(asked, .editor(editor)) == #"{"lines":\#(lines),"opener":"editor"}"#)
  }

  @Test func `insight I15 what is no question has no answer`() {
    for line in [
      "ready", "away", "report {}", "find", "find {}", "find [{}]", "open []", "open {}",
    ] {
      #expect(answer(line) == nil, "\(line)")
    }
  }

  @Test func `insight I15 an editor that cannot be started is not asked again`() throws {
    let missing = try #require(try Editor(option: "/nowhere/editor", environment: [:]))
    var desk = desk(.editor(missing))
    let open = #"open {"view":"Shop","subject":""}"#
    #expect(desk.answer(to: open).map(Self.text) == #"{"lines":[],"opener":"nothing"}"#)
    #expect(desk.answer(to: open) == nil)
  }

  @Test func `insight I15 the person's editor is used, unless it needs the terminal`() throws {
    func command(_ option: String?, _ environment: [String: String] = [:]) throws -> [String]? {
      try Editor(option: option, environment: environment)?.command(file: "/a/B.swift", line: 7)
    }
    #expect(try command(nil) == nil)
    #expect(try command(nil, ["EDITOR": "vim"]) == nil)
    #expect(try command(nil, ["VISUAL": "", "EDITOR": "/usr/bin/nano -w"]) == nil)
    #expect(try command(nil, ["VISUAL": "gvim", "EDITOR": "vim"]) == ["gvim", "+7", "/a/B.swift"])
    #expect(try command(nil, ["VISUAL": "vim", "EDITOR": "gedit"]) == nil, "VISUAL comes first")
    #expect(
      try command(nil, ["EDITOR": "code --wait"])
        == ["code", "--wait", "--goto", "/a/B.swift:7"])
    #expect(try command(nil, ["EDITOR": "subl"]) == ["subl", "/a/B.swift:7"])
    #expect(try command(nil, ["EDITOR": "kate"]) == ["kate", "--line", "7", "/a/B.swift"])
    // Whoever asks for an editor may know how it gets a terminal.
    #expect(try command("vim") == ["vim", "+7", "/a/B.swift"])
    #expect(
      try command("foot vim +{line} {file}", ["EDITOR": "code"])
        == ["foot", "vim", "+7", "/a/B.swift"])
    #expect(throws: Failure.self) { try command("  ") }
  }
}
