import ArgumentParser

/// The command line tool.
package struct Banyan: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "banyan",
    abstract: "SwiftUI on Linux.",
    version: version,
    subcommands: [Run.self, Play.self, Doctor.self, Inspect.self, PrintAssetSymbols.self])

  package init() {}
}
