import BanyanDrawing
import BanyanHost
import BanyanHostKit
import BanyanLayout
import Foundation
import SwiftUICore

/// One window of the desktop: its elements, and the widgets that show them.
///
/// An area draws everything that the app shows. Over it lie fields of the toolkit, for input methods, selections and the clipboard,
/// and widgets that nobody sees, for assistive technologies.
@MainActor
final class DesktopWindow: LaidOutHost {
  let host: DesktopHost
  let gtk: GTK
  let scene = ElementScene()
  private(set) var running: RunningWindow?
  private(set) var frames: [ElementID: LayoutRect] = [:]
  private var rowFrames: [ElementID: LayoutRect] = [:]
  private var drawing: DrawnElement?
  /// The drawing that the widgets show, with the host's own marks.
  private var shown: DrawnElement?
  private var built: DrawnElement?
  private var builtKey: BuildKey?
  private let keptDrawings = KeptDrawings()
  private var drawingSettings: DrawingSettings?
  private var frameVersion = 0
  /// A Boolean value that indicates whether the widgets over the drawing have not followed it yet.
  private var arePlacesNew = false
  /// The last drawing of the app's elements, with those that are on their way.
  private var moving: DrawnElement?
  private(set) lazy var patches = PatchWidgets(self)
  private(set) var places: [ElementID: LayoutRect] = [:]
  private(set) var fieldTexts: [ElementID: FieldText] = [:]

  let widget: GTK.Object
  let overlay: GTK.Object
  let area: GTK.Object
  var size: LayoutSize
  private var appearance: Appearance
  private var scale = 1.0

  var pointer = PointerInput()
  var scrolling = Scrolling()
  private var passages = Passages()
  private(set) var focus: ElementID?
  /// A Boolean value that indicates whether the focus is shown, as it is once a person moves it with keys.
  var showsFocus = false
  private var isFollowingFrames = false
  private var lastFrame: Double?

  private var requests: [ElementScene.Request] = []
  private var ignored: Set<UInt32> = []
  /// The buttons that ask for files since the last update: their dialogs open at once.
  private var newFileButtons: [ElementID] = []
  /// The elements that have asked for pictures since the last update.
  private var newPictureLoaders: [ElementID] = []
  private var lastStroke: UInt32 = 0
  private var isSettling = false
  private var isDue = false
  private var isStale = true
  private var lastPoint = LayoutPoint.zero
  private var dragStart = LayoutPoint.zero
  private var downWidget: ElementID?
  private(set) lazy var fields = FieldWidgets(self)
  private lazy var accessibility = AccessibleWidgets(self)
  private lazy var pickers = PickerWidgets(self)
  private lazy var fileDialogs = FileDialogs(self)

  init(of host: DesktopHost) {
    self.host = host
    gtk = host.gtk
    size = LayoutSize(host.configuration.size.width, host.configuration.size.height)
    appearance = DesktopSettings(gtk).appearance
    widget = gtk.windowNew()
    overlay = gtk.overlayNew()
    area = gtk.areaNew()
  }

  // MARK: The app's side

  let showsMotion = true

  /// The files are the person's own, on their own machine.
  let fileLimits: FileLimits = {
    let most = 4 << 30
    var limits = FileLimits()
    limits.fileByteCount = most
    limits.windowByteCount = most
    limits.clientByteCount = most
    limits.totalByteCount = most
    limits.offeredByteCount = most
    return limits
  }()

  var layoutSetup: LayoutSetup {
    var setup = LayoutSetup(size: CGSize(width: size.width, height: size.height))
    let measurer = host.measurer
    setup.measurer = measurer
    setup.number = { measurer.number(of: DrawnFont($0)) }
    setup.pictureSize = host.configuration.pictureSize
    setup.darkPicture = host.configuration.darkPicture
    setup.settings.pixelsPerPoint = Double(gtk.scaleFactor(widget))
    if host.configuration.isPhone { setup.look = { _ in .phone } }
    return setup
  }

