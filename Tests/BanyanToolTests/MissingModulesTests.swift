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
      sentence("Vision", "Vision")
        == "Banyan has no Vision. Code that needs it can stand in `#if canImport(Vision)`.")
    #expect(
      sentence("SpriteKit", "ARKit", "Vision")
        == "Banyan has no ARKit, SpriteKit and Vision. Code that needs them can stand in "
        + "`#if canImport(ARKit)`.")
  }

  @Test func othersAreForTheCompilerToReport() {
    #expect(sentence("Alamofire") == nil)
    #expect(MissingModules("/a.swift:1:8: error: cannot find 'Vision' in scope\n").sentence == nil)
  }

  @Test func modulesThatAreThereAreNotAmongThem() {
    for module in [
      "CoreLocation", "CoreTransferable", "LocalAuthentication", "MapKit", "PhotosUI",
      "SafariServices", "UIKit", "UserNotifications", "Combine", "os", "OSLog", "Security",
      "CryptoKit", "StoreKit", "SystemConfiguration",
      "AVFoundation", "AVKit", "CoreData", "CoreImage", "CoreML", "CoreMedia", "Speech",
      "SwiftData", "WebKit",
    ] {
      #expect(sentence(module) == nil)
    }
  }
}
