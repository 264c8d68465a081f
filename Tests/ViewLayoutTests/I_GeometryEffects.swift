import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct GeometryEffects {
  nonisolated struct Slide: GeometryEffect {
    var share: Double

    var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    @MainActor func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
    }
  }

  struct Screen: View {
    @State private var share = 0.0
    var body: some View {
      Color.red.frame(width: 100, height: 50).modifier(Slide(share: share))
      Button("Slide") { withAnimation(.linear(duration: 1)) { share = 1 } }
    }
  }

  /// Lets time pass at once, until the one frame at its end has been made.
  private func advance(_ app: TestApp, by seconds: Double) async {
    while app.clock.sleeperCount != 1, !Task.isCancelled { await Task.yield() }
    let batchCount = app.window.batchCount
    app.clock.jump(by: .seconds(seconds))
    while app.window.batchCount == batchCount, !Task.isCancelled { await Task.yield() }
    await app.settle()
  }

  private func transforms(_ app: TestApp) -> [Property] {
    app.window.all.compactMap { $0.property(.transform) }
  }

  /// The distances of shifts, in whole points: the date of a frame is exact to a ten millionth of a second.
  private func shifts(_ app: TestApp) -> [Double] {
    app.window.all.compactMap { element in
      guard case .offset(let offset)? = element.property(.offset), offset.y == 0 else { return nil }
      return offset.x.rounded()
    }
  }

  @Test func `an effect is made of the size, for the values in between too`() async {
    let app = TestApp(400, 700) { Screen() }
    app.window.showsMotion = true
    #expect(shifts(app) == [0])
    app.window.button("Slide").tap()
    await advance(app, by: 0.5)
    #expect(shifts(app) == [50])
    await advance(app, by: 0.6)
    #expect(shifts(app) == [100])
  }

  private struct Reading<Effect: GeometryEffect>: View {
    let effect: Effect

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        GeometryReader { proxy in Text("at \(Int(proxy.frame(in: .global).minX))") }
          .frame(width: 100, height: 50).modifier(effect)
        Color.red.frame(width: 10, height: 10).named("below")
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func seen<Effect: GeometryEffect>(_ effect: Effect) -> String {
    let app = TestApp(400, 700) { Reading(effect: effect) }
    return "\(app.window.texts.joined()), \(app.window.frame(of: "below") ?? .zero)"
  }

  @Test
  func `MC09 a view inside an effect notices a shift, unless it is ignored, and siblings stay`() {
    let below = CGRect(x: 0, y: 50, width: 10, height: 10)
    #expect(seen(Slide(share: 0.5)) == "at 50, \(below)")
    #expect(seen(Slide(share: 0.5).ignoredByLayout()) == "at 0, \(below)")
  }

  @Test func `an effect with perspective is a projection`() {
    var space = CATransform3DIdentity
    space.m34 = -0.5
    let turned = CATransform3DRotate(space, .pi / 2, 0, 1, 0)
    let app = TestApp(400, 700) { Text("a").projectionEffect(ProjectionTransform(turned)) }
    guard case .transform(.projection(let entries))? = transforms(app).first else {
      Issue.record("there is no projection")
      return
    }
    let rounded = entries.map { ($0 * 1000).rounded() / 1000 + 0 }
    #expect(rounded == [0, 0, 0.5, 0, 1, 0, 0, 0, 1])
  }

  @Test func `projections are concatenated and inverted`() {
    let moved = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    let larger = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
    let both = moved.concatenating(larger)
    #expect([both.m31, both.m32, both.m11, both.m22] == [6, 16, 2, 4])
    #expect(both.isAffine && !both.isIdentity)
    #expect(both.concatenating(both.inverted()).isIdentity)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInverted = flat.invert()
    #expect(!isInverted)
    #expect(flat.inverted() == flat)
  }
}
