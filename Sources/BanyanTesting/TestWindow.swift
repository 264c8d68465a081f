import BanyanHost
import Foundation
import SwiftUICore
import Testing

/// A window without a screen.
@MainActor
public final class TestWindow: BanyanHost.Host, @MainActor CustomStringConvertible {
  /// The mutations sent to the host since the last reset, in order.
  public private(set) var mutations: [Mutation] = []
  /// The same in words, a line for each change that a person would notice: elements that appear,
  /// disappear, or move, and properties that change.
  public private(set) var changes: [String] = []
  /// The URLs that the app has opened, in order.
  public private(set) var openedURLs: [String] = []
  /// The files that the app has offered to the person, in order.
  public private(set) var offeredFiles: [OfferedFile] = []
  /// The number of batches sent to the host since the last reset.
  public private(set) var batchCount = 0

  /// A Boolean value that indicates whether the window animates changes: it is then sent motions, and
  /// completions of animations wait for the app's ``TestApp/clock``.
  public var showsMotion = false

  /// A Boolean value that indicates whether the window is as narrow as a telephone, with room for one
  /// column only. It is false initially.
  public var isCompact = false

  /// The limits for files that the window takes from a person.
  public var fileLimits = FileLimits()

  /// Provides the time of pointer events.
  let clock: TestClock
  weak var testApp: TestApp?
  private(set) lazy var pointer = TestPointer(of: self)
  private var window: RunningWindow?
  /// The app, retained as long as one of its windows can be used.
  private var app: RunningApp?
  private(set) var elements: [ElementID: Element] = [:]
  private var focusedID: ElementID?
  /// The number of times that the person has chosen files.
  var lastChoice: UInt32 = 0
  /// The number of pressed keys that a view receives, and the last key that was ignored.
  var lastPress: UInt32 = 0
  var ignoredPress: UInt32?
  private var focusBehind = FocusBehindPresentations()
  /// The ways of elements to their frames in the last update that has animated any.
  private(set) var tracks: [ElementID: (track: FrameTrack, motion: Motion)] = [:]
  /// The elements that the batch being applied has created.
  private var created: Set<ElementID> = []
  /// Those of them that are inserted into older ones, with the index of their line in the changes.
  private var appearing: [(index: Int, element: Element)] = []

  /// The host's record of an element.
  final class Element {
    let id: ElementID
    let kind: ElementKind
    var properties: [PropertyKey: Property] = [:]
    var children: [Element] = []
    weak var parent: Element?
    /// True for what a test has asked for, and the window does not have.
    let isMissing: Bool

    init(id: ElementID, kind: ElementKind) {
      self.id = id
      self.kind = kind
      isMissing = false
    }

    /// Stands for an element that does not exist. No event reaches it.
    init(missing kind: ElementKind) {
      id = ElementID(rawValue: .max)
      self.kind = kind
      isMissing = true
    }

    /// Returns the visible direct children.
    ///
    /// - Parameter isCompact: whether there is room for one column only.
    func shownChildren(isCompact: Bool) -> [Element] {
      if kind == .splitView, isCompact {
        var index = 0
        if case .frontColumn(let front) = properties[.frontColumn] { index = front }
        return [children[index]]
      }
      let shown = kind == .navigationStack ? children.suffix(1) : children[...]
      return shown.filter { child in
        child.properties[.isAbsent] != .isAbsent(true)
          && (isCompact || child.properties[.role] != .role(.backToColumn))
      }
    }
    /// True if the content is out of sight.
    var isHidden: Bool { kind == .tabPage && properties[.isSelected] == .isSelected(false) }
  }

  init(clock: TestClock) {
    self.clock = clock
    elements[.window] = Element(id: .window, kind: .verticalStack)
  }

  func open(
    in app: RunningApp, name: String, address: WindowAddress?,
    restoring values: [String: StoredValue], layout: TestLayout?
  ) {
    self.app = app
    window = app.open(
      on: self, name: name, address: address, restoring: values, layout: layout?.setup)
  }

  var storedValues: [String: StoredValue] { window?.storedValues ?? [:] }

  /// The number of elements, including those that are not visible now.
  public var elementCount: Int { window?.elementCount ?? 0 }

  /// The address of the window in the app; nil if it cannot be opened by name.
  public var address: WindowAddress? { window?.address }

  func shows(_ other: WindowAddress) -> Bool {
    address?.scene == other.scene && address?.value == other.value
  }

  /// A Boolean value that indicates whether the window has not been closed.
  public private(set) var isOpen = true

  /// The window's title.
  public var title: String { window?.title ?? "" }

