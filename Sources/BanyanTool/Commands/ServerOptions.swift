import ArgumentParser

/// The options of every app's own command line, which `banyan run` passes on unchanged.
///
/// The app checks their values. They are also declared here so that misspelled names are noticed,
/// and help lists them.
struct ServerOptions: ParsableArguments {
  @Option(help: "The port to serve on; 0 for any free one.")
  var port: String?

  @Option(help: "The address to listen on; 0.0.0.0 for all addresses of the machine.")
  var address: String?

  @Option(
    help: ArgumentHelp(
      "The server's address in people's browsers, such as https://app.example.com. May be repeated.",
      valueName: "url"))
  var origin: [String] = []

  @Flag(help: "Trust a proxy on this machine to report the sender of a request.")
  var behindProxy = false

  @Option(
    help: ArgumentHelp(
      "Trust a proxy at this address, or in a range like 10.0.0.0/8. May be repeated.",
      valueName: "address"))
  var trustedProxy: [String] = []

  @Option(
    help: ArgumentHelp(
      "The headers in which a proxy reports the sender of a request: x-forwarded or forwarded.",
      valueName: "name"))
  var forwardedHeaders: String?

  @Option(
    help: ArgumentHelp(
      "The header in which a trusted proxy names the authenticated user; it must set or remove it.",
      valueName: "name"))
  var userHeader: String?

  @Option(
    help: ArgumentHelp(
      "A header of requests that the app may read. May be repeated.", valueName: "name"))
  var requestHeader: [String] = []

  @Option(
    help: ArgumentHelp("A cookie that the app may read. May be repeated.", valueName: "name"))
  var requestCookie: [String] = []

  @Flag(help: "Show text in the typeface of each person's system, in place of Inter.")
  var systemTypeface = false

  @Option(help: ArgumentHelp("Serve https, with this certificate (PEM).", valueName: "file"))
  var tlsCertificate: String?

  @Option(help: ArgumentHelp("The private key of the certificate (PEM).", valueName: "file"))
  var tlsKey: String?

  @Option(
    help: ArgumentHelp(
      "Change a limit, such as graceTime=10m. May be repeated; Documentation/limits.md has them all.",
      valueName: "name=value"))
  var limit: [String] = []

  @Option(
    help: ArgumentHelp(
      "Keep the stores of Core Data and SwiftData that have no URL of their own in this folder, for all visitors.",
      valueName: "folder"))
  var data: String?

  @Flag(inversion: .prefixedNo, help: "Show people what went wrong in the program.")
  var development: Bool?

  @Option(help: "The port of this machine to serve metrics on, for Prometheus; 0 for any free one.")
  var metricsPort: String?

  @Option(
    help: "Run the app in this many processes; a saved file is then not run again.")
  var workers: String?

  @Option(
    help: ArgumentHelp(
      "Save the visitors to this file when the program ends, and continue with those that the previous one saved; "
        + "only with --workers.", valueName: "file"))
  var handover: String?

  @Option(
    help: ArgumentHelp(
      "Keep the visitors in this store too, for the next program or for others at the same address: "
        + "sqlite:PATH or postgresql:CONNINFO; only with --workers.", valueName: "store"))
  var store: String?

  @Option(
    help: ArgumentHelp(
      "The key with which the store is encrypted: a file of 32 random bytes.", valueName: "file"))
  var storeKeyFile: String?

  /// The options as arguments for an app.
  var arguments: [String] {
    // In one word, because a value may begin with a dash.
    func option(_ name: String, _ values: [String]) -> [String] { values.map { "\(name)=\($0)" } }
    var arguments = port.map { ["--port", $0] } ?? []
    arguments += option("--address", address.map { [$0] } ?? [])
    arguments += option("--origin", origin)
    if behindProxy { arguments.append("--behind-proxy") }
    arguments += option("--trusted-proxy", trustedProxy)
    arguments += option("--forwarded-headers", forwardedHeaders.map { [$0] } ?? [])
    arguments += option("--user-header", userHeader.map { [$0] } ?? [])
    arguments += option("--request-header", requestHeader)
    arguments += option("--request-cookie", requestCookie)
    if systemTypeface { arguments.append("--system-typeface") }
    arguments += option("--tls-certificate", tlsCertificate.map { [$0] } ?? [])
    arguments += option("--tls-key", tlsKey.map { [$0] } ?? [])
    arguments += option("--limit", limit)
    arguments += option("--data", data.map { [$0] } ?? [])
    if let development { arguments.append(development ? "--development" : "--no-development") }
    arguments += option("--metrics-port", metricsPort.map { [$0] } ?? [])
    arguments += option("--workers", workers.map { [$0] } ?? [])
    arguments += option("--handover", handover.map { [$0] } ?? [])
    arguments += option("--store", store.map { [$0] } ?? [])
    arguments += option("--store-key-file", storeKeyFile.map { [$0] } ?? [])
    return arguments
  }

  /// The sockets that the app listens on, opened for it, so that the next program can use them after it.
  var listeningSockets: [(name: String, socket: ListeningSocket)] {
    var sockets: [(String, ListeningSocket)] = []
    if let socket = ListeningSocket(host: address, port: port) {
      sockets.append(("browsers", socket))
    }
    if let metricsPort, let socket = ListeningSocket(host: nil, port: metricsPort) {
      sockets.append(("metrics", socket))
    }
    return sockets
  }

  /// - Throws: A ``Failure`` for errors that can be found before anything is compiled.
  func check() throws {
    for port in [port, metricsPort].compactMap(\.self) where UInt16(port) == nil {
      throw Failure("'\(port)' is not a port: a port is a number from 0 to 65535")
    }
  }
}
