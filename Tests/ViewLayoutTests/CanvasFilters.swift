import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Filters, clips and gradients of a canvas with their options.
@MainActor
@Suite struct CanvasFilters {
  private func properties(
    _ key: PropertyKey, drawing draw: @escaping (inout GraphicsContext, Path) -> Void
  ) -> [Property] {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    return TestApp(200, 100) {
      Canvas { context, _ in draw(&context, square) }
    }
    .window.all.compactMap { $0.property(key) }
  }

  private func filter(_ filter: GraphicsContext.Filter) -> [Property] {
    properties(.filter) { context, square in
      context.addFilter(filter, options: .linearColor)
      context.fill(square, with: .color(.red))
    }
  }

  @Test func `MH09 a matrix has its numbers row by row, and leaves colors alone at first`() {
    var matrix = ColorMatrix()
    (matrix.r2, matrix.b5, matrix.a4) = (0.5, 0.25, .nan)
    #expect(
      [
        filter(.colorMatrix(ColorMatrix())), filter(.colorMatrix(matrix)), filter(.colorInvert()),
        filter(.colorInvert(0.25)),
      ] == [
        [.filter(.colorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]))],
        [.filter(.colorMatrix([1, 0.5, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0.25, 0, 0, 0, 0, 0]))],
        [.filter(.inversion)],
        [
          .filter(
            .colorMatrix([
              0.5, 0, 0, 0, 0.25, 0, 0.5, 0, 0, 0.25, 0, 0, 0.5, 0, 0.25, 0, 0, 0, 1, 0,
            ]))
        ],
      ])
  }

  @Test func `a shadow has a place, and a threshold a range`() {
    let color = Color.blue.resolved
    func placed(
      _ placement: PlacedShadow.Placement, _ isInverted: Bool, _ mode: BanyanHost.BlendMode
    ) -> [Property] {
      [
        .filter(
          .placedShadow(
            PlacedShadow(
              color, radius: 2, x: 3, y: 0, placement: placement, isInverted: isInverted,
              blendMode: mode)))
      ]
    }
    func shadow(
      _ options: GraphicsContext.ShadowOptions, _ mode: GraphicsContext.BlendMode = .normal
    ) -> [Property] {
      filter(.shadow(color: .blue, radius: 2, x: 3, blendMode: mode, options: options))
    }
    #expect(
      [
        shadow(.disablesGroup), shadow(.shadowAbove, .multiply),
        shadow([.shadowOnly, .shadowAbove]), shadow(.invertsAlpha),
        filter(.alphaThreshold(min: 0.5, max: 2, color: .blue)),
        filter(.blur(radius: 4, options: [.opaque, .dithersResult])),
      ] == [
        [.filter(.shadow(color, radius: 2, x: 3, y: 0))], placed(.above, false, .multiply),
        placed(.alone, false, .normal),
        placed(.behind, true, .normal), [.filter(.opacityThreshold(min: 0.5, max: 1, color))],
        [.filter(.blur(radius: 4))],
      ])
  }

  @Test func `a projection is around the origin of the canvas`() {
    let transforms = properties(.transform) { context, square in
      context.addFilter(
        .projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1))))
      context.fill(square, with: .color(.red))
    }
    #expect(
      transforms == [.transform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)).resolved)])
  }

  @Test func `MH07 an inverse clip shows what is outside the path`() {
    let clips = properties(.clip) { context, _ in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 100)), options: .inverse)
      context.draw(Text("a"), at: .zero)
    }
    let right = PathDescription([
      .move(Point(x: 50, y: 0)), .line(Point(x: 200, y: 0)), .line(Point(x: 200, y: 100)),
      .line(Point(x: 50, y: 100)), .close,
    ])
    #expect(clips == [.clip(.rectangle), .clip(.path(right))])
  }

  @Test func `MH07 a layer as a clip is a mask, and its inverse has a hole`() {
    func drawing(_ options: GraphicsContext.ClipOptions) -> [[String]] {
      let app = TestApp(200, 100) {
        Canvas { context, _ in
          context.clipToLayer(opacity: 0.5, options: options) { $0.draw(Text("mask"), at: .zero) }
          context.draw(Text("seen"), at: .zero)
        }
      }
      return [
        app.window.texts, app.window.all.compactMap { $0.property(.opacity) }.map { "\($0)" },
        app.window.all.compactMap { $0.property(.blendMode) }.map { "\($0)" },
      ]
    }
    #expect(
      [drawing([]), drawing(.inverse)] == [
        [["seen", "mask"], ["opacity(0.5)"], []],
        [["seen", "mask"], ["opacity(0.5)"], ["blendMode(BanyanHost.BlendMode.destinationOut)"]],
      ])
  }

  @Test func `a mode has the number of Core Graphics`() {
    #expect(
      [GraphicsContext.BlendMode.normal, .multiply, .luminosity, .destinationOut, .plusLighter].map(
        \.rawValue) == [0, 1, 15, 23, 27])
    #expect(GraphicsContext.BlendMode(rawValue: 99) == .normal)
    let modes = properties(.blendMode) { context, square in
      context.blendMode = .destinationOut
      context.fill(square, with: .color(.red))
    }
    #expect(modes == [.blendMode(.destinationOut)])
  }

  @Test func `a gradient that repeats or goes back has its colors several times`() {
    let gradient = Gradient(colors: [.red, .blue])
    func stops(_ shading: GraphicsContext.Shading) -> String {
      let paints = properties(.background) { context, square in context.fill(square, with: shading)
      }
      guard case .background(let paint)? = paints.last else { return "none" }
      func text(_ stops: [GradientStop]) -> String {
        stops.prefix(6).map { "\(Color($0.color)) \(($0.location * 100).rounded() / 100)" }.joined(
          separator: ", ") + " of \(stops.count)"
      }
      return switch paint {
      case .linearGradient(let stops, let start, let end): text(stops) + " \(start.x) \(end.x)"
      case .radialGradient(let stops, _, let start, let end): text(stops) + " \(start) \(end)"
      case .angularGradient(let stops, _, _, _): text(stops)
      default: "none"
      }
    }
    let end = CGPoint(x: 200, y: 0)
    #expect(
      [
        stops(.linearGradient(gradient, startPoint: .zero, endPoint: end)),
        stops(.linearGradient(gradient, startPoint: .zero, endPoint: end, options: .repeat)),
        stops(.linearGradient(gradient, startPoint: .zero, endPoint: end, options: .mirror)),
        stops(
          .radialGradient(
            gradient, center: .zero, startRadius: 100, endRadius: 200, options: .repeat)),
        stops(.conicGradient(gradient, center: .zero, options: .mirror)),
      ] == [
        "red 0.0, blue 1.0 of 2 0.0 1.0",
        "red 0.0, blue 0.2, red 0.2, blue 0.4, red 0.4, blue 0.6 of 10 -2.0 3.0",
        "red 0.0, blue 0.2, blue 0.2, red 0.4, red 0.4, blue 0.6 of 10 -2.0 3.0",
        "red 0.0, blue 0.17, red 0.17, blue 0.33, red 0.33, blue 0.5 of 12 0.0 600.0",
        "red 0.0, blue 0.5, blue 0.5, red 1.0 of 4",
      ])
  }

  @Test func `an image stands on its baseline`() {
    let baselines = Trace<CGFloat>()
    _ = TestApp(200, 100) {
      Canvas { context, _ in baselines(context.resolve(Image("photo")).baseline) }
    }
    #expect(baselines.events == [400])
  }
}
