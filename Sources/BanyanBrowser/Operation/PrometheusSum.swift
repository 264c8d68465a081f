/// The metrics of several processes, as one text.
///
/// All of them are counts and sums, so those with the same name and labels are added up.
struct PrometheusSum {
  private struct Metric {
    let typeLine: Substring
    /// The samples in the order in which they came, which matters for histograms.
    var names: [Substring] = []
    var values: [Substring: Double] = [:]
  }

  private var metrics: [Substring: Metric] = [:]

  init(_ texts: [String]) {
    for text in texts { add(text) }
  }

  private mutating func add(_ text: String) {
    var name: Substring = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# TYPE ") {
        name = line.split(separator: " ").dropFirst(2).first ?? ""
        if metrics[name] == nil { metrics[name] = Metric(typeLine: line) }
      } else if let space = line.lastIndex(of: " "),
        let value = Double(line[line.index(after: space)...])
      {
        let sample = line[..<space]
        if metrics[name]?.values[sample] == nil { metrics[name]?.names.append(sample) }
        metrics[name]?.values[sample, default: 0] += value
      }
    }
  }

  var text: String {
    metrics.sorted { $0.key < $1.key }.map { _, metric in
      "\(metric.typeLine)\n"
        + metric.names.map { "\($0) \(PrometheusNumber.text(metric.values[$0] ?? 0))\n" }.joined()
    }.joined()
  }
}
