import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// The operations of a canvas and their places: each is a view at the origin of the canvas.
@MainActor
@Suite struct CanvasDrawings {
  private func fills(in app: TestApp) -> [TestElement] {
    app.window.all.filter { $0.kind == .fill }
  }

  private func properties(_ key: PropertyKey, in app: TestApp) -> [Property] {
    app.window.all.compactMap { $0.property(key) }
  }

  /// Returns the frames of texts: x, y, width and height.
  private func frames(of texts: String..., in app: TestApp) -> [[CGFloat]] {
    texts.map { text in
      let frame = app.window.frame(of: app.window.text(text)) ?? .null
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
  }

  private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Outline {
    .path(
      PathDescription([
        .move(Point(x: x, y: y)), .line(Point(x: x + width, y: y)),
        .line(Point(x: x + width, y: y + height)), .line(Point(x: x, y: y + height)), .close,
      ]))
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  // MARK: Paths

  @Test func `MH03 a path is in the coordinates of the canvas`() {
    let app = TestApp(200, 100) {
      Canvas { [square] context, _ in
        context.fill(square, with: .color(.red))
        context.translateBy(x: 5, y: 5)
        context.scaleBy(x: 2, y: 2)
        context.fill(square, with: .color(.blue))
      }
    }
    let shapes = fills(in: app)
    #expect(
      shapes.map { $0.property(.clip) } == [
        .clip(rectangle(0, 0, 10, 10)), .clip(rectangle(5, 5, 20, 20)),
      ])
    #expect(
      shapes.map { $0.property(.background) } == [
        .background(.color(Color.red.resolved)), .background(.color(Color.blue.resolved)),
      ])
  }

  @Test func `MH04 a line is wider in a context that is larger`() {
    let app = TestApp(200, 100) {
      Canvas { [square] context, _ in
        context.scaleBy(x: 2, y: 2)
        context.stroke(
          square, with: .color(.red), style: StrokeStyle(lineWidth: 3, dash: [4, 1], dashPhase: 2))
      }
    }
    guard case .line(let line)? = fills(in: app).first?.property(.line) else {
      Testing.Issue.record("There is no line.")
      return
    }
    #expect(line.outline == rectangle(0, 0, 20, 20))
    #expect(line.width == 6)
    #expect(line.dash == [8, 2])
    #expect(line.dashPhase == 4)
  }

  @Test func `a line in a context that is stretched is an area`() {
    let app = TestApp(200, 100) {
      Canvas { [square] context, _ in
        context.scaleBy(x: 2, y: 1)
        context.stroke(square, with: .color(.red), lineWidth: 3)
      }
    }
    let shape = fills(in: app).first
    #expect(shape?.property(.line) == nil)
    #expect(shape?.property(.clip) != nil)
  }

