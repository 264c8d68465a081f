extension BrowserServer {
  /// How much visitors, their windows and their connections may take.
  ///
  /// Documentation/limits.md says what happens beyond each of them. ``set(_:to:)`` takes them by
  /// name, as `--limit` of an app's command line does.
  public struct Limits: Sendable, Equatable {
    // MARK: Visitors and windows

    /// How long a window waits for its page to connect. Default: 10 seconds.
    public var adoptionTime: Duration = .seconds(10)
    /// How long a socket may take to say which window it is of. Default: 10 seconds.
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
    /// Default: 500.
    public var visitorCountPerAddress = 500
    /// Default: 20,000 in all.
    public var windowCount = 20_000
    /// Default: 100.
    public var windowCountPerVisitor = 100
    /// Default: 2,000.
    public var windowCountPerAddress = 2_000
    /// How many windows of an address may wait for their page to connect. Default: 200.
    public var waitingWindowCountPerAddress = 200
    /// How many new windows an address gets at once. Default: 500.
    public var openingBurstPerAddress = 500
    /// How many new windows a second an address gets in the long run. Default: 20.
    public var openingsPerSecondPerAddress = 20
    /// How much processor time a window has in each second before others go first; five times as
    /// much at once. Default: 200 milliseconds.
    public var processorTimePerWindow: Duration = .milliseconds(200)
    /// The same for all windows of a visitor. Default: 300 milliseconds.
    public var processorTimePerVisitor: Duration = .milliseconds(300)
    /// The same for all visitors of an address. Default: 400 milliseconds.
    public var processorTimePerAddress: Duration = .milliseconds(400)
    /// How long a window is kept in which nobody does anything. Default: 24 hours.
    public var windowIdleTime: Duration = .seconds(86_400)
    /// How long a window is kept, whatever happens in it. Default: 7 days.
    public var windowLifeTime: Duration = .seconds(7 * 86_400)
    /// How many elements a window may have, shown or not: the estimate of the memory that it takes.
    /// Default: 200,000.
    public var elementCountPerWindow = 200_000

    // MARK: Messages

    /// How many bytes of the state of visitors' apps a front keeps, for when one of its workers ends.
    /// Default: 256 MiB.
    public var keptStateByteCount = 256 << 20
    /// The longest message from a client, in bytes. Default: 1 MiB.
    public var messageByteCount = 1 << 20
    /// How many bytes of messages may wait until the app has time for them. Default: 4 MiB.
    public var unhandledByteCount = 4 << 20
    /// How many bytes of batches a window keeps until its page has said to have them. A page that is
    /// further behind is shown everything anew when it comes to that. Default: 1 MiB.
    public var unacknowledgedByteCount = 1 << 20
    /// How many bytes may wait for a client that does not read. Default: 16 MiB.
    public var unsentByteCount = 16 << 20
    /// How many bytes the server may hold for all its clients: messages that wait, batches that are
    /// kept, answers that are being sent, and pictures. Default: 128 MiB.
    public var bufferedByteCount = 128 << 20
    /// How many of them may be held for one address. Default: 32 MiB.
    public var bufferedByteCountPerAddress = 32 << 20
    /// How many bytes of text may have been typed into the fields of all windows; texts of less than
    /// 4 KiB do not count. Default: 128 MiB.
    public var typedByteCount = 128 << 20
    /// How many of them may come from one address. Default: 32 MiB.
    public var typedByteCountPerAddress = 32 << 20
    /// How many bytes of pictures may be held while they are sent. Default: 32 MiB.
    public var pictureByteCount = 32 << 20
    /// The largest file that a person may choose for an app, in bytes. Default: 10 MiB.
    public var fileByteCount = 10 << 20
    /// How many bytes of files a window keeps, those included that it offers to the person. Default: 100 MiB.
    public var fileByteCountPerWindow = 100 << 20
    /// How many bytes of files all windows keep. Default: 1 GiB.
    public var totalFileByteCount = 1 << 30
    /// How many events a window takes at once. Default: 10,000.
    public var eventBurst = 10_000
    /// How many events a second a window takes in the long run. Default: 2,000.
    public var eventsPerSecond = 2_000
    /// How often a client must show that it is there. Default: 25 seconds.
    public var heartbeatInterval: Duration = .seconds(25)

    // MARK: Connections and requests

    /// Default: 20,000 in all, and never more than the process may have files open.
    public var connectionCount = 20_000
    /// Default: 2,000.
    public var connectionCountPerAddress = 2_000
    /// How long a request may take until all of it is there. Default: 10 seconds.
    public var requestTime: Duration = .seconds(10)
    /// How long a connection may wait for its next request. Default: 60 seconds.
    public var keepAliveTime: Duration = .seconds(60)
    /// How long a client may take to read 64 KiB of an answer. Default: 30 seconds.
    public var unreadTime: Duration = .seconds(30)
    /// The longest head of a request, in bytes. Default: 32 KiB.
    public var headByteCount = 32 << 10
    /// Default: 100 in a request.
    public var headerCount = 100
    /// The longest body of a request, in bytes. No request that is understood has one.
    /// Default: 64 KiB.
    public var bodyByteCount = 64 << 10
    /// How long the app may take to answer when somebody asks whether the server is ready. Default:
    /// 1 second.
    public var readyTime: Duration = .seconds(1)
    /// How long a worker may take to answer before its front kills it. Default: 10 seconds.
    public var workerAnswerTime: Duration = .seconds(10)
    /// How long a server that stops waits for answers and goodbyes that are on their way. Default:
    /// 10 seconds.
    public var stoppingTime: Duration = .seconds(10)

    public init() {}
  }
}
