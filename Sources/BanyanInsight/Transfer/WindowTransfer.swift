import BanyanGraph
import BanyanHost
import SwiftUICore

/// One window that continues from another process.
@MainActor
final class RestoredWindow: WindowRestoration {
  private let record: ScopeRecord
  private let scope: RestoredScope
  private unowned let restoration: StateRestoration

  init(_ record: ScopeRecord, in restoration: StateRestoration) {
    self.record = record
    scope = RestoredScope(record)
    self.restoration = restoration
  }

  var storage: [String: StoredValue] { record.storage }

  func begin(_ window: WindowNode) { restoration.begin(window, scope) }

  func goOn(in window: RunningWindow) -> Bool {
    window.node.service(RestoredElements.self).records = record.elements
    window.goOn(from: record)
    return scope.isSound(below: window.node)
  }

  func forget(_ window: WindowNode) { restoration.forget(window) }
}

/// The elements that a window had in another process, if it continues from one.
private final class RestoredElements: WindowService {
  var records: [ElementRecord] = []

  init(of window: WindowNode) {}
}

extension RunningWindow {
  /// Restores the place and the focus of a window that has just been made.
  fileprivate func goOn(from record: ScopeRecord) {
    let steps = record.steps.map { WindowPlace.Step(title: $0.title, key: $0.key) }
    let isThere =
      steps.count == place.steps.count && zip(steps, place.steps).allSatisfy { $0.matches($1) }
    if !isThere { send(Event(target: .window, payload: .place(WindowPlace(steps: steps)))) }
    guard let focus = record.focus,
      let element = matches(with: record.elements).first(where: { $0.old == focus })?.new
    else { return }
    send(Event(target: ElementID(rawValue: element), payload: .focus))
  }

  /// Returns the elements that are where one of their kind stood before, with the numbers of both.
  /// Elements cannot be distinguished if the number of a kind in a place differs.
  private func matches(with elements: [ElementRecord]) -> [ElementMatch] {
    struct Key: Hashable {
      let place: String
      let kind: UInt8
    }
    let old = Dictionary(grouping: elements) { Key(place: $0.place, kind: $0.kind) }
    var new: [Key: [UInt32]] = [:]
    for placed in node.placedNodes {
      guard let element = placed.node as? ElementNode else { continue }
      let key = Key(place: placed.place, kind: element.kind.rawValue)
      if old[key] != nil, element.isMatchedByPages {
        new[key, default: []].append(element.id.rawValue)
      }
    }
    return old.flatMap { key, elements in
      guard let ids = new[key], ids.count == elements.count else { return [ElementMatch]() }
      return zip(elements, ids).map { ElementMatch(old: $0.id, new: $1) }
    }.sorted { $0.old < $1.old }
  }
}

extension RunningWindow: TransferringWindow {
  package var elementMatches: [ElementMatch] {
    let records = node.service(RestoredElements.self).records
    return records.isEmpty ? [] : matches(with: records)
  }
}

extension RunningApp {
  package func didTakeUpState() -> TransferReport {
    restoration?.finish(self) ?? TransferReport()
  }
}
