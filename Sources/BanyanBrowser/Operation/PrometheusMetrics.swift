import Metrics
import Synchronization

/// Collects a program's metrics and writes them in the format of Prometheus.
///
///     let metrics = PrometheusMetrics()
///     MetricsSystem.bootstrap(metrics)
///     // Then make the server, and for Prometheus another on an address of its own:
///     let port = try await MetricsServer(metrics, port: 9090).start()
///
/// Timers become histograms in seconds, and recorders that summarize become a sum and a count.
/// Metrics made with the same label and dimensions share one series.
public final class PrometheusMetrics: MetricsFactory {
  private struct Key: Hashable {
    var name: String
    var labels: String
  }

  private let series = Mutex<[Key: any PrometheusSeries]>([:])

  public init() {}

  /// All metrics in the text format, version 0.0.4, sorted by name.
  public var text: String {
    let sorted = series.withLock { series in
      series.sorted { ($0.key.name, $0.key.labels) < ($1.key.name, $1.key.labels) }
    }
    var lines = ""
    var lastName = ""
    for (key, series) in sorted {
      if key.name != lastName { lines += "# TYPE \(key.name) \(series.type)\n" }
      lastName = key.name
      for sample in series.samples {
        lines += key.name + sample.suffix
        let labels = [key.labels, sample.label].filter { !$0.isEmpty }.joined(separator: ",")
        if !labels.isEmpty { lines += "{\(labels)}" }
        lines += " \(PrometheusNumber.text(sample.value))\n"
      }
    }
    return lines
  }

  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    find(label, dimensions) { PrometheusCounter() }
  }

  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    find(label, dimensions) { PrometheusGauge() }
  }

  public func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    if aggregate {
      find(label, dimensions) { PrometheusSummary() }
    } else {
      find(label, dimensions) { PrometheusGauge() }
    }
  }

  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    find(label, dimensions) { PrometheusHistogram() }
  }

  // A destroyed metric keeps its count, which a new one of the same name continues, so that nothing is lost.
  public func destroyCounter(_ handler: any CounterHandler) {}
  public func destroyMeter(_ handler: any MeterHandler) {}
  public func destroyRecorder(_ handler: any RecorderHandler) {}
  public func destroyTimer(_ handler: any TimerHandler) {}

  /// Returns the series of a name. It keeps the kind that it was first made as: one made later as
  /// another kind is not reported.
  private func find<Series: PrometheusSeries>(
    _ label: String, _ dimensions: [(String, String)], _ make: () -> Series
  ) -> Series {
    let labels = dimensions.map {
      "\(PrometheusName.label($0.0))=\"\(PrometheusName.escaped($0.1))\""
    }
    let key = Key(
      name: PrometheusName.metric(label), labels: labels.sorted().joined(separator: ","))
    return series.withLock { all in
      if let known = all[key] { return known as? Series ?? make() }
      let new = make()
      all[key] = new
      return new
    }
  }
}

/// Formats names and values for the text format.
enum PrometheusName {
  static func metric(_ name: String) -> String { spelled(name, with: "_:") }

  static func label(_ name: String) -> String { spelled(name, with: "_") }

  /// Replaces other characters with underscores.
  private static func spelled(_ name: String, with others: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      if isDigit && result.isEmpty { result = "_" }
      let isAllowed = isDigit || isLetter || others.unicodeScalars.contains(scalar)
      result.unicodeScalars.append(isAllowed ? scalar : "_")
    }
    return result.isEmpty ? "_" : result
  }

  static func escaped(_ value: String) -> String {
    value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
  }
}

enum PrometheusNumber {
  static func text(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
    return Int64(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
