import Foundation

/// The settings of an Xcode project for a target, or for all of them, in the debug configuration.
struct BuildSettings {
  private(set) var values: [String: String] = [:]

  /// - Parameter object: the target, or the project itself.
  init(of object: XcodeProject.Object, in project: XcodeProject, platform: Platform) {
    let list = project[object["buildConfigurationList"]]
    let configurations = project.objects("buildConfigurations", of: list).map(\.object)
    let configuration =
      configurations.first { $0["name"] as? String == "Debug" } ?? configurations.first ?? [:]
    if let file = configuration["baseConfigurationReference"] as? String,
      let place = project.places[file]
    {
      merge(Self.readConfiguration(place), platform: platform)
    }
    let settings = configuration["buildSettings"] as? [String: Any] ?? [:]
    merge(settings.mapValues(Self.text), platform: platform)
  }

  /// A setting in which references to others are expanded; nil if it is not set.
  subscript(_ name: String) -> String? {
    values[name].map { expanded($0) }
  }

  /// Returns these settings, overridden by another set.
  func overridden(by other: BuildSettings) -> BuildSettings {
    var result = self
    for (name, value) in other.values { result.set(name, value) }
    return result
  }

  /// Sets a value, in which references to the inherited value are expanded.
  mutating func set(_ name: String, _ value: String) {
    // Without an inherited value here, one may follow when this overrides other settings.
    values[name] = value.replacingOccurrences(
      of: "$(inherited)", with: values[name] ?? "$(inherited)")
  }

  /// Returns a text in which references to settings, such as `$(NAME)` or `${NAME}`, are expanded.
  func expanded(_ text: String, depth: Int = 0) -> String {
    guard depth < 8 else { return text }
    return text.replacing(/\$[({](\w+)(?::[\w:]+)?[)}]/) { match in
      expanded(values[String(match.1)] ?? "", depth: depth + 1)
    }
  }

  /// The supported platforms that it is built for.
  var platforms: Set<Platform> {
    let words = [self["SDKROOT"], self["SUPPORTED_PLATFORMS"]].compactMap { $0 }
      .joined(separator: " ").split(separator: " ")
    var platforms: Set<Platform> = []
    if words.contains(where: { $0.hasPrefix("iphone") || $0 == "auto" }) { platforms.insert(.iOS) }
    if words.contains(where: { $0.hasPrefix("macosx") }) { platforms.insert(.macOS) }
    return platforms
  }

  /// The language mode, 5 or 6; nil if nothing specifies it.
  var languageMode: String? { self["SWIFT_VERSION"].map { $0.hasPrefix("6") ? "6" : "5" } }

  /// The names that are true in `#if`.
  var compilationConditions: [String] {
    (self["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
  }

  /// Additional arguments for the compiler.
  var compilerArguments: [String] {
    self["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" ? ["-default-isolation", "MainActor"] : []
  }

  private mutating func merge(_ settings: [String: String], platform: Platform) {
    // Settings for a single system override the others.
    for (name, value) in settings where !name.contains("[") { set(name, value) }
    let system = platform == .macOS ? "macosx" : "iphone"
    for (name, value) in settings where name.contains("[sdk=\(system)") {
      set(String(name.prefix { $0 != "[" }), value)
    }
  }

  private static func text(_ value: Any) -> String {
    (value as? [String])?.joined(separator: " ") ?? value as? String ?? "\(value)"
  }

  private static func readConfiguration(_ file: URL) -> [String: String] {
    configuration(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }

  /// Reads the lines `NAME = VALUE` of an `.xcconfig`. A name may have conditions, as in `NAME[sdk=iphone*]`.
  static func configuration(in text: String) -> [String: String] {
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      guard let match = code.wholeMatch(of: /\s*(\w+(?:\[[^\]]*\])*)\s*=\s*(.*?)\s*/) else {
        continue
      }
      settings[String(match.1)] = String(match.2)
    }
    return settings
  }
}
