import Foundation

#if canImport(CMalloc)
  import CMalloc
#endif

/// Something that can be done again and again.
@MainActor
struct Operation {
  /// What is measured.
  let run: @MainActor () -> Void
  /// What makes the next run possible, and is not measured.
  var restore: (@MainActor () -> Void)?
}

/// Takes times.
@MainActor
enum Stopwatch {
  /// Whether to count only the time that the process had a processor, where others want it too.
  static var countsProcessorTime = false

  /// How often to run an operation that is not to be timed, but counted by a profiler.
  static var profiledRuns: Int?

  private static let start = ContinuousClock.now
  private static let leastBatches = 9
  private static let leastBatchTime = Duration.milliseconds(2)
  private static let totalTime = Duration.milliseconds(400)

  /// The median time of one run. Short runs are taken in batches, so that the clock does not count.
  static func median(_ operation: Operation) -> Duration {
    if AllocationCounter.isOn {
      AllocationCounter.count(operation)
      return .zero
    }
    if let profiledRuns {
      for _ in 0..<3 { _ = time(operation, times: 1) }
      for _ in 0..<profiledRuns {
        runProfiled(operation)
        operation.restore?()
      }
      return .zero
    }
    let batchSize = operation.restore == nil ? calibrate(operation) : 1
    for _ in 0..<3 { _ = time(operation, times: batchSize) }
    var times: [Duration] = []
    let start = now
    while times.count < leastBatches || now - start < totalTime {
      times.append(time(operation, times: batchSize))
    }
    return times.sorted()[times.count / 2] / batchSize
  }

  /// A profiler can count what this function does and nothing else: `Benchmarks/README.md` says how.
  @inline(never)
  @_silgen_name("banyan_profiled_run")
  private static func runProfiled(_ operation: Operation) {
    operation.run()
  }

  private static var now: Duration {
    guard countsProcessorTime else { return ContinuousClock.now - start }
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// How many runs take long enough to be measured.
  private static func calibrate(_ operation: Operation) -> Int {
    var count = 1
    while time(operation, times: count) < leastBatchTime { count *= 2 }
    return count
  }

  private static func time(_ operation: Operation, times: Int) -> Duration {
    let start = now
    for _ in 0..<times { operation.run() }
    let time = now - start
    operation.restore?()
    return time
  }
}

/// Takes memory.
enum Heap {
  /// Bytes that are allocated now, or nil where the system does not say.
  static var allocatedBytes: Int? {
    #if canImport(CMalloc)
      let information = mallinfo2()
      return Int(information.uordblks + information.hblkhd)
    #else
      return nil
    #endif
  }

  /// How often this thread has allocated something, or nil where nobody counts.
  static var allocations: Int? {
    #if canImport(CMalloc)
      return Int(banyan_allocations())
    #else
      return nil
    #endif
  }
}

/// Counts what needs no clock.
@MainActor
enum AllocationCounter {
  /// Whether operations are counted, and not timed.
  static var isOn = false
  /// The allocations that every run of the operation counted last makes.
  private(set) static var allocations: Int?

  static func count(_ operation: Operation) {
    // What is made once, such as the room in arrays, is there then.
    for _ in 0..<3 {
      operation.run()
      operation.restore?()
    }
    // Any single run may also make what belongs to the process, and not to the operation: a cache of
    // the runtime or of the dispatch queue grows when it happens to be full, which depends on
    // addresses and on other threads. No such thing happens in each of several runs.
    let counts = (0..<5).compactMap { _ in countOnce(operation) }
    allocations = counts.min()
  }

  private static func countOnce(_ operation: Operation) -> Int? {
    let before = Heap.allocations
    operation.run()
    let after = Heap.allocations
    operation.restore?()
    return before.flatMap { before in after.map { $0 - before } }
  }
}
