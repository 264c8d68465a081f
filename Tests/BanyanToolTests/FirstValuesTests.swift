import Testing

@testable import BanyanTool

/// Finds the properties whose initial values changed, by their source text.
@Suite struct FirstValuesTests {
  private func edited(_ old: String, _ new: String) -> [String] {
    values(new).edited(since: values(old))
  }

  private func values(_ source: String) -> FirstValues {
    var values = FirstValues()
    values.read(source)
    return values
  }

  private func screen(_ declarations: String) -> String {
    "struct Screen: View {\n\(declarations)\nvar body: some View { Text(\"\\(count)\") }\n}"
  }

  @Test func aFirstValueThatDiffersIsNoticed() {
    #expect(
      edited(screen("@State private var count = 0"), screen("@State private var count = 1"))
        == ["Screen.count"])
    #expect(
      edited(screen("@State var name = \"a\""), screen("@State var name = \"b\"")) == [
        "Screen.name"
      ])
    #expect(
      edited(
        screen("@StateObject private var store = Store(\n  size: 1)"),
        screen("@StateObject private var store = Store(\n  size: 2)")) == ["Screen.store"])
    #expect(
      edited(screen("@State var a = [1: 2, 3: 4]"), screen("@State var a = [1: 2, 3: 5]")) == [
        "Screen.a"
      ])
    #expect(
      edited(screen("@State var count = 0"), screen("@State var count: Int")) == ["Screen.count"])
  }

  @Test func aFileFromWindowsMayAskToStartAnew() {
    let source = "import SwiftUI\r\n// banyan: reset\r\nstruct Screen: View {}\r\n"
    #expect(values(source).unwantedTypes == ["Screen"])
  }

  @Test func spacesCommentsAndWhatIsElsewhereAreNothing() {
    let source = screen("@State private var count = 0\n@State var other = 3")
    #expect(edited(source, source) == [])
    #expect(
      edited(
        source,
        screen("// Counts.\n@State   private var count   = /* none */ 0\n@State var other = 3"))
        == [])
    #expect(edited(source, source.replacing("Text(", with: "Label(")) == [])
    #expect(
      edited(
        source, screen("@State var new = 1\n@State private var count = 0\n@State var other = 3"))
        == [])
    #expect(edited(source, screen("@State var other = 3\n@State private var count = 0")) == [])
  }

  @Test func whatStandsOnSeveralLinesBelongsToIt() {
    #expect(
      edited(
        screen("@State var count = 1\n  + 2\n@State var b = 0"),
        screen("@State var count = 1\n  + 3\n@State var b = 0"))
        == ["Screen.count"])
    #expect(
      edited(
        screen("@State var m = Model()\n  .with(1)"), screen("@State var m = Model()\n  .with(2)"))
        == ["Screen.m"])
    #expect(
      edited(
        screen("@State var c = {\n  let x = 1\n  return x\n}()"),
        screen("@State var c = {\n  let x = 2\n  return x\n}()")) == ["Screen.c"])
    #expect(
      edited(screen("@State var a = 0, b = 1"), screen("@State var a = 0, b = 2")) == [
        "Screen.a", "Screen.b",
      ])
  }

  @Test func anInitializerCountsForThePropertiesThatItNames() {
    let old = screen(
      "@State var a = 0\n@State var b: Int\ninit(n: Int) { _b = State(initialValue: n) }")
    #expect(edited(old, old.replacing("Value: n", with: "Value: n + 1")) == ["Screen.b"])
  }

  @Test func typesGoByTheirOwnNames() {
    let old =
      "enum Outer { struct Inner: View { @State var a = 0 } }\nextension Outer.Inner { }\nclass Model { var n = 1; class func make() {} ; var m = 2 }"
    #expect(edited(old, old.replacing("a = 0", with: "a = 1")) == ["Inner.a"])
    #expect(edited(old, old.replacing("n = 1", with: "n = 3")) == ["Model.n"])
    #expect(edited(old, old.replacing("m = 2", with: "m = 3")) == ["Model.m"])
  }

  @Test func anAuthorMayWantAFileToStartAnew() {
    #expect(
      values("// banyan: reset\nstruct A: View {}\nfinal class B {}").unwantedTypes == ["A", "B"])
    #expect(values("let a = \"// banyan: reset\"\nstruct A: View {}").unwantedTypes == [])
  }

  @Test func whatIsGlobalIsNoticed() {
    #expect(values("var total = 0").hasGlobals)
    #expect(values("struct A { static let shared = Store() }").hasGlobals)
    #expect(!values("struct A { static let width = 3; var a = B() }\nlet name = \"x\"").hasGlobals)
  }

  @Test func sourceThatIsNoSwiftEndsNothing() {
    for source in [
      "", "var", "struct", "struct {", "}}}}", "init", "struct A { init", "var = = =",
      "struct A { var a = (((",
    ] {
      _ = values(source)
    }
  }
}

@Suite struct ReloadReportTests {
  private func text(_ json: String) -> String? {
    ReloadReport("report \(json)")?.text(after: "0.5 s")
  }

  @Test func aReloadIsReportedInOneLine() {
    #expect(text(#"{"keptCount":0,"resets":[]}"#) == "Reloaded in 0.5 s")
    #expect(text(#"{"keptCount":1,"resets":[]}"#) == "Reloaded in 0.5 s: 1 state kept")
    #expect(
      text(#"{"keptCount":14,"resets":["C.a (b)","D.e (f)","D.e (f)"]}"#)
        == "Reloaded in 0.5 s: 14 states kept, 3 reset: C.a (b), D.e (f) ×2")
    #expect(
      text(#"{"keptCount":0,"resets":["a","b","c"]}"#)
        == "Warning: nothing kept. Reloaded in 0.5 s: 0 states kept, 3 reset: a, b, c")
    #expect(
      text(#"{"keptCount":1,"resets":["1","2","3","4","5","6","7","8"]}"#)?.hasSuffix(
        "1, 2, 3, 4, 5, 6, and 2 more") == true)
    #expect(
      text(#"{"keptCount":0,"resets":[],"failure":"the previous state is damaged"}"#)
        == "Reloaded in 0.5 s, with nothing kept: the previous state is damaged")
    #expect(ReloadReport("ready") == nil)
    #expect(ReloadReport("report {") == nil)
  }
}
