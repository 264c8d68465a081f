import BanyanHost

/// Forwards a window's mutations, and records their result: the demo's windows know only what they
/// change.
@MainActor
final class RecordingHost: Host {
  private final class Element {
    let kind: ElementKind
    var properties: [Property]
    var children: [ElementID] = []

    init(_ kind: ElementKind, _ properties: [Property]) {
      self.kind = kind
      self.properties = properties
    }
  }

  private let host: any Host
  private var elements: [ElementID: Element] = [.window: Element(.verticalStack, [])]
  private var parents: [ElementID: ElementID] = [:]
  private var focused: ElementID?

  init(_ host: any Host) { self.host = host }

  var showsMotion: Bool { host.showsMotion }

  func apply(_ batch: [Mutation]) {
    record(batch)
    host.apply(batch)
  }

  /// Records where the person has moved the focus.
  func note(_ event: Event) {
    switch event.payload {
    case .focus: focused = event.target
    case .blur: focused = nil
    default: break
    }
  }

  var snapshot: [Mutation] {
    children(of: .window) + (focused.map { [.focus($0)] } ?? [])
  }

  private func children(of parent: ElementID) -> [Mutation] {
    (elements[parent]?.children ?? []).flatMap { id -> [Mutation] in
      guard let element = elements[id] else { return [] }
      return [
        .create(id, element.kind, element.properties), .insert(id, into: parent, before: nil),
      ]
        + children(of: id)
    }
  }

  private func record(_ batch: [Mutation]) {
    for mutation in batch {
      switch mutation {
      case .create(let id, let kind, let properties): elements[id] = Element(kind, properties)
      case .set(let id, let property):
        elements[id]?.properties.removeAll { $0.key == property.key }
        elements[id]?.properties.append(property)
      case .reset(let id, let key): elements[id]?.properties.removeAll { $0.key == key }
      case .insert(let id, let parent, let sibling):
        takeOut(id)
        parents[id] = parent
        let children = elements[parent]?.children ?? []
        let place = sibling.flatMap { children.firstIndex(of: $0) } ?? children.endIndex
        elements[parent]?.children.insert(id, at: place)
      case .remove(let id):
        takeOut(id)
        forget(id)
      case .animated(_, let mutations): record(mutations)
      case .focus(let id): focused = id
      case .scroll, .open, .openWindow, .showWindow, .closeWindow, .copy, .offer,
        .ignored, .pass:
        break
      }
    }
  }

  private func takeOut(_ id: ElementID) {
    guard let parent = parents.removeValue(forKey: id) else { return }
    elements[parent]?.children.removeAll { $0 == id }
  }

  private func forget(_ id: ElementID) {
    for child in elements.removeValue(forKey: id)?.children ?? [] { forget(child) }
    if focused == id { focused = nil }
  }
}
