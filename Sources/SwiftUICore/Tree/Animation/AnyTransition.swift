import BanyanHost
import CoreGraphics
import Foundation

/// The way a view appears and disappears in an animated change.
///
/// ```swift
/// if isShown {
///   Card().transition(.move(edge: .bottom).combined(with: .opacity))
/// }
/// ```
///
/// A view without a transition fades. A view that disappears leaves the tree immediately: its
/// `onDisappear` runs, and its preferences no longer apply; only the host still shows it
/// for a while. See Apple's documentation of `AnyTransition`.
public struct AnyTransition {
  var resolved: BanyanHost.Transition

  init(_ effects: [BanyanHost.Transition.Effect]) {
    resolved = BanyanHost.Transition(insertion: effects, removal: effects)
  }

  /// A transition without any effect.
  public static var identity: AnyTransition { AnyTransition([]) }
  /// A transition that fades the view.
  public static var opacity: AnyTransition { AnyTransition([.fade]) }
  /// A transition that scales the view from and to its center.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// A transition that inserts from the leading edge, and removes toward the trailing edge.
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// Returns a transition that scales the view from and to a size.
  /// - Parameter scale: the size as a share of the view's own.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition([.scale(scale.isFinite ? Double(scale) : 0, anchor: anchor.resolved)])
  }

  /// Returns a transition that moves the view from and to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge.asSet)]) }

  /// Returns a transition that moves the view in from an edge and out at the opposite edge, while it fades.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// Returns a transition that moves the view from and to an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition([
      .offset(
        x: offset.width.isFinite ? Double(offset.width) : 0,
        y: offset.height.isFinite ? Double(offset.height) : 0)
    ])
  }

  /// Returns a transition that moves the view from and to an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Returns a transition with different insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var transition = insertion
    transition.resolved.removal = removal.resolved.removal
    transition.resolved.removalMotion = removal.resolved.removalMotion
    return transition
  }

  /// Returns a transition that combines this one and another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.resolved.insertion += other.resolved.insertion
    transition.resolved.removal += other.resolved.removal
    transition.resolved.insertionMotion =
      other.resolved.insertionMotion ?? resolved.insertionMotion
    transition.resolved.removalMotion = other.resolved.removalMotion ?? resolved.removalMotion
    return transition
  }

  /// Returns this transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.resolved.insertionMotion = animation?.motion
    transition.resolved.removalMotion = animation?.motion
    return transition
  }
}

extension Edge {
  fileprivate var asSet: Edges {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }

  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

extension View {
  /// Sets the transition of this view for animated changes.
  @_disfavoredOverload
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t.resolved))
  }
}

/// Sets the transition of a view.
public nonisolated struct _TransitionModifier: WrappingModifier {
  public typealias Body = Never

  let transition: BanyanHost.Transition

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> TransitionNode {
    TransitionNode(transition, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: TransitionNode) { wrapper.update(to: transition) }
}

/// Sends the transition of the elements inside to the host.
final class TransitionNode: WrapperNode {
  private(set) var transition: BanyanHost.Transition
  private var elements: [ElementNode] = []

  init(_ transition: BanyanHost.Transition, under parent: _Node, in context: _Context) {
    self.transition = transition
    super.init(under: parent, in: context)
  }

  func update(to newTransition: BanyanHost.Transition) {
    if newTransition == transition { return }
    transition = newTransition
    for element in elements { element.describe(.transition(transition)) }
  }

  override var elementRule: ElementRule { .completed }

  override func complete(_ elements: inout [ElementNode], from first: Int) {
    self.elements = Array(elements[first...])
    for element in self.elements { element.describe(.transition(transition)) }
  }
}

extension _Node {
  /// True if the view of this node leaves immediately even in an animated change. It is then gone before
  /// its replacement appears (E11).
  final var leavesAtOnce: Bool {
    var node = self
    while !(node is ElementNode) {
      if let node = node as? TransitionNode { return node.transition.removal.isEmpty }
      var children: [_Node] = []
      node.forEachChild { children.append($0) }
      guard children.count == 1 else { return false }
      node = children[0]
    }
    return false
  }
}
