import BanyanHost
import Foundation
import FoundationComplement
import UniformTypeIdentifiers

/// The drag in a window: one at a time, on the server.
///
/// A page reports which element is dragged, over which it is, and that it was dropped. What that means is decided here, and nothing that a
/// page reports is trusted: an element that cannot be dragged or takes nothing is passed over.
@MainActor
final class WindowDrags: WindowService {
  private unowned(unsafe) let window: WindowNode
  /// The dragged items; nil if there is no drag.
  private var items: [NSItemProvider]?
  /// The element that receives a drop.
  private var target: DropElementNode?
  /// The position in the target.
  private var location = CGPoint.zero
  /// The effect that a drop would have.
  private var proposal: DropProposal?
  /// Which of the elements below the pointer allow a drop. Their delegates are asked once.
  private var verdicts: [ElementID: Bool] = [:]
  /// The files of the last drop from outside, until all are there.
  private var arriving: DroppedFiles?

  init(of window: WindowNode) { self.window = window }

  var properties: [Property] { arriving.map { [.awaitedDrop($0.number)] } ?? [] }

  func receive(_ payload: Event.Payload) -> Bool? {
    guard case .drag(let fact) = payload else { return nil }
    var isTaken = false
    window.runtime.perform { isTaken = handle(fact) }
    return isTaken
  }

  private func handle(_ fact: DragFact) -> Bool {
    switch fact {
    case .began(let id): return begin(id)
    case .came(let types):
      begin(with: types.map(ComingItem.provider))
      return true
    case .moved(let place):
      if items == nil { return false }
      follow(place)
      return true
    case .dropped(let place, let outside):
      guard let outside else { return drop(at: place) }
      return drop(outside, at: place)
    case .ended:
      let isDragged = items != nil
      end()
      return isDragged
    case .bytes(let number, let bytes):
      goOn(with: number) { $0.take(bytes) }
      return true
    case .unreadable(let number):
      goOn(with: number) { $0.fail("The file could not be read.") }
      return true
    }
  }

  private func begin(_ id: ElementID) -> Bool {
    end()
    guard let element = window.responder(id) as? DragElementNode,
      element.isWithinReach(of: .drag(.began(id))), let item = element.makeItem()
    else { return false }
    items = [item]
    return true
  }

  private func begin(with newItems: [NSItemProvider]) {
    end()
    items = newItems
  }

  /// Finds out which element would receive a drop, and notifies the elements concerned.
  private func follow(_ place: DragPlace) {
    guard let items else { return }
    let present = Set(place.targets.map(\.element))
    verdicts = verdicts.filter { present.contains($0.key) }
    for each in place.targets {
      guard let element = window.responder(each.element) as? DropElementNode,
        element.isWithinReach(of: .drag(.moved(place)))
      else { continue }
      let location = CGPoint(
        x: place.location.x - each.origin.x, y: place.location.y - each.origin.y)
      let info = DropInfo(location: location, providers: items)
      // An item from outside may have another type than its MIME type suggests, which is known once it is dropped.
      guard element.takes(info) else { continue }
      let isAllowed = verdicts[element.id] ?? element.allows(info)
      verdicts[element.id] = isAllowed
      if isAllowed { return aim(at: element, info) }
    }
    leave()
  }

  private func aim(at element: DropElementNode, _ info: DropInfo) {
    if element !== target {
      leave()
      target = element
      element.enter(info)
    }
    location = info.location
    if let new = element.propose(info) { proposal = new }
  }

  /// Tells the element that would have received a drop that it will not.
  private func leave() {
    guard let left = target else { return }
    target = nil
    proposal = nil
    left.exit(DropInfo(location: location, providers: items ?? []))
  }

  private func drop(at place: DragPlace) -> Bool {
    follow(place)
    guard let items, let target, proposal?.operation.drops != false else {
      end()
      return false
    }
    let info = DropInfo(location: location, providers: items)
    forget()
    target.perform(info)
    return true
  }

  private func drop(_ outside: DroppedItems, at place: DragPlace) -> Bool {
    let files = outside.files.isEmpty ? nil : DroppedFiles(outside, into: window.files)
    items = files?.providers ?? ComingItem.providers(of: outside)
    guard drop(at: place) else {
      files?.fail("Nobody has taken the file.")
      return false
    }
    guard let files else { return true }
    goOn { $0.fail("Other files were dropped before this one had arrived.") }
    if files.isAwaited {
      arriving = files
      window.emit(.set(window.id, .awaitedDrop(files.number)))
    }
    return true
  }

  /// Ends the drag without a drop.
  private func end() {
    leave()
    forget()
  }

  private func forget() {
    items = nil
    target = nil
    proposal = nil
    verdicts = [:]
  }

  /// Does something with the files that are on their way, if they are those of a drop; nil for any.
  private func goOn(with number: UInt32? = nil, _ action: (DroppedFiles) -> Void) {
    guard let files = arriving, number == nil || files.number == number else { return }
    action(files)
    if files.isAwaited { return }
    arriving = nil
    if !window.isDetached { window.emit(.reset(window.id, .awaitedDrop)) }
  }

  /// Forgets an element that has left the tree. Its notifications are withdrawn.
  func remove(_ element: DropElementNode) {
    guard element === target else { return }
    let exiting = element.exiting(DropInfo(location: location, providers: items ?? []))
    target = nil
    proposal = nil
    window.runtime.enqueueAction(exiting)
  }

  func windowDidClose() {
    forget()
    goOn { $0.fail("The window was closed.") }
  }
}

extension WindowNode {
  /// The drag in the window.
  var drags: WindowDrags { service(WindowDrags.self) }

  /// Makes sure that the window knows what to do with a drag: it asks only the services that it has.
  func wantDrags() { _ = drags }
}
