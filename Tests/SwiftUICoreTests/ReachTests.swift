import BanyanHost
import BanyanTesting
import Foundation
import Observation
import SwiftUICore
import Testing

/// A malicious host, which knows every element number and sends any event.
@MainActor
@Suite struct ReachTests {
  final class Record {
    var lines: [String] = []
  }

  /// Controls of every kind, each of which records its use.
  struct Controls: View {
    let record: Record
    @State private var isOn = false
    @State private var number = 0.5
    @State private var text = ""
    @State private var choice = 0
    @State private var day = Date(timeIntervalSinceReferenceDate: 0)
    @State private var selection: Set<Int> = []
    @State private var rows = [1, 2, 3]
    @FocusState private var isFocused: Bool

    private func reporting<Value>(_ name: String, _ value: Binding<Value>) -> Binding<Value> {
      Binding(get: { value.wrappedValue }) {
        record.lines.append(name)
        value.wrappedValue = $0
      }
    }

    var body: some View {
      Button("Button") { record.lines.append("button") }
      Button("Delete", role: .destructive) { record.lines.append("delete") }
        .contextMenu { Button("Item") { record.lines.append("item") } }
      Toggle("Toggle", isOn: reporting("toggle", $isOn))
      Slider(value: reporting("slider", $number)) { record.lines.append("editing \($0)") }
      TextField("Field", text: reporting("field", $text))
        .focused($isFocused)
        .onSubmit { record.lines.append("submit") }
        .onChange(of: isFocused) { record.lines.append("focus") }
      SecureField("Secret", text: reporting("secret", $text))
      TextEditor(text: reporting("editor", $text))
      Picker("Picker", selection: reporting("picker", $choice)) {
        Text("None").tag(0)
        Text("One").tag(1)
      }
      .pickerStyle(.segmented)
      Stepper("Stepper", value: reporting("stepper", $choice))
      DatePicker("Date", selection: reporting("date", $day))
      DisclosureGroup("More", isExpanded: reporting("disclosure", $isOn)) { Text("Inside") }
      Text("Tap").onTapGesture { record.lines.append("tap") }
      Text("Drag").gesture(
        DragGesture(minimumDistance: 0).onEnded { _ in record.lines.append("drag") })
      Text("Hover").onHover { if $0 { record.lines.append("hover") } }
      Text("[link](https://example.com)")
      Link("Link", destination: URL(string: "https://example.com")!)
      Menu("Menu") { Button("Entry") { record.lines.append("entry") } }
      List(selection: reporting("selection", $selection)) {
        ForEach(rows, id: \.self) { Text("Row \($0)") }
          .onDelete { _ in record.lines.append("row deleted") }
          .onMove { _, _ in record.lines.append("row moved") }
      }
      .refreshable { record.lines.append("refreshed") }
    }
  }

  /// The events that a host can send to an element.
  private static let payloads: [Event.Payload] = {
    let place = { PointerFact.Place(element: $0, origin: Point(x: 0, y: 0)) }
    let all = (1...400).map { place(ElementID(rawValue: $0)) }
    func pointer(_ phase: PointerFact.Phase, _ places: [PointerFact.Place] = []) -> Event.Payload {
      .pointer(
        PointerFact(
          phase: phase, time: .milliseconds(1), location: Point(x: 1e9, y: -1e9), places: places))
    }
    return [
      .activate, .setOn(true), .setOn(false), .setNumber(1e308, isContinuous: true),
      .setNumber(-1e308, isContinuous: false), .editing(true), .editing(false),
      .input("#112233"), .input("1999-01-01T00:00"), .input(String(repeating: "x", count: 100_000)),
      .submit, .select(.toggled), .select(.all), .delete, .move(before: nil),
      .move(before: ElementID(rawValue: 1)), .selectDetent(-1), .selectDetent(.max), .contextMenu,
      .focus, .blur, .wantRows(0..<0), .wantRows(0..<Int(UInt32.max)),
      .wantRows(Int(UInt32.max)..<Int(UInt32.max) * 2), .scrolled(ElementID(rawValue: 3)),
      .scrolled(ElementID(rawValue: .max)), .measured(Rect(x: -1e8, y: 1e8, width: 1e8, height: 0)),
      .key(KeyStroke(number: 1, phase: .down, keys: KeyCombination(key: "k"))),
      .scrolling(
        ScrollReport(
          .interacting, visible: Rect(x: -1e8, y: 1e8, width: 1e8, height: 0), contentWidth: 1e8,
          contentHeight: 0)),
      .pointing(PointerPlace(Point(x: -1e9, y: 1e9), origin: Point(x: 1e9, y: -1e9))),
      .hover(true), .loaded(false), .followLink(0), .followLink(-1), .followLink(.max),
      pointer(.down, all), pointer(.move), pointer(.up),
    ]
  }()