  /// The place of the window in its pages, one step each: its name, and in parentheses its key if
  /// that differs.
  public var place: [String] { window?.place.steps.map(\.description) ?? [] }

  /// The place of the window in its pages, with which it or another window can go there again.
  public var currentPlace: WindowPlace { window?.place ?? WindowPlace() }

  /// Moves the window to a place by the host's own means, as a person does with the buttons or the
  /// bookmarks of a browser.
  /// - Returns: false if some of the steps do not exist.
  @discardableResult
  public func go(to place: WindowPlace) -> Bool {
    window?.send(Event(target: .window, payload: .place(place))) ?? false
  }

  /// Closes the window as the person does, and ends all state in it, including scene storage.
  public func close() {
    isOpen = false
    window?.close()
  }

  func forgetMutations() {
    mutations = []
    changes = []
    batchCount = 0
    window?.resetLayoutCounts()
  }

  var runningWindow: RunningWindow? { window }
  var rootElement: Element { self[.window] }

  var nodeDescription: String { window?.treeDescription ?? "" }

  /// Sends an event to an element by its number, as a host with outdated state may do.
  /// - Returns: false if the element is gone or does not handle the event.
  @discardableResult
  public func send(_ payload: Event.Payload, to id: ElementID) -> Bool {
    window?.send(Event(target: id, payload: payload)) ?? false
  }

  /// Returns a file that the window offers, by its key.
  public func offeredFile(_ key: String) -> FileOffer? { window?.offeredFile(key) }

  /// The file that a page fetches to show a picture; nil if the window has none of that name.
  public func file(ofPicture name: String) -> FileOffer? {
    offeredFile(String(name.dropFirst(FileOffer.pictureNameStart.count)))
  }

  /// Sends the sizes of several elements, as a host does that has measured them at once.
  @discardableResult
  package func send(measurements: [Event]) -> Bool {
    window?.send(measurements: measurements) ?? false
  }

  /// Moves the focus, as a person does with the keyboard.
  func moveFocus(to id: ElementID?) {
    if id == focusedID || id.map({ elements[$0] == nil }) == true { return }
    // The app may move it elsewhere at once.
    let old = focusedID
    focusedID = id
    if let id {
      send(.focus, to: id)
    } else if let old {
      send(.blur, to: old)
    }
  }

  /// Moves the focus into a presentation, or back.
  func followPresentations() {
    var focusBehind = focusBehind
    focusBehind.follow(in: self)
    self.focusBehind = focusBehind
  }

  /// Sets the window's surroundings to light or dark, as a person does in the system's settings. They
  /// are light initially.
  public func setColorScheme(_ colorScheme: ColorScheme) {
    send(.appearance(colorScheme == .dark ? .dark : .light), to: .window)
  }

  /// Sets the phase of the window's scene. It is active initially.
  public func setScenePhase(_ phase: ScenePhase) {
    let phases: [ScenePhase: WindowPhase] = [
      .background: .background, .inactive: .inactive, .active: .active,
    ]
    send(.phase(phases[phase]!), to: .window)
  }

  /// Asks the window to show a URL.
  public func open(_ url: URL) {
    send(.url(url.absoluteString), to: .window)
  }

  /// The element that has the focus, if there is one.
  public var focusedElement: TestElement? {
    focusedID.map { TestElement(self[$0], in: self) }
  }

  // MARK: Applying

  public func apply(_ batch: [Mutation]) {
    batchCount += 1
    mutations += batch
    if batch.contains(where: \.animatesFrames) { tracks = [:] }
    for mutation in batch { apply(mutation) }
    // Lines about appearing elements are completed once all their content is there.
    for (index, element) in appearing { changes[index] = "\(Wording.summary(of: element)) appears" }
    appearing = []
    created = []
  }

