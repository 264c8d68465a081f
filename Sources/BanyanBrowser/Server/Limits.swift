extension BrowserServer {
  /// The limits on visitors, their windows, and their connections.
  ///
  /// Documentation/limits.md describes the effect of each limit. ``set(_:to:)`` sets them by name, as
  /// `--limit` of an app's command line does.
  public struct Limits: Sendable, Equatable {
    // MARK: Visitors and windows

    /// The time that a window waits for its page to connect. Default: 10 seconds.
    public var adoptionTime: Duration = .seconds(10)
    /// The time in which a socket must identify its window. Default: 10 seconds.
    public var greetingTime: Duration = .seconds(10)
    /// The time that a window whose connection was lost waits for its page to come back, with all its
    /// state. Default: 3 minutes.
    public var graceTime: Duration = .seconds(180)
    /// The time that a visitor without windows is kept, and that the stored values of a closed window
    /// wait for its tab to come back. Default: 15 minutes.
    public var idleVisitorTime: Duration = .seconds(900)
    /// The number of closed windows of a visitor that are remembered, the newest. Default: 10.
    public var rememberedWindowCount = 10
    /// The number of bytes that a closed window may have stored to be remembered. Default: 64 KiB.
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
    /// The number of windows of an address that may wait for their page to connect. Default: 200.
    public var waitingWindowCountPerAddress = 200
    /// The number of new windows that an address can open at once. Default: 500.
    public var openingBurstPerAddress = 500
    /// The number of new windows per second that an address can open in the long run. Default: 20.
    public var openingsPerSecondPerAddress = 20
    /// The processor time that a window has in each second before others go first; five times as much
    /// at once. Default: 200 milliseconds.
    public var processorTimePerWindow: Duration = .milliseconds(200)
    /// The processor time for all windows of a visitor. Default: 300 milliseconds.
    public var processorTimePerVisitor: Duration = .milliseconds(300)
    /// The processor time for all visitors of an address. Default: 400 milliseconds.
    public var processorTimePerAddress: Duration = .milliseconds(400)
    /// The time that a window without any activity is kept. Default: 24 hours.
    public var windowIdleTime: Duration = .seconds(86_400)
    /// The time that a window is kept, regardless of its activity. Default: 7 days.
    public var windowLifeTime: Duration = .seconds(7 * 86_400)
    /// The number of elements that a window may have, shown or not: the estimate of its memory use.
    /// Default: 200,000.
    public var elementCountPerWindow = 200_000

    // MARK: Messages

    /// The number of bytes that a front keeps of the state of visitors' apps, for when one of its
    /// workers ends. Default: 256 MiB.
    public var keptStateByteCount = 256 << 20
    /// The longest message from a client, in bytes. Default: 1 MiB.
    public var messageByteCount = 1 << 20
    /// The number of bytes of messages that may wait until the app has time for them. Default: 4 MiB.
    public var unhandledByteCount = 4 << 20
    /// The number of bytes of batches that a window keeps until its page has acknowledged them. A
    /// page that is further behind is rendered anew when it gets there. Default: 1 MiB.
    public var unacknowledgedByteCount = 1 << 20
    /// The number of bytes that may wait for a client that does not read. Default: 16 MiB.
    public var unsentByteCount = 16 << 20
    /// The number of bytes that the server may hold for all its clients: waiting messages, kept
    /// batches, answers being sent, and pictures. Default: 128 MiB.
    public var bufferedByteCount = 128 << 20
    /// The number of those bytes that may be held for one address. Default: 32 MiB.
    public var bufferedByteCountPerAddress = 32 << 20
    /// The number of bytes of text that may be typed into the fields of all windows; texts of less
    /// than 4 KiB do not count. Default: 128 MiB.
    public var typedByteCount = 128 << 20
    /// The number of those bytes that may come from one address. Default: 32 MiB.
    public var typedByteCountPerAddress = 32 << 20
    /// The number of characters that a text field takes. The rest of a longer text is dropped. Default: 100,000.
    public var characterCountPerField = 100_000
    /// The number of bytes of pictures that may be held while they are sent. Default: 32 MiB.
    public var pictureByteCount = 32 << 20
    /// The largest file that a person may choose for an app, in bytes. Default: 10 MiB.
    public var fileByteCount = 10 << 20
    /// The number of bytes of files that a window keeps, including those that it offers to the person. A file of less than
    /// 4 KiB counts as 4 KiB. Default: 100 MiB.
    public var fileByteCountPerWindow = 100 << 20
    /// The number of bytes of files that all windows of an address keep. Default: 256 MiB.
    public var fileByteCountPerAddress = 256 << 20
    /// The number of bytes of files that all windows keep. Default: 1 GiB.
    public var totalFileByteCount = 1 << 30
    /// The number of events that a window accepts at once. Default: 10,000.
    public var eventBurst = 10_000
    /// The number of events per second that a window accepts in the long run. Default: 2,000.
    public var eventsPerSecond = 2_000
    /// The interval in which a client must show that it is connected. Default: 25 seconds.
    public var heartbeatInterval: Duration = .seconds(25)

    // MARK: Connections and requests

    /// Default: 20,000 in all, and never more than the number of files the process may have open.
    public var connectionCount = 20_000
    /// Default: 2,000.
    public var connectionCountPerAddress = 2_000
    /// The time in which a request must arrive in full. Default: 10 seconds.
    public var requestTime: Duration = .seconds(10)
    /// The time that a connection may wait for its next request. Default: 60 seconds.
    public var keepAliveTime: Duration = .seconds(60)
    /// The time in which a client must read 64 KiB of an answer, or confirm that its socket is closed.
    /// Default: 30 seconds.
    public var unreadTime: Duration = .seconds(30)
    /// The longest head of a request, in bytes. Default: 32 KiB.
    public var headByteCount = 32 << 10
    /// Default: 100 in a request.
    public var headerCount = 100
    /// The longest body of a request, in bytes. No request that the server understands has one.
    /// Default: 64 KiB.
    public var bodyByteCount = 64 << 10
    /// The time in which the app must answer a check of whether the server is ready. Default: 1 second.
    public var readyTime: Duration = .seconds(1)
    /// The time in which a worker must answer before its front kills it. Default: 10 seconds.
    public var workerAnswerTime: Duration = .seconds(10)
    /// The time after which a front that does not answer has lost its visitors to others that share a store with it.
    /// Default: 6 seconds.
    public var leaseTime: Duration = .seconds(6)
    /// The time that a stopping server waits for answers and close frames that are on their way.
    /// Default: 10 seconds.
    public var stoppingTime: Duration = .seconds(10)

    public init() {}
  }
}
