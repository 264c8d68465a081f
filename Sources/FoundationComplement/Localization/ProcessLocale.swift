import Foundation

extension Locale {
  /// The locale of people with unknown preferences: the one that the process's environment names, or
  /// American English if it names none, as on most servers.
  ///
  /// Foundation uses international English for every process on Linux (`en_001`), whatever the environment
  /// names. That has no region, and so no currency.
  package static let ofProcess = Locale(processEnvironment: ProcessInfo.processInfo.environment)

  package init(processEnvironment environment: [String: String]) {
    let name = ["LC_ALL", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    // Without the encoding and variant: "de_AT.UTF-8@euro".
    let identifier = String(name.prefix { $0 != "." && $0 != "@" })
    self.init(identifier: ["", "C", "POSIX"].contains(identifier) ? "en_US" : identifier)
  }
}
