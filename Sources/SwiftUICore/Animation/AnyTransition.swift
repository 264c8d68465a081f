import BanyanHost
import CoreGraphics
import Foundation

/// How a view comes and goes when that is animated.
///
/// ```swift
/// if isShown {
///   Card().transition(.move(edge: .bottom).combined(with: .opacity))
/// }
/// ```
///
/// A view without a transition of its own fades. A view that goes has left at once: its
/// `onDisappear` runs, and it says nothing for preferences any more; only the host still shows it
/// for a while. See Apple's documentation of `AnyTransition`.
public struct AnyTransition {
  var resolved: BanyanHost.Transition

  init(_ effects: [BanyanHost.Transition.Effect]) {
    resolved = BanyanHost.Transition(insertion: effects, removal: effects)
  }

  /// The view comes and goes at once.
  public static var identity: AnyTransition { AnyTransition([]) }
  /// The view fades.
  public static var opacity: AnyTransition { AnyTransition([.fade]) }
  /// The view grows from its middle, and shrinks into it.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// The view comes from the leading edge, and goes to the trailing one.
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// The view grows from a size, and shrinks to it.
  /// - Parameter scale: the size as a share of its own.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition([.scale(scale.isFinite ? Double(scale) : 0, anchor: anchor.resolved)])
  }

  /// The view comes from an edge, and goes back there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge.asSet)]) }

  /// The view comes from an edge, and goes to the other, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// The view comes from another place, and goes back there.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition([
      .offset(
        x: offset.width.isFinite ? Double(offset.width) : 0,
        y: offset.height.isFinite ? Double(offset.height) : 0)
    ])
  }

  /// The view comes from another place, and goes back there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// The view comes in one way, and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var transition = insertion
    transition.resolved.removal = removal.resolved.removal
    transition.resolved.removalMotion = removal.resolved.removalMotion
    return transition
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = self
    transition.resolved.insertion += other.resolved.insertion
    transition.resolved.removal += other.resolved.removal
    transition.resolved.insertionMotion =
      other.resolved.insertionMotion ?? resolved.insertionMotion
    transition.resolved.removalMotion = other.resolved.removalMotion ?? resolved.removalMotion
    return transition
  }

  /// This transition with an animation of its own.
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

  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

extension View {
  /// Says how this view comes and goes when that is animated.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t.resolved))
  }
}

/// Says how a view comes and goes.
public nonisolated struct _TransitionModifier: WrappingModifier {
  public typealias Body = Never

  let transition: BanyanHost.Transition

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> TransitionNode {
    TransitionNode(transition, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: TransitionNode) { wrapper.update(to: transition) }
}

/// Tells the host how the elements inside come and go.
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

  override func collectElements(into elements: inout [ElementNode]) {
    let first = elements.count
    content.collectElements(into: &elements)
    self.elements = Array(elements[first...])
    for element in self.elements { element.describe(.transition(transition)) }
  }
}

extension _Node {
  /// Whether the view of this node goes at once even if that is animated: then it has gone before
  /// what comes instead appears (E11).
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
