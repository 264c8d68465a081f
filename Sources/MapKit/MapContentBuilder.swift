import SwiftUICore

/// A result builder that combines the content of a map. See Apple's documentation of `MapContentBuilder`.
@MainActor
@preconcurrency
@resultBuilder
public struct MapContentBuilder {
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }

  public static func buildPartialBlock<C: MapContent>(first content: C) -> C { content }

  public static func buildPartialBlock<First: MapContent, Next: MapContent>(
    accumulated first: First, next: Next
  ) -> _MapContentPair<First, Next> {
    _MapContentPair(first: first, next: next)
  }

  public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }

  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> _ConditionalMapContent<First, Second> { .first(first) }

  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> _ConditionalMapContent<First, Second> { .second(second) }

  public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> C { content }
}

/// No content. See Apple's documentation of `EmptyMapContent`.
public struct EmptyMapContent: MapContent {
  public typealias Body = Never

  /// Creates no content.
  public init() {}

  public static func _add(_ content: Self, to items: inout _MapItems) {}
}

/// Content, and the content after it.
public struct _MapContentPair<First: MapContent, Next: MapContent>: MapContent {
  public typealias Body = Never

  let first: First
  let next: Next

  public static func _add(_ content: Self, to items: inout _MapItems) {
    items.add(at: 0) { First._add(content.first, to: &$0) }
    items.add(at: 1) { Next._add(content.next, to: &$0) }
  }
}

/// One of two kinds of content.
public enum _ConditionalMapContent<First: MapContent, Second: MapContent>: MapContent {
  public typealias Body = Never

  case first(First)
  case second(Second)

  public static func _add(_ content: Self, to items: inout _MapItems) {
    switch content {
    case .first(let content): items.add(at: 0) { First._add(content, to: &$0) }
    case .second(let content): items.add(at: 1) { Second._add(content, to: &$0) }
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never

  public static func _add(_ content: Self, to items: inout _MapItems) {
    if let content { Wrapped._add(content, to: &items) }
  }
}

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never

  public static func _add(_ content: Self, to items: inout _MapItems) {
    for (position, identity) in content.identities.enumerated() {
      items.add(
        { items in
          items.add(at: AnyHashable(identity)) { items in
            Content._add(content.makeContent(at: position), to: &items)
          }
        },
        // The identity of an element is the value that is selected, unless its content says otherwise.
        changing: { if $0.tag == nil { $0.tag = AnyHashable(identity) } })
    }
  }
}

extension ForEach where Content: MapContent {
  /// Creates content for each element of a collection of identifiable data.
  public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identifiedBy: \.id, making: content)
  }

  /// Creates content for each element, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: id, making: content)
  }
}
