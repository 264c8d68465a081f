import Synchronization

/// Objects of which Apple's frameworks have one in each process, and this process has one for each of its apps: what one
/// visitor's code keeps there is nothing for another's.
package final class AppObjects: Sendable {
  private static let ofProcess = AppObjects()

  private let objects = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  /// Returns the object of a class, made on first use, of the app for which the code runs; for code that runs for none,
  /// the process's.
  package static func object<Object: AnyObject & Sendable>(_ make: () -> Object) -> Object {
    (CurrentApp.app?.objects ?? ofProcess).object(make)
  }

  private func object<Object: AnyObject & Sendable>(_ make: () -> Object) -> Object {
    objects.withLock { objects in
      if let known = objects[ObjectIdentifier(Object.self)] as? Object { return known }
      let object = make()
      objects[ObjectIdentifier(Object.self)] = object
      return object
    }
  }
}
