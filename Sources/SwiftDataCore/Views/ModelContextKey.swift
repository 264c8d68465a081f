import SwiftUICore

/// A context, and what keeps its container.
struct ProvidedContext: Equatable {
  let context: ModelContext
  var container: ModelContainer?

  @MainActor
  static func main(of container: ModelContainer) -> ProvidedContext {
    ProvidedContext(context: container.mainContext, container: container)
  }
}

struct ModelContextKey: EnvironmentKey {
  /// A context without models, for views to which none has been given.
  // Nothing can be inserted into it, so that it may be everybody's.
  nonisolated(unsafe) static let defaultValue = ProvidedContext(
    context: ModelContext(emptyContainer))

  private static let emptyContainer: ModelContainer = {
    do {
      return try ModelContainer(
        for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    } catch {
      fatalError("A container without models cannot be made: \(error)")
    }
  }()
}

extension EnvironmentValues {
  var providedContext: ProvidedContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }

  /// The context into which views insert, and in which queries look.
  ///
  /// ```swift
  /// @Environment(\.modelContext) private var context
  /// ```
  ///
  /// Without one, queries are empty, which is logged, and inserting stops the program.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self].context }
    set { self[ModelContextKey.self] = ProvidedContext(context: newValue) }
  }
}
