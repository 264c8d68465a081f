import BanyanHost
import CoreGraphics
import Foundation

extension View {
  /// Rotates this view around an anchor point, without changing its layout.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Rotates this view around an axis in three dimensions, without changing its layout.
  /// - Parameters:
  ///   - anchorZ: the distance of the axis in front of the view, in points.
  ///   - perspective: the strength of the perspective; 0 for none.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _TransformEffect(
        rotation: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Scales this view relative to an anchor point, without changing its layout.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales this view relative to an anchor point, without changing its layout.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales this view relative to an anchor point, without changing its layout.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Transforms this view relative to its leading top corner, without changing its layout.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(
      _TransformEffect(
        .affine(
          a: finite(Double(transform.a)), b: finite(Double(transform.b)),
          c: finite(Double(transform.c)), d: finite(Double(transform.d)),
          tx: finite(Double(transform.tx)), ty: finite(Double(transform.ty)))))
  }
}

extension View {
  /// Transforms this view relative to its leading top corner, with perspective, without changing its layout.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_TransformEffect(transform.resolved))
  }
}

private nonisolated func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

/// Rotates a view.
public nonisolated struct _RotationEffect: BoxModifier {
  public var angle: Angle
  public var anchor: UnitPoint

  /// Creates an effect that rotates a view around an anchor point.
  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  @MainActor var properties: [Property] {
    [.transform(.rotation(finite(angle.degrees), anchor: anchor.resolved))]
  }
}

/// Scales a view.
public nonisolated struct _ScaleEffect: BoxModifier {
  public var scale: CGSize
  public var anchor: UnitPoint

  /// Creates an effect that scales a view relative to an anchor point.
  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  @MainActor var properties: [Property] {
    [
      .transform(
        .scale(
          x: finite(Double(scale.width)), y: finite(Double(scale.height)),
          anchor: anchor.resolved))
    ]
  }
}

/// Transforms a view.
public nonisolated struct _TransformEffect: BoxModifier {
  let transform: Transform

  init(_ transform: Transform) {
    self.transform = transform
  }

  /// Creates a rotation in three dimensions.
  init(
    rotation angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint,
    anchorZ: CGFloat, perspective: CGFloat
  ) {
    self.init(
      .spatialRotation(
        finite(angle.degrees),
        axis: Transform.Axis(
          x: finite(Double(axis.x)), y: finite(Double(axis.y)), z: finite(Double(axis.z))),
        anchor: anchor.resolved, anchorDepth: finite(Double(anchorZ)),
        perspective: finite(Double(perspective))))
  }

  @MainActor var properties: [Property] { [.transform(transform)] }
}
