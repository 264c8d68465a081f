import ArgumentParser

/// The command line tool.
package struct Banyan: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "banyan",
    abstract: "SwiftUI on Linux.",
    version: version,
    subcommands: [
      Run.self, Build.self, Test.self, Play.self, Doctor.self, Inspect.self, LSP.self,
      PrintAssetSymbols.self,
    ])

  package init() {}
}
