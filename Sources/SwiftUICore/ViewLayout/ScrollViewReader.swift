import BanyanGraph
import BanyanHost
import Foundation

/// A view whose content can scroll the scroll views in it to what it chooses.
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("To the end") { withAnimation { proxy.scrollTo(rows.last?.id) } }
///   ScrollView { LazyVStack { ForEach(rows) { RowView($0) } } }
/// }
/// ```
///
/// See Apple's documentation of `ScrollViewReader`.
public struct ScrollViewReader<Content: View> {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content
  @State private var place = ScrollPlace()

  /// Creates a view whose content can scroll.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  public var body: some View {
    content(ScrollViewProxy(place: place)).modifier(_ScrollPlaceModifier(place: place))
  }
}

/// Scrolls the scroll views of a ``ScrollViewReader``.
public struct ScrollViewProxy: Sendable {
  let place: ScrollPlace

  /// Scrolls so that the view with an identity can be seen, whether it has been made yet or not.
  ///
  /// It happens when what has been changed so far is shown. In an animation the way there is seen.
  /// - Parameters:
  ///   - id: what the view's `id(_:)` says, or its element in a `ForEach`.
  ///   - anchor: which point of the view is to stand at the same point of the scroll view; nil for as
  ///     little scrolling as need be.
  nonisolated public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let carried = Carried((place, AnyHashable(id)))
    if MainThread.isCurrent {
      assumingMainActor { carried.value.0.scroll(to: carried.value.1, anchor: anchor) }
    } else {
      Task { @MainActor in carried.value.0.scroll(to: carried.value.1, anchor: anchor) }
    }
  }
}

/// A part of the tree in which views are looked for.
@MainActor
final class ScrollPlace: Sendable {
  weak var node: _Node?

  nonisolated init() {}

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let node, !node.isDetached else { return }
    let isAnimated = Transaction.current.animation != nil
    // What is to be seen may be about to appear.
    node.runtime.whenSettled { [weak node] in
      guard let node, !node.isDetached, let found = node.scrollTarget(id) else { return }
      var elements: [ElementNode] = []
      found.collectElements(into: &elements)
      guard let element = elements.first else { return }
      node.context.window?.scroll(
        to: ScrollDestination(element: element, anchor: anchor, isAnimated: isAnimated))
    }
  }
}

/// Where a window is to scroll when it has committed.
struct ScrollDestination {
  let element: ElementNode
  let anchor: UnitPoint?
  let isAnimated: Bool

  @MainActor var mutation: Mutation? {
    guard element.isCreated, !element.isDetached else { return nil }
    return .scroll(
      to: element.id, anchor: anchor.map { Point(x: Double($0.x), y: Double($0.y)) },
      isAnimated: isAnimated)
  }
}

/// Makes a place known.
nonisolated struct _ScrollPlaceModifier: ContentModifier {
  let place: ScrollPlace

  @MainActor static func didMake(_ node: ContentModifierNode<Self>) {
    node.modifier.place.node = node
  }
}
