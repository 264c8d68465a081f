import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  private let point = CGPoint(x: 3, y: 4)

  @Test func `a transform is applied before the one that it is added to`() {
    let transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(point.applying(transform) == CGPoint(x: 26, y: 8))
    #expect(
      transform
        == CGAffineTransform(translationX: 10, y: 0).concatenating(
          CGAffineTransform(scaleX: 2, y: 2)))
  }

  @Test func `a quarter turn takes the x axis to the y axis`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
  }

  @Test func `an inverse undoes a transform`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 4, tx: 5, ty: 6)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
  }

  @Test func `a transform that cannot be inverted is its own inverse`() {
    let transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(transform.inverted() == transform)
  }

  @Test func `a rectangle becomes the smallest one around its corners`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      rect.applying(CGAffineTransform(scaleX: -1, y: 2))
        == CGRect(x: -4, y: 4, width: 3, height: 8))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func `a size does not move`() {
    let size = CGSize(width: 2, height: 3)
    #expect(size.applying(CGAffineTransform(translationX: 9, y: 9)) == size)
  }
}
