import BanyanHost
import Testing

@testable import BanyanBrowser

@Suite struct DrawingMarkupTests {
  private let stops = [
    GradientStop(ColorDescription(.named(.red)), at: 0),
    GradientStop(ColorDescription(.named(.blue)), at: 1),
  ]

  private func linear(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> String {
    Paint.linearGradient(stops, from: RelativePoint(x: x0, y: y0), to: RelativePoint(x: x1, y: y1))
      .cssImage
  }

  @Test func aGradientAlongAnEdgeEndsWhereItSays() {
    #expect(
      linear(0.25, 0, 0.75, 0) == "linear-gradient(to right, var(--red) 25%, var(--blue) 75%)")
    #expect(linear(0, 1, 0, 0) == "linear-gradient(to top, var(--red) 0%, var(--blue) 100%)")
  }

  @Test func aGradientFromCornerToCornerGoesThroughTheWholeArea() {
    #expect(
      linear(0, 0, 1, 1) == "linear-gradient(to bottom right, var(--red) 0%, var(--blue) 100%)")
  }

  @Test func gradientsThatAreNoneAreStillColors() {
    #expect(linear(0.5, 0.5, 0.5, 0.5) == "linear-gradient(var(--blue) 0, var(--blue) 0)")
    #expect(
      Paint.linearGradient([], from: .center, to: RelativePoint(x: 1, y: 0.5)).cssImage
        == "linear-gradient(to right, var(--clear) 50%, var(--clear) 50%)")
  }

  @Test func circlesAreMeasuredInPointsAndEllipsesInShares() {
    #expect(
      Paint.radialGradient(stops, center: .center, startRadius: 10, endRadius: 60).cssImage
        == "radial-gradient(circle at 50% 50%, var(--red) 10px, var(--blue) 60px)")
    #expect(
      Paint.ellipticalGradient(stops, center: .center, startRadius: 0, endRadius: 0.5).cssImage
        == "radial-gradient(100% 100% at 50% 50%, var(--red) 0%, var(--blue) 50%)")
  }

  @Test func anglesBeginWhereTheLineOfXDoes() {
    #expect(
      Paint.angularGradient(stops, center: .center, startAngle: 0, endAngle: 360).cssImage
        == "conic-gradient(from 90deg at 50% 50%, var(--red) 0deg, var(--blue) 360deg)")
  }

  @Test func brightnessIsAddedWithoutCuttingColorsOff() {
    #expect(Filter.brightness(0.5).cssValue == "contrast(0.5) brightness(2)")
    #expect(Filter.brightness(-0.5).cssValue == "brightness(0.5) contrast(2)")
  }

  @Test func aPathOfSharesIsAPolygonAndOnePointsAPath() {
    let elements: [PathDescription.Element] = [
      .move(Point(x: 0, y: 0)), .line(Point(x: 1, y: 0)), .line(Point(x: 1, y: 1)), .close,
    ]
    #expect(PathDescription(elements).clipPath == "path(\"M0 0L1 0L1 1Z\")")
    #expect(
      PathDescription(elements, isRelative: true, isEvenOdd: true).clipPath
        == "polygon(evenodd, 0% 0%, 100% 0%, 100% 100%, 0% 0%)")
    #expect(PathDescription([]).clipPath == "inset(50%)")
  }
}
