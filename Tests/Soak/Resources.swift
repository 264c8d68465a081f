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

  /// Waits until a server has let everybody go, and their connections have ended, which they do a
  /// little later; but not without end.
  @MainActor
  static func wait(atMost time: Duration, until isEmpty: () -> Bool) async {
    let end = ContinuousClock.now + time
    while !isEmpty(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(10)) }
    var last = -1
    while last != descriptorCount {
      last = descriptorCount
      try? await Task.sleep(for: .milliseconds(100))
    }
  }
}
