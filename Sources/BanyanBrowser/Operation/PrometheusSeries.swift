import Metrics
import Synchronization

/// A series of samples: one line of the text, or several related ones.
protocol PrometheusSeries: AnyObject, Sendable {
  var type: String { get }
  var samples: [PrometheusSample] { get }
}

struct PrometheusSample {
  /// The suffix of the metric's name.
  var suffix = ""
  /// A label in addition to those of the series.
  var label = ""
  var value: Double
}

final class PrometheusCounter: PrometheusSeries, CounterHandler {
  private let count = Atomic<Int64>(0)

  var type: String { "counter" }
  var samples: [PrometheusSample] {
    [PrometheusSample(value: Double(count.load(ordering: .relaxed)))]
  }

  func increment(by amount: Int64) {
    count.wrappingAdd(amount, ordering: .relaxed)
  }

  func reset() { count.store(0, ordering: .relaxed) }
}

final class PrometheusGauge: PrometheusSeries, MeterHandler, RecorderHandler {
  private let value = Mutex(0.0)

  var type: String { "gauge" }
  var samples: [PrometheusSample] { [PrometheusSample(value: value.withLock { $0 })] }

  func set(_ newValue: Int64) { set(Double(newValue)) }
  func set(_ newValue: Double) { value.withLock { $0 = newValue } }
  func increment(by amount: Double) { value.withLock { $0 += amount } }
  func decrement(by amount: Double) { value.withLock { $0 -= amount } }
  func record(_ newValue: Int64) { set(newValue) }
  func record(_ newValue: Double) { set(newValue) }
}

final class PrometheusSummary: PrometheusSeries, RecorderHandler {
  private let state = Mutex((sum: 0.0, count: 0))

  var type: String { "summary" }
  var samples: [PrometheusSample] {
    let (sum, count) = state.withLock { $0 }
    return [
      PrometheusSample(suffix: "_sum", value: sum),
      PrometheusSample(suffix: "_count", value: Double(count)),
    ]
  }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) {
    state.withLock {
      $0.sum += value
      $0.count += 1
    }
  }
}

/// The distribution of durations, in seconds.
final class PrometheusHistogram: PrometheusSeries, TimerHandler {
  /// The bounds in nanoseconds: from half a millisecond, which a person does not notice, to ten seconds.
  private static let bounds: [Int64] = [
    500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000, 100_000_000,
    250_000_000, 500_000_000, 1_000_000_000, 2_500_000_000, 5_000_000_000, 10_000_000_000,
  ]

  /// The last of the counts is of the durations above all bounds.
  private let state = Mutex(
    (counts: [Int](repeating: 0, count: PrometheusHistogram.bounds.count + 1), sum: 0.0))

  var type: String { "histogram" }
  var samples: [PrometheusSample] {
    let (counts, sum) = state.withLock { $0 }
    var total = 0
    var samples: [PrometheusSample] = []
    for (index, count) in counts.enumerated() {
      total += count
      let bound = index < Self.bounds.count ? Double(Self.bounds[index]) / 1e9 : .infinity
      samples.append(
        PrometheusSample(
          suffix: "_bucket", label: "le=\"\(PrometheusNumber.text(bound))\"", value: Double(total)))
    }
    samples.append(PrometheusSample(suffix: "_sum", value: sum))
    samples.append(PrometheusSample(suffix: "_count", value: Double(total)))
    return samples
  }

  func recordNanoseconds(_ duration: Int64) {
    let place = Self.bounds.firstIndex { duration <= $0 } ?? Self.bounds.count
    state.withLock {
      $0.counts[place] += 1
      $0.sum += Double(duration) / 1e9
    }
  }
}
