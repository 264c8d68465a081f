import Foundation

/// A way for values to change that an app has written itself.
///
/// ```swift
/// struct Steady: CustomAnimation {
///   let duration: TimeInterval
///
///   func animate<V: VectorArithmetic>(
///     value: V, time: TimeInterval, context: inout AnimationContext<V>
///   ) -> V? {
///     time < duration ? value.scaled(by: time / duration) : nil
///   }
/// }
///
/// withAnimation(Animation(Steady(duration: 2))) { isOpen.toggle() }
/// ```
///
/// The data of animatable views, modifiers and shapes are asked for in each frame, with the difference of their own values. Everything
/// else is moved by the host, which is sent how far a value of 1 has come, 60 times for each second (MI07): so an animation that depends
/// on the size of the change sees the size 1 there. If it has not returned nil after ten seconds, the host shows the end, and completions
/// run; the data of views go on.
///
/// See Apple's documentation of `CustomAnimation`, and statements MB26 and MB27.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns how much of a change is shown at a time; nil when the animation is over.
  /// - Parameters:
  ///   - value: the whole change: the new value minus the old one.
  ///   - time: the seconds since the animation began.
  ///   - context: what the animation keeps for the value between calls, and the environment of the view.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity at a time, per second, with which a spring goes on that interrupts the animation; nil, the default, if it
  /// begins from rest.
  /// - Parameters:
  ///   - value: the whole change.
  ///   - time: the seconds since the animation began.
  ///   - context: what the animation keeps for the value.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether this animation takes the place of another one that still runs on the same value. Default: false, and it is added
  /// to the other one, which goes on.
  ///
  /// An animation that takes over goes on with the time of the previous one, with its state, and with the change from where that one
  /// began to the new value.
  /// - Parameters:
  ///   - previous: the running animation.
  ///   - value: the whole change that the previous animation makes.
  ///   - time: the seconds since the previous animation began.
  ///   - context: what the previous animation has kept, which becomes this one's.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// A custom animation that is compared by its value.
struct AnyCustomAnimation: Hashable, Sendable {
  let base: any CustomAnimation

  static func == (first: Self, second: Self) -> Bool {
    AnyHashable(first.base) == AnyHashable(second.base)
  }

  func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }
}
