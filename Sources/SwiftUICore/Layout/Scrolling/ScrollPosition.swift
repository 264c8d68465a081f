import BanyanGraph
import BanyanHost

/// The position of a scroll view: the view or the edge to which a program scrolls, and what a person has made of it.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .bottom)
///
/// var body: some View {
///   ScrollView {
///     LazyVStack { ForEach(messages) { MessageRow($0) } }
///       .scrollTargetLayout()
///   }
///   .scrollPosition($position)
///   .toolbar {
///     Button("Newest") { withAnimation { position.scrollTo(edge: .bottom) } }
///       .disabled(!position.isPositionedByUser)
///   }
/// }
/// ```
///
/// A position has no points: hosts scroll to views. A view or an edge that it has from the start is scrolled to once the scroll view
/// is shown; a change in an animation is animated. See Apple's documentation of `ScrollPosition`.
public struct ScrollPosition: Equatable, Sendable {
  fileprivate struct Identity: Equatable, Sendable {
    let value: any Hashable & Sendable

    static func == (left: Identity, right: Identity) -> Bool {
      AnyHashable(left.value) == AnyHashable(right.value)
    }
  }

  fileprivate enum Target: Equatable, Sendable {
    case view(Identity, UnitPoint?)
    case edge(Edge)
  }

  private var target: Target?
  /// The number of times that the program has scrolled. It makes a second request for the same place another one.
  private var requestCount = 0
  /// The identity of the view that the scroll view has reported.
  private var shown: Identity?
  /// A Boolean value that indicates whether a person has scrolled since the program did.
  public private(set) var isPositionedByUser = false

  /// Creates a position that leaves the scroll view where it is.
  /// - Parameter type: the type of the views' identities, which ``viewID(type:)`` gives.
  public init(idType type: (some Hashable & Sendable).Type = Never.self) {}

  /// Creates a position at a view.
  /// - Parameters:
  ///   - id: the view's identity.
  ///   - anchor: the point of the view to align with the same point of the scroll view; nil for the one of the modifier.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    target = .view(Identity(value: id), anchor)
  }

  /// Creates a position at an edge of the content.
  /// - Parameters:
  ///   - type: the type of the views' identities, which ``viewID(type:)`` gives.
  ///   - edge: an edge of the content. Margins beyond it are not scrolled to.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    target = .edge(edge)
  }

  /// Scrolls to a view, whether or not it has been made yet, as ``ScrollViewProxy/scrollTo(_:anchor:)`` does.
  /// - Parameters:
  ///   - id: the view's identity.
  ///   - anchor: the point of the view to align with the same point of the scroll view; nil for the one of the modifier.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scroll(to: .view(Identity(value: id), anchor))
  }

  /// Scrolls to an edge of the content. In an animation the way there is animated.
  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

  private mutating func scroll(to target: Target) {
    self.target = target
    requestCount += 1
    shown = nil
    isPositionedByUser = false
  }

  /// The edge to which the program has scrolled; nil if there is none, or a person has scrolled since.
  public var edge: Edge? {
    if case .edge(let edge) = target { edge } else { nil }
  }

  /// The identity of the view at the position: the one that the scroll view has reported, or the one to scroll to.
  ///
  /// Scroll views report those in a layout marked with `scrollTargetLayout()`, when scrolling ends.
  public var viewID: (any Hashable & Sendable)? {
    if let shown { return shown.value }
    if case .view(let identity, _) = target { return identity.value }
    return nil
  }

  /// Returns the identity of the view at the position if it has a type, else nil.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  // MARK: The scroll view

  fileprivate struct Request: Equatable {
    fileprivate let target: Target
    private let number: Int

    init(_ target: Target, _ number: Int) {
      self.target = target
      self.number = number
    }
  }

  /// The last request of the program; nil if a person has scrolled since.
  fileprivate var request: Request? { target.map { Request($0, requestCount) } }

  fileprivate mutating func personScrolls() {
    target = nil
    isPositionedByUser = true
  }

  fileprivate mutating func scrollViewIsAt(_ id: AnyHashable) {
    guard let value = id.base as? any Hashable else { return }
    // No cast leads to Sendable, which has no representation. Identities are values that views compare. Without "as", the
    // value in the existential would be taken for all of it.
    shown = Identity(
      value: unsafeBitCast(value as any Hashable, to: (any Hashable & Sendable).self))
  }
}

