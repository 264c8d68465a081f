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

  /// The distance of a shift, in whole points: the date of a frame is exact to a ten millionth of a second.
  private func rounded(_ transform: Property) -> Double? {
    guard case .transform(.affine(1, 0, 0, 1, let x, 0)) = transform else { return nil }
    return x.rounded()
  }

  private func moved(_ x: Double) -> Property {
    .transform(.affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: 0))
  }

  @Test func `an effect is made of the size, for the values in between too`() async {
    let app = TestApp(400, 700) { Screen() }
    app.window.showsMotion = true
    #expect(transforms(app) == [moved(0)])
    app.window.button("Slide").tap()
    await advance(app, by: 0.5)
    #expect(transforms(app).map(rounded) == [50])
    await advance(app, by: 0.6)
    #expect(transforms(app) == [moved(100)])
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
