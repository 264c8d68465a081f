/// The platform that an app is compiled for.
///
/// If this is not Linux, the conditions of `#if` are evaluated as that system's compiler evaluates them.
enum Platform: String, CaseIterable {
  case iOS
  case macOS
  case linux

  /// Returns the value of a condition on this platform; nil if the compiler evaluates it correctly.
  ///
  /// A module that the library provides under Apple's name can be imported. One that it does not provide
  /// cannot, even if the platform has it.
  func decides(_ condition: PlatformConditions.Condition) -> Bool? {
    switch (self, condition.name, condition.argument) {
    case (.linux, _, _): nil
    case (_, "os", "Linux"): false
    case (.iOS, "os", "iOS"), (.macOS, "os", "macOS"), (.macOS, "os", "OSX"): true
    case (.iOS, "canImport", "AppKit"), (.iOS, "canImport", "Cocoa"): false
    case (.macOS, "canImport", "UIKit"): false
    // Without a device, an app behaves as it does in Xcode's simulator.
    case (.iOS, "targetEnvironment", "simulator"): true
    default: nil
    }
  }

  /// Returns the platform that an app was written for: iOS if its code refers to any platform of Apple's,
  /// macOS if it needs AppKit, and Linux otherwise.
  static func asked(by files: [PlatformConditions]) -> Platform {
    let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    if imports.contains("UIKit") { return .iOS }
    if !imports.isDisjoint(with: ["AppKit", "Cocoa"]) { return .macOS }
    return files.contains { $0.conditions.contains(where: \.asksForApple) } ? .iOS : .linux
  }

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension PlatformConditions.Condition {
  /// True if it concerns a system of Apple's.
  fileprivate var asksForApple: Bool {
    switch name {
    case "os": argument != "Linux" && argument != "Windows" && argument != "Android"
    case "canImport": ["UIKit", "AppKit", "Cocoa"].contains(argument)
    default: true
    }
  }
}
