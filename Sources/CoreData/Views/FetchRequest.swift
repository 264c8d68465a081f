import BanyanGraph
import Foundation
import SwiftUICore

/// A property wrapper for the objects that a fetch finds in the context of the environment.
///
/// ```swift
/// struct BookList: View {
///   @Environment(\.managedObjectContext) private var context
///   @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) private var books: FetchedResults<Book>
///
///   var body: some View {
///     List(books) { book in Text(book.title ?? "") }
///   }
/// }
/// ```
///
/// The view is evaluated when an object comes or goes, when their order changes, and when one of them has changed, saved or not; not when
/// others change. A view that shows one object, and is given nothing else, follows it with `@ObservedObject`. Changes are reported once in a turn, and
/// by saving.
///
/// A view that makes the request in its initializer follows its parent's values: the new request is compared with the one before,
/// and fetches if it differs. Two predicates always differ, so make them where they change. See Apple's documentation of `FetchRequest`.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  private let declaration: FetchDeclaration<Result>
  private var storage = StateObject(wrappedValue: FetchStorage<Result>())
  private var context = Environment(\.managedObjectContext)

  init(_ declaration: FetchDeclaration<Result>) {
    self.declaration = declaration
  }

  /// The objects.
  @MainActor
  @preconcurrency
  public var wrappedValue: FetchedResults<Result> { FetchedResults(storage.wrappedValue) }

  /// A binding to the predicate and the order, with which a view changes them.
  @MainActor
  @preconcurrency
  public var projectedValue: Binding<Configuration> {
    let storage = Carried(storage.wrappedValue)
    return Binding {
      Configuration(settings: storage.value.settings)
    } set: { configuration in
      storage.value.change { $0 = configuration.settings }
    }
  }

  /// The condition and order of the results.
  public struct Configuration {
    var settings: FetchSettings<Result>

    /// The condition that objects must satisfy; nil for all.
    public var nsPredicate: NSPredicate? {
      get { settings.predicate }
      set { settings.predicate = newValue }
    }

    /// The order of the results.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { settings.sortDescriptors }
      set { settings.sort(by: newValue) }
    }

    /// The order of the results, as values. Empty if the order was given as `NSSortDescriptor`s.
    public var sortDescriptors: [SortDescriptor<Result>] {
      get { settings.typed }
      set { settings.sort(by: newValue) }
    }
  }

  public mutating func update() {
    let parts = Carried((storage, context, declaration))
    assumingMainActor {
      let (storage, context, declaration) = parts.value
      storage.wrappedValue.connect(to: context.wrappedValue, declaration)
    }
  }
}

extension FetchRequest {
  /// Creates a request for the objects of an entity.
  /// - Parameters:
  ///   - entity: the entity, such as `Book.entity()`.
  ///   - sortDescriptors: how they are ordered; without any, in the order in which they were made.
  ///   - predicate: what they must satisfy; nil for all.
  ///   - animation: how the view changes when the results do.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(FetchDeclaration(entity, FetchSettings(predicate, sortDescriptors), animation))
  }

  /// Creates a request for the objects of the class in the property's type.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(FetchDeclaration(nil, FetchSettings(predicate, sortDescriptors), animation))
  }

  /// Creates a request for the objects of the class in the property's type.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(FetchDeclaration(nil, FetchSettings(predicate, typed: sortDescriptors), animation))
  }

  /// Creates a property with the results of a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(FetchDeclaration(fetchRequest, animation))
  }

  /// Creates a property with the results of a request, which change in a transaction.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(FetchDeclaration(fetchRequest, nil, transaction))
  }
}

@available(*, unavailable)
extension FetchRequest: Sendable {}
