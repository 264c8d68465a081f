import BanyanGraph
import BanyanHost

extension View {
  /// Connects a binding with the view that the scroll view in this view is at.
  ///
  /// The views are those of the layout that `scrollTargetLayout` marks, by their identities. The
  /// binding is written when scrolling has come to rest; writing it scrolls.
  /// - Parameters:
  ///   - id: nil while it is not known.
  ///   - anchor: which point of the scroll view counts, and of the view where the program scrolls; nil
  ///     for the leading top corner, and for as little scrolling as need be.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(_ScrollPositionModifier(id: id, anchor: anchor))
  }
}

/// Connects a binding with where a scroll view is.
public nonisolated struct _ScrollPositionModifier<ID: Hashable>: ViewModifier {
  @Binding var id: ID?
  let anchor: UnitPoint?
  @State private var follower = ScrollFollower()

  nonisolated init(id: Binding<ID?>, anchor: UnitPoint?) {
    _id = id
    self.anchor = anchor
  }

  @MainActor public func body(content: Content) -> some View {
    follower.anchor = anchor
    follower.report = { [$id] in
      guard let new = $0.base as? ID, new != $id.wrappedValue else { return }
      $id.wrappedValue = new
    }
    return
      content
      .modifier(_ScrollPlaceModifier(place: follower.place))
      .environment(\.scrollFollower, follower)
      .onChange(of: id, initial: true) { _, new in
        guard let new, follower.reported != AnyHashable(new) else { return }
        follower.reported = AnyHashable(new)
        follower.place.scroll(to: AnyHashable(new), anchor: follower.anchor)
      }
  }
}

/// Hears where a scroll view is.
@MainActor
final class ScrollFollower: Sendable {
  let place = ScrollPlace()
  var anchor: UnitPoint?
  var reported: AnyHashable?
  var report: ((AnyHashable) -> Void)?

  nonisolated init() {}

  /// - Returns: false if the element has no identity.
  func scrollViewIsAt(_ element: ElementNode) -> Bool {
    guard let id = element.scrollIdentity else { return false }
    reported = id
    report?(id)
    return true
  }
}

private struct ScrollFollowerKey: EnvironmentKey {
  static let defaultValue: ScrollFollower? = nil
}

extension EnvironmentValues {
  var scrollFollower: ScrollFollower? {
    get { self[ScrollFollowerKey.self] }
    set { self[ScrollFollowerKey.self] = newValue }
  }
}

extension ElementNode {
  /// What the element's view is called: what its `id(_:)` says, or its element of a `ForEach`.
  var scrollIdentity: AnyHashable? {
    var found: AnyHashable?
    var inner: _Node = self
    forEachScope { node in
      if let id = (node as? any IdentifiedNode)?.identity { found = found ?? id }
      if let id = node.identity(of: inner) { found = found ?? AnyHashable(id) }
      inner = node
    }
    return found
  }
}
