import Foundation

/// A library of the system that need not be there. It is looked for when it is first used, and stays.
package struct SharedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW) else { return nil }
    self.handle = handle
  }

  /// Returns a function of the library, whose type has to be that of its header.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
