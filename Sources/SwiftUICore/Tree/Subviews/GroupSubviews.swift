import BanyanGraph

extension Group {
  /// Creates a group of the views that a container makes from the subviews of a view.
  ///
  /// ```swift
  /// struct Cards<Content: View>: View {
  ///   @ViewBuilder var content: Content
  ///
  ///   var body: some View {
  ///     Group(subviews: content) { subviews in
  ///       if let first = subviews.first { FeaturedCard { first } }
  ///       ForEach(subviews.dropFirst()) { subview in Card { subview } }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The closure runs again when subviews are added, removed, or moved, and when a value it has read changes, but
  /// not when a subview changes internally. Subviews that are not shown keep their state, and have not appeared.
  /// The preferences of all subviews, shown or not, are those of the group (LK10).
  ///
  /// - Parameters:
  ///   - view: the container's content.
  ///   - transform: makes views from the subviews, each of which it may use once.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }

  /// Creates a group of the views that a container makes from the sections of a view.
  ///
  /// Adjacent views outside of any ``Section`` form a section without header and footer. Otherwise this is
  /// like ``init(subviews:transform:)``.
  ///
  /// - Parameters:
  ///   - view: the container's content.
  ///   - transform: makes views from the sections. It may use each of their subviews once.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}

/// The views that a container makes from its subviews. Created by ``Group/init(subviews:transform:)``.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  public typealias Body = Never

  let base: Subviews
  let transform: (SubviewsCollection) -> Content

  @MainActor public static func _make(
    _ view: GroupElementsOfContent, under parent: _Node, in context: _Context
  ) -> _Node {
    SubviewsNodeOf(view.base, view.transform, under: parent, in: context)
  }

  @MainActor public static func _update(_ node: _Node, to view: GroupElementsOfContent) {
    unsafeDowncast(node, to: SubviewsNodeOf<SubviewsCollection, Content>.self)
      .update(to: view.base, view.transform)
  }
}

/// The views that a container makes from its sections. Created by ``Group/init(sections:transform:)``.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  public typealias Body = Never

  let base: Sections
  let transform: (SectionCollection) -> Content

  @MainActor public static func _make(
    _ view: GroupSectionsOfContent, under parent: _Node, in context: _Context
  ) -> _Node {
    SubviewsNodeOf(view.base, view.transform, under: parent, in: context)
  }

  @MainActor public static func _update(_ node: _Node, to view: GroupSectionsOfContent) {
    unsafeDowncast(node, to: SubviewsNodeOf<SectionCollection, Content>.self)
      .update(to: view.base, view.transform)
  }
}

/// The input of a container's closure: its subviews or its sections.
@MainActor
protocol SubviewsInput {
  init(of source: SubviewSource)
}

extension SubviewsCollection: SubviewsInput {
  @MainActor init(of source: SubviewSource) { self.init(elements: source.elements, source: source) }
}

/// The node of a container's content and of the views made from it.
class SubviewsNode: _Node {
  func subviewsDidChange() {}
}

final class SubviewsNodeOf<Input: SubviewsInput, Content: View>: SubviewsNode {
  private var transform: (Input) -> Content
  private var source: SubviewSource!
  private var result: _Node?
  private var reads = TrackedReads()
  private let fields = DynamicFields.of(SubviewsNodeOf.self)
  private let comparison = Comparison.of(((Input) -> Content).self)

  init<Base: View>(
    _ base: Base, _ transform: @escaping (Input) -> Content, under parent: _Node,
    in context: _Context
  ) {
    self.transform = transform
    super.init(under: parent, in: context)
    source = SubviewSource(base, under: self, in: context)
    evaluate()
  }

  func update<Base: View>(to base: Base, _ newTransform: @escaping (Input) -> Content) {
    let isUnchanged = comparison.isUnchanged(transform, newTransform)
    transform = newTransform
    if source.update(to: base) || !isUnchanged { evaluate() }
  }

  override func subviewsDidChange() { runtime.enqueue(self) }

  override func update() { evaluate() }

  private func evaluate() {
    isQueued = false
    let view = track(&reads, of: fields) {
      transform(Input(of: source))
    }
    if let result {
      Content._update(result, to: view)
    } else {
      result = Content._make(view, under: self, in: context)
    }
  }

  override var elementRule: ElementRule { .shown }

  override func forEachShown(_ body: (_Node) -> Void) {
    if let result { body(result) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let source { body(source) }
    if let result { body(result) }
  }

  override func detach() {
    reads.end()
    super.detach()
  }
}
