import BanyanHost
import NIOCore
import Testing

@testable import BanyanBrowser

@Suite struct EventDecoderTests {
  /// Decodes a message of a page that has applied batch 9, which the messages here leave out.
  private func read(_ bytes: [UInt8]) -> NumberedEvent? {
    let end = bytes.firstIndex { $0 < 0x80 }.map { $0 + 1 } ?? bytes.endIndex
    let message = PageMessage(ByteBuffer(bytes: bytes[..<end] + [9] + bytes[end...]))
    #expect(message == nil || message?.lastBatch == 9)
    return message?.event
  }

  @Test func anAcknowledgementAlone() throws {
    let message = try #require(PageMessage(ByteBuffer(bytes: [0, 0x80, 1])))
    #expect(message.lastBatch == 128 && message.event == nil)
    for bytes in [[], [0], [0, 1, 1], [0, 0x80]] as [[UInt8]] {
      #expect(PageMessage(ByteBuffer(bytes: bytes)) == nil)
    }
  }

  @Test func greetings() {
    let greeting = Greeting(token: "ab", key: "", lastBatch: 300, previousToken: "c")
    let bytes: [UInt8] = [2, 0x61, 0x62, 0, 0xAC, 2, 1, 0x63]
    #expect(Greeting(ByteBuffer(bytes: bytes)) == greeting)
    for end in 0..<bytes.count { #expect(Greeting(ByteBuffer(bytes: bytes[..<end])) == nil) }
    #expect(Greeting(ByteBuffer(bytes: bytes + [0])) == nil)
    let reports: [UInt8] = [6, 1, 0, 24, 0, 80, 90, 4, 2, 0, 10, 0]
    #expect(
      Greeting(ByteBuffer(bytes: bytes + reports))?.reports.map(\.event) == [
        Event(target: .window, payload: .windowSize(width: 80, height: 90)),
        Event(target: .window, payload: .appearance(.dark)),
      ])
    // Their numbers begin with 1.
    #expect(Greeting(ByteBuffer(bytes: bytes + reports.suffix(5))) == nil)
    #expect(Greeting(ByteBuffer(bytes: bytes + reports.dropLast())) == nil)
    #expect(Greeting(ByteBuffer(bytes: [0, 0, 0, 0])) == nil)
    #expect(Greeting(ByteBuffer(bytes: [1, 0xFF, 0, 0, 0])) == nil)
    let long = [65] + [UInt8](repeating: 0x61, count: 65)
    #expect(Greeting(ByteBuffer(bytes: long + [0, 0, 0])) == nil)
  }

  private static let down = PointerFact(
    phase: .down, time: .milliseconds(100), location: Point(x: 3, y: -1),
    places: [
      PointerFact.Place(element: ElementID(rawValue: 2), origin: Point(x: 2, y: 4)),
      PointerFact.Place(element: ElementID(rawValue: 3), origin: Point(x: 0, y: 0)),
    ])
  private static let move = PointerFact(
    phase: .move, time: .milliseconds(128), location: Point(x: 0, y: 0))

  @Test func `a place is what an address says`() {
    let address = Array("Navigation/Mars;Planet=4".utf8)
    let place = WindowPlace(steps: [
      WindowPlace.Step(title: "Navigation"), WindowPlace.Step(title: "Mars", key: "Planet=4"),
    ])
    #expect(read([1, 32, 0] + address)?.event == Event(target: .window, payload: .place(place)))
    #expect(read([1, 32, 0])?.event.payload == .place(WindowPlace()))
    #expect(read([1, 32, 0] + Array("../<x>".utf8))?.event.payload == .place(WindowPlace()))
    #expect(read([1, 32, 2] + address) == nil)
    #expect(read([1, 32, 0] + [UInt8](repeating: 0x61, count: 9_000)) == nil)
  }

