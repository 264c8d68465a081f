import ArgumentParser

/// The command line tool.
package struct Banyan: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "banyan",
    abstract: "SwiftUI on Linux.",
    subcommands: [Run.self, PrintAssetSymbols.self])

  package init() {}
}
