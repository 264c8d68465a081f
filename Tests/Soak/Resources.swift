import CMalloc
import Foundation

/// The resources of this process.
enum Resources {
  /// The number of open file descriptors, without the one used for counting.
  static var descriptorCount: Int {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0) - 1
  }

  /// The number of bytes that are allocated now.
  static var allocatedBytes: Int {
    let information = mallinfo2()
    return Int(information.uordblks + information.hblkhd)
  }

  /// The peak memory use of the process; nil where the system doesn't report it.
  static var peakByteCount: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    return status?.firstMatch(of: /VmHWM:\s+(\d+) kB/).flatMap { Int($0.1) }.map { $0 << 10 }
  }

  /// Waits until a condition holds, such as that a server has let all visitors go, but no longer than
  /// the time limit.
  @MainActor
  static func wait(
    atMost time: Duration, until condition: () -> Bool
  ) async {
    let end = ContinuousClock.now + time
    while !condition(), ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(10))
    }
  }
}
