import ArgumentParser

@main
struct Banyan: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "banyan",
    abstract: "SwiftUI on Linux.",
    subcommands: [Run.self])
}
