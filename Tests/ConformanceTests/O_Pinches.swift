import BanyanHost
import Foundation

/// Gestures of two fingers.
@MainActor
@Suite struct O_Pinches {
  struct Plate: View {
    let trace: Trace<String>
    @GestureState private var scale = 1.0

    var body: some View {
      Text(verbatim: "\(scale)")
        .gesture(
          MagnifyGesture(minimumScaleDelta: 0.1)
            .updating($scale) { value, state, _ in state = value.magnification }
            .onChanged { trace("at \($0.startAnchor.x) \($0.startLocation.y)") }
            .onEnded { trace("ended \($0.magnification)") }
        )
        .simultaneousGesture(TapGesture().onEnded { trace("tap") })
        .simultaneousGesture(LongPressGesture().onEnded { _ in trace("held") })
    }
  }

  @Test
  func
    `MG08 a magnification begins with the least change, is followed, and ends with the last value`()
  {
    let trace = Trace<String>()
    let app = TestApp(Plate(trace: trace))
    let plate = app.window.text("1.0")
    plate.pointerDown()
    plate.pinch(scale: 1.05, around: CGPoint(x: 20, y: 30))
    #expect(trace.events == [])
    plate.pinch(scale: 1.5, around: CGPoint(x: 40, y: 50))
    #expect(app.window.texts == ["1.5"])
    plate.pinch(scale: 2, around: CGPoint(x: 40, y: 50))
    plate.pointerUp()
    #expect(app.window.texts == ["1.0"])
    // The views of tests that take pinches are 100 points wide.
    #expect(trace.events == ["at 0.2 30.0", "at 0.2 30.0", "ended 2.0"])
  }

  @Test func `two fingers neither tap nor press long`() async {
    let trace = Trace<String>()
    let app = TestApp(Plate(trace: trace))
    let plate = app.window.text("1.0")
    plate.pointerDown()
    plate.pinch(scale: 1.01)
    await app.clock.advance(by: .seconds(1))
    plate.pointerUp()
    #expect(trace.events == [])
    plate.tap()
    #expect(trace.events == ["tap"])
  }

  @Test func `MG08 a rotation is reported in degrees, and a drag goes on beside it`() {
    let trace = Trace<String>()
    let app = TestApp(
      Text("plate").gesture(
        RotateGesture().onChanged { trace("\(Int($0.rotation.degrees.rounded()))") }
          .simultaneously(with: DragGesture(minimumDistance: 0).onEnded { _ in trace("dragged") })))
    let plate = app.window.text("plate")
    plate.pointerDown()
    plate.pinch(scale: 1, degrees: 0.5)
    plate.pinch(scale: 1, degrees: 200)
    plate.pinch(scale: 1, degrees: 400)
    plate.pointerUp()
    #expect(trace.events == ["200", "400", "dragged"])
  }

  @Test func `one finger that moves drags what two fingers would magnify`() {
    let trace = Trace<String>()
    let app = TestApp(
      Text("plate")
        .gesture(MagnifyGesture().onChanged { trace("\($0.magnification)") })
        .gesture(DragGesture().onChanged { trace("\(Int($0.translation.width))") }))
    let plate = app.window.text("plate")
    plate.drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 40, y: 0))
    #expect(trace.events.last == "40")
    trace.reset()
    plate.pointerDown()
    plate.pinch(scale: 2)
    plate.pointerUp()
    #expect(trace.events == ["2.0"])
  }

  @Test func `MG08 the older names give the value alone, and a cancelled gesture ends nothing`() {
    let trace = Trace<String>()
    let app = TestApp(
      VStack {
        Text("large").gesture(
          MagnificationGesture().onChanged { trace("\($0)") }.onEnded { _ in trace("ended") })
        Text("turned").gesture(
          RotationGesture(minimumAngleDelta: .degrees(45))
            .onChanged { trace("\(Int($0.degrees.rounded()))") })
      })
    let large = app.window.text("large")
    large.pointerDown()
    large.pinch(scale: 0.5)
    large.pointerCancel()
    let turned = app.window.text("turned")
    turned.pointerDown()
    turned.pinch(scale: 1, degrees: 44)
    turned.pinch(scale: 1, degrees: -46)
    turned.pointerUp()
    #expect(trace.events == ["0.5", "-46"])
  }

  @Test func `only a view with such a gesture asks for two fingers`() {
    let app = TestApp(
      VStack {
        Text("one").gesture(MagnifyGesture().exclusively(before: TapGesture()))
        Text("two").onTapGesture {}
      })
    let interests = app.window.all.compactMap { $0.property(.pointer) }
    #expect(
      interests == [
        .pointer(PointerInterest(.press, takesPinches: true)),
        .pointer(PointerInterest(.tap, isPressed: true)),
      ])
  }
}