  private func apply(_ mutation: Mutation) {
    switch mutation {
    case .create(let id, let kind, let properties):
      precondition(elements[id] == nil, "\(id) is created twice")
      let element = Element(id: id, kind: kind)
      for property in properties { element.properties[property.key] = property }
      elements[id] = element
      created.insert(id)
      if case .message(let message) = element.properties[.message] { record(message) }
    case .set(let id, let property):
      let element = self[id]
      let old = element.properties.updateValue(property, forKey: property.key)
      changes.append("\(element.kind) \(Wording.change(from: old, to: property))")
    case .reset(let id, let key):
      let element = self[id]
      element.properties[key] = nil
      changes.append("\(element.kind) \(key) becomes default")
    case .insert(let id, let parentID, let nextID):
      insert(self[id], into: self[parentID], before: nextID)
    case .remove(let id):
      let element = self[id]
      changes.append("\(Wording.summary(of: element)) disappears")
      element.parent?.children.removeAll { $0 === element }
      forget(element)
    case .open(let url):
      openedURLs.append(url)
      changes.append("opens \(url)")
    case .copy(let text):
      testApp?.clipboard = text
      changes.append("copies \"\(text)\"")
    case .offer(let file):
      offeredFiles.append(OfferedFile(file))
      changes.append("offers \(file.name)")
    case .ignored(let number): ignoredPress = number
    case .scroll(let id, let anchor, let isAnimated):
      let place = anchor.map { " at \($0.x) \($0.y)" } ?? ""
      let way = isAnimated ? " on the way there" : ""
      changes.append("scrolls to \(Wording.name(of: self[id]))\(place)\(way)")
    case .openWindow(let address):
      changes.append("opens a window: \(address)")
      testApp?.windowsToShow.append(address)
    case .showWindow(let address):
      changes.append("shows a window: \(address)")
      testApp?.windowsToShow.append(address)
    case .closeWindow:
      changes.append("closes")
      testApp?.windowsToClose.append(self)
    case .animated(let motion, let mutations):
      for mutation in mutations {
        if case .pass(let id, let track) = mutation { tracks[id] = (track, motion) }
        apply(mutation)
      }
    case .pass: break
    case .focus(let id):
      focusedID = id
      let place = id.map { "moves to \(Wording.name(of: self[$0]))" } ?? "goes away"
      changes.append("focus \(place)")
    }
  }

  /// Records an issue for an element that a test has asked for and that the window does not have.
  ///
  /// - Returns: an element to go on with, which has no content and does nothing.
  func missing(
    _ kind: ElementKind, _ message: String, at sourceLocation: SourceLocation
  ) -> TestElement {
    Issue.record("\(message)\n\(self)", sourceLocation: sourceLocation)
    return TestElement(Element(missing: kind), in: self)
  }

  /// Records an issue for a view that could not be evaluated, which fails the test unless it is
  /// expected with `withKnownIssue`.
  private func record(_ message: ErrorMessage) {
    Issue.record("\(message.text) At \(message.path.joined(separator: " > ")).")
  }

  private func insert(_ element: Element, into parent: Element, before nextID: ElementID?) {
    if let old = element.parent {
      precondition(old === parent, "\(element.id) moves to another parent")
      old.children.removeAll { $0 === element }
      changes.append("\(Wording.summary(of: element)) moves")
    } else if !created.contains(parent.id) {
      appearing.append((changes.count, element))
      changes.append("")
    }
    element.parent = parent
    guard let nextID else { return parent.children.append(element) }
    guard let index = parent.children.firstIndex(where: { $0.id == nextID }) else {
      preconditionFailure("\(nextID) is not in \(parent.id)")
    }
    parent.children.insert(element, at: index)
  }

  private func forget(_ element: Element) {
    elements[element.id] = nil
    if focusedID == element.id { focusedID = nil }
    for child in element.children { forget(child) }
  }

  private subscript(id: ElementID) -> Element {
    guard let element = elements[id] else { preconditionFailure("there is no element \(id)") }
    return element
  }

  // MARK: Inspecting

  /// All visible elements, in reading order: without those of covered pages, and without the content
  /// of a tab's page that is not selected.
  public var all: [TestElement] {
    var found: [TestElement] = []
    func add(_ element: Element) {
      for child in element.shownChildren(isCompact: isCompact) {
        found.append(TestElement(child, in: self))
        if !child.isHidden { add(child) }
      }
    }
    add(self[.window])
    return found
  }

  /// The visible texts, in reading order.
  public var texts: [String] {
    all.filter { $0.kind == .text }.map(\.text)
  }

  /// The messages in place of views that could not be evaluated.
  public var errors: [ErrorMessage] {
    all.compactMap { element in
      guard case .message(let message) = element.property(.message) else { return nil }
      return message
    }
  }

  /// The visible elements, one per line, indented by depth.
  public var description: String {
    var lines: [String] = []
    func add(_ element: Element, _ indent: String) {
      lines.append(indent + Wording.description(of: element))
      for child in element.shownChildren(isCompact: isCompact) { add(child, indent + "  ") }
    }
    for child in self[.window].shownChildren(isCompact: isCompact) { add(child, "") }
    return lines.joined(separator: "\n")
  }
}

extension Mutation {
  /// True if elements are shown on their way to other frames.
  fileprivate var animatesFrames: Bool {
    guard case .animated(_, let mutations) = self else { return false }
    return mutations.contains { if case .pass = $0 { true } else { false } }
  }
}
