import BanyanGraph
import BanyanHost

extension View {
  /// Binds a value to the identity of the view at the position of the scroll view in this view.
  ///
  /// The scroll view looks for views in the layout marked with `scrollTargetLayout`. It updates the
  /// binding when scrolling ends, and scrolls when the binding changes.
  /// - Parameters:
  ///   - id: the view's identity; nil while it is not known.
  ///   - anchor: the point of the scroll view to read, and the point of the view to scroll to; nil
  ///     for the leading top corner, and for the smallest scroll distance.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(_ScrollPositionModifier(id: id, anchor: anchor))
  }
}

/// Binds a value to the position of a scroll view.
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

/// Follows the position of a scroll view.
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
  /// The identity of the element's view: that of its `id(_:)`, or of its element in a `ForEach`.
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
