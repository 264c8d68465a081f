import CoreGraphics
import Foundation
import Testing

@testable import SwiftUICore

@Suite struct PathTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func aPathReadsItsOwnDescription() {
    var path = square
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
    path.addCurve(
      to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    #expect(Path(path.description) == path)
    #expect(square.description == "0.0 0.0 m 10.0 0.0 l 10.0 10.0 l 0.0 10.0 l h")
    #expect(Path("1 2 x") == nil)
    #expect(Path("1 m") == nil)
  }

  @Test func whatIsInsideFollowsTheRuleOfTheFill() {
    var path = square
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    let point = CGPoint(x: 4, y: 4)
    #expect(path.contains(point))
    #expect(!path.contains(point, eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 4)))
  }

  @Test func boundsFollowCurvesAndNotTheirControlPoints() {
    let bounds = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect
    #expect(abs(bounds.width - 20) < 0.01 && abs(bounds.height - 10) < 0.01)
    #expect(Path().boundingRect.isNull)
  }

  @Test func aPartIsMeasuredAlongTheLine() {
    #expect(
      square.trimmedPath(from: 0.25, to: 0.625).description
        == "10.0 0.0 m 10.0 10.0 l 5.0 10.0 l")
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: -1, to: .nan) == square)
  }

  @Test func anArcGoesInItsDirection() {
    func end(_ clockwise: Bool) -> CGRect {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90),
          clockwise: clockwise)
      }.boundingRect
    }
    #expect(abs(end(false).minX) < 0.01 && abs(end(false).minY) < 0.01)
    #expect(abs(end(true).minX + 10) < 0.01 && abs(end(true).minY + 10) < 0.01)
  }

  @Test func anArcBetweenTangentsTouchesBoth() {
    let path = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    #expect(path.elements[1] == .line(to: path.elements[1].points[0]))
    #expect(abs(path.elements[1].points[0].x - 6) < 1e-6)
    let end = path.currentPoint!
    #expect(abs(end.x - 10) < 1e-6 && abs(end.y - 4) < 1e-6)
  }

  @Test func aStrokedLineIsAsWideAsItsStyle() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)]) }
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect
        == CGRect(x: 0, y: 4, width: 10, height: 2))
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)).boundingRect
        == CGRect(x: -1, y: 4, width: 12, height: 2))
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 3])).pieces.map(\.start.x) == [0, 6])
    #expect(
      square.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect
        == CGRect(x: -1, y: -1, width: 12, height: 12))
  }

  @Test func aDashThatEndsAtACornerIsALineLikeOthers() {
    let dashed = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [10]))
    #expect(dashed.pieces.count == 2)
    #expect(dashed.boundingRect == CGRect(x: 0, y: -1, width: 10, height: 12))
  }

  @Test func dashesWithoutLengthAreDotsIfTheirEndsAreRound() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 12, y: 5)]) }
    let dotted = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 5]))
    #expect(dotted.pieces.map { ($0.start.x * 8).rounded() / 8 } == [1, 6, 11])
    let none = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 5]))
    #expect(none.isEmpty)
  }

  @Test func aTransformMovesEveryPoint() {
    #expect(square.offsetBy(dx: 1, dy: 2).boundingRect == CGRect(x: 1, y: 2, width: 10, height: 10))
    #expect(
      square.applying(CGAffineTransform(scaleX: 2, y: 1)).boundingRect
        == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func anAngleIsAnimatedInRadiansTimes128() {
    var angle = Angle(radians: 0.5)
    #expect(angle.animatableData == 64)
    angle.animatableData = 128
    #expect(angle == Angle(radians: 1))
  }
}
