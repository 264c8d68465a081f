import BanyanHost
import Foundation

/// Motions of symbols in place.
@MainActor
@Suite struct SymbolEffects {
  struct Screen: View {
    @State private var rings = 0
    @State private var isActive = true
    var body: some View {
      Image(systemName: "bell").symbolEffect(.bounce.down, options: .speed(2), value: rings)
      Image(systemName: "wifi").symbolEffect(.pulse, isActive: isActive)
      Button("Ring") { rings += 1 }
      Button("Stop") { isActive = false }
    }
  }

  private func effects(_ app: TestApp) -> [SymbolMotion] {
    app.window.all.compactMap {
      if case .symbolEffect(let motion) = $0.property(.symbolEffect) { motion } else { nil }
    }
  }

  @Test func `MF14 an effect follows a value, or is there while it is active`() {
    let app = TestApp(Screen())
    #expect(effects(app) == [SymbolMotion(.rest), SymbolMotion(.pulse)])
    app.window.button("Ring").tap()
    app.window.button("Ring").tap()
    app.window.button("Stop").tap()
    #expect(
      effects(app) == [
        SymbolMotion(.bounceDown, speed: 2, repetitions: 1, playCount: 2), SymbolMotion(.rest),
      ])
  }

  @Test func `MF14 effects from around are removed`() {
    let app = TestApp(
      HStack {
        Image(systemName: "bolt").symbolEffectsRemoved()
        Image(systemName: "wifi").symbolEffectsRemoved(false)
      }.symbolEffect(.pulse))
    #expect(
      effects(app) == [SymbolMotion(.pulse), SymbolMotion(.removed), SymbolMotion(.rest)])
  }

  @Test func `MF14 the options say how often`() {
    let app = TestApp(
      VStack {
        Image(systemName: "bell").symbolEffect(.wiggle, options: .nonRepeating)
        Image(systemName: "bell").symbolEffect(.rotate.counterClockwise, options: .repeat(3))
        Image(systemName: "bell").symbolEffect(.scale.down, options: .repeating.speed(0.5))
        Image(systemName: "bell").symbolEffect(.breathe)
      })
    #expect(
      effects(app) == [
        SymbolMotion(.wiggle, repetitions: 1), SymbolMotion(.counterclockwise, repetitions: 3),
        SymbolMotion(.scaleDown, speed: 0.5), SymbolMotion(.breathe),
      ])
  }

  struct Number: View {
    @State private var number = 0
    var body: some View {
      Text("\(number)").contentTransition(.numericText(countsDown: number > 1))
      Button("More") { withAnimation(.linear(duration: 1)) { number += 1 } }
    }
  }

  @Test func `MF13 how content changes is set on the box around it, and the change is animated`() {
    let app = TestApp(Number())
    app.window.showsMotion = true
    let box = app.window.all.first { $0.property(.contentTransition) != nil }
    #expect(box?.property(.contentTransition) == .contentTransition(.numberUp))
    app.reset()
    app.window.button("More").tap()
    let text = app.window.text("1")
    let motion = Motion(.bezier(0, 0, 1, 1), duration: 1)
    #expect(app.window.mutations == [.animated(motion, [.set(text.id, .text([TextRun("1")]))])])
    app.window.button("More").tap()
    #expect(box?.property(.contentTransition) == .contentTransition(.numberDown))
  }

  struct Score: View {
    @State private var score = 5.0
    var body: some View {
      Text("\(Int(score))").contentTransition(.numericText(value: score))
      ForEach([7.0, 7.5, 3], id: \.self) { number in
        Button("To \(String(number))") { score = number }
      }
    }
  }

  @Test func `MF13 a number comes from below when it grows, and from above when it becomes less`() {
    let app = TestApp(Score())
    let box = app.window.all.first { $0.property(.contentTransition) != nil }!
    var seen = [box.property(.contentTransition)]
    for number in [7.0, 3, 3, 7.5] {
      app.window.button("To \(number)").tap()
      seen.append(box.property(.contentTransition))
    }
    let (up, down) = (
      Property.contentTransition(.numberUp), Property.contentTransition(.numberDown)
    )
    #expect(seen == [up, up, down, down, up])
  }
}