  /// Sends every event to every existing or possible element.
  private func attack(_ window: TestWindow, except: Set<ElementID> = []) {
    for payload in Self.payloads {
      for number in UInt32(1)...400 where !except.contains(ElementID(rawValue: number)) {
        window.send(payload, to: ElementID(rawValue: number))
      }
    }
  }

  /// The events that count as use, without those that only end an interaction.
  private func used(_ record: Record) -> [String] {
    Set(record.lines).subtracting(["editing false"]).sorted()
  }

  @Test func `What can be used is used`() {
    let record = Record()
    let app = TestApp(Controls(record: record))
    attack(app.window)
    #expect(
      Set(used(record)).isSuperset(of: [
        "button", "date", "delete", "disclosure", "editing true", "editor", "field", "focus",
        "hover",
        "picker", "row deleted", "row moved", "secret", "selection", "slider", "stepper", "submit",
        "tap", "toggle",
      ]))
  }

  @Test func `What is disabled is not`() {
    let record = Record()
    let app = TestApp(Controls(record: record).disabled(true))
    attack(app.window)
    #expect(used(record) == ["hover"])
  }

  @Test func `What is hidden is not`() {
    let record = Record()
    let app = TestApp(VStack { Controls(record: record) }.hidden())
    attack(app.window)
    #expect(used(record) == [])
  }

  /// The ways in which a program makes views transparent.
  enum Transparency: CaseIterable {
    case opacity, negativeOpacity, opacityFurtherOut, visualEffect, opacityOfAGroup
  }

  struct Transparent: View {
    let record: Record
    let transparency: Transparency

    var body: some View {
      let controls = VStack { Controls(record: record) }
      switch transparency {
      case .opacity: controls.opacity(0)
      case .negativeOpacity: controls.opacity(-1)
      case .opacityFurtherOut: VStack { controls.opacity(1).padding() }.opacity(0).opacity(0.5)
      case .visualEffect: controls.visualEffect { effect, _ in effect.opacity(0) }
      case .opacityOfAGroup: Group { Controls(record: record) }.opacity(0)
      }
    }
  }

  @Test(arguments: Transparency.allCases)
  func `What is transparent is not`(transparency: Transparency) {
    let record = Record()
    let app = TestApp(
      Transparent(record: record, transparency: transparency),
      layout: .size(400, 800))
    attack(app.window)
    #expect(used(record) == [])
  }

  @Test func `What was transparent is used, and what has become transparent is not`() {
    struct Screen: View {
      let record: Record
      @State private var isSeen = false
      var body: some View {
        Button("Turn") { isSeen.toggle() }
        Button("Faded") { record.lines.append("faded") }.opacity(isSeen ? 1 : 0)
      }
    }
    let record = Record()
    let app = TestApp(Screen(record: record))
    let faded = app.window.button("Faded").id
    var taken: [Bool] = []
    for _ in 0..<3 {
      taken.append(app.window.send(.activate, to: faded))
      app.window.button("Turn").tap()
    }
    #expect(taken == [false, true, false])
    #expect(record.lines == ["faded"])
  }

  @Test func `A transparent button handles its shortcut`() {
    let record = Record()
    let app = TestApp(
      Button("Faded") { record.lines.append("faded") }.keyboardShortcut("k").opacity(0))
    #expect(app.window.press(KeyCombination(key: "k", isCommand: true)))
    #expect(record.lines == ["faded"])
  }

  /// Such as the field behind the boxes in which a code appears.
  @Test func `A transparent field takes text once the program has moved the focus there`() {
    struct Screen: View {
      @State private var code = ""
      @FocusState private var isEntering: Bool
      var body: some View {
        Text("code \(code)")
        TextField("Code", text: $code).focused($isEntering).opacity(0)
        Button("Enter") { isEntering = true }
      }
    }
    let app = TestApp(Screen())
    let field = app.window.textField("Code").id
    #expect(!app.window.send(.focus, to: field))
    #expect(!app.window.send(.input("1"), to: field))
    app.window.button("Enter").tap()
    #expect(app.window.send(.input("2"), to: field))
    #expect(app.window.shows("code 2"))
  }

  @Test func `The pointer does not reach what ignores it, and the keyboard does`() {
    let record = Record()
    let app = TestApp(VStack { Controls(record: record) }.allowsHitTesting(false))
    attack(app.window)
    let byPointer: Set = ["tap", "drag", "hover"]
    #expect(byPointer.intersection(record.lines) == [])
    #expect(Set(["button", "toggle", "field"]).subtracting(record.lines) == [])
  }

  /// The looks of a picker, and the places of the modifier.
  struct Choosing: View {
    let record: Record
    @State private var choice = 0
    @State private var isOpen = false

    var body: some View {
      let selection = Binding(get: { choice }) {
        record.lines.append("\($0)")
        choice = $0
      }
      Toggle("Open", isOn: $isOpen)
      Picker("Menu", selection: selection) { options }.pickerStyle(.menu)
      Picker("Inline", selection: selection) { options }.pickerStyle(.inline)
      Picker("Segmented", selection: selection) { options }.pickerStyle(.segmented)
      Picker("Wheel", selection: selection) { options }.pickerStyle(.wheel)
    }

    @ViewBuilder var options: some View {
      Text("Zero").tag(0)
      Text("One").tag(1).selectionDisabled(!isOpen)
      Text("Two").selectionDisabled(!isOpen).padding().tag(2)
      ForEach(3..<5) { Text("\($0)").tag($0) }.selectionDisabled(!isOpen)
      Section("More") { Text("Five").tag(5) }.selectionDisabled(!isOpen)
    }
  }

  @Test func `An option that cannot be selected is not chosen`() {
    let record = Record()
    let app = TestApp(Choosing(record: record))
    let options = app.window.all.filter { $0.kind == .option }
    func choose() -> [String] {
      record.lines = []
      for option in options { app.window.send(.activate, to: option.id) }
      return record.lines
    }
    func states() -> [Bool] { options.map { $0.property(.isEnabled) != .isEnabled(false) } }
    let once = [true] + Array(repeating: false, count: 5)
    #expect(states() == once + once + once + once)
    #expect(choose() == ["0", "0", "0", "0"])
    app.window.toggle("Open").tap()
    #expect(choose() == (0..<4).flatMap { _ in (0...5).map(String.init) })
    app.window.toggle("Open").tap()
    #expect(states() == once + once + once + once)
    #expect(choose() == ["0", "0", "0", "0"])
  }

  struct Presenting: View {
    let record: Record
    @State var isSheet: Bool
    @State var isAlert: Bool

    var body: some View {
      VStack { Controls(record: record) }
        .sheet(isPresented: $isSheet) { Text("Sheet").interactiveDismissDisabled() }
        .alert("Alert", isPresented: $isAlert) { Button("OK") {}.disabled(true) }
    }
  }

  @Test(arguments: [true, false])
  func `What stands behind a sheet or an alert is not`(isSheet: Bool) {
    let record = Record()
    let app = TestApp(Presenting(record: record, isSheet: isSheet, isAlert: !isSheet))
    #expect(app.window.presentations.count == 1)
    attack(app.window)
    #expect(used(record) == [])
    #expect(app.window.presentations.count == 1)
  }

  @Test func `A page under another is not`() {
    struct Screen: View {
      let record: Record
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          VStack { Controls(record: record) }
            .navigationDestination(for: Int.self) { _ in
              Text("Above").navigationBarBackButtonHidden()
            }
        }
      }
    }
    let record = Record()
    let app = TestApp(Screen(record: record))
    attack(app.window)
    #expect(used(record) == [])
  }

  @Test func `A tab that is not chosen is not`() {
    struct Screen: View {
      let record: Record
      var body: some View {
        TabView {
          Text("First").tabItem { Text("First") }
          VStack { Controls(record: record) }.tabItem { Text("Second") }
        }
      }
    }
    let record = Record()
    let app = TestApp(Screen(record: record))
    let tabs = Set(app.window.all.filter { $0.kind == .tab }.map(\.id))
    attack(app.window, except: tabs)
    #expect(used(record) == [])
  }

  @Test func `A field shows again what it has when what was typed is refused`() {
    struct Screen: View {
      @State private var text = "kept"
      @State private var isLocked = false
      var body: some View {
        Button("Lock") { isLocked = true }
        TextField("Field", text: $text).disabled(isLocked)
      }
    }
    let app = TestApp(Screen())
    let field = app.window.textField("Field").id
    app.window.button("Lock").tap()
    app.reset()
    #expect(!app.window.send(.input("too late"), to: field))
    #expect(app.window.mutations == [.set(field, .value("kept"))])
  }

  @Test func `Another window's elements are not there`() {
    let (first, second) = (Record(), Record())
    let app = TestApp(Controls(record: first))
    let other = TestApp(Controls(record: second))
    attack(app.window)
    #expect(second.lines.isEmpty)
    withExtendedLifetime(other) {}
  }

  /// A place is named once, however often a host reports it.
  @Test func `Many places are no more work than there are views`() {
    let record = Record()
    let app = TestApp(Text("Tap").onTapGesture { record.lines.append("tap") })
    let gesture = app.window.all.first { $0.property(.pointer) != nil }!
    let place = PointerFact.Place(element: gesture.id, origin: Point(x: 0, y: 0))
    for phase in [PointerFact.Phase.down, .up] {
      app.window.send(
        .pointer(
          PointerFact(
            phase: phase, time: .zero, location: Point(x: 0, y: 0),
            places: phase == .down ? Array(repeating: place, count: 10_000) : [])),
        to: gesture.id)
    }
    #expect(record.lines == ["tap"])
  }

  // MARK: Regressions

  private final class StrangersHost: BanyanHost.Host {
    let showsFaults = false
    var properties: [Property] = []

    func apply(_ batch: [Mutation]) {
      for case .create(_, .error, let properties) in batch { self.properties += properties }
    }
  }

  @Observable final class Account {}

  struct Reader: View {
    @Environment(Account.self) private var account
    var body: some View { Text("\(ObjectIdentifier(account))") }
  }

  @Test func `Strangers read nothing of the program where something went wrong`() {
    let app = RunningApp(view: { Reader() })
    let host = StrangersHost()
    let window = app.openWindow(on: host, name: "window", address: nil)
    #expect(
      host.properties == [
        .message(ErrorMessage(text: "This part of the page cannot be shown.", path: []))
      ])
    window.close()
  }

  @Test func `Elements are counted as they come and go`() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("More") { count += 10 }
        Button("None") { count = 0 }
        ForEach(0..<count, id: \.self) { Text("\($0)") }
      }
    }
    let app = TestApp(Screen())
    let start = app.window.elementCount
    #expect(start > 0)
    for _ in 0..<3 {
      app.window.button("More").tap()
      #expect(app.window.elementCount == start + 10)
      app.window.button("None").tap()
      #expect(app.window.elementCount == start)
    }
  }

  private struct Measuring: View {
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
      if isShown {
        GeometryReader { geometry in
          Text(verbatim: "\(Int(geometry.size.width)) by \(Int(geometry.size.height))")
        }
      }
    }
  }

  /// A program may create a column for each point of the reported size.
  @Test func sizesBeyondAnyScreenAreTakenForTheLargest() {
    let app = TestApp(Measuring())
    var texts: [[String]] = []
    // Before it is measured, the content is made for the size of the window.
    app.window.resize(width: 4_000_000_000, height: 16_383)
    app.window.button("Show").tap()
    texts.append(app.window.texts)
    let reader = app.window.all.first { $0.kind == .geometryReader }!
    for size in [16_384, 16_385, 4_000_000_000] {
      reader.measure(CGRect(x: 0, y: 0, width: size, height: 10))
      texts.append(app.window.texts)
    }
    #expect(
      texts.map(\.last) == [
        "16384 by 16383", "16384 by 10", "16384 by 10", "16384 by 10",
      ])
  }
}
