import BanyanHost

/// A way in which views appear and disappear in an animated change, made of modifiers.
///
/// ```swift
/// struct Swing: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content
///       .opacity(phase.isIdentity ? 1 : 0)
///       .rotationEffect(.degrees(30 * phase.value), anchor: .top)
///   }
/// }
///
/// Card().transition(Swing())
/// ```
///
/// The body is made once for a view that is about to appear and once for one that has disappeared, when the transition is set; a
/// visible view has none of it. A host passes from opacity, an offset, transforms and filters such as `blur` that the body
/// applies to the content. Other effects are not visible during the transition; without any of these, the view
/// fades. See Apple's documentation of `Transition`.
@MainActor
@preconcurrency
public protocol Transition {
  /// The type of the body.
  associatedtype Body: View

  /// Makes what is shown of a view in a phase.
  @ViewBuilder
  func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition. Default: it has motion.
  nonisolated static var properties: TransitionProperties { get }

  /// The view that comes or goes, in the body.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }
}

/// The properties of a transition. See Apple's documentation of `TransitionProperties`.
///
/// A transition that is made of others has motion if one of them has, so a program that chooses among transitions for a person who wants
/// less motion asks for it:
///
/// ```swift
/// func calm<T: Transition>(_ transition: T) -> AnyTransition {
///   reducesMotion && T.properties.hasMotion ? .opacity : AnyTransition(transition)
/// }
/// ```
///
/// A host shows every change at its end for a person who wants less motion (MD16).
public struct TransitionProperties: Sendable {
  /// A Boolean value that indicates whether views move, turn or change their size as they come and go.
  public var hasMotion: Bool

  /// Creates properties.
  /// - Parameter hasMotion: whether views move, turn or change their size.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The progress of a view that comes or goes. See Apple's documentation of `TransitionPhase`.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is there.
  case identity
  /// The view has been removed.
  case didDisappear

  /// True if the view is there.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 before the view appears, 0 while it is there, and 1 after it has disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A transition that hosts know by itself, or that is made of others: its body is not looked at.
protocol KnownTransition {
  var erased: AnyTransition { get }
}

extension AnyTransition {
  /// Creates a transition that hides the type of another. To be used on the main thread, as everything is that makes views.
  public init<T: Transition>(_ transition: T) {
    self = (transition as? any KnownTransition)?.erased ?? Self.made(of: transition)
  }

  private static func made(of transition: any Transition) -> AnyTransition {
    nonisolated(unsafe) let carried = transition
    var made = AnyTransition([])
    made.resolved = MainActor.assumeIsolated {
      BanyanHost.Transition(
        insertion: effects(of: carried, in: .willAppear),
        removal: effects(of: carried, in: .didDisappear))
    }
    return made
  }

  @MainActor private static func effects<T: Transition>(
    of transition: T, in phase: TransitionPhase
  ) -> [BanyanHost.Transition.Effect] {
    let content = PlaceholderContentView<T>(AnyView(EmptyView()))
    let body = transition.body(content: content, phase: phase)
    if body is PlaceholderContentView<T> { return [] }
    let effects = TransitionEffects(in: body).list
    return effects.isEmpty ? [.fade] : effects
  }
}

extension View {
  /// Sets the transition of this view for animated changes.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

extension Transition {
  /// Returns a transition that combines this one and another.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns this transition with an animation of its own.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Returns what this transition shows of a view in a phase, for a transition that is made of others.
  ///
  /// ```swift
  /// struct Drop: Transition {
  ///   func body(content: Content, phase: TransitionPhase) -> some View {
  ///     let faded = OpacityTransition().apply(content: content, phase: phase)
  ///     OffsetTransition(CGSize(width: 0, height: -40)).apply(content: faded, phase: phase)
  ///   }
  /// }
  /// ```
  /// - Parameters:
  ///   - content: the view that comes or goes.
  ///   - phase: the phase in which it is shown.
  @MainActor public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView<Self>(AnyView(content)), phase: phase)
  }
}

private nonisolated struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension CombinedTransition: Transition {
  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

extension CombinedTransition: KnownTransition {
  var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

private nonisolated struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}

extension AnimatedTransition: Transition {
  static var properties: TransitionProperties { Base.properties }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
}

extension AnimatedTransition: KnownTransition {
  var erased: AnyTransition { AnyTransition(base).animation(animation) }
}
