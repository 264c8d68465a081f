/// The system that an app takes itself to be on.
///
/// Where it is told another than Linux, `#if` says of conditions what that system's compiler says of them.
enum Platform: String, CaseIterable {
  case iOS
  case macOS
  case linux

  /// What a condition is here; nil if the compiler says it right.
  ///
  /// A module that the library has under Apple's name can be imported. One that it does not have cannot,
  /// also where the platform has it.
  func decides(_ condition: PlatformConditions.Condition) -> Bool? {
    switch (self, condition.name, condition.argument) {
    case (.linux, _, _): nil
    case (_, "os", "Linux"): false
    case (.iOS, "os", "iOS"), (.macOS, "os", "macOS"), (.macOS, "os", "OSX"): true
    case (.iOS, "canImport", "AppKit"), (.iOS, "canImport", "Cocoa"): false
    case (.macOS, "canImport", "UIKit"): false
    // Where there is no device, an app does what it does in Xcode's simulator.
    case (.iOS, "targetEnvironment", "simulator"): true
    default: nil
    }
  }

  /// The platform that an app was written for: iOS if its code asks for any platform of Apple's, macOS if it
  /// needs AppKit, and Linux if it asks for nothing.
  static func asked(by files: [PlatformConditions]) -> Platform {
    let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    if imports.contains("UIKit") { return .iOS }
    if !imports.isDisjoint(with: ["AppKit", "Cocoa"]) { return .macOS }
    return files.contains { $0.conditions.contains(where: \.asksForApple) } ? .iOS : .linux
  }

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension PlatformConditions.Condition {
  /// Whether it is about a system of Apple's.
  fileprivate var asksForApple: Bool {
    switch name {
    case "os": argument != "Linux" && argument != "Windows" && argument != "Android"
    case "canImport": ["UIKit", "AppKit", "Cocoa"].contains(argument)
    default: true
    }
  }
}
