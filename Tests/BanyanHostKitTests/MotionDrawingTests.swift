import BanyanHost
import BanyanHostKit
import BanyanLayout
import SwiftUICore
import Testing

@testable import BanyanTesting

/// The drawing of an app at times after an animated change.
@MainActor
private final class MovingApp {
  let app: TestApp
  private let scene = ElementScene()
  private var passages = Passages()

  /// The app has a button `Go` that changes something with an animation.
  init<Content: View>(@ViewBuilder content: @escaping () -> Content) {
    app = TestApp(layout: .size(200, 100), view: content)
    app.window.showsMotion = true
    take(at: 0)
  }

  /// Presses the button at a time in seconds.
  func go(at time: Double) {
    app.window.button("Go").tap()
    take(at: time)
  }

  private func take(at time: Double) {
    let shown = shownFrames.isEmpty ? nil : drawing(at: time)
    let changes = scene.apply(app.window.mutations)
    app.reset()
    passages.begin(changes, in: scene, from: shown, at: time)
    let old = shownFrames
    shownFrames = app.window.runningWindow?.frames ?? [:]
    rowFrames = app.window.runningWindow?.rowFrames ?? [:]
    passages.place(from: old, to: shownFrames, in: scene, at: time)
  }

  private var shownFrames: [ElementID: LayoutRect] = [:]
  private var rowFrames: [ElementID: LayoutRect] = [:]

  private func drawing(at time: Double) -> DrawnElement {
    let builder = DrawingBuilder(look: .inWindow(width: 200), appearance: .light)
    let moved = passages.frames(shownFrames, in: scene, at: time)
    var drawing = builder.drawing(
      of: scene, frames: moved,
      rowFrames: passages.rowFrames(rowFrames, frames: shownFrames, moved: moved))
    passages.move(&drawing, with: builder, at: time)
    return drawing
  }

  /// What is drawn at a time, without the button and the window's background.
  func wording(at time: Double) -> [String] {
    passages.end(at: time)
    return drawing(at: time).wording.split(separator: "\n").dropFirst().map(String.init)
      .filter { !$0.contains("Go") }
  }

  var isStill: Bool { passages.isEmpty }
}

@MainActor
struct MotionDrawingTests {
  private struct Changing<Content: View>: View {
    @State private var isOn = false
    var animation = Animation.linear(duration: 1)
    @ViewBuilder let content: (Bool) -> Content

    var body: some View {
      ZStack {
        Button("Go") { withAnimation(animation) { isOn.toggle() } }
        content(isOn)
      }
    }
  }

  private func block(_ color: Color) -> some View { color.frame(width: 20, height: 10) }

