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
}
