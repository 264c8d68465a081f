import CoreGraphics
import Foundation
import SwiftUICore
import Testing
import UIKit

@Suite struct BezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

  @Test func onlyTheNamedCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 4, height: 4))
    let corners = [(0.5, 0.5), (19.5, 0.5), (19.5, 9.5), (0.5, 9.5)].map {
      path.contains(CGPoint(x: $0.0, y: $0.1))
    }
    #expect(corners == [false, true, false, true])
    #expect(path.bounds == rect)
  }

  @Test func anArcGoesClockwiseAsAPersonSeesIt() {
    func half(_ clockwise: Bool) -> [Bool] {
      let arc = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
      return [arc.contains(CGPoint(x: 0, y: 5)), arc.contains(CGPoint(x: 0, y: -5))]
    }
    #expect([half(true), half(false)] == [[true, false], [false, true]])
  }

  @Test func aPathOfCoreGraphicsHasTheSameElements() {
    let drawn = UIBezierPath()
    drawn.move(to: .zero)
    drawn.addLine(to: CGPoint(x: 10, y: 0))
    drawn.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 15, y: 5))
    drawn.close()
    let built = CGMutablePath()
    built.move(to: .zero)
    built.addLine(to: CGPoint(x: 10, y: 0))
    built.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 15, y: 5))
    built.closeSubpath()
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 15, y: 5))
      $0.closeSubpath()
    }
    #expect([Path(drawn.cgPath), Path(built), Path(built as CGPath)] == [path, path, path])
    #expect(built == path.cgPath && Set([built, path.cgPath]).count == 1)
    #expect(
      [built.boundingBox, built.boundingBoxOfPath].map(\.maxX) == [15, 12.5] && !built.isEmpty)
  }

  @Test func equalPathsHaveEqualHashes() {
    let paths = [0.0, -0.0].map { y in
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1, y: y))
      return path
    }
    #expect(paths[0] == paths[1] && Set(paths).count == 1)
  }

  @Test func aCopyIsChangedAlone() {
    let path = CGMutablePath()
    path.addRect(rect)
    let copy = path.mutableCopy()
    copy?.addEllipse(in: rect)
    let outline = UIBezierPath(cgPath: path)
    let moved = outline.copy() as? UIBezierPath
    moved?.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(Path(path) == Path(rect))
    #expect([outline.bounds.minX, moved?.bounds.minX] == [0, 5])
  }

  @Test func aTransformIsAppliedWhereItIsGiven() {
    var transform = CGAffineTransform(translationX: 100, y: 0)
    let moved = rect.offsetBy(dx: 100, dy: 0)
    #expect(
      [
        CGPath(rect: rect, transform: &transform), CGPath(ellipseIn: rect, transform: &transform),
        CGPath(roundedRect: rect, cornerWidth: 2, cornerHeight: 2, transform: &transform),
      ].map(\.boundingBox) == [moved, moved, moved])
    #expect(CGPath(rect: rect, transform: nil).copy(using: &transform) == Path(moved).cgPath)
  }
}
