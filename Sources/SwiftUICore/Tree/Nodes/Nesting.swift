import BanyanGraph
import Foundation

/// The limit on nested views, so that a view that contains itself without end does not crash the
/// process.
@MainActor
enum Nesting {
  /// The most nodes above a body. A thousand nested views are some three thousand nodes; a debug
  /// build manages four thousand on a stack of 8 MB.
  static let limit = 4_000
  /// The bytes of the stack that are reserved for the last body.
  private static let reserve: UInt = 192 << 10
  /// The number of views that contain themselves and wait to be replaced.
  fileprivate static var endlessCount = 0
  /// The last thread that asked, and the lowest address on its stack at which a body may run.
  private static var thread: (handle: pthread_t, floor: UInt)?

  /// Returns true if a body at a depth exceeds the limit.
  fileprivate static func isExceeded(at depth: Int) -> Bool {
    if depth > limit { return true }
    let handle = pthread_self()
    if thread?.handle != handle { thread = (handle, lowestAddress(of: handle) + reserve) }
    var here: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    return address < thread?.floor ?? 0
  }

  private static func lowestAddress(of handle: pthread_t) -> UInt {
    #if canImport(Darwin)
      return UInt(bitPattern: pthread_get_stackaddr_np(handle))
        - UInt(pthread_get_stacksize_np(handle))
    #else
      var attributes = pthread_attr_t()
      guard pthread_getattr_np(handle, &attributes) == 0 else { return 0 }
      defer { pthread_attr_destroy(&attributes) }
      var address: UnsafeMutableRawPointer?
      var size = 0
      pthread_attr_getstack(&attributes, &address, &size)
      return UInt(bitPattern: address)
    #endif
  }
}

#if !canImport(Darwin)
  // The C library provides it, but its module hides it because it is not part of POSIX.
  @_silgen_name("pthread_getattr_np")
  private func pthread_getattr_np(
    _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
  ) -> CInt
#endif

extension DynamicNode {
  /// Returns true if the first body of this node exceeds the limit and must not run.
  ///
  /// If the view is in another of its type, the outermost of them shows an error in place of
  /// all of them, as soon as the update reaches it. Until then no other body of the type runs
  /// inside it: with two in each body, they would multiply without end although none is too deep.
  final func isNestedTooDeep() -> Bool {
    let isExceeded = Nesting.isExceeded(at: depth)
    guard isExceeded || Nesting.endlessCount > 0 else { return false }
    let same = ancestorsOfSameType()
    guard let nearest = same.first, let outermost = same.last else {
      if isExceeded { showError("\(fields.name) is nested too deeply to be shown.") }
      return isExceeded
    }
    if isExceeded, !outermost.isEndless {
      let cycle = path.suffix(path.count - nearest.path.count + 1).joined(separator: " > ")
      outermost.missing = "\(fields.name) contains itself without end: \(cycle)."
      outermost.isEndless = true
      outermost.changes.formUnion(.dependencies)
      runtime.enqueue(outermost)
    }
    return outermost.isEndless
  }

  /// Returns the ancestors from the nearest to the outermost.
  private func ancestorsOfSameType() -> [DynamicNode] {
    var found: [DynamicNode] = []
    var node = parent
    while let current = node {
      if let dynamic = current as? DynamicNode, dynamic.fields === fields { found.append(dynamic) }
      node = current.parent
    }
    return found
  }

  final func endlessDidChange(from old: Bool) {
    if old != isEndless { Nesting.endlessCount += isEndless ? 1 : -1 }
  }
}
