// The part of Core Graphics that a file sees if it imports only SwiftUI.
import SwiftUI

func transforms() -> [CGAffineTransform] {
  var transform = CGAffineTransform()
  transform.a = 1
  transform.b = transform.c
  transform.tx = transform.ty + transform.d
  return [
    transform,
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    CGAffineTransform(1, 0, 0, 1, 0, 0),
    CGAffineTransform(translationX: 10, y: 20),
    CGAffineTransform(scaleX: 2, y: 2),
    CGAffineTransform(rotationAngle: .pi / 2),
    .identity.translatedBy(x: 1, y: 2).scaledBy(x: 2, y: 2).rotated(by: 1).inverted(),
    transform.isIdentity ? transform : transform.concatenating(.identity),
  ]
}

func applying(_ transform: CGAffineTransform) -> CGRect {
  let point = CGPoint(x: 1, y: 2).applying(transform)
  let size = CGSize(width: 1, height: 2).applying(transform)
  return CGRect(origin: point, size: size).applying(transform)
}

let vectors = [
  CGVector(), .zero, CGVector(dx: 1, dy: 2), CGVector(dx: 1.5, dy: 2.5),
  CGVector(dx: CGFloat(1), dy: CGVector.zero.dx + CGVector.zero.dy),
]
let caps: [CGLineCap] = [.butt, .round, .square, CGLineCap(rawValue: CGLineCap.round.rawValue)!]
let joins: [CGLineJoin] = [
  .miter, .round, .bevel, CGLineJoin(rawValue: CGLineJoin.miter.rawValue)!,
]
let rules: [CGPathFillRule] = [
  .winding, .evenOdd, CGPathFillRule(rawValue: CGPathFillRule.winding.rawValue)!,
]

func decoded(from decoder: any Decoder) throws -> [Any] {
  [try CGAffineTransform(from: decoder), try CGVector(from: decoder)]
}

func spaces() -> [CATransform3D] {
  var space = CATransform3D()
  space.m11 = space.m12
  space.m12 = space.m13
  space.m13 = space.m14
  space.m14 = space.m21
  space.m21 = space.m22
  space.m22 = space.m23
  space.m23 = space.m24
  space.m24 = space.m31
  space.m31 = space.m32
  space.m32 = space.m33
  space.m33 = space.m34
  space.m34 = space.m41
  space.m41 = space.m42
  space.m42 = space.m43
  space.m43 = space.m44
  space.m44 = space.m11
  return [
    space, CATransform3DIdentity,
    CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
      m34: 0,
      m41: 0, m42: 0, m43: 0, m44: 1),
    CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(1, 2, 3),
    CATransform3DMakeRotation(.pi, 0, 1, 0), CATransform3DTranslate(space, 1, 2, 3),
    CATransform3DScale(space, 1, 2, 3), CATransform3DRotate(space, .pi, 0, 1, 0),
    CATransform3DConcat(space, CATransform3DMakeAffineTransform(.identity)),
  ]
}

func isSame(_ space: CATransform3D) -> Bool {
  CATransform3DIsIdentity(space) || CATransform3DEqualToTransform(space, CATransform3DIdentity)
}

func projections() -> [ProjectionTransform] {
  var projection = ProjectionTransform()
  projection.m11 = projection.m12
  projection.m12 = projection.m13
  projection.m13 = projection.m21
  projection.m21 = projection.m22
  projection.m22 = projection.m23
  projection.m23 = projection.m31
  projection.m31 = projection.m32
  projection.m32 = projection.m33
  projection.m33 = projection.m11
  let isInverted = projection.invert()
  return [
    ProjectionTransform(CGAffineTransform.identity), ProjectionTransform(CATransform3DIdentity),
    projection.isIdentity || projection.isAffine || isInverted ? projection : projection.inverted(),
    projection.concatenating(projection),
    projection == ProjectionTransform() ? projection : .init(),
  ]
}

func numbers(of color: CGColor) -> [CGFloat] {
  let other = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  let last = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
  var hasher = Hasher()
  color.hash(into: &hasher)
  if color == CGColor(gray: 0.5, alpha: 1) || color.numberOfComponents < 4 { return [] }
  return [other.alpha, CGFloat(color.hashValue), CGFloat(hasher.finalize())]
    + (last.copy(alpha: 0.5)?.components ?? [])
}

func made() -> [CGRect] {
  let (point, size) = (CGPointMake(1, 2), CGSizeMake(3, 4))
  return [CGRectMake(0, 0, CGVectorMake(5, 6).dx, 1), CGRect(origin: point, size: size)]
}

func coreGraphicsPaths(_ rect: CGRect) -> [CGPath] {
  var transform = CGAffineTransform.identity
  let path = CGMutablePath()
  path.move(to: .zero, transform: transform)
  path.addLine(to: CGPoint(x: 1, y: 1))
  path.addLines(between: [.zero, CGPoint(x: 2, y: 2)])
  path.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 0))
  path.addCurve(to: .zero, control1: .zero, control2: CGPoint(x: 1, y: 0))
  path.addRect(rect)
  path.addRects([rect, rect])
  path.addRoundedRect(in: rect, cornerWidth: 2, cornerHeight: 2)
  path.addEllipse(in: rect)
  path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
  path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 5, y: 5), radius: 2)
  path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: .pi)
  path.addPath(CGPath(rect: rect, transform: nil))
  path.closeSubpath()
  let box = path.isEmpty ? path.boundingBox : path.boundingBoxOfPath
  var hasher = Hasher()
  path.hash(into: &hasher)
  guard box.contains(path.currentPoint), path.contains(.zero, using: .evenOdd) else { return [] }
  let shapes = [
    CGPath(ellipseIn: rect, transform: &transform),
    CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: nil),
    path.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .miter, miterLimit: 10),
    Path(path).cgPath,
  ]
  let copies = [path.copy(), path.copy(using: &transform), path.mutableCopy()]
  return shapes + copies.compactMap { $0 } + Set(shapes).filter { $0 == shapes[0] }
}
