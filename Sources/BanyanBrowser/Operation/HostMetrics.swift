import Metrics

/// What the host counts and measures of itself, for whatever a program has given to swift-metrics.
///
/// It is made with a configuration, so a program bootstraps its backend before. Without one, all of
/// it goes nowhere. Several routes of one process add up.
struct HostMetrics: Sendable {
  /// Why somebody was turned away. The names are what the metric's `reason` says.
  enum Refusal: String, CaseIterable, Sendable {
    /// A request that was sent to a name which is not the server's.
    case host
    case method
    /// A request that cannot be read, or that has more to say than a request may.
    case request
    /// More connections, or half-made ones, than there may be.
    case connections
    case visitors
    case windows
    /// A page for which there is no room in what the server may hold.
    case memory
    /// A socket of a foreign page, or without the visitor's cookie; or a page that is to be a part of
    /// a foreign one.
    case origin
    /// A socket of a window that is not there, or that is not theirs.
    case window
    /// A page of another version.
    case version
    case stopping
    /// A message that is not one of the protocol.
    case malformed
    case tooLong
    /// More messages than a window takes, or none in time.
    case tooMany
    /// A page that does not read what is sent to it, or does not answer.
    case silent
    /// A window that was open for longer, or took more, than one may.
    case limit
  }

  let windows: Level
  let visitors: Level
  let sockets: Level
  /// Messages of pages.
  let events: Counter
  let resumptions: Counter
  /// What went through sockets, without what frames it, and bodies of answers.
  let receivedBytes: Counter
  let sentBytes: Counter
  /// How long it takes to give a front what a visitor's app keeps.
  let keeping: Timer
  /// Workers that ended without being asked to.
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
