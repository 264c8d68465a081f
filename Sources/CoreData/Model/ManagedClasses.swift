import Foundation

/// The classes of managed objects that the program has mentioned.
enum ManagedClasses {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var noted: Set<ObjectIdentifier> = []
  /// By the name without the module. A class of the same name that is mentioned later, as after a hot reload, replaces the earlier one.
  nonisolated(unsafe) private static var byName: [String: NSManagedObject.Type] = [:]
  nonisolated(unsafe) private static var modules: [String] = []

  static func note(_ type: NSManagedObject.Type) {
    lock.withLock {
      guard noted.insert(ObjectIdentifier(type)).inserted, type != NSManagedObject.self else {
        return
      }
      byName[String(describing: type)] = type
      guard let module = String(reflecting: type).split(separator: ".").first.map(String.init),
        !modules.contains(module)
      else { return }
      modules.append(module)
    }
  }

  /// Notes a type if it is a class of managed objects.
  static func note(anyType type: Any.Type) {
    if let type = type as? NSManagedObject.Type { note(type) }
  }

  /// Returns the class with a name.
  /// - Parameters:
  ///   - name: the name without a module.
  ///   - module: the module that the model names.
  static func named(_ name: String, in module: String?) -> NSManagedObject.Type? {
    let (known, modules) = lock.withLock { (byName[name], Self.modules) }
    if let known { return known }
    let program = ProcessInfo.processInfo.processName
    let candidates: [String] = modules.reversed() + [program]
    for module in [module].compactMap({ $0 }) + candidates {
      guard let found = NSClassFromString("\(module).\(name)") as? NSManagedObject.Type else {
        continue
      }
      note(found)
      return found
    }
    return nil
  }
}

extension NSEntityDescription {
  /// The name of the class without a module.
  var className: String { objectFacts.className }

  /// The class of the entity's objects.
  var objectClass: NSManagedObject.Type {
    let name = className
    if name == "NSManagedObject" { return NSManagedObject.self }
    return ManagedClasses.named(name, in: model?.classModule) ?? NSManagedObject.self
  }
}
