import BanyanHost
import NIOCore

/// A message of a page after its greeting: the acknowledgement of batches, and mostly an event.
struct PageMessage: Sendable, Equatable {
  /// The last batch that the page had applied.
  var lastBatch: UInt32
  /// The event; nil if the message only acknowledges.
  var event: NumberedEvent?

  /// - Returns: nil if the message is anything but one well-formed event or acknowledgement.
  init?(_ message: ByteBuffer) {
    var message = message
    guard let number = message.readVarint(), let lastBatch = message.readVarint() else {
      return nil
    }
    self.lastBatch = lastBatch
    if number == 0 {
      guard message.readableBytes == 0 else { return nil }
      return
    }
    guard let event = NumberedEvent(number, reading: &message) else { return nil }
    self.event = event
  }
}

/// An event with the client's number for it.
struct NumberedEvent: Sendable, Equatable {
  var number: UInt32
  var event: Event
  /// The further sizes in a message with those of several elements.
  var others: [Event] = []

  /// Reads the event from the remaining bytes of a message.
  fileprivate init?(_ number: UInt32, reading message: inout ByteBuffer) {
    guard let code = message.readInteger(as: UInt8.self).flatMap(WireProtocol.EventCode.init),
      let target = message.readVarint(),
      (target == 0) == code.isOfWindow || target == 0 && (code == .measured || code == .playback)
    else { return nil }
    self.number = number
    if target == 0, code == .measured {
      guard let first = Event(measuring: &message) else { return nil }
      event = first
      while message.readableBytes > 0 {
        guard 1 + others.count < MessageLimit.measuredElementCount.most,
          let next = Event(measuring: &message)
        else { return nil }
        others.append(next)
      }
      return
    }
    let payload: Event.Payload
    switch code {
    case .activate: payload = .activate
    case .off: payload = .setOn(false)
    case .on: payload = .setOn(true)
    case .input:
      guard let text = try? message.readUTF8ValidatedString(length: message.readableBytes) else {
        return nil
      }
      payload = .input(text)
    case .number, .slide:
      guard let bits = message.readInteger(as: UInt64.self) else { return nil }
      let number = Double(bitPattern: bits)
      guard number.isFinite else { return nil }
      payload = .setNumber(number, isContinuous: code == .slide)
    case .began: payload = .editing(true)
    case .ended: payload = .editing(false)
    case .submit: payload = .submit
    case .focus: payload = .focus
    case .blur: payload = .blur
    case .pointer:
      guard let fact = PointerFact(reading: &message) else { return nil }
      payload = .pointer(fact)
    case .wantRows:
      guard let first = message.readVarint(), let count = message.readCount(.rowCount) else {
        return nil
      }
      payload = .wantRows(Int(first)..<Int(first) + count)
    case .scrolled:
      guard let element = message.readVarint() else { return nil }
      payload = .scrolled(ElementID(rawValue: element))
    case .measured:
      guard let rect = message.readRect() else { return nil }
      payload = .measured(rect)
    case .windowSize:
      guard let width = message.readVarint(), let height = message.readVarint() else { return nil }
      payload = .windowSize(width: Double(width), height: Double(height))
    case .select:
      guard let change = message.readInteger(as: UInt8.self).flatMap(SelectionChange.init) else {
        return nil
      }
      payload = .select(change)
    case .delete: payload = .delete
    case .move:
      guard let next = message.readVarint() else { return nil }
      payload = .move(before: next == 0 ? nil : ElementID(rawValue: next))
    case .hover: payload = .hover(true)
    case .unhover: payload = .hover(false)
    case .preference:
      guard let preference = Preference(reading: &message) else { return nil }
      payload = .preference(preference)
    case .loaded: payload = .loaded(true)
    case .notLoaded: payload = .loaded(false)
    case .light: payload = .appearance(.light)
    case .dark: payload = .appearance(.dark)
    case .dismiss: payload = .dismiss
    case .phase:
      guard let phase = message.readInteger(as: UInt8.self).flatMap(WindowPhase.init) else {
        return nil
      }
      payload = .phase(phase)
    case .url:
      guard let text = message.readRemainingString(.urlByteCount) else { return nil }
      payload = .url(text)
    case .place:
      guard let text = message.readRemainingString(.placeByteCount) else { return nil }
      payload = .place(PlaceAddress.place(text) ?? WindowPlace())
    case .contextMenu: payload = .contextMenu
    case .followLink:
      guard let place = message.readVarint() else { return nil }
      payload = .followLink(Int(place))
    case .selectDetent:
      guard let place = message.readVarint() else { return nil }
      payload = .selectDetent(Int(place))
    case .files:
      guard let choice = message.readVarint(), let files = [ChosenFile](reading: &message) else {
        return nil
      }
      payload = .files(.chosen(choice, files))
    case .fileBytes:
      guard let choice = message.readVarint(),
        let bytes = message.readBytes(length: message.readableBytes)
      else { return nil }
      payload = .files(.bytes(choice, bytes))
    case .location:
      guard let fact = LocationFact(reading: &message) else { return nil }
      payload = .location(fact)
    case .playback:
      guard let report = PlaybackReport(reading: &message) else { return nil }
      payload = .playback(report)
    case .pageLoaded:
      guard let command = message.readVarint() else { return nil }
      payload = .pageLoaded(command)
    case .key:
      guard let stroke = KeyStroke(reading: &message) else { return nil }
      payload = .key(stroke)
    case .scrolling:
      guard let report = ScrollReport(reading: &message) else { return nil }
      payload = .scrolling(report)
    case .pointing:
      guard let location = message.readPoint(), let origin = message.readPoint() else { return nil }
      payload = .pointing(PointerPlace(location, origin: origin))
    case .drag:
      guard let fact = DragFact(reading: &message) else { return nil }
      payload = .drag(fact)
    }
    guard message.readableBytes == 0 else { return nil }
    event = Event(target: ElementID(rawValue: target), payload: payload)
  }

