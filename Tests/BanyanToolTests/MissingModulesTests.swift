import Testing

@testable import BanyanTool

@Suite struct MissingModulesTests {
  private func sentence(_ modules: String...) -> String? {
    MissingModules(
      modules.map { "/a.swift:1:8: error: no such module '\($0)'\nimport \($0)\n" }.joined()
    ).sentence
  }

  @Test func aModuleOfApplesThatIsNotThereIsNamedOnce() {
    #expect(
      sentence("CoreML", "CoreML")
        == "Banyan has no CoreML. Code that needs it can stand in `#if canImport(CoreML)`.")
    #expect(
      sentence("SpriteKit", "CoreImage", "Vision")
        == "Banyan has no CoreImage, SpriteKit and Vision. Code that needs them can stand in "
        + "`#if canImport(CoreImage)`.")
  }

  @Test func othersAreForTheCompilerToSay() {
    #expect(sentence("Alamofire") == nil)
    #expect(MissingModules("/a.swift:1:8: error: cannot find 'CoreML' in scope\n").sentence == nil)
  }

  @Test func modulesThatAreThereAreNotAmongThem() {
    for module in [
      "CoreLocation", "CoreTransferable", "LocalAuthentication", "MapKit", "PhotosUI",
      "SafariServices", "UIKit", "UserNotifications", "Combine", "os", "OSLog", "Security",
      "CryptoKit", "StoreKit", "SystemConfiguration",
      "AVFoundation", "AVKit", "CoreData", "CoreMedia", "SwiftData", "WebKit",
    ] {
      #expect(sentence(module) == nil)
    }
  }
}