  @Test func `MH04 a gradient has its points in the canvas`() {
    let app = TestApp(200, 100) {
      Canvas { [square] context, _ in
        let gradient = Gradient(colors: [.red, .blue])
        context.fill(
          square,
          with: .linearGradient(
            gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 50)))
        context.scaleBy(x: 2, y: 2)
        context.fill(
          square,
          with: .radialGradient(
            gradient, center: CGPoint(x: 50, y: 25), startRadius: 0, endRadius: 10))
      }
    }
    let shapes = fills(in: app)
    let stops = [
      GradientStop(Color.red.resolved, at: 0), GradientStop(Color.blue.resolved, at: 1),
    ]
    #expect(
      shapes.map { $0.property(.background) } == [
        .background(
          .linearGradient(
            stops, from: RelativePoint(x: 0, y: 0), to: RelativePoint(x: 0.5, y: 0.25))),
        .background(
          .radialGradient(
            stops, center: RelativePoint(x: 0.5, y: 0.25), startRadius: 0, endRadius: 20)),
      ])
    // In a square, where a host has the angle right.
    #expect(
      shapes.map { app.window.frame(of: $0) } == [
        CGRect(x: 0, y: 0, width: 200, height: 200), CGRect(x: 0, y: 0, width: 200, height: 200),
      ])
  }

  @Test func `MH04 a style that is a gradient has its points in the frame of the path`() {
    let app = TestApp(200, 100) {
      Canvas { context, _ in
        context.fill(
          Path(CGRect(x: 20, y: 30, width: 50, height: 40)),
          with: .style(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
      }
    }
    let shape = fills(in: app)[0]
    #expect(app.window.frame(of: shape) == CGRect(x: 20, y: 30, width: 50, height: 40))
    #expect(shape.property(.clip) == .clip(rectangle(0, 0, 50, 40)))
  }

  @Test func `MH02 an opacity is in the color, and a copy of a context has its own`() {
    let app = TestApp(200, 100) {
      Canvas { [square] context, _ in
        var faint = context
        faint.opacity = 0.5
        faint.fill(square, with: .color(.red))
        context.fill(square, with: .color(.red))
      }
    }
    var faint = Color.red.resolved
    faint.opacity *= 0.5
    #expect(
      properties(.background, in: app) == [
        .background(.color(faint)), .background(.color(Color.red.resolved)),
      ])
    #expect(properties(.opacity, in: app) == [])
  }

  // MARK: Texts and images

  @Test func `MH05 a text stands with its anchor at a point`() {
    let app = TestApp(200, 100) {
      Canvas { context, _ in
        context.draw(Text("Hi"), at: CGPoint(x: 100, y: 50))
        context.draw(Text("ab"), at: CGPoint(x: 10, y: 10), anchor: .topLeading)
        context.draw(Text("cde"), at: CGPoint(x: 200, y: 100), anchor: .bottomTrailing)
        context.draw(
          Text("quarters"), at: CGPoint(x: 100, y: 20), anchor: UnitPoint(x: 0.25, y: 0.75))
        context.translateBy(x: 5, y: 6)
        context.draw(Text("moved"), at: CGPoint(x: 10, y: 10), anchor: .topLeading)
      }
    }
    #expect(
      frames(of: "Hi", "ab", "cde", "quarters", "moved", in: app) == [
        [90, 40, 20, 20], [10, 10, 20, 20], [170, 80, 30, 20], [80, 5, 80, 20], [15, 16, 50, 20],
      ])
  }

  @Test func `MH05 a text in a rectangle breaks its lines there`() {
    let app = TestApp(200, 100) {
      Canvas { context, _ in
        context.draw(Text("one two"), in: CGRect(x: 20, y: 30, width: 30, height: 60))
      }
    }
    #expect(frames(of: "one two", in: app) == [[20, 30, 30, 40]])
  }

  @Test func `places run from the left where writing runs from the right`() {
    let app = TestApp(200, 100) {
      Canvas { context, _ in
        context.draw(Text("ab"), at: CGPoint(x: 10, y: 10), anchor: .topLeading)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(frames(of: "ab", in: app) == [[10, 10, 20, 20]])
  }

  @Test func `MH03 a text is turned and scaled around the origin of the canvas`() {
    let app = TestApp(200, 100) {
      Canvas { context, _ in
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 2)
        context.draw(Text("ab"), at: .zero, anchor: .topLeading)
      }
    }
    #expect(
      properties(.transform, in: app) == [
        .transform(.affine(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20))
      ]
    )
  }

  @Test func `MH06 texts and images are measured`() {
    let sizes = Trace<CGSize>()
    let baselines = Trace<CGFloat>()
    _ = TestApp(200, 100) {
      Canvas { context, _ in
        let text = context.resolve(Text("one two"))
        let narrow = CGSize(width: 30, height: 100)
        sizes(text.measure(in: narrow))
        sizes(text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)))
        sizes(context.resolve(Image("photo")).size)
        baselines(text.firstBaseline(in: narrow))
        baselines(text.lastBaseline(in: narrow))
      }
    }
    #expect(
      sizes.events == [
        CGSize(width: 30, height: 40), CGSize(width: 70, height: 20),
        CGSize(width: 600, height: 400),
      ])
    #expect(baselines.events == [14, 34])
  }

  @Test func `MH05 an image has its own size at a point, and fills a rectangle`() {
    let app = TestApp(800, 600) {
      Canvas { context, size in
        context.draw(Image("photo"), at: CGPoint(x: 400, y: 300))
        context.draw(Image("photo"), in: CGRect(x: 10, y: 20, width: 60, height: 50))
      }
    }
    let images = app.window.all.filter { $0.kind == .image }
    #expect(
      images.map { app.window.frame(of: $0) } == [
        CGRect(x: 100, y: 100, width: 600, height: 400),
        CGRect(x: 10, y: 20, width: 60, height: 50),
      ])
  }

  // MARK: Symbols

  @Test func `MH06 a symbol is found by its tag, and can be drawn twice`() {
    let missing = Trace<Bool>()
    let app = TestApp(200, 100) {
      Canvas { context, _ in
        if let star = context.resolveSymbol(id: 1) {
          context.draw(star, at: CGPoint(x: 50, y: 50))
          context.draw(star, at: CGPoint(x: 150, y: 50))
        }
        if let row = context.resolveSymbol(id: "y") {
          context.draw(row, at: .zero, anchor: .topLeading)
        }
        missing(context.resolveSymbol(id: 2) == nil)
      } symbols: {
        Text("circle").tag(0)
        Group { Text("star").tag(1).font(.title) }
        ForEach(["x", "y"], id: \.self) { Text($0) }
      }
    }
    #expect(app.window.texts == ["star", "star", "y"])
    let places = app.window.all.filter { $0.kind == .text }.map { app.window.frame(of: $0) }
    #expect(
      places == [
        CGRect(x: 30, y: 40, width: 40, height: 20), CGRect(x: 130, y: 40, width: 40, height: 20),
        CGRect(x: 0, y: 0, width: 10, height: 20),
      ])
    #expect(missing.events == [true])
  }

  @Test func `a symbol in a rectangle is scaled to fill it`() {
    let app = TestApp(200, 100) {
      Canvas { context, _ in
        guard let star = context.resolveSymbol(id: 1) else { return }
        context.draw(star, in: CGRect(x: 10, y: 10, width: 80, height: 60))
      } symbols: {
        Text("star").tag(1)
      }
    }
    #expect(
      properties(.transform, in: app)
        == [.transform(.scale(x: 2, y: 3, anchor: RelativePoint(x: 0, y: 0)))])
  }

  // MARK: Clips, filters, layers

  @Test func `MH07 a clip applies to what is drawn after it`() {
    let bounds = Trace<CGRect>()
    let app = TestApp(200, 100) {
      Canvas { [square] context, _ in
        context.draw(Text("before"), at: .zero)
        bounds(context.clipBoundingRect)
        context.clip(to: Path(CGRect(x: 10, y: 10, width: 20, height: 20)))
        context.translateBy(x: 10, y: 0)
        bounds(context.clipBoundingRect)
        context.fill(square, with: .color(.red))
      }
    }
    #expect(
      bounds.events == [
        CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 0, y: 10, width: 20, height: 20),
      ])
    // The canvas itself, the clip, and the path.
    #expect(
      properties(.clip, in: app) == [
        .clip(.rectangle), .clip(rectangle(10, 10, 20, 20)), .clip(rectangle(10, 0, 10, 10)),
      ])
  }

  @Test func `of several filters the last is applied first`() {
    let app = TestApp(200, 100) {
      Canvas { [square] context, _ in
        context.addFilter(.blur(radius: 3))
        context.addFilter(.grayscale(1))
        context.fill(square, with: .color(.red))
      }
    }
    #expect(
      properties(.filter, in: app) == [.filter(.blur(radius: 3)), .filter(.grayscale(1))])
  }

  @Test func `MH08 a layer has an opacity and a mode as a whole`() {
    let app = TestApp(200, 100) {
      Canvas { [square] context, _ in
        context.opacity = 0.5
        context.blendMode = .multiply
        context.translateBy(x: 10, y: 0)
        context.drawLayer { layer in
          layer.fill(square, with: .color(.red))
          layer.fill(square, with: .color(.blue))
        }
        context.drawLayer { _ in }
      }
    }
    #expect(properties(.opacity, in: app) == [.opacity(0.5)])
    #expect(properties(.blendMode, in: app) == [.blendMode(.multiply)])
    #expect(
      fills(in: app).map { $0.property(.clip) } == [
        .clip(rectangle(10, 0, 10, 10)), .clip(rectangle(10, 0, 10, 10)),
      ])
    #expect(
      properties(.background, in: app) == [
        .background(.color(Color.red.resolved)), .background(.color(Color.blue.resolved)),
      ])
  }
}
