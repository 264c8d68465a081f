import ArgumentParser

/// What a person says on the command line of an app.
struct LaunchOptions: ParsableArguments {
  /// Where an app can be shown.
  enum HostName: String, ExpressibleByArgument, CaseIterable {
    case browser
  }

  @Option(help: "Where to show the app.")
  var host = HostName.browser

  @Option(help: "The port to serve browsers on; 0 for any free one.")
  var port = 8080

  @Option(help: "The port of this machine to serve metrics on, for Prometheus; 0 for any free one.")
  var metricsPort: Int?

  // An app may have arguments of its own.
  @Argument(parsing: .allUnrecognized, help: .hidden)
  var others: [String] = []

  func validate() throws {
    for port in [port, metricsPort].compactMap(\.self) where !(0...65_535).contains(port) {
      throw ValidationError("A port is a number from 0 to 65535, not \(port).")
    }
  }
}