  func apply(_ batch: [Mutation]) {
    let changes = scene.apply(batch)
    passages.begin(changes, in: scene, from: moving, at: lastFrame ?? Self.now)
    requests += changes.requests
    for case .ignored(let number) in changes.requests { ignored.insert(number) }
    newPictureLoaders += changes.created.filter { scene[$0]?.kind == .pictureLoader }
    newFileButtons += changes.created.filter { scene[$0]?.properties[.fileChoice] != nil }
    isStale = true
    settleSoon()
  }

  /// The time of the frame clock, which is the system's monotonic clock.
  private static var now: Double {
    Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  var address: WindowAddress? { running?.address }

  func open(_ application: any Application, name: String, _ address: WindowAddress?) {
    gtk.windowSetDefaultSize(widget, Int32(size.width), Int32(size.height))
    gtk.overlaySetChild(overlay, area)
    gtk.windowSetChild(widget, overlay)
    gtk.setFocusable(area, 1)
    scale = Double(gtk.scaleFactor(widget))
    let opened = application.openWindow(on: self, name: name, address: address)
    running = opened as? RunningWindow
    connect()
    send(.preference(.displayScale(scale)), to: .window)
    if appearance == .dark { send(.appearance(.dark), to: .window) }
    settle()
    gtk.windowPresent(widget)
    _ = gtk.grabFocus(area)
  }

  func present() { gtk.windowPresent(widget) }

  private func close() {
    running?.close()
    running = nil
    gtk.windowDestroy(widget)
    host.didClose(self)
  }

  /// Sends an event, and shows what follows.
  @discardableResult
  func send(_ payload: Event.Payload, to id: ElementID) -> Bool {
    guard let running else { return false }
    let isHandled = running.send(Event(target: id, payload: payload))
    settle()
    MainLoop.followTimers()
    return isHandled
  }

  // MARK: Settling

  /// Shows what has changed once the present update is over.
  private func settleSoon() {
    if isDue || isSettling { return }
    isDue = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isDue = false
        // An event may have settled everything already.
        if self.isStale || !self.requests.isEmpty { self.settle() }
      }
    }
  }

  /// The most times that reports of the host may lead to a new layout at once. The rest waits for the next frame.
  private static let mostRounds = 8

  /// Follows the changes of the app: takes the new frames, does what the app has asked for, and reports what the app is to know.
  func settle() {
    guard let running, !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    for _ in 0..<Self.mostRounds {
      takeFrames()
      let requests = requests
      self.requests = []
      for request in requests { perform(request) }
      if self.running == nil { return }
      let events = scrolling.reports(scene, frames: frames)
      for event in events { running.send(event) }
      if !isStale, self.requests.isEmpty { break }
    }
    if let focus, scene[focus] == nil { self.focus = nil }
    let title = running.title
    gtk.windowSetTitle(widget, title.isEmpty ? host.configuration.title : title)
    drawing = nil
    redraw()
    if arePlacesNew {
      arePlacesNew = false
      fields.update()
      accessibility.update()
    }
    followFrames()
    let loaders = newPictureLoaders
    newPictureLoaders = []
    for loader in loaders { loadPicture(of: loader) }
    let asking = newFileButtons
    newFileButtons = []
    for button in asking { fileDialogs.choose(for: button, closesAround: true) }
  }

  /// Loads the picture that an element asks for, and reports its size and that it is there.
  private func loadPicture(of loader: ElementID) {
    guard case .remoteSource(let url) = scene[loader]?.properties[.remoteSource] else { return }
    host.webPictures.load(url) { [weak self] in
      guard let self, running != nil, scene[loader] != nil else { return }
      guard let size = host.painter.size(ofPicture: url) else {
        send(.loaded(false), to: loader)
        return
      }
      send(.measured(Rect(x: 0, y: 0, width: size.width, height: size.height)), to: loader)
      send(.loaded(true), to: loader)
    }
  }

  private func takeFrames() {
    guard isStale, let running else { return }
    isStale = false
    frameVersion += 1
    let old = frames
    frames = running.frames
    rowFrames = running.rowFrames
    passages.place(from: old, to: frames, in: scene, at: lastFrame ?? Self.now)
    scrolling.update(scene, frames: frames, old: old)
  }

  private func perform(_ request: ElementScene.Request) {
    switch request {
    case .scroll(let id, let anchor, let isAnimated):
      scrolling.show(id, anchor: anchor, isAnimated: isAnimated, in: scene, frames: frames)
    case .focus(let id): moveFocus(to: id, reports: false)
    case .open(let url): open(url)
    case .openWindow(let address): host.open(address)
    case .showWindow(let address): host.show(address)
    case .closeWindow: close()
    case .copy(let text): gtk.clipboardSetText(gtk.clipboard(widget), text)
    case .offer(let offer): fileDialogs.save(offer)
    case .ignored: break
    }
  }

  /// Opens a URL in the program that the person has for it. A scheme of which it is not known that it is harmless is ignored.
  private func open(_ url: String) {
    let scheme = url.prefix { $0 != ":" }.lowercased()
    guard ["http", "https", "mailto", "tel"].contains(scheme) else { return }
    gtk.showURL(widget, url, 0)
  }

  // MARK: Drawing

  private var look: Look {
    host.configuration.isPhone ? .phone : Look.inWindow(width: size.width)
  }

  private static let pressedOpacity = 0.5

  /// The settings of all drawings that are kept.
  private struct DrawingSettings: Equatable {
    var size: LayoutSize
    var appearance: Appearance
    var scale: Double
  }

  /// The values on which the drawing of the app's elements depends.
  private struct BuildKey: Hashable {
    var sceneVersion: Int
    var frameVersion: Int
    var scrolled: [ElementID: LayoutPoint]
    /// The time of what moves; nil if nothing does.
    var time: Double?
    var size: LayoutSize
    var appearance: Appearance
    var scale: Double
  }

  /// Returns the drawing of the app's elements, which is built again only if something in it has changed.
  private func builtDrawing() -> DrawnElement {
    let time = lastFrame ?? Self.now
    let key = BuildKey(
      sceneVersion: scene.version, frameVersion: frameVersion, scrolled: scrolling.movements,
      time: passages.isEmpty ? nil : time, size: size, appearance: appearance, scale: scale)
    if let built, builtKey == key { return built }
    var builder = DrawingBuilder(look: look, appearance: appearance, displayScale: scale)
    let measurer = host.measurer
    builder.textFit = DrawnTextFit(
      measurer: measurer, number: { measurer.number(of: DrawnFont($0)) })
    builder.darkPicture = host.configuration.darkPicture
    let settings = DrawingSettings(size: size, appearance: appearance, scale: scale)
    if settings != drawingSettings { keptDrawings.removeAll() }
    drawingSettings = settings
    builder.kept = keptDrawings
    let moved = passages.frames(frames, in: scene, at: time)
    var drawn = builder.drawing(
      of: scene, frames: moved,
      rowFrames: passages.rowFrames(rowFrames, frames: frames, moved: moved),
      scrolled: scrolling.movements)
    passages.move(&drawn, with: builder, at: time)
    moving = drawn
    fieldTexts = drawn.takeFieldTexts(scene)
    places = drawn.places
    built = drawn
    builtKey = key
    arePlacesNew = true
    return drawn
  }

  private var currentDrawing: DrawnElement {
    if let drawing { return drawing }
    var drawn = builtDrawing()
    if let pressed = pointer.pressed, let element = scene[pressed],
      element.kind == .button || element.kind == .link, element.pointerInterest == nil
    {
      drawn.fade([pressed: Self.pressedOpacity])
    }
    let step = Int(Self.now / DrawnElement.spinnerTime) % DrawnElement.spinnerSteps
    if drawn.turnSpinners(by: step, in: scene) { turnSpinnersSoon() }
    drawing = drawn
    return drawn
  }

  /// Shows the present drawing: what looks different is painted, and nothing else.
  private func redraw() {
    var picture = currentDrawing
    let marks = marks(of: picture)
    if let lifted = pointer.lifted, let preview = preview(of: lifted, in: picture) {
      picture.content.append(preview)
    }
    if !marks.foreground.isEmpty { picture.content.append(marks) }
    let damage = shown.map { picture.damage(since: $0) } ?? [picture.frame]
    shown = picture
    patches.follow(damage)
  }

  /// Returns what is shown below the pointer while an element is dragged: the element, half of it transparent.
  private func preview(of lift: PointerInput.Lift, in drawn: DrawnElement) -> DrawnElement? {
    guard let place = places[lift.element], var preview = drawn.first(lift.element) else {
      return nil
    }
    preview.frame.x = place.x + lift.point.x - lift.start.x
    preview.frame.y = place.y + lift.point.y - lift.start.y
    var effects = preview.effects ?? DrawnEffects()
    effects.opacity *= Self.pressedOpacity
    preview.effects = effects
    return preview
  }

  /// Paints the window.
  /// - Parameter origin: the place in the window that is at the context's origin.
  func draw(on cairo: OpaquePointer, from origin: LayoutPoint = .zero) {
    guard var shown else { return }
    shown.frame.x -= origin.x
    shown.frame.y -= origin.y
    host.painter.paint(shown, on: cairo, scale: scale)
  }

  /// The host's own drawings in front of the window's content: the indicators of scroll views, and a ring around the focus.
  private func marks(of drawn: DrawnElement) -> DrawnElement {
    var marks = DrawnElement(id: .window, frame: drawn.frame)
    let gray = ColorComponents(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.6)
    let front = scene.front
    for (id, state) in scrolling.states {
      guard let place = places[id], let element = scene[id],
        element.path.contains(where: { $0 === front }),
        front.kind == .presentation || !element.path.contains(where: { $0.kind == .presentation }),
        element.properties[.hidesScrollIndicators] != .hidesScrollIndicators(true)
      else { continue }
      if let bar = state.indicator(.vertical) {
        let rect = LayoutRect(
          place.maxX - 8, place.y + 2 + bar.start * (place.height - 4), 5,
          bar.length * (place.height - 4))
        marks.foreground.append(.fill(.capsule, in: rect, .color(gray)))
      }
      if let bar = state.indicator(.horizontal) {
        let rect = LayoutRect(
          place.x + 2 + bar.start * (place.width - 4), place.maxY - 8,
          bar.length * (place.width - 4), 5)
        marks.foreground.append(.fill(.capsule, in: rect, .color(gray)))
      }
    }
    if showsFocus, let focus, let place = places[focus], let element = scene[focus],
      !element.path.contains(where: { $0.properties[.hidesFocusRing] == .hidesFocusRing(true) })
    {
      let blue = ColorComponents(red: 0.2, green: 0.5, blue: 1, opacity: 0.8)
      let line = Line(
        .roundedRectangle(cornerRadius: 8), paint: .color(ColorDescription(.named(.accent))),
        width: 3)
      let rect = LayoutRect(place.x - 3, place.y - 3, place.width + 6, place.height + 6)
      marks.foreground.append(.stroke(DrawnStroke(line, paint: .color(blue)), in: rect))
    }
    return marks
  }

  private var isTurningSpinners = false

  /// Draws again when spinners are to turn.
  private func turnSpinnersSoon() {
    if isTurningSpinners { return }
    isTurningSpinners = true
    DispatchQueue.main.asyncAfter(deadline: .now() + DrawnElement.spinnerTime) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.running != nil else { return }
        self.isTurningSpinners = false
        // The two drawings differ in the spinners alone.
        if self.drawing?.turnSpinners(by: 1, in: self.scene) == true { self.turnSpinnersSoon() }
        self.redraw()
      }
    }
  }

  /// Draws each frame as long as something moves.
  private func followFrames() {
    guard !isFollowingFrames, !passages.isEmpty || scrolling.moves else { return }
    isFollowingFrames = true
    gtk.onFrame(of: area) { [weak self] seconds in
      guard let self else { return false }
      if let lastFrame { scrolling.advance(by: min(0.1, seconds - lastFrame)) }
      lastFrame = seconds
      passages.end(at: seconds)
      settle()
      let goesOn = !passages.isEmpty || scrolling.moves
      if !goesOn {
        isFollowingFrames = false
        lastFrame = nil
      }
      return goesOn
    }
  }

  // MARK: Focus

  /// Moves the focus.
  /// - Parameter reports: whether the app is to know, as when the person has moved it.
  func moveFocus(to id: ElementID?, reports: Bool) {
    let id = id.flatMap { scene[$0] == nil ? nil : $0 }
    if id == focus { return }
    let old = focus
    focus = id
    if let id {
      scrolling.show(id, anchor: nil, isAnimated: false, in: scene, frames: frames)
      drawing = nil
    }
    if !fields.focus(id), !accessibility.focus(id) { _ = gtk.grabFocus(area) }
    redraw()
    guard reports else { return }
    if let id {
      send(.focus, to: id)
    } else if let old, scene[old] != nil {
      send(.blur, to: old)
    }
  }

  // MARK: The person's side

  private func connect() {
    gtk.onDraw(area) { [weak self] cairo in self?.draw(on: cairo) }
    gtk.onResize(area) { [weak self] width, height in
      self?.resize(to: LayoutSize(Double(width), Double(height)))
    }
    gtk.onQuestion(widget, "close-request") { [weak self] in
      self?.close()
      return true
    }
    gtk.onChange(of: "is-active", widget) { [weak self] in
      guard let self, running != nil else { return }
      send(.phase(gtk.windowIsActive(widget) != 0 ? .active : .inactive), to: .window)
    }
    gtk.onChange(of: "scale-factor", widget) { [weak self] in
      guard let self else { return }
      scale = Double(gtk.scaleFactor(widget))
      send(.preference(.displayScale(scale)), to: .window)
    }
    gtk.onChildPosition(overlay) { [weak self] child in
      self?.fields.place(of: child) ?? self?.patches.place(of: child)
        ?? self?.accessibility.place(of: child)
    }
    DesktopSettings(gtk).onChange { [weak self] appearance in
      guard let self, appearance != self.appearance else { return }
      self.appearance = appearance
      send(.appearance(appearance), to: .window)
    }
    connectPointer()
    connectScrolling()
    connectKeys()
  }

  private func resize(to size: LayoutSize) {
    if size == self.size { return }
    self.size = size
    isStale = true
    send(.windowSize(width: size.width, height: size.height), to: .window)
  }

  private func connectPointer() {
    let drag = gtk.dragNew()
    gtk.setButton(drag, 1)
    gtk.onPoint(drag, "drag-begin") { [weak self] x, y in
      guard let self else { return }
      dragStart = LayoutPoint(x, y)
      showsFocus = false
      lastPoint = dragStart
      let hits = hits(at: dragStart)
      follow(pointer.down(hits, at: dragStart, time: time, in: scene))
      drawing = nil
      let isField = hits.first.flatMap { scene[$0.element]?.kind.isField } ?? false
      if !isField, let focus, scene[focus]?.kind.isField == true,
        !hits.contains(where: { $0.element == focus })
      {
        moveFocus(to: nil, reports: true)
      }
      redraw()
    }
    gtk.onPoint(drag, "drag-update") { [weak self] x, y in
      guard let self else { return }
      lastPoint = LayoutPoint(dragStart.x + x, dragStart.y + y)
      let pressed = pointer.pressed
      follow(pointer.move(hits(at: lastPoint), to: lastPoint, time: time, in: scene))
      if pointer.pressed != pressed || pointer.lifted != nil {
        drawing = nil
        redraw()
      }
    }
    gtk.onPoint(drag, "drag-end") { [weak self] x, y in
      guard let self else { return }
      lastPoint = LayoutPoint(dragStart.x + x, dragStart.y + y)
      follow(pointer.up(hits(at: lastPoint), at: lastPoint, time: time, in: scene))
      drawing = nil
      redraw()
    }
    gtk.addController(area, drag)

    let secondary = gtk.clickNew()
    gtk.setButton(secondary, 3)
    gtk.onClick(secondary) { [weak self] x, y in
      guard let self else { return }
      let hits = hits(at: LayoutPoint(x, y))
      let owner = hits.first {
        self.scene[$0.element]?.properties[.hasContextMenu] == .hasContextMenu(true)
      }
      if let owner { return _ = send(.contextMenu, to: owner.element) }
      let row = hits.first { self.scene[$0.element]?.rowActions.isEmpty == false }
      if let row { pickers.openActions(of: row.element, at: LayoutPoint(x, y)) }
    }
    gtk.addController(area, secondary)

    // The button at the side of a mouse that goes back in a browser.
    let back = gtk.clickNew()
    gtk.setButton(back, 8)
    gtk.onClick(back) { [weak self] _, _ in self?.goBack() }
    gtk.addController(overlay, back)

    let motion = gtk.motionNew()
    gtk.onPoint(motion, "motion") { [weak self] x, y in
      guard let self else { return }
      let point = LayoutPoint(x, y)
      if point == lastPoint { return }
      lastPoint = point
      let hits = hits(at: point)
      gtk.setCursor(area, cursor(hits))
      if pointer.pressed == nil, !pointer.isDragging {
        follow(pointer.move(hits, to: point, time: time, in: scene))
      }
    }
    gtk.on(motion, "leave") { [weak self] in
      guard let self else { return }
      follow(pointer.leave())
    }
    gtk.addController(overlay, motion)
  }

  /// Presses the button that leads back to the page before.
  private func goBack() {
    let button = scene.front.shownElements.last {
      $0.properties[.role] == .role(.back) || $0.properties[.role] == .role(.backToColumn)
    }
    if let button { activate(button) }
  }

  private var time: Duration {
    .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds))
  }

  private func hits(at point: LayoutPoint) -> [Hit] {
    scene.hits(at: point, in: currentDrawing)
  }

  private func cursor(_ hits: [Hit]) -> String? {
    for hit in hits {
      guard let element = scene[hit.element] else { continue }
      if case .pointerShape(let shape) = element.properties[.pointerShape] { return shape.cursor }
      if element.kind == .link { return "pointer" }
      if element.kind.isField { return "text" }
    }
    return nil
  }

  private func follow(_ result: PointerInput.Result) {
    if let focused = result.focused { moveFocus(to: focused, reports: true) }
    for event in result.events {
      // A slider shows where the pointer is before the app answers.
      if case .setNumber(let number, _) = event.payload { show(number, of: event.target) }
      send(event.payload, to: event.target)
    }
    if let url = result.openedURL { open(url) }
    if let picker = result.openedPicker { pickers.open(picker) }
    if let button = result.pasted { paste(into: button) }
    if let button = result.fileButton { fileDialogs.choose(for: button, closesAround: false) }
  }

  private func show(_ number: Double, of slider: ElementID) {
    _ = scene.apply([.set(slider, .number(number))])
    drawing = nil
  }

  private func paste(into button: ElementID) {
    gtk.readClipboard(of: widget) { [weak self] text in
      self?.send(.input(text), to: button)
    }
  }

  private func connectScrolling() {
    let bothAxes: UInt32 = 3
    let kinetic: UInt32 = 8
    let scroll = gtk.scrollNew(bothAxes | kinetic)
    gtk.onScroll(scroll) { [weak self] x, y in
      guard let self else { return false }
      // A wheel turns by lines, a touchpad moves by points.
      let isWheel = gtk.scrollUnit.map { $0(scroll) == 0 } ?? true
      let factor = isWheel ? 48.0 : 1
      let path = hits(at: lastPoint).map(\.element)
      let distance = LayoutPoint(x * factor, y * factor)
      guard let id = scrolling.scroll(path, by: distance, in: scene) else { return false }
      scroller = id
      settle()
      if isWheel { rest(id) }
      return true
    }
    gtk.onPoint(scroll, "decelerate") { [weak self] x, y in
      guard let self, let scroller else { return }
      scrolling.release(scroller, LayoutPoint(x, y))
      settle()
    }
    gtk.on(scroll, "scroll-end") { [weak self] in
      guard let self, let scroller else { return }
      rest(scroller)
    }
    gtk.addController(overlay, scroll)
  }

  /// The scroll view that the person has scrolled last.
  private var scroller: ElementID?

  private func rest(_ id: ElementID) {
    scrolling.rest(id)
    settle()
  }

  // MARK: Keys

  private func connectKeys() {
    let keys = gtk.keyNew()
    let capture: UInt32 = 1
    gtk.setPhase(keys, capture)
    gtk.onKey(keys, "key-pressed") { [weak self] value, state in
      guard let self, let combination = combination(value, state) else { return false }
      let isRepeated = held == value
      held = value
      return press(combination, isRepeated ? .repeated : .down, state)
    }
    gtk.onKey(keys, "key-released") { [weak self] value, state in
      guard let self, let combination = combination(value, state) else { return false }
      held = nil
      return press(combination, .up, state)
    }
    gtk.addController(widget, keys)
  }

  /// The value of the key that is held down.
  private var held: UInt32?

  private func combination(_ value: UInt32, _ state: UInt32) -> KeyCombination? {
    guard let key = DesktopKeys.character(value, gtk) else { return nil }
    let isControl = state & 4 != 0
    return KeyCombination(
      key: isControl ? key.lowercased() : key, isShifted: state & 1 != 0, isOption: state & 8 != 0,
      isCommand: isControl)
  }

  private func press(
    _ keys: KeyCombination, _ phase: KeyStroke.Phase, _ state: UInt32
  ) -> Bool {
    for response in scene.responses(to: keys, phase, focus: focus) {
      if case .stroke(let id, let phase) = response {
        lastStroke += 1
        let stroke = KeyStroke(
          number: lastStroke, phase: phase, keys: keys, isCapsLocked: state & 2 != 0)
        send(.key(stroke), to: id)
        if ignored.remove(lastStroke) == nil { return true }
      } else if perform(response) {
        return true
      }
    }
    return false
  }

  /// Does what a key or an assistive technology asks for.
  /// - Returns: false if it has no effect.
  @discardableResult
  func perform(_ response: KeyResponse) -> Bool {
    switch response {
    case .send(let event):
      if case .setNumber(let number, _) = event.payload { show(number, of: event.target) }
      return send(event.payload, to: event.target)
    case .choose(let event):
      moveFocus(to: event.target, reports: true)
      return send(event.payload, to: event.target)
    case .changeMenu(let menu, let event):
      send(.dismiss, to: menu)
      moveFocus(to: event.target, reports: true)
      return send(event.payload, to: event.target)
    case .stroke: return false
    case .focus(let id):
      showsFocus = true
      moveFocus(to: id, reports: true)
    case .open(let url): open(url)
    case .openPicker(let id): pickers.open(id)
    case .paste(let id): paste(into: id)
    case .openRowActions(let id): pickers.openActions(of: id, at: nil)
    case .chooseFiles(let id): fileDialogs.choose(for: id, closesAround: false)
    case .scroll(let id, let distance):
      guard scrolling.scroll(around: id, distance, in: scene) else { return false }
      settle()
    }
    return true
  }
}

