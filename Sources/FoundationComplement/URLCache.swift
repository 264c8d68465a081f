import Foundation
import FoundationNetworking

extension URLCache {
  /// Creates a cache in the folder for caches.
  ///
  /// Foundation on Linux asks for a path, which may be nil.
  /// - Parameters:
  ///   - memoryCapacity: the bytes in memory.
  ///   - diskCapacity: the bytes in files.
  public convenience init(memoryCapacity: Int, diskCapacity: Int) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
  }
}
