import BanyanHost
import CoreGraphics
import Foundation

/// The style of a rectangle's rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// The radius of each corner, in points. See Apple's documentation of `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A rectangle that fills its frame.
public nonisolated struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public init() {}
  public var _outline: _ShapeOutline? { _ShapeOutline(.rectangle) }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  /// The style of the corners. Has no effect on a host that uses circular corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with rounded corners.
  /// - Parameter cornerRadius: in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with rounded corners.
  /// - Parameter cornerSize: in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public var _outline: _ShapeOutline? {
    guard cornerSize.width == cornerSize.height, cornerSize.width.isFinite else { return nil }
    return _ShapeOutline(.roundedRectangle(cornerRadius: Double(max(0, cornerSize.width))))
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A rectangle with corners of different radii.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners. Has no effect on a host that uses circular corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle. Radii are in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public var _outline: _ShapeOutline? {
    func radius(_ radius: CGFloat) -> Double { radius.isFinite ? Double(max(0, radius)) : 0 }
    return _ShapeOutline(
      .unevenRectangle(
        Outline.Corners(
          topLeading: radius(cornerRadii.topLeading),
          topTrailing: radius(cornerRadii.topTrailing),
          bottomLeading: radius(cornerRadii.bottomLeading),
          bottomTrailing: radius(cornerRadii.bottomTrailing))))
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are semicircles.
public nonisolated struct Capsule: InsettableShape {
  /// The style of the corners. Has no effect on a host that uses circular corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public var _outline: _ShapeOutline? { _ShapeOutline(.capsule) }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A circle centered in its frame.
public nonisolated struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}
  public var _outline: _ShapeOutline? { _ShapeOutline(.circle) }

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns the largest square in a proposed size. A dimension that is not proposed does not limit it.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let limits = [proposal.width, proposal.height].compactMap { $0 }
    let side = limits.min() ?? 10
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// An ellipse that fills its frame.
public nonisolated struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public init() {}
  public var _outline: _ShapeOutline? { _ShapeOutline(.ellipse) }
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A shape that is inset on all sides.
public nonisolated struct _InsetShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

  public var _outline: _ShapeOutline? { amount == 0 ? base._outline : nil }

  public func path(in rect: CGRect) -> Path {
    guard amount.isFinite else { return Path() }
    var rect = rect
    rect.origin.x += amount
    rect.origin.y += amount
    rect.size.width = max(0, rect.size.width - 2 * amount)
    rect.size.height = max(0, rect.size.height - 2 * amount)
    guard let cornered = base as? any CorneredShape else { return base.path(in: rect) }
    return cornered.tightened(by: amount).path(in: rect)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

/// A shape whose corners keep their centers when it is inset, so that its radii are smaller then.
nonisolated protocol CorneredShape: InsettableShape {
  /// Returns the shape with radii that are smaller by an amount.
  func tightened(by amount: CGFloat) -> Self
}

extension RoundedRectangle: CorneredShape {
  func tightened(by amount: CGFloat) -> RoundedRectangle {
    RoundedRectangle(
      cornerSize: CGSize(
        width: cornerSize.width.tightened(by: amount),
        height: cornerSize.height.tightened(by: amount)), style: style)
  }
}

extension UnevenRoundedRectangle: CorneredShape {
  func tightened(by amount: CGFloat) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: cornerRadii.topLeading.tightened(by: amount),
      bottomLeadingRadius: cornerRadii.bottomLeading.tightened(by: amount),
      bottomTrailingRadius: cornerRadii.bottomTrailing.tightened(by: amount),
      topTrailingRadius: cornerRadii.topTrailing.tightened(by: amount), style: style)
  }
}

extension CGFloat {
  /// Returns the radius of a corner that is smaller by an amount. A sharp corner stays sharp.
  fileprivate func tightened(by amount: CGFloat) -> CGFloat {
    self > 0 ? Swift.max(0, self - amount) : self
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
