import BanyanHost
import BanyanHostKit
import BanyanLayout
import Foundation
import SwiftUICore
import Testing

@MainActor
struct InteractionTests {
  // MARK: Pressing

  @Test func aButtonIsPressedWhereItIsReleased() {
    var presses = 0
    let used = UsedApp { Button("Press") { presses += 1 } }
    used.click(100, 50)
    used.down(100, 50)
    used.move(10, 10)
    #expect(used.pointer.pressed == nil)
    used.up(10, 10)
    #expect(presses == 1)
    #expect(used.sent == ["activate"])
  }

  @Test func whatDoesNotTakeThePointerLetsItThrough() {
    let used = UsedApp {
      ZStack {
        Button("Behind") {}
        Color.red.allowsHitTesting(false)
      }
    }
    #expect(used.kinds(at: 100, 50).first == .text)
    #expect(used.kinds(at: 5, 5) == [.verticalStack])
  }

  @Test func aContentShapeIsWhereAnElementIsFound() {
    var taps = 0
    let used = UsedApp {
      Color.red.contentShape(Circle()).onTapGesture { taps += 1 }
    }
    used.click(2, 2)
    used.click(100, 50)
    #expect(taps == 1)
  }

  @Test func aGestureReceivesFactsOfThePointer() {
    var places: [CGPoint] = []
    let used = UsedApp {
      Color.red.gesture(DragGesture(minimumDistance: 5).onChanged { places.append($0.location) })
    }
    used.down(50, 50)
    used.move(52, 50)
    used.move(60, 55)
    used.up(60, 55)
    #expect(places == [CGPoint(x: 60, y: 55)])
  }

  @Test func aSliderFollowsThePointer() {
    var numbers: [Double] = []
    let used = UsedApp {
      Slider(value: Binding(get: { 0 }, set: { numbers.append($0) }), in: 0...10, step: 1)
    }
    used.down(100, 50)
    used.move(1_000, 50)
    used.up(1_000, 50)
    #expect(numbers == [5, 10])
    #expect(used.pointer.isDragging == false)
  }

  @Test func aPressOutsideOfAPresentationDismissesIt() {
    var isShown = true
    let used = UsedApp(width: 800, height: 600) {
      Color.red.sheet(isPresented: Binding(get: { isShown }, set: { isShown = $0 })) {
        Text("Sheet")
      }
    }
    used.press(Key.escape)
    #expect(isShown == false)
    #expect(used.sent == ["dismiss"])
  }

  @Test func whatIsUnderThePointerHovers() {
    var isInside: [Bool] = []
    let used = UsedApp {
      VStack(spacing: 0) {
        Color.red.onHover { isInside.append($0) }
        Color.blue
      }
    }
    used.move(50, 10)
    used.move(50, 20)
    used.move(50, 90)
    #expect(isInside == [true, false])
  }

  // MARK: Keys

  @Test func theTabKeyLeadsToEachControlInTurn() {
    let used = UsedApp {
      VStack {
        Button("One") {}
        Button("Off") {}.disabled(true)
        Toggle("Two", isOn: .constant(true))
      }
    }
    var found: [String?] = []
    for _ in 0..<3 {
      used.press("\t")
      found.append(used.focused)
    }
    used.press("\t", isShifted: true)
    found.append(used.focused)
    #expect(found == ["One", "Two", "One", "Two"])
  }

  @Test func spaceAndReturnPressWhatHasTheFocus() {
    var presses = 0
    let used = UsedApp { Button("Press") { presses += 1 } }
    used.press("\t")
    used.press(" ")
    used.press("\r")
    #expect(presses == 2)
  }

  @Test func aShortcutPressesItsButtonWhereverTheFocusIs() {
    var saves = 0
    let used = UsedApp {
      VStack {
        Button("Save") { saves += 1 }.keyboardShortcut("s")
        TextField("Name", text: .constant(""))
      }
    }
    used.click(100, 70)
    used.press("s", isCommand: true)
    #expect(saves == 1)
    #expect(used.press("s") == false)
  }

  @Test func arrowsLeadToTheOtherOptionsOfAPicker() {
    var choice = 1
    let used = UsedApp {
      Picker("Size", selection: Binding(get: { choice }, set: { choice = $0 })) {
        Text("S").tag(1)
        Text("M").tag(2)
        Text("L").tag(3)
      }
      .pickerStyle(.segmented)
    }
    used.press("\t")
    used.press(Key.right)
    #expect(choice == 2)
    #expect(used.focused == "M")
  }

  // MARK: Scrolling

  @Test func contentScrollsNoFurtherThanItsEnds() {
    var state = ScrollState()
    state.resize(viewport: LayoutSize(100, 100), content: LayoutSize(100, 250))
    let isMoved = [
      state.scroll(by: LayoutPoint(0, 90)), state.scroll(by: LayoutPoint(0, 90)),
      state.scroll(by: LayoutPoint(0, 90)),
    ]
    #expect(isMoved == [true, true, false])
    #expect(state.offset == LayoutPoint(0, 150))
    state.resize(viewport: LayoutSize(100, 100), content: LayoutSize(100, 120))
    #expect(state.offset == LayoutPoint(0, 20))
  }

  @Test func contentThatIsLetGoOfSlowsDownAndRests() {
    var state = ScrollState()
    state.resize(viewport: LayoutSize(100, 100), content: LayoutSize(100, 10_000))
    state.release(LayoutPoint(0, 1_000))
    var places: [Double] = []
    while state.moves {
      state.advance(by: 1 / 60)
      places.append(state.offset.y)
    }
    // 1000 points per second with a rate of 0.998 in each millisecond come to rest after 1000 / 2.002 points.
    #expect(abs(places.last! - 489.5) < 1)
    #expect(places == places.sorted())
    #expect(state.phase == .idle)
  }

