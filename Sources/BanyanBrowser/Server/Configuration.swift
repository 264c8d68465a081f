import BanyanHost
import Logging

extension BrowserServer {
  /// How a server listens, what it calls itself, and how much it takes.
  public struct Configuration: Sendable {
    /// The address to listen on. Default: `127.0.0.1`, which only this machine reaches.
    public var host = "127.0.0.1"
    /// Default: 0, any free port.
    public var port = 0
    /// The descriptor of a socket that listens already, in place of one for `host` and `port`: what a
    /// service manager hands on to a process that it starts. Default: none.
    ///
    /// `host` still says which names the server goes by.
    public var listeningSocket: CInt?
    /// The title of windows that have none of their own.
    public var title = "Banyan"
    /// Origins besides the server's own whose pages may connect, such as `https://app.example.com`
    /// for a server behind a proxy. Default: none.
    ///
    /// A server on a loopback address takes the names of this machine besides, and any other server
    /// addresses and names that mean nothing outside of its network: a name that anybody may point
    /// at the server must stand here.
    public var allowedOrigins: [String] = []
    /// Addresses, or ranges of them such as `10.0.0.0/8`, of proxies whose word is taken on who has
    /// sent a request. Default: none.
    public var trustedProxies: [String] = []
    /// The headers in which those proxies say so; whatever else a client sends itself.
    public var forwardedHeaders = ForwardedHeaders.xForwarded
    /// A certificate and its key, to be asked with `https:`. Default: none.
    public var tls: TLSFiles?
    /// Whether people see what went wrong in the program, with the names of its views. Default:
    /// only where nobody but this machine reaches the server, as far as the configuration tells.
    public var isInDevelopment: Bool?
    /// Folders where `Image("name")` finds its picture; the first that has it wins. Default: none.
    public var pictureDirectories: [String] = []
    /// How much visitors and their windows may take.
    public var limits = Limits()
    public var logger = Logger(label: "banyan.browser")
    var metrics = HostMetrics()
    var refusalLog = RefusalLog()
    /// The path that everything stands under, without a slash at its end. A route of another server
    /// has one.
    var path = ""
    /// Makes the app that shows what goes on in the others, for whoever asks for the page of both; only where
    /// people are shown what went wrong in the program. Default: none.
    package var makeInspector: (@MainActor @Sendable () -> any Application)?
    /// Hears of how many bytes a window's page is sent, by the window's name. Default: nobody.
    package var didSend: (@MainActor @Sendable (_ window: String, _ byteCount: Int) -> Void)?
    /// The path of the Unix socket on which the server listens for its front, if it is a worker.
    package var socketPath: String?
    /// Tells the front what the worker does. Default: there is none.
    package var worker: WorkerChannel?
    /// Whether pages of this server may have the site's pages in a frame.
    var isFramed = false
    /// The origin of the page of `banyan play`, which shows the inspection page in a frame. Default: none.
    package var framingOrigin: String?

    public init() {}

    /// - Parameters:
    ///   - host: The address to listen on.
    ///   - port: 0 means any free port.
    ///   - title: The title of windows that have none of their own.
    public init(host: String = "127.0.0.1", port: Int, title: String = "Banyan") {
      self.host = host
      self.port = port
      self.title = title
    }
  }

  /// A certificate in files.
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

  /// The headers in which a proxy says who has sent a request.
  public enum ForwardedHeaders: String, Sendable, CaseIterable {
    /// `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host`.
    case xForwarded = "x-forwarded"
    /// `Forwarded`, of RFC 7239.
    case forwarded
  }
}

extension BrowserServer.Configuration {
  /// Whether people see what went wrong in the program.
  var showsFaults: Bool {
    isInDevelopment
      ?? (OriginPolicy.isLoopback(name: host) && allowedOrigins.isEmpty && trustedProxies.isEmpty)
  }

  /// The configuration of the site that the inspector has for itself, if there is to be one.
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
