import CoreGraphics
import Foundation

extension View {
  /// Changes the appearance of this view while it comes into the visible part of the scroll view around it, or leaves it.
  ///
  /// ```swift
  /// ForEach(cards) { card in
  ///   CardView(card).scrollTransition { effect, phase in
  ///     effect.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
  ///   }
  /// }
  /// ```
  ///
  /// The server gets an event while a person scrolls, so in a browser the effect follows after a round trip. See Apple's
  /// documentation of `scrollTransition(_:axis:transition:)`.
  /// - Parameters:
  ///   - configuration: how the view passes from one phase to the next.
  ///   - axis: the axis of the scroll view along which the view enters and leaves; nil, the default, for the axis of the nearest
  ///     scroll view, or `.vertical` if that scrolls along both.
  ///   - transition: makes the effect in a phase, from an empty effect.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the appearance of this view while it comes into the visible part of the scroll view around it, or leaves it, in
  /// another way at each edge.
  /// - Parameters:
  ///   - topLeading: how the view passes the top or leading edge.
  ///   - bottomTrailing: how the view passes the bottom or trailing edge.
  ///   - axis: the axis of the scroll view along which the view enters and leaves; nil, the default, for the axis of the nearest
  ///     scroll view, or `.vertical` if that scrolls along both.
  ///   - transition: makes the effect in a phase, from an empty effect.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(
      ScrollTransition(
        edges: ScrollEdges(axis: axis, topLeading: topLeading, bottomTrailing: bottomTrailing),
        transition: transition))
  }
}

/// The position of a view relative to the visible part of a scroll view. See Apple's documentation of `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view comes over the top or leading edge.
  case topLeading
  /// The view is in the visible part.
  case identity
  /// The view comes over the bottom or trailing edge.
  case bottomTrailing

  /// A Boolean value that indicates whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// A number for the phase: -1 at the top or leading edge, 1 at the bottom or trailing edge, and 0 in between.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a view passes from one phase of a scroll transition to the next. See Apple's documentation of
/// `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
  fileprivate enum Kind: Sendable {
    case interactive(UnitCurve), animated(Animation), identity
  }

  fileprivate var kind: Kind
  fileprivate var threshold = Threshold.visible

  /// The effect follows how much of the view is visible, easing in and out.
  public static let interactive: ScrollTransitionConfiguration = interactive(
    timingCurve: .easeInOut)
  /// The effect changes at the threshold, with the default animation.
  public static let animated: ScrollTransitionConfiguration = animated(.default)
  /// The view does not change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// Returns a configuration with which the effect follows how much of the view is visible.
  /// - Parameter timingCurve: takes how far the view has come to how much of the effect is gone.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// Returns a configuration with which the effect changes at the threshold, with an animation.
  public static func animated(
    _ animation: Animation = .default
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// Returns this configuration with an animation, if its effect changes at the threshold.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = kind else { return self }
    var configuration = self
    configuration.kind = .animated(animation)
    return configuration
  }

  /// Returns this configuration with another threshold, at which the view counts as visible. Without one, it counts as visible
  /// when all of it is.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// The distance that a view must have entered the visible part of a scroll view to count as visible.
  public struct Threshold: Sendable {
    /// The visible part of the view's length.
    fileprivate var part: Double
    /// The share of the distance to the middle of the visible part, from 0 to 1.
    fileprivate var centered = 0.0
    /// In points.
    fileprivate var inset = 0.0

    /// All of the view is visible, or as much of it as there is room for.
    public static let visible: Threshold = visible(1)
    /// The view is about to become visible.
    public static let hidden: Threshold = visible(0)
    /// The view is in the middle of the visible part.
    public static var centered: Threshold { Threshold(part: 0, centered: 1) }

    /// Returns a threshold at which a part of the view is visible.
    /// - Parameter amount: the part, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(part: amount) }

    /// Returns a threshold between this one and another.
    /// - Parameter amount: 0 for this one, 1 for the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        part: part + (other.part - part) * amount,
        centered: centered + (other.centered - centered) * amount,
        inset: inset + (other.inset - inset) * amount)
    }

    /// Returns a threshold that a view reaches a distance further inside.
    /// - Parameter distance: in points.
    public func inset(by distance: Double) -> Threshold {
      var threshold = self
      threshold.inset += distance
      return threshold
    }

    /// Returns how far a view must have come over an edge, in points.
    fileprivate func distance(length: CGFloat, visibleLength: CGFloat) -> CGFloat {
      CGFloat(part) * min(length, visibleLength) + CGFloat(centered) * (length + visibleLength) / 2
        + CGFloat(inset)
    }
  }
}