extension GTK.Rectangle {
  init(_ rect: LayoutRect) {
    self.init(
      x: Int32(rect.x.rounded()), y: Int32(rect.y.rounded()),
      width: max(1, Int32(rect.width.rounded())), height: max(1, Int32(rect.height.rounded())))
  }
}

extension DrawnElement {
  /// Returns the drawing of an element within this one.
  fileprivate func first(_ id: ElementID) -> DrawnElement? {
    self.id == id ? self : content.lazy.compactMap { $0.first(id) }.first
  }

  /// Gives elements other opacities than their own.
  fileprivate mutating func fade(_ opacities: [ElementID: Double]) {
    // Of an element that is drawn within what stands around it, the inner part fades.
    if let opacity = opacities[id], !content.contains(where: { $0.id == id }) {
      var effects = effects ?? DrawnEffects()
      effects.opacity = opacity
      self.effects = effects
    }
    for index in content.indices { content[index].fade(opacities) }
  }
}

extension PointerShape {
  /// The name of the cursor, as in CSS.
  fileprivate var cursor: String {
    switch self {
    case .arrow: "default"
    case .text: "text"
    case .verticalText: "vertical-text"
    case .crosshair: "crosshair"
    case .grab: "grab"
    case .grabbing: "grabbing"
    case .link: "pointer"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    case .resizeColumn: "col-resize"
    case .resizeRow: "row-resize"
    }
  }
}
