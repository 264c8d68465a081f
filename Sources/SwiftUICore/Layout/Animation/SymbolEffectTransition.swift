import BanyanHost

/// A symbol effect with which symbols come and go.
public protocol TransitionSymbolEffect {}

/// A symbol grows as it comes, and shrinks as it goes.
public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolEffectMotion { _SymbolEffectMotion(.rest) }
}

/// A symbol grows as it comes, and shrinks as it goes.
public struct DisappearSymbolEffect: SymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolEffectMotion { _SymbolEffectMotion(.rest) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol grows as it comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol shrinks as it goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Lets a symbol grow and fade in as it comes, and shrink and fade out as it goes.
///
/// ```swift
/// if isFavorite {
///   Image(systemName: "heart.fill").transition(.symbolEffect)
/// }
/// ```
///
/// Other views do the same. See Apple's documentation of `SymbolEffectTransition`.
public nonisolated struct SymbolEffectTransition {
  /// Creates a transition.
  /// - Parameters:
  ///   - effect: the effect of a symbol that comes or goes.
  ///   - options: has no effect: how long it takes depends on the animation of the change.
  public init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {}
}

extension SymbolEffectTransition: Transition {
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.5)
  }
}

extension SymbolEffectTransition: KnownTransition {
  var erased: AnyTransition { AnyTransition([.fade, .scale(0.5, anchor: .center)]) }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition for symbols, which grow and shrink.
  nonisolated public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .appear)
  }

  /// Returns a transition for symbols with an effect.
  /// - Parameters:
  ///   - effect: the effect of a symbol that comes or goes.
  ///   - options: has no effect: how long it takes depends on the animation of the change.
  nonisolated public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
