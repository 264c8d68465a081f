import BanyanGraph
import Foundation
import SwiftUICore

/// A property wrapper for the objects that a fetch finds, in sections.
///
/// ```swift
/// @SectionedFetchRequest(
///   sectionIdentifier: \.genre, sortDescriptors: [SortDescriptor(\.genre), SortDescriptor(\.title)])
/// private var genres: SectionedFetchResults<String?, Book>
/// ```
///
/// A section is a run of objects with the same identifier, so order them by it first. Otherwise it is a ``FetchRequest``. See Apple's
/// documentation of `SectionedFetchRequest`.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  private let declaration: FetchDeclaration<Result>
  private let declaredIdentifier: KeyPath<Result, SectionIdentifier>
  private var storage = StateObject(wrappedValue: FetchStorage<Result>())
  private var context = Environment(\.managedObjectContext)
  /// The identifier that the view has set instead of the declared one.
  private var chosenIdentifier = State<KeyPath<Result, SectionIdentifier>?>(initialValue: nil)

  init(
    _ declaration: FetchDeclaration<Result>,
    _ sectionIdentifier: KeyPath<Result, SectionIdentifier>
  ) {
    self.declaration = declaration
    declaredIdentifier = sectionIdentifier
  }

  /// The sections.
  @MainActor
  @preconcurrency
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(
      storage.wrappedValue, chosenIdentifier.wrappedValue ?? declaredIdentifier,
      chosenIdentifier.projectedValue)
  }

  /// A binding to the predicate, the order and the sections' identifier, with which a view changes them.
  @MainActor
  @preconcurrency
  public var projectedValue: Binding<Configuration> {
    let results = Carried(wrappedValue)
    return Binding {
      Configuration(
        base: .init(settings: results.value.results.storage.settings),
        sectionIdentifier: results.value.sectionIdentifier)
    } set: { configuration in
      results.value.sectionIdentifier = configuration.sectionIdentifier
      results.value.results.storage.change { $0 = configuration.base.settings }
    }
  }

  /// The condition, order and sections of the results.
  public struct Configuration {
    var base: FetchRequest<Result>.Configuration

    /// The value that the objects of a section have in common.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>

    /// The condition that objects must satisfy; nil for all.
    public var nsPredicate: NSPredicate? {
      get { base.nsPredicate }
      set { base.nsPredicate = newValue }
    }

    /// The order of the results.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { base.nsSortDescriptors }
      set { base.nsSortDescriptors = newValue }
    }

    /// The order of the results, as values. Empty if the order was given as `NSSortDescriptor`s.
    public var sortDescriptors: [SortDescriptor<Result>] {
      get { base.sortDescriptors }
      set { base.sortDescriptors = newValue }
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

extension SectionedFetchRequest {
  /// Creates a request for the objects of an entity.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchDeclaration(entity, FetchSettings(predicate, sortDescriptors), animation),
      sectionIdentifier)
  }

  /// Creates a request for the objects of the class in the property's type.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchDeclaration(nil, FetchSettings(predicate, sortDescriptors), animation),
      sectionIdentifier)
  }

  /// Creates a request for the objects of the class in the property's type.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      FetchDeclaration(nil, FetchSettings(predicate, typed: sortDescriptors), animation),
      sectionIdentifier)
  }

  /// Creates a property with the results of a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(FetchDeclaration(fetchRequest, animation), sectionIdentifier)
  }

  /// Creates a property with the results of a request, which change in a transaction.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(FetchDeclaration(fetchRequest, nil, transaction), sectionIdentifier)
  }
}

@available(*, unavailable)
extension SectionedFetchRequest: Sendable {}