  @Test func anAreaIsShownByTheShortestWayOrAtAnAnchor() {
    var state = ScrollState()
    state.resize(viewport: LayoutSize(100, 100), content: LayoutSize(100, 1_000))
    let area = LayoutRect(0, 300, 100, 20)
    #expect(state.offset(showing: area, anchor: nil) == LayoutPoint(0, 220))
    #expect(state.offset(showing: area, anchor: Point(x: 0, y: 0)) == LayoutPoint(0, 300))
    #expect(state.offset(showing: area, anchor: Point(x: 0.5, y: 0.5)) == LayoutPoint(0, 260))
  }

  @Test func pointersFindWhatHasBeenScrolled() {
    var pressed: [Int] = []
    let used = UsedApp {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { number in
            Button("\(number)") { pressed.append(number) }.frame(height: 50)
          }
        }
      }
    }
    used.click(100, 25)
    let scrollers = used.scene.root.shownElements.filter { $0.kind == .scrollView }.map(\.id)
    used.scrolling.scroll(scrollers, by: LayoutPoint(0, 500), in: used.scene)
    used.click(100, 25)
    #expect(pressed == [0, 10])
  }

  @Test func rowsThatComeNearAreAskedFor() {
    let used = UsedApp(height: 200) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { number in Text("\(number)").frame(height: 20) }
        }
      }
    }
    let scrollers = used.scene.root.shownElements.filter { $0.kind == .scrollView }.map(\.id)
    used.scrolling.scroll(scrollers, by: LayoutPoint(0, 500), in: used.scene)
    used.followScrolling()
    #expect(used.sent == ["wantRows(Range(15..<46))"])
    #expect(used.app.window.texts.first == "15")
  }

  // MARK: Pickers

  @Test func aPressOpensTheCalendarOrTheColorsOfAPicker() {
    let used = UsedApp(width: 400) {
      VStack {
        DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0))).labelsHidden()
        ColorPicker("Color", selection: .constant(Color.red)).labelsHidden()
      }
    }
    let kinds = [0.0, 25, 50, 75, 100].compactMap { y in
      used.click(200, y)
      return used.opened.map { used.scene[$0]!.kind }
    }
    #expect(Set(kinds) == [.datePicker, .colorPicker])
  }

  @Test func aPickedDateIsTheValueInNumbers() {
    let values = ["2026-03-04", "09:05", "2026-03-04T23:59", "0001-01-01", "", "March", "2026-03"]
    let picked = values.map(PickedDate.init)
    #expect(picked.map { $0?.value } == values.prefix(4).map { $0 } + [nil, nil, nil])
    var date = PickedDate("2026-03-04T23:59")
    date?.day?.day = 5
    date?.time = .init(hour: 0, minute: 7)
    #expect(date?.value == "2026-03-05T00:07")
  }

  // MARK: Motion

  @Test func anElementIsOnItsWayFromItsEarlierFrame() {
    let scene = ElementScene()
    let (outer, inner) = (ElementID(rawValue: 1), ElementID(rawValue: 2))
    let motion = Motion(.bezier(0, 0, 1, 1), duration: 1)
    _ = scene.apply([
      .create(outer, .box, []), .create(inner, .text, []), .insert(inner, into: outer, before: nil),
      .insert(outer, into: .window, before: nil),
    ])
    var passages = Passages()
    let changes = scene.apply([
      .animated(motion, [.pass(outer, FrameTrack(x: -100, width: .init(from: 20, to: 40)))])
    ])
    passages.begin(changes, in: scene, at: 10)
    let frames = [outer: LayoutRect(100, 0, 40, 20), inner: LayoutRect(110, 0, 10, 20)]
    let halfway = passages.frames(frames, in: scene, at: 10.5)
    let expected = [outer: LayoutRect(50, 0, 30, 20), inner: LayoutRect(60, 0, 10, 20)]
    func rounded(_ frames: [ElementID: LayoutRect]) -> [ElementID: LayoutRect] {
      frames.mapValues {
        LayoutRect($0.x.rounded(), $0.y.rounded(), $0.width.rounded(), $0.height.rounded())
      }
    }
    #expect(rounded(halfway) == expected)
    passages.end(at: 11)
    #expect(passages.isEmpty)
    #expect(passages.frames(frames, in: scene, at: 11) == frames)
  }

  @Test func theSpokesOfASpinnerTakeTheirColorsInTurn() {
    let used = UsedApp { ProgressView() }
    var drawing = used.drawing
    let isFound = (0..<DrawnElement.spinnerSteps).map { _ in
      drawing.turnSpinners(by: 1, in: used.scene)
    }
    #expect(isFound == Array(repeating: true, count: 8))
    #expect(drawing == used.drawing)
    drawing.turnSpinners(by: 3, in: used.scene)
    #expect(drawing != used.drawing)
  }

  // MARK: Areas

  @Test func outlinesContainTheirPoints() {
    let size = LayoutSize(100, 50)
    let triangle = PathDescription(
      [.move(Point(x: 0, y: 0)), .line(Point(x: 1, y: 0)), .line(Point(x: 0, y: 1)), .close],
      isRelative: true)
    let outlines: [Outline] = [
      .rectangle, .roundedRectangle(cornerRadius: 10), .capsule, .circle, .ellipse, .path(triangle),
    ]
    let points = [LayoutPoint(1, 1), LayoutPoint(9, 9), LayoutPoint(50, 24), LayoutPoint(98, 25)]
    let found = outlines.map { outline in points.map { outline.contains($0, in: size) } }
    #expect(
      found == [
        [true, true, true, true],
        [false, true, true, true],
        [false, true, true, true],
        [false, false, true, false],
        [false, false, true, true],
        [true, true, true, false],
      ])
  }
}