  @Test(
    arguments: [
      ([1, 1, 2], 1, Event.Payload.activate), ([1, 2, 2], 1, .setOn(false)),
      ([1, 3, 2], 1, .setOn(true)), ([0x80, 0x01, 4, 2, 0xC3, 0xA9], 128, .input("é")),
      ([1, 4, 2], 1, .input("")), ([1, 5, 2], 1, .submit), ([1, 6, 2], 1, .focus),
      ([1, 7, 2], 1, .blur), ([1, 11, 2], 1, .dismiss),
      ([1, 12, 2, 2], 1, .select(.toggled)), ([1, 13, 2], 1, .delete),
      ([1, 14, 2, 7], 1, .move(before: ElementID(rawValue: 7))),
      ([1, 14, 2, 0], 1, .move(before: nil)),
      ([1, 28, 2], 1, .contextMenu),
      ([1, 31, 2, 1], 1, .selectDetent(1)), ([1, 33, 2, 3], 1, .followLink(3)),
      (
        [1, 34, 2, 3, 1, 3, 0x61, 0x2E, 0x62, 1, 0x74, 0x80, 1], 1,
        .files(.chosen(3, [ChosenFile(name: "a.b", type: "t", byteCount: 128)]))
      ),
      ([1, 34, 2, 3, 0], 1, .files(.chosen(3, []))),
      ([1, 35, 2, 3, 0, 0xFF], 1, .files(.bytes(3, [0, 0xFF]))),
      ([1, 35, 2, 3], 1, .files(.bytes(3, []))),
      ([1, 8, 2, 1, 100, 6, 1, 2, 4, 8, 3, 0, 0], 1, .pointer(down)),
      ([1, 8, 2, 2, 0x80, 0x01, 0, 0], 1, .pointer(move)),
    ] as [([UInt8], UInt32, Event.Payload)])
  func wellFormed(bytes: [UInt8], number: UInt32, payload: Event.Payload) throws {
    let event = try #require(read(bytes))
    #expect(event.number == number)
    #expect(event.event == Event(target: ElementID(rawValue: 2), payload: payload))
  }

  @Test func `the sizes of several elements are one event`() throws {
    func measured(_ element: UInt32, _ length: Double) -> Event {
      Event(
        target: ElementID(rawValue: element),
        payload: .measured(Rect(x: 0, y: -1, width: length, height: length)))
    }
    let one: [UInt8] = [0, 15, 16, 16]
    let two: [UInt8] = [0, 15, 32, 32]
    #expect(read([1, 23, 5] + one)?.event == measured(5, 1))
    let several = try #require(read([1, 23, 0, 5] + one + [6] + two + [7] + one))
    #expect([several.event] + several.others == [measured(5, 1), measured(6, 2), measured(7, 1)])
    for bytes in [[], [5], [5] + one + [6], [5] + one + [0] + two, [5, 0, 0, 1, 0]] as [[UInt8]] {
      #expect(read([1, 23, 0] + bytes) == nil)
    }
  }

  @Test(arguments: [([1, 9, 0], .light), ([1, 10, 0], .dark)] as [([UInt8], Appearance)])
  func theWindowsOwn(bytes: [UInt8], appearance: Appearance) {
    #expect(read(bytes)?.event == Event(target: .window, payload: .appearance(appearance)))
  }

  /// Returns what a page says of where the person is.
  private func location(_ bytes: [UInt8]) -> LocationFact? {
    let event = read([1, 36, 0] + bytes)?.event
    #expect(event == nil || event?.target == .window)
    if case .location(let fact)? = event?.payload { return fact }
    return nil
  }

