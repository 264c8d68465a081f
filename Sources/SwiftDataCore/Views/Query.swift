import BanyanGraph
import Foundation
import SwiftUICore

/// A property wrapper for the objects of a model that are in the context of the environment. See Apple's documentation of `Query`.
///
/// ```swift
/// struct RecipeList: View {
///   @Query(sort: \Recipe.name) private var recipes: [Recipe]
///
///   var body: some View {
///     List(recipes) { recipe in Text(recipe.name) }
///   }
/// }
/// ```
///
/// The view is evaluated when an object comes or goes and when the order changes; and, like each view, when a property that its body reads
/// changes. Changes are reported once in a turn, and by saving.
///
/// A view that makes the query in its initializer follows its parent's values. Two predicates cannot be compared, so that a new one fetches.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: RandomAccessCollection>: DynamicProperty
where Result.Element == Element {
  private let declaration: QueryDeclaration<Element>
  private var storage = StateObject(wrappedValue: QueryStorage<Element>())
  private var context = Environment(\.modelContext)

  /// Creates a query for all objects of the model.
  // Without a condition, so that the compiler sees that a property needs no value.
  public init() {
    declaration = QueryDeclaration(FetchDescriptor(), nil, nil)
  }

  private init(
    _ descriptor: FetchDescriptor<Element>, _ animation: Animation?, _ transaction: Transaction?
  ) where Result == [Element] {
    declaration = QueryDeclaration(descriptor, animation, transaction)
  }

  /// The objects.
  @MainActor
  @preconcurrency
  public var wrappedValue: Result {
    // Each initializer makes an array.
    storage.wrappedValue.models as! Result
  }

  /// The error that the last fetch has ended with; nil if it has succeeded.
  @MainActor
  @preconcurrency
  public var fetchError: (any Error)? { storage.wrappedValue.error }

  /// The context of the objects.
  @MainActor
  @preconcurrency
  public var modelContext: ModelContext { context.wrappedValue }

  public mutating func update() {
    let parts = Carried((storage, context, declaration))
    assumingMainActor {
      let (storage, context, declaration) = parts.value
      storage.wrappedValue.connect(to: context.wrappedValue, declaration)
    }
  }
}

extension Query where Result == [Element] {
  /// Creates a query for all objects of the model, whose changes are animated.
  public init(animation: Animation) {
    self.init(FetchDescriptor(), animation, nil)
  }

  /// Creates a query for what a description finds.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor, nil, transaction)
  }

  /// Creates a query for what a description finds, whose changes are animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, animation, nil)
  }

  /// Creates a query.
  /// - Parameters:
  ///   - filter: what objects must satisfy; nil for all.
  ///   - descriptors: how they are ordered; without any, in the order in which they were made.
  ///   - transaction: the transaction in which the view changes.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), nil, transaction)
  }

  /// Creates a query whose changes are animated.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation, nil)
  }

  /// Creates a query whose objects are ordered by a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    let descriptor = SortDescriptor(unchecked(keyPath), order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [descriptor]), nil, transaction)
  }

  /// Creates a query whose objects are ordered by a property, and whose changes are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation
  ) {
    let descriptor = SortDescriptor(unchecked(keyPath), order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [descriptor]), animation, nil)
  }

  /// Creates a query whose objects are ordered by a property that may be nil.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    let descriptor = SortDescriptor(unchecked(keyPath), order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [descriptor]), nil, transaction)
  }

  /// Creates a query whose objects are ordered by a property that may be nil, and whose changes are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, animation: Animation
  ) {
    let descriptor = SortDescriptor(unchecked(keyPath), order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [descriptor]), animation, nil)
  }
}

/// Returns a key path for a descriptor, which may be used on any thread, while a query uses it on the main actor only: the key path of a class of the
/// main actor would not be accepted.
private func unchecked<Root, Value>(
  _ keyPath: KeyPath<Root, Value>
) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}

@available(*, unavailable)
extension Query: Sendable {}
