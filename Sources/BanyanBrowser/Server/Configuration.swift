import Logging

extension BrowserServer {
  /// How a server listens, what it calls itself, and how much it takes.
  public struct Configuration: Sendable {
    /// The address to listen on. Default: `127.0.0.1`, which only this machine reaches.
    public var host = "127.0.0.1"
    /// Default: 0, any free port.
    public var port = 0
    /// The title of windows that have none of their own.
    public var title = "Banyan"
    /// Origins besides the server's own whose pages may connect, such as `https://app.example.com`
    /// for a server behind a proxy. Default: none.
    ///
    /// With none, a server on a loopback address takes only loopback names, and any other server
    /// takes only the name that the request was sent to.
    public var allowedOrigins: [String] = []
    /// Folders where `Image("name")` finds its picture; the first that has it wins. Default: none.
    public var pictureDirectories: [String] = []
    /// How much visitors and their windows may take.
    public var limits = Limits()
    public var logger = Logger(label: "banyan.browser")
    let metrics = HostMetrics()
    /// The path that everything stands under, without a slash at its end. A route of another server
    /// has one.
    var path = ""

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

  /// How much visitors and their windows may take.
  public struct Limits: Sendable {
    /// How long a window waits for its page to connect. Default: 10 seconds.
    public var adoptionTime: Duration = .seconds(10)
    /// How long a new socket may take to say which window it is for. Default: 10 seconds.
    public var greetingTime: Duration = .seconds(10)
    /// How long a window whose connection was lost waits for its page to come back, with all its
    /// state. Default: 3 minutes.
    public var graceTime: Duration = .seconds(180)
    /// How long a visitor without windows is kept, and how long what a closed window had stored
    /// waits for its tab to come back. Default: 15 minutes.
    public var idleVisitorTime: Duration = .seconds(900)
    /// How many closed windows of a visitor are remembered, the newest. Default: 10.
    public var rememberedWindowCount = 10
    /// How many bytes a closed window may have stored to be remembered. Default: 64 KiB.
    public var rememberedByteCount = 64 << 10
    /// Default: 10,000 in all.
    public var visitorCount = 10_000
    /// Default: 20,000 in all.
    public var windowCount = 20_000
    /// Default: 100.
    public var windowCountPerVisitor = 100
    /// The longest message from a client, in bytes. Default: 1 MiB.
    public var messageByteCount = 1 << 20
    /// How many bytes of batches a window keeps until its page has said to have them. A page that is
    /// further behind is shown everything anew when it comes to that. Default: 1 MiB.
    public var unacknowledgedByteCount = 1 << 20
    /// How many bytes may wait for a client that does not read. Default: 16 MiB.
    public var unsentByteCount = 16 << 20
    /// How many events a window takes at once. Default: 20,000.
    public var eventBurst = 20_000
    /// How many events a second a window takes in the long run. Default: 5,000.
    public var eventsPerSecond = 5_000
    /// How often a client must show that it is there. Default: 25 seconds.
    public var heartbeatInterval: Duration = .seconds(25)
    /// How long a server that stops waits for answers and goodbyes that are on their way. Default:
    /// 10 seconds.
    public var stoppingTime: Duration = .seconds(10)

    public init() {}
  }
}
