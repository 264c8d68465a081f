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

  @Test func aGradientAlongAnEdgeEndsWhereItIsSpecifiedTo() {
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

  private func angular(_ start: Double, _ end: Double) -> String {
    Paint.angularGradient(stops, center: .center, startAngle: start, endAngle: end).cssImage
  }

  @Test func whatAnAngleLeavesHasTheLastColorAndThenTheFirst() {
    #expect(
      angular(-90, 180)
        == "conic-gradient(from 0deg at 50% 50%, var(--red) 0deg, var(--blue) 270deg, "
        + "var(--blue) 315deg, var(--red) 315deg)")
    #expect(
      angular(0, 0)
        == "conic-gradient(from 90deg at 50% 50%, var(--red) 0deg, var(--blue) 0deg, "
        + "var(--blue) 180deg, var(--red) 180deg)")
  }

  @Test func ofSeveralTurnsTheLastIsSeen() {
    #expect(
      angular(0, 720)
        == "conic-gradient(from 450deg at 50% 50%, var(--red) -360deg, var(--blue) 360deg)")
  }

  @Test func aGradientThatRunsBackwardHasItsColorsInReverse() {
    #expect(
      angular(0, -360)
        == "conic-gradient(from -270deg at 50% 50%, var(--blue) 0deg, var(--red) 360deg)")
    #expect(
      Paint.radialGradient(stops, center: .center, startRadius: 60, endRadius: 10).cssImage
        == "radial-gradient(circle at 50% 50%, var(--blue) 10px, var(--red) 60px)")
    #expect(
      Paint.ellipticalGradient(stops, center: .center, startRadius: 0.5, endRadius: 0).cssImage
        == "radial-gradient(100% 100% at 50% 50%, var(--blue) 0%, var(--red) 50%)")
  }

  @Test func `MH10 brightness is added without cutting colors off`() {
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