/// The edges of a scroll view that a view passes.
private nonisolated struct ScrollEdges: Sendable {
  let axis: Axis?
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration

  /// The share of each edge's effect that a view has, from 0 to 1.
  struct Place: Equatable, Sendable {
    var topLeading = 0.0
    var bottomTrailing = 0.0

    /// The phase, of the edge that counts more, and how much of its effect the view has.
    var phase: (ScrollTransitionPhase, amount: Double) {
      if topLeading == 0, bottomTrailing == 0 { return (.identity, 0) }
      return topLeading >= bottomTrailing
        ? (.topLeading, topLeading) : (.bottomTrailing, bottomTrailing)
    }
  }

  var followsScrolling: Bool { topLeading.isInteractive || bottomTrailing.isInteractive }
  var isAnimated: Bool { topLeading.animation != nil || bottomTrailing.animation != nil }

  /// Returns the place of a view; the identity if no scroll view is around it.
  /// - Parameter direction: the direction of reading, which decides which edge is the leading one.
  func place(of proxy: GeometryProxy, in direction: LayoutDirection) -> Place {
    guard let axis = axis ?? proxy.scrollAxis,
      let visible = proxy.bounds(of: .scrollView(axis: axis))
    else { return Place() }
    let size = proxy.size
    let (length, visibleLength, first, last) =
      axis == .vertical
      ? (size.height, visible.height, size.height - visible.minY, visible.maxY)
      : (size.width, visible.width, size.width - visible.minX, visible.maxX)
    let isMirrored = axis == .horizontal && direction == .rightToLeft
    let (before, after) = isMirrored ? (last, first) : (first, last)
    func amount(_ edge: ScrollTransitionConfiguration, _ distance: CGFloat) -> Double {
      edge.amount(at: distance, length: length, visibleLength: visibleLength)
    }
    return Place(
      topLeading: amount(topLeading, before), bottomTrailing: amount(bottomTrailing, after))
  }
}

extension ScrollTransitionConfiguration {
  fileprivate var isInteractive: Bool {
    if case .interactive = kind { true } else { false }
  }

  fileprivate var animation: Animation? {
    if case .animated(let animation) = kind { animation } else { nil }
  }

  /// Returns how much of the effect a view has that has come a distance over an edge.
  fileprivate func amount(
    at distance: CGFloat, length: CGFloat, visibleLength: CGFloat
  ) -> Double {
    let needed = threshold.distance(length: length, visibleLength: visibleLength)
    if distance >= needed { return 0 }
    switch kind {
    case .identity: return 0
    case .interactive(let curve) where distance > 0:
      return 1 - curve.value(at: Double(distance / needed))
    case .interactive, .animated: return 1
    }
  }
}

/// Changes the appearance of a view by its place in a scroll view.
private struct ScrollTransition<Effect: VisualEffect>: ViewModifier {
  let edges: ScrollEdges
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  @State private var place = ScrollEdges.Place()
  @Environment(\.layoutDirection) private var direction

  nonisolated init(
    edges: ScrollEdges,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) {
    self.edges = edges
    self.transition = transition
  }

  func body(content: Content) -> some View {
    let (edges, transition, known, direction) = (edges, transition, place, direction)
    return
      content
      .visualEffect { empty, proxy in
        // An edge that animates has its phase from the last change of it.
        var place = known
        if edges.followsScrolling {
          let now = edges.place(of: proxy, in: direction)
          if edges.topLeading.isInteractive { place.topLeading = now.topLeading }
          if edges.bottomTrailing.isInteractive { place.bottomTrailing = now.bottomTrailing }
        }
        let (phase, amount) = place.phase
        return MixedVisualEffect(
          old: transition(empty, .identity), new: transition(empty, phase), share: amount)
      }
      .onGeometryChange(for: ScrollEdges.Place.self) { proxy in
        guard edges.isAnimated else { return ScrollEdges.Place() }
        var place = edges.place(of: proxy, in: direction)
        if edges.topLeading.isInteractive { place.topLeading = 0 }
        if edges.bottomTrailing.isInteractive { place.bottomTrailing = 0 }
        return place
      } action: { old, new in
        let edge = old.topLeading == new.topLeading ? edges.bottomTrailing : edges.topLeading
        // The first place is known when the view appears.
        withAnimation(old == new ? nil : edge.animation) { place = new }
      }
  }
}
