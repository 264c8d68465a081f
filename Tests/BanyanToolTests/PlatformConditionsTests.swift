import Testing

@testable import BanyanTool

@Suite struct PlatformConditionsTests {
  private func source(_ source: String, for platform: Platform) -> String? {
    PlatformConditions(in: source).source(for: platform)
  }

  @Test func aConditionIsReplacedByItsAnswerInTheSamePlace() {
    let source = "#if os(iOS)\nlet a = 1 // os(iOS)\n#else\nlet a = 2\n#endif\n"
    #expect(
      self.source(source, for: .iOS)
        == "#if true   \nlet a = 1 // os(iOS)\n#else\nlet a = 2\n#endif\n")
    // The compiler itself evaluates conditions about systems other than its own and the platform's.
    #expect(self.source(source, for: .macOS) == nil)
    #expect(self.source(source, for: .linux) == nil)
  }

  @Test(
    arguments: [
      ("os(iOS)", "true   ", nil),
      ("os(macOS)", nil, "true     "),
      ("os(OSX)", nil, "true   "),
      ("os(Linux)", "false    ", "false    "),
      ("os(watchOS)", nil, nil),
      ("canImport(UIKit)", nil, "false           "),
      ("canImport(AppKit)", "false            ", nil),
      ("canImport(Cocoa)", "false           ", nil),
      ("canImport(ARKit)", nil, nil),
      ("targetEnvironment(simulator)", "true                        ", nil),
      ("targetEnvironment(macCatalyst)", nil, nil),
      ("DEBUG", nil, nil),
      ("swift(>=6.0)", nil, nil),
    ] as [(String, String?, String?)])
  func eachConditionHasItsAnswer(condition: String, onIOS: String?, onMacOS: String?) {
    #expect(source("#if \(condition)\n#endif", for: .iOS) == onIOS.map { "#if \($0)\n#endif" })
    #expect(source("#if \(condition)\n#endif", for: .macOS) == onMacOS.map { "#if \($0)\n#endif" })
    #expect(source("#if \(condition)\n#endif", for: .linux) == nil)
  }

  @Test func whatIsJoinedStaysJoined() {
    #expect(
      source("#if DEBUG && !(os(iOS) || os( macOS )) // why\n#elseif os(Linux)\n#endif", for: .iOS)
        == "#if DEBUG && !(true    || os( macOS )) // why\n#elseif false    \n#endif")
    #expect(
      source("#if os(tvOS) ||\n  os(iOS)\nos(iOS)\n#endif", for: .iOS)
        == "#if os(tvOS) ||\n  true   \nos(iOS)\n#endif")
  }

  @Test func aVersionBelongsToTheCondition() {
    #expect(
      source("#if canImport(AppKit, _version: 2.3)\n#endif", for: .iOS)
        == "#if false                           \n#endif")
  }

  @Test(
    arguments: [
      ("import CryptoKit", true), ("import struct CryptoKit.SHA256", true),
      ("#if canImport(CryptoKit)\nimport CryptoKit\n#endif", true),
      ("@preconcurrency import CryptoKit", true), ("// import CryptoKit", false),
      ("#if canImport(CryptoKit)\n#endif", false), ("import struct Foundation.URL", false),
    ])
  func anImportOfCryptoKitIsFoundWhereverItIs(source: String, isFound: Bool) {
    #expect(PlatformConditions(in: source).importsCryptoKit == isFound)
  }

  @Test func aPartOfAModuleImportsTheModule() {
    #expect(
      PlatformConditions(in: "import struct Foundation.URL\nimport UIKit").imports
        == ["Foundation", "UIKit"])
  }

  @Test func aPartOfOSIsOSInItsPlace() {
    let source = "#if DEBUG\nimport os.log // import os.log\n#endif\nimport struct os.Logger"
    let expected = "#if DEBUG\nimport os     // import os.log\n#endif\nimport struct os.Logger"
    #expect(self.source(source, for: .linux) == expected)
    #expect(self.source("import os\nimport oslog.log", for: .iOS) == nil)
  }

  @Test func thePartOfCoreImageThatAppsImportIsCoreImageInItsPlace() {
    #expect(
      source("import CoreImage.CIFilterBuiltins // why\nimport SwiftUI", for: .iOS)
        == "import CoreImage                  // why\nimport SwiftUI")
    #expect(source("import CoreImage", for: .iOS) == nil)
  }

  @Test func whatApplesCompilerCalledMainIsCalledSoInItsPlace() {
    let source = "@UIApplicationMain class A {} // @UIApplicationMain"
    let expected = "@main              class A {} // @UIApplicationMain"
    #expect(self.source(source, for: .iOS) == expected)
    #expect(self.source(source, for: .linux) == expected)
  }

  @Test(arguments: [
    "// #if os(iOS)", "let s = \"\"\"\n#if os(iOS)\n\"\"\"", "#if DEBUG\nos(iOS)\n#endif",
    "os(iOS)", "if #available(iOS 17, *) {}",
  ])
  func otherPlacesAskNothing(source: String) {
    #expect(self.source(source, for: .iOS) == nil)
  }

  @Test(
    arguments: [
      (["import SwiftUI"], .linux),
      (["#if os(Linux)\nimport Glibc\n#endif"], .linux),
      (["import SwiftUI", "#if os(iOS)\n#endif"], .iOS),
      (["#if os(macOS)\nimport AppKit\n#endif"], .iOS),
      (["#if canImport(UIKit)\nimport UIKit\n#endif"], .iOS),
      (["#if targetEnvironment(simulator)\n#endif"], .iOS),
      (["import UIKit"], .iOS),
      (["import AppKit"], .macOS),
      (["import Cocoa", "#if os(iOS)\n#endif"], .macOS),
      (["import AppKit", "import UIKit"], .iOS),
      (["let s = \"import UIKit\""], .linux),
    ] as [([String], Platform)])
  func thePlatformIsTheOneThatTheCodeAsksFor(sources: [String], platform: Platform) {
    #expect(Platform.asked(by: sources.map(PlatformConditions.init)) == platform)
  }
}
