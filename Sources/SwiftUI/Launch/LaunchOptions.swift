import ArgumentParser
import BanyanBrowser
import BanyanHost
import BanyanKits
import Foundation

/// The options on the command line of an app.
struct LaunchOptions: ParsableArguments {
  /// The hosts that can show an app.
  enum HostName: String, ExpressibleByArgument, CaseIterable {
    case browser
    case desktop
  }

  /// The looks that windows of the desktop can have in any size.
  enum LookName: String, ExpressibleByArgument, CaseIterable {
    case phone
    case desktop
  }

  @Option(help: "Where to show the app.")
  var host = HostName.browser

  @Option(
    help: """
      The look of windows, with --host desktop: that of a phone comes with a window of its size. \
      Default: that of a desktop.
      """)
  var look: LookName?

  @Option(help: "The port to serve browsers on; 0 for any free one.")
  var port = 8080

  @Option(help: "The address to listen on; 0.0.0.0 for all addresses of the machine.")
  var address = "127.0.0.1"

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
    help:
      "The headers in which a proxy reports the sender of a request; it must set or remove all of them."
  )
  var forwardedHeaders = BrowserServer.ForwardedHeaders.xForwarded

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
      "Change a limit, such as windowCountPerVisitor=20 or graceTime=10m. May be repeated; "
        + "Documentation/limits.md has them all.", valueName: "name=value"))
  var limit: [String] = []

  @Option(
    help: ArgumentHelp(
      "Keep the stores of Core Data and SwiftData that have no URL of their own in this folder, for all visitors.",
      valueName: "folder"))
  var data: String?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Show people what went wrong in the program. Default: only if nothing but this machine \
      can reach it.
      """)
  var development: Bool?
  @Option(help: "The port of this machine to serve metrics on, for Prometheus; 0 for any free one.")
  var metricsPort: Int?

  @Option(
    help: ArgumentHelp(
      "Run the app in this many processes, so that a crash does not end everybody's visit. "
        + "Default: this process runs it.", valueName: "count"))
  var workers: Int?

  @Option(
    help: ArgumentHelp(
      "Save the visitors to this file when the program ends, and continue with those that the previous one saved; "
        + "only with --workers, and in memory, as in /run.", valueName: "file"))
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

  @Flag(
    help: """
      Print why views are updated. Values are printed only if nothing but this machine \
      can reach the app.
      """)
  var trace = false

  @Option(
    help: ArgumentHelp(
      "Write why views are updated to a file, as lines of JSON.", valueName: "file"))
  var traceFile: String?

  @Flag(
    help: """
      Serve a page with the app and an inspector that shows why its views are updated; only if nothing \
      but this machine can reach the app.
      """)
  var inspect = false

  /// The origin of the page of `banyan play`, which shows the app in a frame.
  @Option(help: .hidden)
  var playedFrom: String?

  /// The fault that ended the app, to show in place of the app: a ``ProgramFault`` as JSON.
  @Option(help: .hidden)
  var fault: String?

  /// True to look for problems without a screen, for `banyan doctor`.
  @Flag(help: .hidden)
  var doctor = false

  @Option(help: .hidden)
  var doctorScript: String?

  /// The file to write a picture of the first window to, for `banyan picture`.
  @Option(help: .hidden)
  var picture: String?

  /// The size of the picture in points, such as `390x844`.
  @Option(help: .hidden)
  var pictureSize = "390x844"

  /// The number of pixels for each point.
  @Option(help: .hidden)
  var pictureScale = 1.0

  @Flag(help: .hidden)
  var pictureDark = false

  /// The position of the text size, from `xSmall` to `accessibility5`.
  @Option(help: .hidden)
  var pictureTypeSize = FontStyle.defaultTypeSize

  @Option(help: .hidden)
  var pictureLanguage: String?

  // An app may have arguments of its own.
  @Argument(parsing: .allUnrecognized, help: .hidden)
  var others: [String] = []

  func validate() throws {
    for port in [port, metricsPort].compactMap(\.self) where !(0...65_535).contains(port) {
      throw ValidationError("A port is a number from 0 to 65535, not \(port).")
    }
    if look != nil, host != .desktop {
      throw ValidationError("--look works with --host desktop; a page has the look of its width.")
    }
    if host == .desktop {
      if workers != nil { throw ValidationError("--workers is for --host browser.") }
      if inspect { throw ValidationError("--inspect is for --host browser.") }
    }
    guard (tlsCertificate == nil) == (tlsKey == nil) else {
      throw ValidationError("--tls-certificate and --tls-key go together.")
    }
    if let workers {
      guard (1...64).contains(workers) else {
        throw ValidationError("--workers has to be from 1 to 64, not \(workers).")
      }
      if inspect { throw ValidationError("--inspect works with one process: leave out --workers.") }
      if traceFile != nil {
        throw ValidationError("--trace-file works with one process: leave out --workers.")
      }
    }
    if handover != nil, workers == nil {
      throw ValidationError("--handover works with --workers.")
    }
    if store != nil {
      if workers == nil { throw ValidationError("--store works with --workers.") }
      if handover != nil {
        throw ValidationError("--store does what --handover does: leave one of them out.")
      }
      if storeKeyFile == nil {
        throw ValidationError(
          "--store needs --store-key-file, because what leaves this process is encrypted. "
            + "To make a key: openssl rand -out FILE 32")
      }
    }
    for text in origin where !isOrigin(text) {
      throw ValidationError("An origin is like https://app.example.com, not '\(text)'.")
    }
    if userHeader != nil, !behindProxy, trustedProxy.isEmpty {
      throw ValidationError(
        "--user-header needs a proxy to believe: --behind-proxy or --trusted-proxy.")
    }
    for name in requestHeader + [userHeader].compactMap(\.self)
    where BrowserServer.Configuration.isHidden(header: name) {
      throw ValidationError("An app cannot read the header \(name).")
    }
    for name in requestCookie where BrowserServer.Configuration.isHidden(cookie: name) {
      throw ValidationError("An app cannot read the cookie \(name).")
    }
    do {
      _ = try limits
    } catch {
      throw ValidationError("\(error)")
    }
  }

  private func isOrigin(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return ["http:", "https:"].contains(parts[0]) && parts.count >= 3 && parts[1].isEmpty
      && !parts[2].isEmpty && (parts.count == 3 || parts.count == 4 && parts[3].isEmpty)
  }

  var limits: BrowserServer.Limits {
    get throws {
      var limits = BrowserServer.Limits()
      for text in limit { try limits.set(text) }
      return limits
    }
  }

  /// Returns the configuration of the server, as the options specify it.
  func configuration(title: String) throws -> BrowserServer.Configuration {
    var configuration = BrowserServer.Configuration(host: address, port: port, title: title)
    configuration.allowedOrigins = origin
    configuration.trustedProxies = trustedProxy + (behindProxy ? ["127.0.0.0/8", "::1"] : [])
    configuration.forwardedHeaders = forwardedHeaders
    configuration.userHeader = userHeader
    configuration.requestHeaders = requestHeader
    configuration.requestCookies = requestCookie
    configuration.usesSystemTypeface = systemTypeface
    configuration.isInDevelopment = development
    configuration.framingOrigin = playedFrom
    configuration.keepsWaitingWindows = store != nil
    configuration.limits = try limits
    if let tlsCertificate, let tlsKey {
      configuration.tls = BrowserServer.TLSFiles(certificate: tlsCertificate, key: tlsKey)
    }
    return configuration
  }

  /// True if only people at this machine use the app.
  ///
  /// `--no-development` makes it a server for others, but `--development` does not keep others away.
  var isAlone: Bool {
    let isLocal = ["127.0.0.1", "::1", "localhost"].contains(address)
    return development != false && isLocal && origin.isEmpty && !behindProxy
      && trustedProxy.isEmpty
  }

  /// True if pages show what went wrong in the program.
  var showsFaults: Bool { development ?? isAlone }

  /// Returns the address of the page, for the person who has started the program.
  func url(port: Int) -> String {
    let host = address.contains(":") ? "[\(address)]" : address
    return "\(tlsCertificate == nil ? "http" : "https")://\(host):\(port)"
  }
}

extension BrowserServer.ForwardedHeaders: ExpressibleByArgument {}

extension LaunchOptions {
  /// The surroundings of a picture's app; nil if no picture is asked for.
  var surroundingsOfPicture: OffscreenWindow.Surroundings? {
    guard picture != nil else { return nil }
    var surroundings = OffscreenWindow.Surroundings()
    let lengths = pictureSize.split(separator: "x").compactMap { Double($0) }
    if lengths.count == 2, lengths.allSatisfy({ $0 > 0 && $0 <= 16_384 }) {
      surroundings.size = CGSize(width: lengths[0], height: lengths[1])
    }
    surroundings.scale = min(max(pictureScale, 0.1), 10)
    surroundings.appearance = pictureDark ? .dark : .light
    surroundings.language = pictureLanguage
    let sizes = FontStyle.body
    surroundings.typeScale = sizes.points(at: min(max(pictureTypeSize, 0), 11)) / sizes.points
    return surroundings
  }
}
