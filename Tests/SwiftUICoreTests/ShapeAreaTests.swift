import BanyanHost
import BanyanTesting
import Foundation
import Testing

@testable import SwiftUICore

/// Operations on the areas of paths, and layers of a shape.
@MainActor
@Suite struct ShapeAreaTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let other = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  @Test func `areas of squares that overlap have the corners of what is left`() {
    #expect(
      [
        square.intersection(other), square.union(other), square.subtracting(other),
        square.symmetricDifference(other),
      ].map { corners($0) } == [
        [[5, 5, 10, 5, 10, 10, 5, 10]],
        [[0, 0, 10, 0, 10, 5, 15, 5, 15, 15, 5, 15, 5, 10, 0, 10]],
        [[0, 0, 10, 0, 10, 5, 5, 5, 5, 10, 0, 10]],
        [[0, 0, 10, 0, 10, 5, 5, 5, 5, 10, 0, 10], [10, 5, 15, 5, 15, 15, 5, 15, 5, 10, 10, 10]],
      ])
  }

  @Test func `a common edge is none of the union, and all of an equal path is its intersection`() {
    let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(
      [
        square.union(beside), square.intersection(square), square.subtracting(square),
        square.intersection(beside),
      ]
      .map { corners($0) } == [
        [[0, 0, 20, 0, 20, 10, 0, 10]], [[0, 0, 10, 0, 10, 10, 0, 10]], [], [],
      ])
  }

  @Test func `a normalized path has holes by both rules`() {
    var holed = square
    holed.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    let normalized = holed.normalized()
    #expect(
      [false, true].map { rule in
        [CGPoint(x: 5, y: 5), CGPoint(x: 1, y: 5)].map { normalized.contains($0, eoFill: rule) }
      } == [[false, true], [false, true]])
    #expect(corners(holed.normalized(eoFill: false)) == [[0, 0, 10, 0, 10, 10, 0, 10]])
  }

  @Test func `curves keep their areas`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let lens = circle.intersection(circle.offsetBy(dx: 50, dy: 0)).boundingRect
    #expect(
      [lens.minX, lens.maxX, lens.minY, lens.maxY].map { ($0 * 10).rounded() / 10 }
        == [50, 100, 6.7, 93.3])
  }

  @Test func `a line is cut where it enters and leaves an area`() {
    let line = Path { path in
      path.move(to: CGPoint(x: -5, y: 5))
      path.addLine(to: CGPoint(x: 15, y: 5))
    }
    #expect(line.lineIntersection(square).description == "0.0 5.0 m 10.0 5.0 l")
    #expect(
      line.lineSubtraction(square).description == "-5.0 5.0 m 0.0 5.0 l 10.0 5.0 m 15.0 5.0 l")
  }

  @Test func `operations on shapes have the rectangle of the frame`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let half = Rectangle().scale(x: 0.5, y: 1, anchor: .leading)
    func path<S: Shape>(_ shape: S) -> String { shape.path(in: rect).description }
    #expect(
      [
        path(Rectangle().intersection(half)), path(Rectangle().subtracting(half)),
        path(half.union(Rectangle())),
        path(half.symmetricDifference(Rectangle())),
        path(Path { $0.addLines([.zero, CGPoint(x: 10, y: 10)]) }.lineIntersection(half)),
        path(Path { $0.addLines([.zero, CGPoint(x: 10, y: 10)]) }.lineSubtraction(half)),
      ] == [
        "0.0 0.0 m 5.0 0.0 l 5.0 10.0 l 0.0 10.0 l h",
        "5.0 0.0 m 10.0 0.0 l 10.0 10.0 l 5.0 10.0 l h",
        "0.0 0.0 m 10.0 0.0 l 10.0 10.0 l 0.0 10.0 l h",
        "5.0 0.0 m 10.0 0.0 l 10.0 10.0 l 5.0 10.0 l h",
        "0.0 0.0 m 5.0 5.0 l", "5.0 5.0 m 10.0 10.0 l",
      ])
  }

  @Test func `layers of a shape stand in front of each other, and a single one is one element`() {
    let app = TestApp(
      VStack {
        Circle().stroke(.red, lineWidth: 2)
        Circle().fill(.blue).stroke(.red).strokeBorder(.green)
      })
    #expect(
      app.window.description == """
        verticalStack
          fill line: circle 2.0pt red
          decorated alignment: center center decorationPlacement: before
            decorated alignment: center center decorationPlacement: before
              fill background: blue clip: circle
              depthStack
                fill line: circle 1.0pt red
            depthStack
              fill line: circle 1.0pt green
        """)
  }

  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
    }
  }

  private struct FixedCorner: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func path(in rect: CGRect) -> Path { Corner().path(in: rect) }
  }

  @Test func `an own shape is mirrored where writing runs from right to left, unless it is fixed`()
  {
    let app = TestApp(
      VStack {
        Corner()
        FixedCorner()
        Corner().offset(x: 0).environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, .rightToLeft))
    let lefts: [Double?] = app.window.all.filter { $0.kind == .fill }.map { element in
      guard case .clip(.path(let path))? = element.property(.clip) else { return nil }
      return path.elements.compactMap { if case .move(let point) = $0 { point.x } else { nil } }
        .first
    }
    #expect(lefts == [1, 0, 0])
  }

  private func corners(_ path: Path) -> [[CGFloat]] {
    path.pieces.map { piece in
      let points = [piece.start] + piece.segments.map(\.end).dropLast()
      let first =
        points.indices.min { (points[$0].y, points[$0].x) < (points[$1].y, points[$1].x) } ?? 0
      return (points[first...] + points[..<first]).flatMap { [$0.x, $0.y] }
    }
  }
}