  /// Delivers the event to a window; several sizes are one update.
  @MainActor func send(to window: any Window) -> Bool {
    if others.isEmpty { return window.send(event) }
    return (window as? any LaidOutWindow)?.send(measurements: [event] + others) ?? false
  }
}

extension Event {
  /// Reads an element and its frame.
  fileprivate init?(measuring message: inout ByteBuffer) {
    guard let target = message.readVarint(), target != 0, let rect = message.readRect() else {
      return nil
    }
    self.init(target: ElementID(rawValue: target), payload: .measured(rect))
  }
}

extension WireProtocol.EventCode {
  /// True if the event concerns the window as a whole, which is number 0.
  fileprivate var isOfWindow: Bool {
    [.light, .dark, .phase, .url, .place, .windowSize, .preference, .location, .drag]
      .contains(self)
  }
}

extension KeyStroke {
  /// Reads the number of the stroke, its phase, the keys that are held with it as bits, and its character.
  fileprivate init?(reading message: inout ByteBuffer) {
    guard let number = message.readVarint(),
      let phase = message.readInteger(as: UInt8.self).flatMap(Phase.init(rawValue:)),
      let held = message.readInteger(as: UInt8.self), held < 64,
      let key = message.readRemainingString(.keyByteCount), key.count == 1
    else { return nil }
    func isHeld(_ bit: UInt8) -> Bool { held & bit != 0 }
    self.init(
      number: number, phase: phase,
      keys: KeyCombination(
        key: key, isShifted: isHeld(2), isControl: isHeld(4), isOption: isHeld(8),
        isCommand: isHeld(16)),
      isCapsLocked: isHeld(1), isOfKeypad: isHeld(32))
  }
}

extension [ChosenFile] {
  /// Reads how many files there are, and of each its name, its type and how many bytes it has.
  init?(reading message: inout ByteBuffer) {
    guard let count = message.readCount(.fileCount) else { return nil }
    self = []
    for _ in 0..<count {
      guard let name = message.readString(.fileNameByteCount),
        let type = message.readString(.fileNameByteCount),
        let byteCount = message.readVarint()
      else { return nil }
      append(ChosenFile(name: name, type: type, byteCount: Int(byteCount)))
    }
  }
}

