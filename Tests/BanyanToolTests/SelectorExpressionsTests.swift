import Testing

@testable import BanyanTool

@Suite struct SelectorExpressionsTests {
  private func source(_ source: String) -> String? {
    PlatformConditions(in: source).source(for: .iOS)
  }

  @Test func `a selector of a type's method is a value with the method`() {
    #expect(
      source("a(#selector(Coordinator.update(sender:)), 1)")
        == "a(Selector(\"updateWithSender:\", _calls: Coordinator.update(sender:)), 1)")
    #expect(source("a(#selector(A.B.tap))") == "a(Selector(\"tap\", _calls: A.B.tap))")
  }

  @Test func `a method without a type belongs to the type around it`() {
    #expect(
      source("class A { class B: C { class func f() { let a = #selector(tap(_:)) } } }")
        == "class A { class B: C { class func f() { let a = Selector(\"tap:\", _calls: B.tap(_:)) } } }"
    )
    #expect(
      source("extension A.B { class C {}; func f() { if a { b(#selector(self.tap)) } } }")
        == "extension A.B { class C {}; func f() { if a { b(Selector(\"tap\", _calls: A.B.tap)) } } }"
    )
  }

  @Test func `lines stay where they are`() {
    #expect(
      source("class A {\n@objc\nfunc f() {\n#selector(\n  self\n    .tap(_:)\n)\n}\n}")
        == "class A {\n     \nfunc f() {\nSelector(\"tap:\", _calls: \n  A   \n    .tap(_:)\n)\n}\n}"
    )
  }

  @Test func `a type stands right before its method, in the line of that`() {
    #expect(
      source("class A { let a = #selector(\n  tap(_:)\n) }")
        == "class A { let a = Selector(\"tap:\", _calls: \n  A.tap(_:)\n) }")
  }

  @Test(
    arguments: [
      ("tap", nil, "tap"), ("tap", ["_"], "tap:"), ("tap", ["sender"], "tapWithSender:"),
      ("tap", ["_", "for"], "tap:for:"), ("tap", ["_", "_"], "tap::"),
      ("tap", ["by", "sender"], "tapBy:sender:"), ("moveTo", ["place"], "moveToPlace:"),
      ("keyBoardWillShow", ["notification"], "keyBoardWillShowWithNotification:"),
    ] as [(String, [String]?, String)])
  func `a method has its name in Objective-C`(base: String, labels: [String]?, name: String) {
    #expect(SelectorExpressions.nameInObjectiveC(base, labels) == name)
  }

  @Test func `the selector that takes the focus away is a name`() {
    #expect(
      source("send(#selector(UIResponder.resignFirstResponder), to: nil)")
        == "send(Selector(\"resignFirstResponder\")           , to: nil)")
  }

  @Test(arguments: [
    "#selector(tap)", "class A { let a = #selector(button.tap) }", "#selector(getter: A.b)",
    "#selector(A.tap as (A) -> () -> Void)", "#selector", "#selector(", "#selector(A.tap(_:",
    "class A { let a = #selector(self.b.tap) }", "let a = \"#selector(A.tap) @objc\"",
    "// #selector(A.tap) @objc",
  ])
  func `other selectors stay`(source: String) {
    #expect(self.source(source) == nil)
  }

  @Test func `what is meant for Objective-C is left out`() {
    #expect(source("@objc(Book) class Book: NSObject {}") == "            class Book: NSObject {}")
    #expect(
      source("@objcMembers class A { @objc private func b() {} }")
        == "             class A {       private func b() {} }")
    #expect(source("@objc (a)") == "      (a)")
  }
}
