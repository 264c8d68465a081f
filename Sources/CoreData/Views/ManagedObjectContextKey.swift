import SwiftUICore

private struct ManagedObjectContextKey: EnvironmentKey {
  /// A context without a store, for views to which none has been given.
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context from which fetch requests fetch, and into which views insert.
  ///
  /// ```swift
  /// ContentView()
  ///   .environment(\.managedObjectContext, container.viewContext)
  /// ```
  ///
  /// Without one, fetches are empty, which is logged, and saving fails.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
