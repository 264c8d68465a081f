import BanyanGraph
import BanyanHost
import CoreGraphics
import Foundation

/// A modifier that transforms a view without changing its layout, depending on its size.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var count: Double
///
///   var animatableData: Double {
///     get { count }
///     set { count = newValue }
///   }
///
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 10 * sin(count * 2 * .pi), y: 0))
///   }
/// }
/// ```
///
/// In an animated change the effect is made for the values in between, 30 times per second, as for any ``Animatable``
/// modifier. See Apple's documentation of `GeometryEffect`.
@MainActor
@preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform of the view, relative to its leading top corner.
  /// - Parameter size: the size of the view, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public static func _make<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    GeometryEffectBody<Self>._make(
      ModifiedContent(content: view.content, modifier: GeometryEffectBody(effect: view.modifier)),
      under: parent, in: context)
  }

  public static func _update<Modified: View>(
    _ node: _Node, to view: ModifiedContent<Modified, Self>
  ) {
    GeometryEffectBody<Self>._update(
      node,
      to: ModifiedContent(
        content: view.content, modifier: GeometryEffectBody(effect: view.modifier)))
  }

  /// Returns an effect that views inside do not notice in their geometry. Otherwise they are as far from the window's edges as they are
  /// shown, if the effect shifts them (MC09).
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// An effect that views inside do not notice in their geometry.
private protocol HiddenFromGeometry {}

/// An effect that views inside do not notice in their geometry.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never

  var base: Base

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  @MainActor public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
}

extension _IgnoredByLayoutEffect: HiddenFromGeometry {}

/// A geometry effect as a modifier with a body, which makes it animatable.
private nonisolated struct GeometryEffectBody<Effect: GeometryEffect>: ViewModifier, Animatable {
  var effect: Effect

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  @MainActor func body(content: Content) -> some View {
    // The closure runs on the main actor, like everything that makes views.
    nonisolated(unsafe) let effect = self.effect
    let isHidden = effect is any HiddenFromGeometry
    return content.visualEffect { view, proxy in
      let size = proxy.size
      var transform = assumingMainActor { effect.effectValue(size: size) }
      var shift = CGSize.zero
      if !isHidden, transform.isAffine {
        // Layout knows of an offset, and of no other transform.
        shift = CGSize(width: transform.m31, height: transform.m32)
        (transform.m31, transform.m32) = (0, 0)
      }
      return view.transformEffect(transform).offset(shift)
    }
  }
}
