import CMalloc
import Foundation

/// What this process has.
enum Resources {
  /// How many file descriptors are open, the one that looks excluded.
  static var descriptorCount: Int {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0) - 1
  }

  /// Bytes that are allocated now.
  static var allocatedBytes: Int {
    let information = mallinfo2()
    return Int(information.uordblks + information.hblkhd)
  }

  /// The most memory that the process has ever had; nil where nobody says so.
  static var peakByteCount: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    return status?.firstMatch(of: /VmHWM:\s+(\d+) kB/).flatMap { Int($0.1) }.map { $0 << 10 }
  }

  /// Waits until a condition holds, such as that a server has let everybody go, but gives up when
  /// the time is over.
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
