import Metrics

/// The host's metrics, reported to the backend that the program gave to swift-metrics.
///
/// It is created with a configuration, so a program bootstraps its backend before that. Without a
/// backend, all values are dropped. Several routes of one process add up.
struct HostMetrics: Sendable {
  /// A reason for turning away a client. The names are the values of the metric's `reason`.
  enum Refusal: String, CaseIterable, Sendable {
    /// A request that was sent to a name other than the server's.
    case host
    case method
    /// A request that cannot be parsed, or that exceeds the limits of a request.
    case request
    /// More connections, or incomplete ones, than are allowed.
    case connections
    case visitors
    case windows
    /// A page that would exceed the server's memory limit.
    case memory
    /// A socket of a foreign page, or without the visitor's cookie; or a page to be embedded in a
    /// foreign one.
    case origin
    /// A socket of a window that does not exist or belongs to another visitor.
    case window
    /// A page of another version.
    case version
    case stopping
    /// A message that is not part of the protocol.
    case malformed
    case tooLong
    /// More messages than a window accepts, or none within the time limit.
    case tooMany
    /// A page that does not read the messages sent to it, or does not answer.
    case silent
    /// A window that exceeded a limit on its time or its use of resources.
    case limit
  }

  let windows: Level
  let visitors: Level
  let sockets: Level
  /// Messages from pages.
  let events: Counter
  let resumptions: Counter
  /// The payload of sockets, without framing, and the bodies of answers.
  let receivedBytes: Counter
  let sentBytes: Counter
  /// The time it takes to hand the values that a visitor's app keeps to a front.
  let keeping: Timer
  /// Workers that ended unexpectedly.
  let workerEnds: Counter
  private let refusals: [Refusal: Counter]

  init(factory: any MetricsFactory = MetricsSystem.factory) {
    func counter(_ label: String, _ dimensions: [(String, String)] = []) -> Counter {
      Counter(label: label, dimensions: dimensions, factory: factory)
    }
    func level(_ label: String) -> Level {
      Level(meter: Meter(label: label, dimensions: [], factory: factory))
    }
    windows = level("banyan_windows")
    visitors = level("banyan_visitors")
    sockets = level("banyan_sockets")
    events = counter("banyan_events_total")
    resumptions = counter("banyan_resumptions_total")
    receivedBytes = counter("banyan_received_bytes_total")
    sentBytes = counter("banyan_sent_bytes_total")
    keeping = Timer(label: "banyan_keep_seconds", dimensions: [], factory: factory)
    workerEnds = counter("banyan_worker_ends_total")
    refusals = Dictionary(
      uniqueKeysWithValues: Refusal.allCases.map {
        ($0, counter("banyan_refusals_total", [("reason", $0.rawValue)]))
      })
  }

  func refused(_ reason: Refusal) { refusals[reason]?.increment() }
}
