import BanyanNullHost

/// What workloads cost while all that happens is written down, beside what they cost else: each is measured
/// three times in a row, so that the ratios are of one moment.
@MainActor
struct TracingTable {
  let rows: Int

  let header = """
    | workload | off | causes | × off | with values | × off |
    | --- | ---: | ---: | ---: | ---: | ---: |
    """

  func line(for workload: Workload) -> String {
    let size = if case .fixed(let size) = workload.size { size } else { rows }
    let off = figure(of: workload, size, .off)
    let causes = figure(of: workload, size, .causes)
    let values = figure(of: workload, size, .values)
    return """
      | \(workload.label) \(workload.name) | \(off.text) | \(causes.text) | \(ratio(causes, off)) \
      | \(values.text) | \(ratio(values, off)) |
      """
  }

  private func figure(
    of workload: Workload, _ size: Int, _ tracing: NullApp.Tracing
  ) -> Figure {
    NullApp.tracing = tracing
    defer { NullApp.tracing = .off }
    return workload.measure(size)
  }

  private func ratio(_ figure: Figure, _ off: Figure) -> String {
    (figure / off).map { "\(($0 * 100).rounded() / 100)" } ?? "–"
  }
}
