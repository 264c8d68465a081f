import BanyanGraph
import BanyanHost
import Foundation

/// A container whose content can scroll the scroll views inside with a proxy.
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
  /// Makes the content from a proxy.
  public var content: (ScrollViewProxy) -> Content
  @State private var place = ScrollPlace()

  /// Creates a scroll view reader.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  public var body: some View {
    content(ScrollViewProxy(place: place)).modifier(_ScrollPlaceModifier(place: place))
  }
}

/// A proxy that scrolls the scroll views of a ``ScrollViewReader``.
public struct ScrollViewProxy: Sendable {
  let place: ScrollPlace

  /// Scrolls to the view with an identity, whether or not it has been made yet.
  ///
  /// Rows of a lazy container that have not been made are looked through: an identity is found in a
  /// section, in a `ForEach` in it, and as the row's own `id(_:)`, but not inside the body or the stack of a row.
  ///
  /// Scrolling starts once the pending changes are shown, and is animated in an animation.
  /// - Parameters:
  ///   - id: the identity of the view's `id(_:)`, or of its element in a `ForEach`.
  ///   - anchor: the point of the view to align with the same point of the scroll view; nil for the
  ///     smallest scroll distance.
  nonisolated public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let carried = Carried((place, AnyHashable(id)))
    let isAnimated = Transaction.current.animation != nil
    let scroll = { @MainActor @Sendable in
      carried.value.0.scroll(to: carried.value.1, anchor: anchor, isAnimated: isAnimated)
    }
    if MainThread.isCurrent { assumingMainActor { scroll() } } else { Task { await scroll() } }
  }
}

/// A part of the tree in which scroll targets are looked up.
@MainActor
final class ScrollPlace: Sendable {
  weak var node: _Node?

  nonisolated init() {}

  func scroll(to id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool) {
    guard let node, !node.isDetached else { return }
    // The target may be about to appear.
    node.runtime.whenSettled { [weak node] in
      guard let node, !node.isDetached,
        let found = IdentitySearch.amongExisting({ node.scrollTarget(id) })
          ?? node.scrollTarget(id)
      else { return }
      guard let element = found.collectElements().first else { return }
      node.context.window?.scroll(
        to: ScrollDestination(element: element, anchor: anchor, isAnimated: isAnimated))
    }
  }
}

/// Connects a place with its node.
nonisolated struct _ScrollPlaceModifier: ContentModifier {
  let place: ScrollPlace

  @MainActor static func didMake(_ node: ContentModifierNode<Self>) {
    node.modifier.place.node = node
  }
}
