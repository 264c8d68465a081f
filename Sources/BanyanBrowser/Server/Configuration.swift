import BanyanHost
import Logging

extension BrowserServer {
  /// The settings of a server: how it listens, how it presents itself, and its limits.
  public struct Configuration: Sendable {
    /// The address to listen on. Default: `127.0.0.1`, which only this machine reaches.
    public var host = "127.0.0.1"
    /// Default: 0, any free port.
    public var port = 0
    /// The descriptor of a socket that listens already, in place of one for `host` and `port`, as a service
    /// manager passes it to a process that it starts. Default: none.
    ///
    /// `host` still determines the names that the server accepts.
    public var listeningSocket: CInt?
    /// The title of windows that have none of their own.
    public var title = "Banyan"
    /// Origins besides the server's own whose pages may connect, such as `https://app.example.com`
    /// for a server behind a proxy. Default: none.
    ///
    /// A server on a loopback address also accepts the names of this machine, and any other server accepts
    /// addresses and names that mean nothing outside of its network: a name that anyone may point at the
    /// server must be listed here.
    public var allowedOrigins: [String] = []
    /// Addresses, or ranges of them such as `10.0.0.0/8`, of proxies that are trusted to report the sender of
    /// a request. Default: none.
    public var trustedProxies: [String] = []
    /// The headers in which those proxies report the sender. Other headers may come from the client itself.
    public var forwardedHeaders = ForwardedHeaders.xForwarded
    /// The header in which a trusted proxy names the user whom it has authenticated, such as `X-Remote-User`. The proxy must
    /// set or remove it. Default: none.
    ///
    /// A visitor is one user's: a request with the same cookie and another user, or none, begins another visit.
    public var userHeader: String?
    /// The names of headers that the app may read, such as `User-Agent`. Default: none.
    public var requestHeaders: [String] = []
    /// The names of cookies that the app may read. Default: none.
    public var requestCookies: [String] = []
    /// A certificate and its key, for serving `https:`. Default: none.
    public var tls: TLSFiles?
    /// A Boolean value that indicates whether people see the program's faults, with the names of its views.
    /// Default: only if no other machine can reach the server, as far as the configuration shows.
    public var isInDevelopment: Bool?
    /// The folders in which `Image("name")` finds its picture; the first that has it wins. Default: none.
    public var pictureDirectories: [String] = []
    /// True if pages show text in the typeface of each person's system. Default: false, which serves Inter to all machines
    /// but Apple's, so that text has the same widths on all of them.
    public var usesSystemTypeface = false
    /// The limits on visitors and their windows.
    public var limits = Limits()
    public var logger = Logger(label: "banyan.browser")
    var metrics = HostMetrics()
    var refusalLog = RefusalLog()
    /// The path that the site is served under, without a trailing slash. A route of another server has one.
    var path = ""
    /// Creates the app that inspects the others, for visitors of the inspection page; only where people are
    /// shown the program's faults. Default: none.
    package var makeInspector: (@MainActor @Sendable () -> any Application)?
    /// Receives the number of bytes sent to a window's page, by the window's name. Default: none.
    package var didSend: (@MainActor @Sendable (_ window: String, _ byteCount: Int) -> Void)?
    /// The path of the Unix socket on which the server listens for its front, if it is a worker.
    package var socketPath: String?
    /// The channel on which a worker reports to its front. Default: none.
    package var worker: WorkerChannel?
    /// True if comments and spaces are removed from the client's files, which takes an unoptimized program as long as
    /// everything else that it does before it listens.
    package var hasCompactClient = true
    /// True if a front is notified of windows whose pages have not connected yet, because they may do so at another front.
    package var keepsWaitingWindows = false
    /// True if pages of this server may show the site's pages in a frame.
    var isFramed = false
    /// The origin of the page of `banyan play`, which shows the inspection page in a frame. Default: none.
    package var framingOrigin: String?

    public init() {}

    /// - Parameters:
    ///   - host: The address to listen on.
    ///   - port: The port to listen on, or 0 for any free port.
    ///   - title: The title of windows that have none of their own.
    public init(host: String = "127.0.0.1", port: Int, title: String = "Banyan") {
      self.host = host
      self.port = port
      self.title = title
    }
  }

  /// The files of a certificate.
  public struct TLSFiles: Sendable {
    /// The path of the certificate and those that it is signed with, in PEM.
    public var certificate: String
    /// The path of its private key, in PEM.
    public var key: String

    public init(certificate: String, key: String) {
      self.certificate = certificate
      self.key = key
    }
  }

  /// The headers in which a proxy reports the sender of a request.
  public enum ForwardedHeaders: String, Sendable, CaseIterable {
    /// `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host`.
    case xForwarded = "x-forwarded"
    /// `Forwarded`, of RFC 7239.
    case forwarded
  }
}

extension BrowserServer.Configuration {
  /// True if people see the program's faults.
  var showsFaults: Bool {
    isInDevelopment
      ?? (OriginPolicy.isLoopback(name: host) && allowedOrigins.isEmpty && trustedProxies.isEmpty)
  }

  /// The configuration of the inspector's own site, if there is one.
  var ofInspector: Self? {
    guard makeInspector != nil, showsFaults else { return nil }
    var configuration = self
    configuration.makeInspector = nil
    configuration.didSend = nil
    configuration.isFramed = true
    configuration.title = "Inspector"
    return configuration
  }
}
