import BanyanHost
import BanyanTesting
import Foundation
import Testing

@testable import SwiftUICore

/// Colors in numbers, gradients in a color space, and values that animate.
@MainActor
@Suite struct ColorResolutionTests {
  @Test func `a color is resolved in the scheme and with the tint of an environment`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    dark[TintKey.self] = .white
    let colors: [Color] = [
      .blue, .accentColor.opacity(0.5), Color(white: 0.5),
      Color(.displayP3, red: 0, green: 1, blue: 0),
    ]
    #expect(
      [EnvironmentValues(), dark].map { environment in
        colors.map { $0.resolve(in: environment).description }
      } == [
        ["#007AFFFF", "#007AFF80", "#808080FF", "#00FF00FF"],
        ["#0A84FFFF", "#FFFFFF80", "#808080FF", "#00FF00FF"],
      ])
  }

  @Test func `components are those of sRGB, and their light is linear`() throws {
    var color = Color.Resolved(red: 0.5, green: 0, blue: 1, opacity: 0.25)
    #expect(
      [color.linearRed, color.red, color.blue, color.opacity].map { ($0 * 1000).rounded() } == [
        214, 500, 1000, 250,
      ])
    color.green = 1
    #expect(color.linearGreen == 1)
    #expect(Color(color).resolve(in: EnvironmentValues()).description == "#80FFFF40")
    #expect(
      try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color)) == color)
    color.animatableData.scale(by: 0.5)
    #expect([color.linearGreen, color.opacity] == [0.5, 0.125])
  }

  @Test func `a resolved color is a style`() {
    let app = TestApp(Rectangle().fill(Color.Resolved(red: 1, green: 0, blue: 0)))
    #expect(
      app.window.all.compactMap { $0.property(.background) } == [
        .background(.color(Color(red: 1, green: 0, blue: 0).resolved))
      ])
  }

  @Test func `a gradient in a perceptual space has mixed colors between its own`() {
    func stops<S: ShapeStyle>(_ style: S) -> Int {
      guard case .linearGradient(let stops, _, _) = style.paint(in: EnvironmentValues()) else {
        return 0
      }
      return stops.count
    }
    let gradient = Gradient(colors: [.red, .blue, .green])
    let counts: [Int] = [
      stops(gradient), stops(gradient.colorSpace(.perceptual)),
      stops(Color.red.gradient.colorSpace(.device)),
      stops(.linearGradient(gradient.colorSpace(.perceptual), startPoint: .top, endPoint: .bottom)),
    ]
    #expect(counts == [3, 17, 2, 17])
  }

  @Test func `positions of several views are one`() {
    let values: [CGFloat?] = [nil, 10, 40]
    #expect(
      [
        HorizontalAlignment.leading.combineExplicit(values),
        VerticalAlignment.center.combineExplicit(values),
        VerticalAlignment.firstTextBaseline.combineExplicit(values),
        VerticalAlignment.lastTextBaseline.combineExplicit(values),
        VerticalAlignment.top.combineExplicit([nil]),
      ] == [25, 25, 10, 40, nil])
  }

  @Test
  func `MC02 MC12 points, sizes, angles and colors animate by their numbers, and dashes do not`() {
    func half<Value: Animatable>(_ value: Value) -> Value {
      var value = value
      value.animatableData.scale(by: 0.5)
      return value
    }
    #expect(
      half(CGRect(x: 2, y: 4, width: 6, height: 8)) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect([half(3), Double(half(Float(3))), Double(half(CGFloat(3)))] == [1.5, 1.5, 1.5])
    #expect(half(UnitPoint(x: 1, y: 0.5)) == UnitPoint(x: 0.5, y: 0.25))
    #expect(half(Angle(radians: 2)) == Angle(radians: 1))
    var color = Color.Resolved(red: 1, green: 1, blue: 1)
    (color.linearRed, color.linearGreen, color.linearBlue) = (1, 0.5, 0.25)
    #expect(
      half(color).animatableData
        == AnimatablePair(0.5, AnimatablePair(0.25, AnimatablePair(0.125, 0.5))))
    #expect(
      half(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2], dashPhase: 6))
        == StrokeStyle(lineWidth: 1, lineCap: .round, miterLimit: 5, dash: [4, 2], dashPhase: 3))
  }

  @Test func `MC02 insets, lines and corners animate by their lengths`() {
    var insets = EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    insets.animatableData.scale(by: 0.5)
    var line = StrokeStyle(lineWidth: 2, miterLimit: 4, dashPhase: 6)
    line.animatableData.scale(by: 0.5)
    var corners = RectangleCornerRadii(
      topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8)
    corners.animatableData.scale(by: 0.5)
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(line == StrokeStyle(lineWidth: 1, miterLimit: 2, dashPhase: 3))
    #expect(
      corners
        == RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4))
  }
}
