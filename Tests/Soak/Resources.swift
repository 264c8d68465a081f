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

  /// Waits until a server has let everybody go, and no more descriptors are open than `count`: their
  /// connections end a little later. But not without end.
  @MainActor
  static func wait(
    atMost time: Duration, descriptors count: Int = .max, until isEmpty: () -> Bool
  ) async {
    let end = ContinuousClock.now + time
    while !isEmpty() || descriptorCount > count, ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(10))
    }
  }
}
