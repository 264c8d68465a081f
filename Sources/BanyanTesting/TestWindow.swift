import BanyanHost
import Foundation
import SwiftUICore
import Testing

/// A window without a screen.
@MainActor
public final class TestWindow: BanyanHost.Host, @MainActor CustomStringConvertible {
  /// What the host was told since the last reset, in order.
  public private(set) var mutations: [Mutation] = []
  /// The same in words, a line for each change a person would notice: what appeared, what
  /// disappeared, what moved, which property became what.
  public private(set) var changes: [String] = []
  /// The URLs that the app has had opened, in order.
  public private(set) var openedURLs: [String] = []
  /// The files that the app has offered to the person, in order.
  public private(set) var offeredFiles: [OfferedFile] = []
  /// How many batches the host was given since the last reset.
  public private(set) var batchCount = 0

  /// Whether the window is one that shows changes in time: then it is told how, and what waits for an
  /// animation waits for the app's ``TestApp/clock``.
  public var showsMotion = false

  /// Whether the window is as narrow as a telephone: there is room for one column only. It is wide
  /// at first.
  public var isCompact = false

  /// How much of a person's files the window takes.
  public var fileLimits = FileLimits()

  /// Tells what time it is when the pointer does something.
  let clock: TestClock
  weak var testApp: TestApp?
  private(set) lazy var pointer = TestPointer(of: self)
  private var window: RunningWindow?
  /// Goes on for as long as one of its windows can be used.
  private var app: RunningApp?
  private var elements: [ElementID: Element] = [:]
  private var focusedID: ElementID?
  /// How often the person has chosen files.
  var lastChoice: UInt32 = 0
  private var focusBehind = FocusBehindPresentations()
  /// The elements that the batch being applied has created.
  private var created: Set<ElementID> = []
  /// Those of them that stand in older ones, and where that is to be said.
  private var appearing: [(index: Int, element: Element)] = []

  /// The host's record of an element.
  final class Element {
    let id: ElementID
    let kind: ElementKind
    var properties: [PropertyKey: Property] = [:]
    var children: [Element] = []
    weak var parent: Element?

    init(id: ElementID, kind: ElementKind) {
      self.id = id
      self.kind = kind
    }

    /// The elements directly inside that a person can see.
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
    /// Whether what is inside is out of sight.
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

  /// How many elements there are, those included that are not shown now.
  public var elementCount: Int { window?.elementCount ?? 0 }

  /// Which of the app's windows it is; nil if nobody could ask for it by name.
  public var address: WindowAddress? { window?.address }

  func shows(_ other: WindowAddress) -> Bool {
    address?.scene == other.scene && address?.value == other.value
  }

  /// Whether the window has not been closed.
  public private(set) var isOpen = true

  /// The window's title.
  public var title: String { window?.title ?? "" }

  /// Where in its pages the window is, a step each: its name, and in parentheses what finds it again,
  /// where that is something else.
  public var place: [String] { window?.place.steps.map(\.description) ?? [] }

  /// Where in its pages the window is, to lead it or another there again.
  public var currentPlace: WindowPlace { window?.place ?? WindowPlace() }

  /// Leads the window to a place by a way of the host's own, as a person does with the buttons or the
  /// bookmarks of a browser.
  /// - Returns: false if some of the steps led nowhere.
  @discardableResult
  public func go(to place: WindowPlace) -> Bool {
    window?.send(Event(target: .window, payload: .place(place))) ?? false
  }

  /// Closes the window as the person does, and ends all state in it, scene storage included.
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

  /// Sends an event to an element by its number, as a host does that may be late.
  /// - Returns: false if the element has gone or takes no such event.
  @discardableResult
  public func send(_ payload: Event.Payload, to id: ElementID) -> Bool {
    window?.send(Event(target: id, payload: payload)) ?? false
  }

  /// Moves the focus, as a person does with the keyboard.
  func moveFocus(to id: ElementID?) {
    guard id != focusedID else { return }
    // It may be told at once to move it elsewhere.
    let old = focusedID
    focusedID = id
    if let id {
      send(.focus, to: id)
    } else if let old {
      send(.blur, to: old)
    }
  }

  /// Moves the focus into what is presented, or back.
  func followPresentations() {
    var focusBehind = focusBehind
    focusBehind.follow(in: self)
    self.focusBehind = focusBehind
  }

  /// Makes what surrounds the window light or dark, as a person does in the system's settings. It is
  /// light at first.
  public func setColorScheme(_ colorScheme: ColorScheme) {
    send(.appearance(colorScheme == .dark ? .dark : .light), to: .window)
  }

  /// Says how much a person has to do with the window. It is active at first.
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

  /// The element that has the focus, if one does.
  public var focusedElement: TestElement? {
    focusedID.map { TestElement(self[$0], in: self) }
  }

  // MARK: Applying

  public func apply(_ batch: [Mutation]) {
    batchCount += 1
    mutations += batch
    for mutation in batch { apply(mutation) }
    // What appears is said when all inside it is there.
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
      changes.append("copies \"\(text)\"")
    case .offer(let file):
      offeredFiles.append(OfferedFile(file))
      changes.append("offers \(file.name)")
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
    case .animated(_, let mutations):
      for mutation in mutations { apply(mutation) }
    case .focus(let id):
      focusedID = id
      let place = id.map { "moves to \(Wording.name(of: self[$0]))" } ?? "goes away"
      changes.append("focus \(place)")
    }
  }

  /// What stands in place of a view that could not be evaluated fails the test, unless it is
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

  // MARK: Looking

  /// All elements that are shown, in the order in which a person reads them: not those of pages
  /// that others cover, nor what is inside a tab's page that is not chosen.
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

  /// The texts that are shown, in the order in which a person reads them.
  public var texts: [String] {
    all.filter { $0.kind == .text }.map(\.text)
  }

  /// The messages that stand where views could not be evaluated.
  public var errors: [ErrorMessage] {
    all.compactMap { element in
      guard case .message(let message) = element.property(.message) else { return nil }
      return message
    }
  }

  /// The elements that are shown, a line each, indented by depth.
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
