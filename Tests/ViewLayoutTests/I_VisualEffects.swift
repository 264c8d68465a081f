import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct VisualEffects {
  private struct Resized: View {
    @State private var isWide = false
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: isWide ? 200 : 100, height: 50).named("color")
          .visualEffect { effect, proxy in
            effect.scaleEffect(proxy.size.width / 100).opacity(0.5).offset(x: proxy.size.width)
          }
          .named("outside")
        Button("Widen") { isWide.toggle() }
      }
      .named("it")
    }
  }

  /// The properties of the boxes around a view with a name, innermost first.
  private func effects(in app: TestApp) -> [Property] {
    var found: [Property] = []
    for element in app.window.all.reversed() {
      for key: PropertyKey in [.transform, .opacity, .filter, .offset] {
        if let property = element.property(key) { found.append(property) }
      }
    }
    return found
  }

  @Test func `MF16 MI15 an effect is made of the size that a view has, and does not change it`() {
    let app = TestApp(400, 700) { Resized() }
    let middle = RelativePoint(x: 0.5, y: 0.5)
    #expect(
      effects(in: app) == [
        .transform(.scale(x: 1, y: 1, anchor: middle)), .opacity(0.5), .offset(Point(x: 100, y: 0)),
      ])
    #expect(app.window.batchCount == 1)
    #expect(app.frames(in: "it", "outside") == [[0, 0, 100, 50]])
    app.window.button("Widen").tap()
    #expect(
      effects(in: app) == [
        .transform(.scale(x: 2, y: 2, anchor: middle)), .opacity(0.5), .offset(Point(x: 200, y: 0)),
      ])
    #expect(app.frames(in: "it", "outside") == [[0, 0, 200, 50]])
    #expect(app.window.batchCount == 2)
  }

  @Test func `each view of a group has an effect of its own place`() {
    let app = TestApp(400, 700) {
      VStack(spacing: 0) {
        Group {
          Color.red.frame(width: 10, height: 20)
          Color.red.frame(width: 10, height: 30)
        }
        .visualEffect { effect, proxy in
          effect.offset(y: proxy.frame(in: .named("column")).minY)
        }
      }
      .coordinateSpace(.named("column"))
    }
    #expect(effects(in: app) == [.offset(Point(x: 0, y: 20)), .offset(Point(x: 0, y: 0))])
  }

  @Test func `the space of a scroll view begins where it is seen`() {
    let app = TestApp(400, 700) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        ScrollView(.horizontal) {
          ScrollView {
            VStack(spacing: 0) {
              Color.red.frame(width: 10, height: 30)
              Text("a").visualEffect { effect, proxy in
                effect.offset(
                  x: proxy.frame(in: .scrollView(axis: .horizontal)).minX,
                  y: proxy.frame(in: .scrollView).minY)
              }
            }
          }
          .frame(width: 50, height: 200).padding(.leading, 7).padding(.top, 9)
        }
      }
    }
    #expect(effects(in: app) == [.offset(Point(x: 27, y: 30))])
  }

  private struct Chosen: View {
    @State private var isBlurred = false
    var body: some View {
      let isBlurred = isBlurred
      Text("abc").visualEffect { effect, _ in effect.blur(radius: isBlurred ? 4 : 0) }
      Button("Blur") { self.isBlurred = true }
    }
  }

  @Test func `an effect follows what its closure is made of`() {
    let app = TestApp(400, 700) { Chosen() }
    #expect(effects(in: app) == [.filter(.blur(radius: 0))])
    app.reset()
    app.window.button("Blur").tap()
    #expect(effects(in: app) == [.filter(.blur(radius: 4))])
    #expect(app.bodies == ["Chosen"])
  }

  @Test func `MF16 an effect turns a view in space`() {
    let app = TestApp(400, 700) {
      Text("abc").visualEffect { effect, proxy in
        effect.rotation3DEffect(.degrees(proxy.size.width), axis: (x: 0, y: 1, z: 0))
      }
    }
    #expect(
      effects(in: app) == [
        .transform(
          .spatialRotation(
            Angle.degrees(30).degrees, axis: Transform.Axis(x: 0, y: 1, z: 0),
            anchor: RelativePoint(x: 0.5, y: 0.5),
            anchorDepth: 0, perspective: 1))
      ])
  }

  /// Four rows of 40 points in a scroll view of 100, of which the third is half visible.
  private func rows(_ configuration: ScrollTransitionConfiguration) -> TestApp {
    TestApp(400, 700) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { _ in
            Color.red.frame(width: 10, height: 40)
              .scrollTransition(configuration) { effect, phase in
                effect.opacity(phase.isIdentity ? 1 : 0).offset(x: 10 * phase.value)
              }
          }
        }
      }
      .frame(height: 100)
    }
  }

  /// The same beside each other, with what is before and behind the middle as a sign.
  private func columns(
    _ direction: SwiftUI.LayoutDirection = .leftToRight, in axes: Axis.Set = .horizontal,
    along axis: Axis? = nil
  ) -> TestApp {
    TestApp(400, 700) {
      ScrollView(axes) {
        HStack(spacing: 0) {
          ForEach(0..<4) { _ in
            Color.red.frame(width: 40, height: 10)
              .scrollTransition(.interactive(timingCurve: .linear), axis: axis) {
                effect, phase in
                effect.opacity(phase.isIdentity ? 1 : 0).offset(x: 10 * phase.value)
              }
          }
        }
      }
      .frame(width: 100)
      .environment(\.layoutDirection, direction)
    }
  }

  private func shown(_ amounts: Double...) -> [Property] {
    amounts.reversed().flatMap { [.opacity(1 - $0), .offset(Point(x: 10 * $0, y: 0))] }
  }

  @Test func `MF15 a view that is visible in part has a part of the effect`() {
    #expect(effects(in: rows(.interactive(timingCurve: .linear))) == shown(0, 0, 0.5, 1))
    let early = rows(.interactive(timingCurve: .linear).threshold(.visible(0.5)))
    #expect(effects(in: early) == shown(0, 0, 0, 1))
    #expect(effects(in: rows(.identity)) == shown(0, 0, 0, 0))
  }

  @Test func `MF15 a transform by a matrix passes with the other effects`() {
    let app = TestApp(400, 700) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { _ in
            Color.red.frame(width: 10, height: 40)
              .scrollTransition(.interactive(timingCurve: .linear)) { effect, phase in
                effect.transformEffect(
                  ProjectionTransform(CGAffineTransform(translationX: 20 * phase.value, y: 0)))
              }
          }
        }
      }
      .frame(height: 100)
    }
    let expected = [20.0, 10, 0, 0].map {
      Property.transform(.affine(a: 1, b: 0, c: 0, d: 1, tx: $0, ty: 0))
    }
    #expect(effects(in: app) == expected)
  }

  @Test func `MF15 the leading edge is where reading begins`() {
    let all = [SwiftUI.LayoutDirection.leftToRight, .rightToLeft].map { effects(in: columns($0)) }
    #expect(all == [shown(0, 0, 0.5, 1), shown(0, 0, 0.5, 1)])
  }

  @Test
  func `MF15 without an axis a view follows that of the scroll view, or else the vertical one`() {
    let all = [
      effects(in: columns()), effects(in: columns(along: .vertical)),
      effects(in: columns(in: [.horizontal, .vertical])),
    ]
    let none = shown(0, 0, 0, 0)
    #expect(all == [shown(0, 0, 0.5, 1), none, none])
  }

  @Test func `MF15 a view that crosses the threshold has the effect with an animation`() {
    let app = rows(.animated(.linear(duration: 1)).threshold(.visible(0.75)))
    #expect(effects(in: app) == shown(0, 0, 1, 1))
    app.window.showsMotion = true
    app.reset()
    let boxes = app.window.all.filter {
      $0.kind == .box && $0.property(.measurement) == .measurement(.frame)
    }
    boxes[2].measure(app.window.frame(of: boxes[2])!.offsetBy(dx: 0, dy: -20))
    #expect(effects(in: app) == shown(0, 0, 0, 1))
    let motions = app.window.mutations.compactMap { mutation -> Motion? in
      if case .animated(let motion, _) = mutation { motion } else { nil }
    }
    #expect(Set(motions) == [Motion(.bezier(0, 0, 1, 1), duration: 1)])
  }
}
