import BanyanHost

/// A motion of symbols in place. See Apple's documentation of `SymbolEffect`.
///
/// Available are ``bounce``, ``pulse``, ``breathe``, ``rotate``, ``wiggle`` and ``scale``. Effects that move the layers of a
/// symbol one by one are absent: a symbol moves as a whole here.
public protocol SymbolEffect: Hashable, Sendable {
  /// The effect's motion. Not for use outside the framework.
  var _motion: _SymbolEffectMotion { get }
}

/// The motion of a ``SymbolEffect``.
public struct _SymbolEffectMotion: Hashable, Sendable {
  let kind: SymbolMotion.Kind

  init(_ kind: SymbolMotion.Kind) { self.kind = kind }
}

/// A symbol effect that can be shown as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// A symbol effect that can be shown once, when a value changes.
public protocol DiscreteSymbolEffect {}

/// A motion up or down, and back with a bounce.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var isDown = false

  /// The effect upward.
  public var up: BounceSymbolEffect { BounceSymbolEffect() }
  /// The effect downward.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  public var _motion: _SymbolEffectMotion { _SymbolEffectMotion(isDown ? .bounceDown : .bounceUp) }
}

/// A symbol that fades and returns.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  public var _motion: _SymbolEffectMotion { _SymbolEffectMotion(.pulse) }
}

/// A symbol that slowly becomes larger and smaller.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  public var _motion: _SymbolEffectMotion { _SymbolEffectMotion(.breathe) }
}

/// A symbol that turns.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var isReversed = false

  /// The effect clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
  /// The effect counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isReversed: true) }
  public var _motion: _SymbolEffectMotion {
    _SymbolEffectMotion(isReversed ? .counterclockwise : .clockwise)
  }
}

/// A symbol that turns to and fro.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  public var _motion: _SymbolEffectMotion { _SymbolEffectMotion(.wiggle) }
}

/// A symbol that is larger or smaller than usual.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var isDown = false

  /// A larger symbol.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
  /// A smaller symbol.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
  public var _motion: _SymbolEffectMotion { _SymbolEffectMotion(isDown ? .scaleDown : .scaleUp) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A motion up, and back with a bounce.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and returns.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol slowly becomes larger and smaller.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns clockwise.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol turns to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger than usual.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The repetitions and speed of a symbol effect. See Apple's documentation of `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The number of repetitions of the effect: nil if it depends on the effect, and 0 for no end.
  private var times: Int?
  /// A factor for the speed.
  private(set) var factor = 1.0

  /// Once for an effect that follows a value, and without end for one that is active.
  public static let `default` = SymbolEffectOptions()
  /// Shows the effect without end.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// Shows the effect once.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

  /// Shows the effect a number of times; nil for no end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  /// Shows the effect faster or more slowly.
  /// - Parameter speed: a factor; 1 for the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// These options, without end.
  public var repeating: SymbolEffectOptions { self.repeat(nil) }
  /// These options, once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// Returns these options with a number of times; nil for no end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.times = count.map { max(1, $0) } ?? 0
    return options
  }

  /// Returns these options with a speed.
  /// - Parameter speed: a factor; 1 for the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.factor = speed
    return options
  }

  /// Returns the number of times, nil for no end.
  func repetitions(orElse usual: Int?) -> Int? {
    guard let times else { return usual }
    return times == 0 ? nil : times
  }
}

extension View {
  /// Shows an effect of the symbols in this view while it is active.
  ///
  /// ```swift
  /// Image(systemName: "wifi").symbolEffect(.pulse, isActive: isConnecting)
  /// ```
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let motion = SymbolMotion(
      effect._motion.kind, speed: options.factor, repetitions: options.repetitions(orElse: nil))
    return modifier(_SymbolEffectModifier(motion: isActive ? motion : SymbolMotion(.rest)))
  }

  /// Shows an effect of the symbols in this view each time a value changes.
  ///
  /// ```swift
  /// Image(systemName: "bell").symbolEffect(.bounce, value: messageCount)
  /// ```
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    let motion = SymbolMotion(
      effect._motion.kind, speed: options.factor, repetitions: options.repetitions(orElse: 1))
    return modifier(_SymbolEffectOfValueModifier(motion: motion, value: value))
  }
}

extension View {
  /// Removes the effects that views around this one show of the symbols in it.
  ///
  /// ```swift
  /// HStack {
  ///   Image(systemName: "wifi")
  ///   Image(systemName: "bolt").symbolEffectsRemoved()
  /// }
  /// .symbolEffect(.pulse)
  /// ```
  /// - Parameter isEnabled: false to keep them.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(_SymbolEffectModifier(motion: SymbolMotion(isEnabled ? .removed : .rest)))
  }
}

/// Moves the symbols in a view.
public nonisolated struct _SymbolEffectModifier: BoxModifier {
  let motion: SymbolMotion

  init(motion: SymbolMotion) {
    self.motion = motion
  }

  @MainActor var properties: [Property] { [.symbolEffect(motion)] }
}

/// Moves the symbols in a view each time a value changes.
nonisolated struct _SymbolEffectOfValueModifier<Value: Equatable>: ViewModifier {
  let motion: SymbolMotion
  let value: Value
  @State private var playCount = 0

  init(motion: SymbolMotion, value: Value) {
    self.motion = motion
    self.value = value
  }

  @MainActor func body(content: Content) -> some View {
    var motion = playCount == 0 ? SymbolMotion(.rest) : self.motion
    motion.playCount = playCount
    return content.modifier(_SymbolEffectModifier(motion: motion))
      .onChange(of: value) { playCount += 1 }
  }
}
