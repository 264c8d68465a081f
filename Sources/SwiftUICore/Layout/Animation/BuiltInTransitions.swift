import BanyanHost
import CoreGraphics
import Foundation

// Bodies are for transitions that are made of these: hosts know them by themselves.

/// Shows and removes a view at once. See Apple's documentation of `IdentityTransition`.
public nonisolated struct IdentityTransition {
  /// Creates the transition.
  public init() {}
}

extension IdentityTransition: Transition {
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
  }
}

extension IdentityTransition: KnownTransition {
  var erased: AnyTransition { .identity }
}

extension Transition where Self == IdentityTransition {
  /// A transition without any effect.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

/// Fades a view. See Apple's documentation of `OpacityTransition`.
public nonisolated struct OpacityTransition {
  /// Creates the transition.
  public init() {}
}

extension OpacityTransition: Transition {
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension OpacityTransition: KnownTransition {
  var erased: AnyTransition { .opacity }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades the view.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

/// Moves a view in from the leading edge, and out at the trailing edge. See Apple's documentation of `SlideTransition`.
public nonisolated struct SlideTransition {
  /// Creates the transition.
  public init() {}
}

extension SlideTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing)
  }
}

extension SlideTransition: KnownTransition {
  var erased: AnyTransition { .slide }
}

extension Transition where Self == SlideTransition {
  /// A transition that inserts from the leading edge, and removes toward the trailing edge.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

/// Scales a view. See Apple's documentation of `ScaleTransition`.
public nonisolated struct ScaleTransition {
  /// The size of a view that is not there, as a share of its own.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates a transition that scales the view from and to a size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(CGFloat(phase.isIdentity ? 1 : scale), anchor: anchor)
  }
}

extension ScaleTransition: KnownTransition {
  var erased: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales the view from and to its center.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Returns a transition that scales the view from and to a size.
  /// - Parameter scale: the size as a share of the view's own.
  nonisolated public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}

/// Moves a view from and to an offset. See Apple's documentation of `OffsetTransition`.
public nonisolated struct OffsetTransition {
  /// The offset of a view that is not there, in points.
  public var offset: CGSize

  /// Creates a transition that moves the view from and to an offset.
  public init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

extension OffsetTransition: KnownTransition {
  var erased: AnyTransition { .offset(offset) }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view from and to an offset.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// Returns a transition that moves the view from and to an offset.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

/// Moves a view from and to an edge. See Apple's documentation of `MoveTransition`.
public nonisolated struct MoveTransition {
  /// The edge of a view that is not there.
  public var edge: Edge

  /// Creates a transition that moves the view from and to an edge.
  public init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(phase.isIdentity ? nil : edge)
  }
}

extension MoveTransition: KnownTransition {
  var erased: AnyTransition { .move(edge: edge) }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view from and to an edge.
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

/// Moves a view in from an edge and out at the opposite edge, while it fades. See Apple's documentation of `PushTransition`.
public nonisolated struct PushTransition {
  /// The edge from which a view comes.
  public var edge: Edge

  /// Creates a transition that moves the view in from an edge and out at the opposite edge.
  public init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension PushTransition: KnownTransition {
  var erased: AnyTransition { .push(from: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a transition that moves the view in from an edge and out at the opposite edge, while it fades.
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

/// Inserts views by one transition, and removes them by another. See Apple's documentation of `AsymmetricTransition`.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition of a view that appears.
  public var insertion: Insertion
  /// The transition of a view that disappears.
  public var removal: Removal

  /// Creates a transition with different insertion and removal.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let inserted = insertion.body(
      content: PlaceholderContentView<Insertion>(AnyView(content)),
      phase: phase == .willAppear ? .willAppear : .identity)
    removal.body(
      content: PlaceholderContentView<Removal>(AnyView(inserted)),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }
}

extension AsymmetricTransition: KnownTransition {
  var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

extension View {
  /// Shows this view beyond one of its edges.
  nonisolated fileprivate func moved(_ edge: Edge?) -> some View {
    visualEffect { view, proxy in view.offset(edge?.distance(in: proxy.size) ?? .zero) }
  }
}

extension Edge {
  fileprivate func distance(in size: CGSize) -> CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -size.height)
    case .leading: CGSize(width: -size.width, height: 0)
    case .bottom: CGSize(width: 0, height: size.height)
    case .trailing: CGSize(width: size.width, height: 0)
    }
  }
}

/// Blurs a view, fades and scales it, for views that take each other's place. See Apple's documentation of `BlurReplaceTransition`.
public nonisolated struct BlurReplaceTransition {
  /// The direction in which views are scaled.
  public struct Configuration: Hashable, Sendable {
    fileprivate let removedScale: Double

    /// Views become larger as they come, and smaller as they go.
    public static let downUp = Configuration(removedScale: 0.9)
    /// Views become larger as they come and as they go.
    public static let upUp = Configuration(removedScale: 1.1)
  }

  /// The direction in which views are scaled.
  public var configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }
}

extension BlurReplaceTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 7)
      .scaleEffect(
        phase.isIdentity ? 1 : phase == .willAppear ? 0.9 : CGFloat(configuration.removedScale))
  }
}

extension BlurReplaceTransition: KnownTransition {
  var erased: AnyTransition {
    var transition = AnyTransition([
      .fade, .filter(.blur(radius: 7)), .scale(0.9, anchor: .center),
    ])
    transition.resolved.removal = [
      .fade, .filter(.blur(radius: 7)), .scale(configuration.removedScale, anchor: .center),
    ]
    return transition
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs, fades and scales the view.
  nonisolated public static var blurReplace: BlurReplaceTransition { blurReplace() }

  /// Returns a transition that blurs, fades and scales the view.
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
