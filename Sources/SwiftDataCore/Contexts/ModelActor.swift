import Foundation

/// An actor with a context of its own, for work that should not keep the main actor busy. See Apple's documentation of `ModelActor`.
///
/// `@ModelActor` makes an actor one:
///
/// ```swift
/// @ModelActor
/// actor Importer {
///   func add(_ names: [String]) throws {
///     for name in names { modelContext.insert(Recipe(name: name)) }
///     try modelContext.save()
///   }
/// }
///
/// try await Importer(modelContainer: container).add(names)
/// ```
///
/// Views show what the actor does when it saves. Objects stay in their actor; pass a `persistentModelID` to another one, which finds
/// its own object with `self[id, as: Recipe.self]`.
public protocol ModelActor: Actor {
  /// The container of the actor's objects.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor that runs the actor's code.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The executor that runs the actor's code. One that is no ``SerialModelExecutor`` stops the program.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialModelExecutor else {
      preconditionFailure("The executor of \(Self.self) is no SerialModelExecutor.")
    }
    return executor.asUnownedSerialExecutor()
  }

  /// The context of the actor. It saves only when `save()` is called.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The actor's object with an identifier; nil if there is none, or if it is of another class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.existingModel(for: id) as? T
  }
}

/// An executor that has a context. See Apple's documentation of `ModelExecutor`.
public protocol ModelExecutor: Executor {
  /// The context, which is used in the executor's jobs only.
  var modelContext: ModelContext { get }
}

/// A model executor that runs one job after the other. See Apple's documentation of `SerialModelExecutor`.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// The executor of an actor that `@ModelActor` makes. It runs jobs on a queue of its own, wherever the actor was created. See Apple's
/// documentation of `DefaultSerialModelExecutor`.
// The context is used in jobs only, and these run one after the other.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context, which is used in the executor's jobs only.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "ModelActor")

  /// Creates an executor for a context.
  /// - Parameter modelContext: a context that has no objects yet. A container's main context, or one with objects, stops the program.
  public init(modelContext: ModelContext) {
    modelContext.leaveMainActor()
    self.modelContext = modelContext
  }

  /// Runs a job after those that were added before.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// A reference to this executor, as the actor's `unownedExecutor` returns it.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}
