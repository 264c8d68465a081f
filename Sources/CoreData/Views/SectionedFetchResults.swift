import Foundation
import SwiftUICore

/// The sections that a ``SectionedFetchRequest`` has found. See Apple's documentation of `SectionedFetchResults`.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  /// Objects with the same identifier.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The identifier.
    public let id: SectionIdentifier
    fileprivate var objects: [Result]
    fileprivate let version: Int

    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }
  }

  let results: FetchedResults<Result>
  private let sections: [Section]
  private let identifier: Binding<KeyPath<Result, SectionIdentifier>?>
  private let currentIdentifier: KeyPath<Result, SectionIdentifier>

  init(
    _ storage: FetchStorage<Result>, _ current: KeyPath<Result, SectionIdentifier>,
    _ identifier: Binding<KeyPath<Result, SectionIdentifier>?>
  ) {
    results = FetchedResults(storage)
    self.identifier = identifier
    currentIdentifier = current
    var sections: [Section] = []
    for object in results {
      let id = object[keyPath: current]
      if sections.last?.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object], version: storage.version))
      }
    }
    self.sections = sections
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(position: Int) -> Section { sections[position] }

  /// The value that the objects of a section have in common.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { currentIdentifier }
    nonmutating set { identifier.wrappedValue = newValue }
  }

  /// The condition that the objects must satisfy; nil for all. Setting it fetches at once.
  public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }

  /// The order of the objects. Setting it fetches at once.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }

  /// The order of the objects, as values; empty if the order was given as `NSSortDescriptor`s. Setting it fetches at once.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}