extension ScrollPosition.Request {
  /// The identity and the anchor of the view to scroll to.
  fileprivate var view: (id: AnyHashable, anchor: UnitPoint?)? {
    if case .view(let identity, let anchor) = target {
      (AnyHashable(identity.value), anchor)
    } else {
      nil
    }
  }

  fileprivate var edge: Edge? {
    if case .edge(let edge) = target { edge } else { nil }
  }
}

extension View {
  /// Binds a position to the scroll view in this view.
  ///
  /// The scroll view scrolls when the program changes the position, and changes it when a person scrolls. Each report of a
  /// person's scrolling costs an event, as with ``View/onScrollPhaseChange(_:)-((ScrollPhase,ScrollPhase)->Void)``.
  /// - Parameters:
  ///   - position: the position.
  ///   - anchor: the point of the scroll view to read, and the point of a view to scroll to if the position has none; nil for the
  ///     leading top corner, and for the smallest scroll distance.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(BoundPositionModifier(position: position, anchor: anchor))
  }

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
      .modifier(
        ScrollRequestModifier(request: id) { new, isAnimated in
          guard follower.reported != AnyHashable(new) else { return }
          follower.reported = AnyHashable(new)
          follower.place.scroll(
            to: AnyHashable(new), anchor: follower.anchor, isAnimated: isAnimated)
        })
  }
}

/// Binds a position to a scroll view.
private struct BoundPositionModifier: ViewModifier {
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?
  @State private var follower = ScrollFollower()

  nonisolated init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    _position = position
    self.anchor = anchor
  }

  func body(content: Content) -> some View {
    follower.anchor = anchor
    follower.report = { [$position] in $position.wrappedValue.scrollViewIsAt($0) }
    return
      content
      .modifier(_ScrollPlaceModifier(place: follower.place))
      .environment(\.scrollFollower, follower)
      .onScrollPhaseChange { _, phase in
        if phase == .interacting, !position.isPositionedByUser { position.personScrolls() }
      }
      .modifier(
        ScrollRequestModifier(request: position.request) { request, isAnimated in
          if let (id, anchor) = request.view {
            follower.place.scroll(
              to: id, anchor: anchor ?? follower.anchor, isAnimated: isAnimated)
          } else if let edge = request.edge {
            follower.place.scroll(to: edge, isAnimated: isAnimated)
          }
        })
  }
}

/// Scrolls to the first request, and when the request changes, animated if the change is.
///
/// An action of `onChange` runs after the update, when the update's transaction is over.
private nonisolated struct ScrollRequestModifier<Request: Equatable>: ContentModifier {
  let request: Request?
  let scroll: @MainActor (_ request: Request, _ isAnimated: Bool) -> Void

  static var needsViews: Bool { true }

  @MainActor static func viewsDidCome(_ node: ContentModifierNode<Self>) {
    // A scroll view that is restored in another process keeps its place.
    if node.runtime.restoring != nil, node.runtime.viewRestoration?.hasAppeared(node) == true {
      return
    }
    if let request = node.modifier.request { node.modifier.scroll(request, false) }
  }

  @MainActor static func didUpdate(_ node: ContentModifierNode<Self>, from old: Self) {
    guard let request = node.modifier.request, request != old.request else { return }
    node.modifier.scroll(request, node.runtime.transaction.animation != nil)
  }
}

extension ScrollPlace {
  /// Scrolls to the view at an edge of the first scroll view's content.
  fileprivate func scroll(to edge: Edge, isAnimated: Bool) {
    guard let node, !node.isDetached else { return }
    node.runtime.whenSettled { [weak node] in
      guard let node, !node.isDetached,
        let scrollView = node.collectElements().lazy.compactMap({ $0.firstScrollView }).first,
        let last = edge.last(of: scrollView.collectChildren().filter { $0.kind != .refreshControl })
      else { return }
      node.context.window?.scroll(
        to: ScrollDestination(element: last, anchor: edge.anchor, isAnimated: isAnimated))
    }
  }
}

extension ElementNode {
  fileprivate var firstScrollView: ElementNode? {
    if kind == .scrollView || kind == .list || kind == .form { return self }
    return collectChildren().lazy.compactMap { $0.firstScrollView }.first
  }
}

extension Edge {
  fileprivate func last(of elements: [ElementNode]) -> ElementNode? {
    switch self {
    case .top, .leading: elements.first
    case .bottom, .trailing: elements.last
    }
  }

  fileprivate var anchor: UnitPoint {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
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
