extension ForEach where Content: View {
  /// Creates a view for each subview of a view.
  ///
  /// ```swift
  /// struct Cards<Content: View>: View {
  ///   @ViewBuilder var content: Content
  ///   var body: some View {
  ///     VStack { ForEach(subviews: content) { subview in Card { subview } } }
  ///   }
  /// }
  /// ```
  ///
  /// This is ``Group/init(subviews:transform:)`` with a `ForEach` in it, and follows the same rules.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(), content: content,
      identity: .resolved(
        ResolvedRows(
          GroupElementsOfContent(base: view) {
            ForEach<SubviewsCollection, Subview.ID, Content>($0, content: content)
          })))
  }

  /// Creates views for each section of a view.
  ///
  /// This is ``Group/init(sections:transform:)`` with a `ForEach` in it, and follows the same rules.
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(), content: content,
      identity: .resolved(
        ResolvedRows(
          GroupSectionsOfContent(base: view) {
            ForEach<SectionCollection, SectionConfiguration.ID, Content>($0, content: content)
          })))
  }
}

/// Content of a `ForEach` that is resolved when it is shown. A class, so that other cases do not grow.
@usableFromInline
final class ResolvedRows {
  let view: AnyView

  init(_ view: some View) { self.view = AnyView(view) }
}

/// The subviews of a view. They are resolved when the view is shown; as a plain value the collection is empty.
public nonisolated struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<ForEachSubviewCollection<Content>>
  public typealias Iterator = IndexingIterator<ForEachSubviewCollection<Content>>

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { preconditionFailure("There is no subview \(index)") }
}

/// The sections of a view. They are resolved when the view is shown; as a plain value the collection is empty.
public nonisolated struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<ForEachSectionCollection<Content>>
  public typealias Iterator = IndexingIterator<ForEachSectionCollection<Content>>

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("There is no section \(index)")
  }
}
