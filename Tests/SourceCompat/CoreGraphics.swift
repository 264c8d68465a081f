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