  @Test func `a page reports where the person is and whether they allow it`() {
    #expect(location([0, 2]) == .permission(.granted))
    #expect(location([2, 3]) == .failure(.timeout))
    func numbers(_ numbers: Double...) -> [UInt8] {
      [1] + numbers.flatMap { withUnsafeBytes(of: $0.bitPattern.bigEndian, Array.init) }
    }
    let reading = LocationReading(
      latitude: 52.5, longitude: -13.4, accuracy: 10, heading: 90, time: 1_000)
    let bytes = numbers(52.5, -13.4, 10, .nan, .nan, 90, .nan, 1_000)
    #expect(location(bytes) == .location(reading))
    #expect(location(Array(bytes.dropLast())) == nil)
    #expect(location(bytes + [0]) == nil)
    for wrong in [
      numbers(90.5, 0, 10, .nan, .nan, .nan, .nan, 0), numbers(0, 181, 10, 0, 0, 0, 0, 0),
      numbers(.nan, 0, 10, 0, 0, 0, 0, 0), numbers(0, 0, .infinity, 0, 0, 0, 0, 0),
      numbers(0, 0, 0, 0, 0, 0, 0, .nan),
    ] { #expect(location(wrong) == nil) }
  }

  @Test func `a page reports how a player fares`() {
    func report(_ bytes: [UInt8], of target: UInt8 = 4) -> PlaybackReport? {
      let event = read([1, 37, target] + bytes)?.event
      #expect(event == nil || event?.target == ElementID(rawValue: UInt32(target)))
      if case .playback(let report)? = event?.payload { return report }
      return nil
    }
    func numbers(_ numbers: Double...) -> [UInt8] {
      numbers.flatMap { withUnsafeBytes(of: $0.bitPattern.bigEndian, Array.init) }
    }
    var expected = PlaybackReport(
      player: 2, command: 7, state: .playing, time: 1.5, duration: 60, rate: 2, volume: 0.5,
      isMuted: true)
    let bytes = [2, 7, 2, 1] + numbers(1.5, 60, 2, 0.5)
    #expect(report(bytes) == expected)
    // The window has sounds.
    #expect(report(bytes, of: 0) == expected)
    expected.duration = nil
    #expect(report([2, 7, 2, 1] + numbers(1.5, .nan, 2, 0.5)) == expected)
    #expect(report([2, 7, 2, 1] + numbers(1.5, .infinity, 2, 0.5)) == expected)
    for wrong in [
      Array(bytes.dropLast()), bytes + [0], [2, 7, 6, 1] + numbers(1.5, 60, 2, 0.5),
      [2, 7, 2, 2] + numbers(1.5, 60, 2, 0.5), [2, 7, 2, 1] + numbers(-1, 60, 2, 0.5),
      [2, 7, 2, 1] + numbers(.infinity, 60, 2, 0.5), [2, 7, 2, 1] + numbers(1e12, 60, 2, 0.5),
      [2, 7, 2, 1] + numbers(1.5, -60, 2, 0.5), [2, 7, 2, 1] + numbers(1.5, 60, -2, 0.5),
      [2, 7, 2, 1] + numbers(1.5, 60, 100, 0.5), [2, 7, 2, 1] + numbers(1.5, 60, 2, .nan),
      [2, 7, 2, 1] + numbers(1.5, 60, 2, 1.5),
    ] { #expect(report(wrong) == nil) }
  }

  @Test func `a scroll container reports what moves its content, and where that is`() {
    // 2 and 20 points scrolled, of 100 by 50 points those of 100 by 700.
    let bytes: [UInt8] = [
      1, 40, 4, 2, 32, 0xC0, 2, 0xC0, 0x0C, 0xA0, 6, 0xC0, 0x0C, 0xC0, 0x57,
    ]
    let report = ScrollReport(
      .interacting, visible: Rect(x: 2, y: 20, width: 100, height: 50), contentWidth: 100,
      contentHeight: 700)
    #expect(
      read(bytes)?.event == Event(target: ElementID(rawValue: 4), payload: .scrolling(report)))
    #expect(read(Array(bytes.dropLast())) == nil)
    #expect(read(bytes + [0]) == nil)
    // No phase has the number 5, the window does not scroll, and no content is smaller than nothing.
    for (place, byte) in [(3, 5), (2, 0), (11, 0xC1)] as [(Int, UInt8)] {
      var wrong = bytes
      wrong[place] = byte
      #expect(read(wrong) == nil)
    }
  }

  @Test func `a pointer that hovers reports where it and the element are`() {
    let place = PointerPlace(Point(x: 20, y: 30), origin: Point(x: 10, y: -5))
    let event = Event(target: ElementID(rawValue: 4), payload: .pointing(place))
    #expect(read([1, 41, 4, 40, 60, 20, 9])?.event == event)
    for wrong in [
      [1, 41, 4, 40, 60, 20], [1, 41, 4, 40, 60, 20, 9, 0], [1, 41, 0, 40, 60, 20, 9],
    ]
      as [[UInt8]]
    {
      #expect(read(wrong) == nil)
    }
  }

  /// Returns what a page says of something that is dragged.
  private func drag(_ bytes: [UInt8]) -> DragFact? {
    let event = read([1, 42, 0] + bytes)?.event
    #expect(event == nil || event?.target == .window)
    if case .drag(let fact)? = event?.payload { return fact }
    return nil
  }

  @Test func `a page reports what is dragged, where, and what is dropped`() {
    let place = DragPlace(
      location: Point(x: 3, y: -1),
      targets: [PointerFact.Place(element: ElementID(rawValue: 5), origin: Point(x: 1, y: 2))])
    let placed: [UInt8] = [6, 1, 1, 5, 2, 4]
    let nowhere = DragPlace(location: Point(x: 0, y: 0), targets: [])
    #expect(drag([1, 0x80, 1]) == .began(ElementID(rawValue: 128)))
    #expect(drag([2, 3, 0x61, 0x2F, 0x62, 0]) == .came(["a/b", ""]))
    #expect(drag([3] + placed) == .moved(place))
    #expect(drag([3, 0, 0, 0]) == .moved(nowhere))
    #expect(drag([4] + placed) == .dropped(place, items: nil))
    let items = DroppedItems(
      number: 7, text: "é", url: "u",
      files: [
        ChosenFile(name: "a.b", type: "t", byteCount: 128), ChosenFile(name: "", byteCount: 0),
      ])
    let sent: [UInt8] =
      [7, 2, 0xC3, 0xA9, 1, 0x75, 2, 3, 0x61, 0x2E, 0x62, 1, 0x74, 0x80, 1, 0, 0, 0]
    #expect(drag([4] + placed + sent) == .dropped(place, items: items))
    #expect(drag([4, 0, 0, 0, 7, 0, 0, 0]) == .dropped(nowhere, items: DroppedItems(number: 7)))
    #expect(drag([5]) == .ended)
    #expect(drag([6, 3, 0, 0xFF]) == .bytes(3, [0, 0xFF]))
    #expect(drag([6, 3]) == .bytes(3, []))
    #expect(drag([7, 3]) == .unreadable(3))
    let start: [UInt8] = [4] + placed
    for end in 1..<sent.count { #expect(drag(start + Array(sent.prefix(end))) == nil) }
    for end in 0..<placed.count { #expect(drag([3] + Array(placed.prefix(end))) == nil) }
    for wrong in [
      [], [0], [8], [1], [1, 0], [1, 5, 0], [2], [2, 1], [2, 1, 0xFF], [3, 0, 0, 0, 0], [4, 0, 0],
      [4, 0, 0, 0, 7, 0, 0, 0, 0], [5, 0], [6], [7], [7, 3, 0],
    ] as [[UInt8]] { #expect(drag(wrong) == nil) }
  }

  @Test func `what is dragged has limits`() {
    func many(_ byte: UInt8, _ count: Int) -> [UInt8] { [UInt8](repeating: byte, count: count) }
    #expect(drag([2] + many(0, 100)) != nil)
    #expect(drag([2] + many(0, 101)) == nil)
    #expect(drag([3, 0, 0, 0x80, 2] + many(1, 256 * 3)) != nil)
    #expect(drag([3, 0, 0, 0x81, 2] + many(1, 257 * 3)) == nil)
    let drop: [UInt8] = [4, 0, 0, 0, 7]
    #expect(drag(drop + [0x80, 0x80, 4] + many(0x61, 65_536) + [0, 0]) != nil)
    #expect(drag(drop + [0x81, 0x80, 4] + many(0x61, 65_537) + [0, 0]) == nil)
    #expect(drag(drop + [0, 0x80, 0x40] + many(0x61, 8_192) + [0]) != nil)
    #expect(drag(drop + [0, 0x81, 0x40] + many(0x61, 8_193) + [0]) == nil)
    #expect(read([1, 42, 2, 5]) == nil)
  }

  @Test func `a frame reports that it has loaded`() {
    let event = Event(target: ElementID(rawValue: 4), payload: .pageLoaded(300))
    #expect(read([1, 38, 4, 0xAC, 2])?.event == event)
    for wrong in [[1, 38, 4], [1, 38, 4, 1, 1], [1, 38, 0, 1]] as [[UInt8]] {
      #expect(read(wrong) == nil)
    }
  }

  @Test func `a page reports a key, and what is held with it`() {
    let keys = KeyCombination(
      key: "\u{E9}", isShifted: true, isControl: true, isOption: true, isCommand: true)
    let stroke = KeyStroke(
      number: 300, phase: .up, keys: keys, isCapsLocked: true, isOfKeypad: true)
    #expect(
      read([1, 39, 4, 0xAC, 2, 3, 63, 0xC3, 0xA9])?.event
        == Event(target: ElementID(rawValue: 4), payload: .key(stroke)))
    let plain = KeyStroke(number: 1, phase: .down, keys: KeyCombination(key: "a"))
    #expect(read([1, 39, 4, 1, 1, 0, 0x61])?.event.payload == .key(plain))
    for wrong in [
      [1, 39, 4, 1, 1, 0], [1, 39, 4, 1, 4, 0, 0x61], [1, 39, 4, 1, 0, 0, 0x61],
      [1, 39, 4, 1, 1, 64, 0x61], [1, 39, 4, 1, 1, 0, 0x61, 0x61], [1, 39, 4, 1, 1, 0, 0xFF],
      [1, 39, 0, 1, 1, 0, 0x61],
    ] as [[UInt8]] {
      #expect(read(wrong) == nil)
    }
  }

  @Test(
    arguments: [
      [], [1], [1, 1], [1, 0, 2], [1, 8, 2], [1, 1, 0], [1, 1, 2, 0], [1, 4, 2, 0xFF],
      [1, 8, 2, 0, 1, 0, 0], [1, 8, 2, 6, 1, 0, 0], [1, 8, 2, 1, 1, 0],
      [1, 8, 2, 1, 1, 0, 0, 2, 0],
      [1, 8, 2, 2, 1, 0, 0, 2, 0, 0], [1, 9, 2], [1, 12, 2], [1, 12, 2, 9], [1, 14, 2], [1, 33, 2],
      [1, 33, 0, 1], [1, 99, 2], [1, 34, 2], [1, 34, 2, 3], [1, 34, 2, 3, 1], [1, 34, 0, 3, 0],
      [1, 34, 2, 3, 1, 0, 0], [1, 34, 2, 3, 1, 0xFF, 0x7F], [1, 34, 2, 3, 0, 0], [1, 35, 2],
      [1, 35, 0, 3], [1, 36, 2, 0, 2], [1, 36, 0], [1, 36, 0, 0, 4], [1, 36, 0, 2, 0],
      [1, 36, 0, 3, 1],
      [1, 36, 0, 1, 0, 0], [1, 36, 0, 0, 2, 0], [1, 34, 2, 3, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 0],
      [0x80], [1, 1, 0x80],
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 1, 2],
      [0xFF, 0xFF, 0xFF, 0xFF, 0x1F, 1, 2],
    ] as [[UInt8]])
  func malformed(bytes: [UInt8]) {
    #expect(read(bytes) == nil)
  }

  /// Returns the page's font for a name that an app uses.
  private func typeface(_ name: [UInt8], faces: [UInt8] = []) -> Event.Payload? {
    let fingerprint: [UInt8] = [0, 0, 0, 0, 0, 0, 1, 2]
    return read([1, 27, 0, 10] + name + fingerprint + faces)?.event.payload
  }

  @Test func `a page reports which typeface a name stands for`() {
    var expected = SystemTypeface(fingerprint: 258)
    expected.name = "Ab"
    #expect(typeface([2, 0x41, 0x62]) == .preference(.typeface(expected)))
    #expect(typeface([0]) == nil)
    #expect(typeface([1, 0xFF]) == nil)
    #expect(typeface([0xC9, 1] + [UInt8](repeating: 0x41, count: 201)) == nil)
    let face: [UInt8] =
      [0x90, 3, 0, 9, 4, 7] + [UInt8](repeating: 5, count: SystemTypeface.characterCount)
    let sent = SystemTypeface.Face(
      weight: 400, isItalic: false, ascent: 9, descent: 4, capHeight: 7,
      advances: Array(repeating: 5, count: SystemTypeface.characterCount))
    expected.faces = [sent]
    #expect(typeface([2, 0x41, 0x62], faces: face) == .preference(.typeface(expected)))
    #expect(typeface([2, 0x41, 0x62], faces: Array(face.dropLast())) == nil)
  }

  @Test func `a page reports a language and a direction in place of the browser's`() {
    let reports: [[UInt8]] = [
      [11] + Array("ar-EG".utf8), [12, 1], [12, 2], [11, 0xFF], [12, 3],
    ]
    #expect(
      reports.map { read([1, 27, 0] + $0)?.event.payload } == [
        .preference(.language("ar-EG")), .preference(.direction(.leftToRight)),
        .preference(.direction(.rightToLeft)), nil, nil,
      ])
  }

  @Test func `eight typefaces of a page are kept`() {
    var surroundings = Surroundings()
    surroundings.note(.preference(.typeface(SystemTypeface(fingerprint: 1))))
    for number in 0..<20 {
      var typeface = SystemTypeface(fingerprint: 7)
      typeface.name = "Font \(number)"
      surroundings.note(.preference(.typeface(typeface)))
    }
    surroundings.note(.preference(.typeface(SystemTypeface(fingerprint: 2))))
    surroundings.note(.preference(.textScale(2)))
    let kept = surroundings.payloads.compactMap { payload -> SystemTypeface? in
      if case .preference(.typeface(let typeface)) = payload { typeface } else { nil }
    }
    #expect(kept.count == 8)
    #expect(kept.last == SystemTypeface(fingerprint: 2))
    #expect(surroundings.payloads.count == 9)
  }

  @Test func `what a person allows is kept for the next process and where they are is not`() {
    var surroundings = Surroundings()
    let reading = LocationReading(latitude: 1, longitude: 2, accuracy: 3, time: 4)
    for fact in [
      LocationFact.permission(.undecided), .permission(.granted), .location(reading),
      .failure(.timeout),
    ] { surroundings.note(.location(fact)) }
    #expect(surroundings.payloads == [.location(.permission(.granted))])
  }

  @Test(arguments: [0, 1, 127, 128, 16_383, 16_384, UInt32.max])
  func numbersComeBackAsTheyWent(number: UInt32) {
    var buffer = ByteBuffer()
    buffer.write(varint: number)
    #expect(buffer.readVarint() == number)
    #expect(buffer.readableBytes == 0)
  }
}