extension Preference {
  /// Reads the number of a preference, and its value.
  fileprivate init?(reading message: inout ByteBuffer) {
    guard let number = message.readInteger(as: UInt8.self) else { return nil }
    if number == 1 {
      guard let name = message.readRemainingString(.timeZoneByteCount) else { return nil }
      self = .timeZone(name)
      return
    }
    if number == 11 {
      guard let tag = message.readRemainingString(.languageByteCount) else { return nil }
      self = .language(tag)
      return
    }
    if let design = FontDescription.Design(preference: number) {
      guard var typeface = SystemTypeface(reading: &message) else { return nil }
      typeface.design = design
      self = .typeface(typeface)
      return
    }
    if number == 10 {
      guard let name = message.readString(.typefaceNameByteCount), !name.isEmpty,
        var typeface = SystemTypeface(reading: &message)
      else { return nil }
      typeface.name = name
      self = .typeface(typeface)
      return
    }
    guard let value = message.readInteger(as: UInt8.self) else { return nil }
    switch number {
    case 2: self = .reducesMotion(value != 0)
    case 3: self = .reducesTransparency(value != 0)
    case 4: self = .increasesContrast(value != 0)
    case 5 where value > 0: self = .displayScale(Double(value) / 8)
    case 9 where value > 0: self = .textScale(Double(value) / 32)
    case 12:
      guard let direction = LayoutDirection(rawValue: value) else { return nil }
      self = .direction(direction)
    default: return nil
    }
  }
}

extension FontDescription.Design {
  /// The design whose typeface a preference reports. The typeface of the monospaced design is not reported.
  fileprivate init?(preference number: UInt8) {
    switch number {
    case 6: self = .standard
    case 7: self = .serif
    case 8: self = .rounded
    default: return nil
    }
  }
}

extension PointerFact {
  /// The phase `down`, of places with their sizes.
  private static let downWithSizes: UInt8 = 5

  /// Reads a phase, the time in milliseconds, the location, with `down` the places, and with `move` a pinch, if there is one.
  fileprivate init?(reading message: inout ByteBuffer) {
    guard let code = message.readInteger(as: UInt8.self), let time = message.readVarint(),
      let location = message.readPoint()
    else { return nil }
    let hasSizes = code == Self.downWithSizes
    guard let phase = hasSizes ? .down : Phase(rawValue: code) else { return nil }
    var places: [Place] = []
    while phase == .down, message.readableBytes > 0 {
      guard places.count < MessageLimit.pointerElementCount.most, let id = message.readVarint(),
        let origin = message.readPoint()
      else { return nil }
      var place = Place(element: ElementID(rawValue: id), origin: origin)
      if hasSizes {
        guard let size = message.readPoint() else { return nil }
        place.size = size
      }
      places.append(place)
    }
    var pinch: Pinch?
    if phase == .move, message.readableBytes > 0 {
      // The scale in thousandths and the angle in hundredths of a degree.
      guard let amounts = message.readPoint(), amounts.x > 0, let center = message.readPoint()
      else { return nil }
      pinch = Pinch(scale: amounts.x / 1000, degrees: amounts.y / 100, center: center)
    }
    self.init(
      phase: phase, time: .milliseconds(Int(time)), location: location, places: places,
      pinch: pinch)
  }
}

extension ScrollReport {
  /// Reads what moves the content, the visible part, and the size of the content in eighths of a point.
  fileprivate init?(reading message: inout ByteBuffer) {
    guard let phase = message.readInteger(as: UInt8.self).flatMap(Phase.init),
      let visible = message.readRect(), let content = message.readPoint(), content.x >= 0,
      content.y >= 0
    else { return nil }
    self.init(
      phase, visible: visible, contentWidth: content.x / 8, contentHeight: content.y / 8)
  }
}

extension ByteBuffer {
  /// Reads two numbers, each with its sign in its lowest bit.
  mutating func readPoint() -> Point? {
    guard let x = readVarint(), let y = readVarint() else { return nil }
    func signed(_ number: UInt32) -> Double {
      Double(Int32(bitPattern: number >> 1) ^ -Int32(bitPattern: number & 1))
    }
    return Point(x: signed(x), y: signed(y))
  }

  /// Reads a frame in eighths of a point.
  fileprivate mutating func readRect() -> Rect? {
    guard let origin = readPoint(), let size = readPoint(), size.x >= 0, size.y >= 0 else {
      return nil
    }
    return Rect(x: origin.x / 8, y: origin.y / 8, width: size.x / 8, height: size.y / 8)
  }
}