  @Test func `values are on their way at the times of an animation`() {
    let app = MovingApp {
      Changing { isOn in
        block(Color(red: isOn ? 1 : 0, green: 0, blue: 0))
          .opacity(isOn ? 0.2 : 1).rotationEffect(.degrees(isOn ? 90 : 0)).offset(x: isOn ? 40 : 0)
      }
    }
    app.go(at: 10)
    #expect(
      [10.25, 10.5, 11].map(app.wording) == [
        [
          "(90, 45, 20, 10) moved by -30 0:", "  (40, 0, 20, 10) turned by 22.5°:",
          "    (0, 0, 20, 10) opacity 0.8:", "      (0, 0, 20, 10) rectangle #400000",
        ],
        [
          "(90, 45, 20, 10) moved by -20 0:", "  (40, 0, 20, 10) turned by 45°:",
          "    (0, 0, 20, 10) opacity 0.6:", "      (0, 0, 20, 10) rectangle #7f0000",
        ],
        [
          "(130, 45, 20, 10) turned by 90°:", "  (0, 0, 20, 10) opacity 0.2:",
          "    (0, 0, 20, 10) rectangle #ff0000",
        ],
      ])
    #expect(app.isStill)
  }

  @Test func `an element comes in and another leaves as their transitions say`() {
    let app = MovingApp {
      Changing { isOn in
        VStack(spacing: 0) {
          block(.red)
          if isOn { block(.green).transition(.move(edge: .leading)) }
          if !isOn { block(.blue).transition(.scale.combined(with: .opacity)) }
        }
      }
    }
    app.go(at: 10)
    #expect(
      [10.25, 10.5, 11].map(app.wording) == [
        [
          "(90, 40, 20, 10) rectangle #ff3b30",
          "(90, 50, 20, 10) scaled by 0.75 0.75, opacity 0.75:",
          "  (0, 0, 20, 10) rectangle #007aff", "(90, 50, 20, 10) moved by -15 0:",
          "  (0, 0, 20, 10) rectangle #34c759",
        ],
        [
          "(90, 40, 20, 10) rectangle #ff3b30",
          "(90, 50, 20, 10) scaled by 0.5 0.5, opacity 0.5:",
          "  (0, 0, 20, 10) rectangle #007aff", "(90, 50, 20, 10) moved by -10 0:",
          "  (0, 0, 20, 10) rectangle #34c759",
        ],
        ["(90, 40, 20, 10) rectangle #ff3b30", "(90, 50, 20, 10) rectangle #34c759"],
      ])
  }

  @Test func `a change on the way goes on from what is seen`() {
    let app = MovingApp {
      Changing { isOn in block(.black).opacity(isOn ? 0 : 1).offset(y: isOn ? 40 : 0) }
    }
    app.go(at: 10)
    app.go(at: 10.5)
    #expect(
      [10.5, 11, 11.5].map { app.wording(at: $0)[0] } == [
        "(90, 45, 20, 10) moved by 0 20:", "(90, 45, 20, 10) moved by 0 10:",
        "(90, 45, 20, 10) rectangle #000000",
      ])
    #expect(app.isStill)
  }

  @Test func `rows make room for another one, and it fades in`() {
    let app = MovingApp {
      Changing { isOn in
        List {
          if isOn { Text("New") }
          Text("Old")
        }
      }
    }
    app.go(at: 10)
    #expect(
      [10, 10.5, 11].map { app.wording(at: $0).filter { $0.contains("text") } } == [
        [
          "    (16, 12, 30, 20) text \"New\" 17pt #000000",
          "  (32, 32, 30, 20) text \"Old\" 17pt #000000",
        ],
        [
          "    (16, 12, 30, 20) text \"New\" 17pt #000000",
          "  (32, 54, 30, 20) text \"Old\" 17pt #000000",
        ],
        [
          "  (32, 32, 30, 20) text \"New\" 17pt #000000",
          "  (32, 76, 30, 20) text \"Old\" 17pt #000000",
        ],
      ])
  }

  @Test func `a spring swings as its formula says`() throws {
    let spring = Spring(duration: 0.5, bounce: 0.4)
    let app = MovingApp {
      Changing(animation: .spring(spring)) { isOn in
        block(.black).rotationEffect(.degrees(isOn ? 90 : 0))
      }
    }
    app.go(at: 10)
    let seen = [0.1, 0.25, 0.5].map { time in
      Double(app.wording(at: 10 + time)[0].split(separator: " ").last!.dropLast(2))!
    }
    let expected = [0.1, 0.25, 0.5].map { spring.value(target: 90.0, time: $0) }
    #expect(zip(seen, expected).allSatisfy { abs($0 - $1) < 0.05 }, "\(seen) \(expected)")
  }

  /// The values of a block in hundredths of their way: offset, angle, opacity, blur and color.
  /// - Parameter end: the offset at which the block is laid out.
  private func shares(of app: MovingApp, at time: Double, to end: Double) throws -> [Double] {
    let text = app.wording(at: time).joined(separator: " ")
    func number(after word: String) throws -> Double {
      let rest = try #require(text.split(separator: word).dropFirst().first)
      return try #require(Double(rest.prefix { $0.isNumber || ".-".contains($0) }))
    }
    let red = try #require(text.split(separator: "#").last.flatMap { Int($0.prefix(2), radix: 16) })
    return try [
      end + number(after: "moved by "), number(after: "turned by "),
      100 - 100 * number(after: "opacity "), number(after: "blur "), Double(red) / 2.55,
    ]
  }

  @Test func `MB19 MI03 a spring that takes over from another keeps its velocity`() throws {
    let spring = Spring(duration: 0.5, bounce: 0)
    let app = MovingApp {
      Changing(animation: .spring(spring)) { isOn in
        block(Color(red: isOn ? 1 : 0, green: 0, blue: 0)).blur(radius: isOn ? 100 : 0)
          .opacity(isOn ? 0 : 1).rotationEffect(.degrees(isOn ? 100 : 0)).offset(x: isOn ? 100 : 0)
      }
    }
    app.go(at: 10)
    app.go(at: 10.25)
    let (place, velocity) = (
      spring.value(target: 100.0, time: 0.25), spring.velocity(target: 100.0, time: 0.25)
    )
    let times = [0, 0.05, 0.1, 0.25]
    let expected = times.map {
      place + spring.value(target: -place, initialVelocity: velocity, time: $0)
    }
    let seen = try times.map { try shares(of: app, at: 10.25 + $0, to: 0) }
    #expect(
      zip(seen, expected).allSatisfy { shares, place in
        shares.allSatisfy { abs($0 - place) < 0.6 }
      }, "\(seen) \(expected)")
    app.go(at: 10.5)
    let (last, speed) = (
      expected[3], spring.velocity(target: -place, initialVelocity: velocity, time: 0.25)
    )
    let again = try [0.05, 0.1].map { try shares(of: app, at: 10.5 + $0, to: 100) }
    let ahead = [0.05, 0.1].map {
      last + spring.value(target: 100 - last, initialVelocity: speed, time: $0)
    }
    #expect(
      zip(again, ahead).allSatisfy { shares, place in
        shares.allSatisfy { abs($0 - place) < 0.6 }
      }, "\(again) \(ahead)")
  }
}
