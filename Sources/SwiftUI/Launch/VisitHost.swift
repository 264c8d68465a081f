import BanyanHost

/// A window without a screen, for an app that is examined and not shown.
@MainActor
final class VisitHost: BanyanHost.Host {
  final class Element {
    let id: ElementID
    let kind: ElementKind
    var properties: [PropertyKey: Property] = [:]
    var children: [Element] = []
    weak var parent: Element?

    init(_ id: ElementID, _ kind: ElementKind) {
      self.id = id
      self.kind = kind
    }
  }

  private var elements: [ElementID: Element] = [:]

  init() { elements[.window] = Element(.window, .verticalStack) }

  func apply(_ batch: [Mutation]) {
    for mutation in batch { apply(mutation) }
  }

  private func apply(_ mutation: Mutation) {
    switch mutation {
    case .create(let id, let kind, let properties):
      let element = Element(id, kind)
      for property in properties { element.properties[property.key] = property }
      elements[id] = element
    case .set(let id, let property): elements[id]?.properties[property.key] = property
    case .reset(let id, let key): elements[id]?.properties[key] = nil
    case .insert(let id, let parentID, let nextID):
      guard let element = elements[id], let parent = elements[parentID] else { return }
      element.parent?.children.removeAll { $0 === element }
      element.parent = parent
      let index = parent.children.firstIndex { $0.id == nextID } ?? parent.children.endIndex
      parent.children.insert(element, at: index)
    case .remove(let id):
      guard let element = elements[id] else { return }
      element.parent?.children.removeAll { $0 === element }
      forget(element)
    case .animated(_, let mutations): apply(mutations)
    case .scroll, .focus, .open, .openWindow, .showWindow, .closeWindow, .copy, .offer,
      .ignored, .pass:
      break
    }
  }

  private func forget(_ element: Element) {
    elements[element.id] = nil
    for child in element.children { forget(child) }
  }

  /// The frontmost presentation, or the window.
  private var front: Element {
    elements[.window]!.children.last { $0.kind == .presentation } ?? elements[.window]!
  }

  /// The frontmost presentation, if there is one.
  var presentation: Element? { front.kind == .presentation ? front : nil }

  /// The number of pages on each other in what is seen.
  var depth: Int {
    shown.filter { $0.kind == .navigationStack }.reduce(0) { $0 + $1.children.count }
  }

  /// The elements that a person can see and use, in reading order.
  var shown: [Element] {
    var found: [Element] = []
    func add(_ element: Element) {
      if element.properties[.isAbsent] == .isAbsent(true) { return }
      if element.kind == .tabPage, element.properties[.isSelected] == .isSelected(false) { return }
      found.append(element)
      let children =
        element.kind == .navigationStack ? element.children.suffix(1) : element.children[...]
      for child in children { add(child) }
    }
    for child in front.children { add(child) }
    return found
  }
}

extension VisitHost.Element {
  /// The text of the element.
  var name: String {
    if case .label(let label) = properties[.label] { return label }
    return text
  }

  private var text: String {
    if case .text(let runs) = properties[.text] { return runs.map(\.string).joined() }
    return children.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  var role: Role? {
    if case .role(let role) = properties[.role] { role } else { nil }
  }

  var isEnabled: Bool { properties[.isEnabled] != .isEnabled(false) }

  var isField: Bool { kind == .textField || kind == .growingField || kind == .searchField }

  /// The effect of pressing the element, if it can be pressed.
  var press: Event.Payload? {
    switch kind {
    case .toggle:
      if case .isOn(let isOn) = properties[.isOn] { .setOn(!isOn) } else { nil }
    case .button: .activate
    default: nil
    }
  }
}
