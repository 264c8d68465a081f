import ArgumentParser

/// The command line tool.
package struct Banyan: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "banyan",
    abstract: "SwiftUI on Linux.",
    discussion: """
      To begin, run a file that imports SwiftUI (banyan run Counter.swift), or make a package of your own \
      (banyan new MyApp).
      """,
    version: version,
    subcommands: [
      New.self, Run.self, Build.self, Test.self, Package.self, Play.self, Doctor.self, Picture.self,
      Inspect.self, LSP.self, PrintAssetSymbols.self,
    ])

  package init() {}
}
