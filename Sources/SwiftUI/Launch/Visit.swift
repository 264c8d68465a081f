import BanyanHost
import Foundation
import SwiftUICore

/// Goes through an app as a person who tries everything would: each link, tab, and switch, each button
/// three times, each field.
///
/// Destructive actions are left alone.
@MainActor
struct Visit {
  /// The number of presses of a button at one place: a useless action is reported the third time.
  private static let pressLimit = 3
  /// The maximum number of actions at one place, where actions may create ever more to do, and in all.
  private static let placeLimit = 60
  private static let limit = 600

  private let app: RunningApp
  private let host = VisitHost()
  private let window: any BanyanHost.Window
  /// The number of actions, by the first keys of their elements.
  private var counts: [String: Int] = [:]
  private var placeCounts: [String: Int] = [:]
  /// The keys that elements had first: a button whose name changes with each press is the same button.
  private var firstKeys: [ElementID: String] = [:]
  private var actCount = 0
  private(set) var record = VisitRecord()

  init(of app: RunningApp) {
    self.app = app
    window = app.openWindow(on: host, name: "window", address: nil)
  }

  // MARK: Performing steps

  /// An action of a person, written as a line: `tap Add`, `switch Sound`, `type Name = Ada`, `back`.
  struct Step {
    enum Act: String { case tap, `switch`, type, back, dismiss }

    let act: Act
    let name: String
    let text: String

    /// Reads a line.
    /// - Returns: nil if the line is not an action.
    init?(_ line: Substring) {
      let words = line.split(separator: " ", maxSplits: 1)
      guard let first = words.first, let act = Act(rawValue: String(first)) else { return nil }
      self.act = act
      let rest = words.count > 1 ? String(words[1]) : ""
      let parts = act == .type ? rest.components(separatedBy: " = ") : [rest]
      name = parts[0]
      text = parts.dropFirst().joined(separator: " = ")
      if name.isEmpty, act != .back, act != .dismiss { return nil }
    }
  }

  /// Takes one step.
  /// - Returns: false if its element does not exist.
  mutating func perform(_ step: Step) async -> Bool {
    switch step.act {
    case .tap:
      return await press { $0.kind == .button && $0.name == step.name }
    case .switch: return await press { $0.kind == .toggle && $0.name == step.name }
    case .back: return await press { $0.role == .back }
    case .dismiss:
      guard let presentation = host.presentation else { return false }
      return await send(.dismiss, to: presentation)
    case .type:
      guard let field = host.shown.first(where: { $0.isField && $0.name == step.name }) else {
        return false
      }
      return await type(step.text, into: field)
    }
  }

  private mutating func press(_ isMeant: (VisitHost.Element) -> Bool) async -> Bool {
    guard let element = host.shown.first(where: { isMeant($0) && $0.isEnabled }),
      let payload = element.press
    else { return false }
    return await send(payload, to: element)
  }

  // MARK: Trying every control

  /// Tries all actions.
  mutating func tryEverything() async {
    await settle()
    while actCount < Self.limit {
      if await tryNext() { continue }
      guard await leave() else { return }
    }
    record.interruption = "Stopped after \(Self.limit) actions, where there was more to do."
  }

  /// Takes the first action that has not been tried often enough.
  private mutating func tryNext() async -> Bool {
    let place = place
    record.didReach("\(place) \(window.title) \(host.depth)", isSheet: host.presentation != nil)
    guard placeCounts[place, default: 0] < Self.placeLimit else {
      record.interruption =
        "Left a screen after \(Self.placeLimit) actions, where there may be more to do."
      return false
    }
    var ordinals: [String: Int] = [:]
    for element in host.shown where !element.leadsBack {
      let isField = element.isField
      guard isField || element.press != nil || element.isUnknownControl else { continue }
      let what = "\(element.kind) \(isField ? "" : element.name)"
      ordinals[what, default: 0] += 1
      let key = "\(place) \(what) \(ordinals[what]!)"
      let firstKey = firstKeys[element.id] ?? key
      firstKeys[element.id] = firstKey
      if let reason = element.reasonToLeave {
        record.didLeave(element, firstKey, because: reason)
        continue
      }
      let limit = element.role == .navigation || isField ? 1 : Self.pressLimit
      guard counts[firstKey, default: 0] < limit else { continue }
      counts[firstKey, default: 0] += 1
      placeCounts[place, default: 0] += 1
      record.didTry(element, firstKey)
      let isDone =
        if isField { await type("\(element.value)a", into: element) } else {
          await send(element.press!, to: element)
        }
      if isDone { return true }
    }
    return false
  }

  /// Goes back to the previous place.
  /// - Returns: false if there is no way back.
  private mutating func leave() async -> Bool {
    if let presentation = host.presentation {
      let count = actCount
      _ = await send(.dismiss, to: presentation)
      return host.presentation !== presentation && actCount > count
    }
    guard let back = host.shown.last(where: { $0.role == .back && $0.isEnabled }) else {
      return false
    }
    return await send(.activate, to: back)
  }

  /// A description of the current place.
  private var place: String {
    window.place.steps.map(\.description).joined(separator: " > ") + " | "
      + (host.presentation?.name ?? "")
  }

  // MARK: Events

  private mutating func type(_ text: String, into field: VisitHost.Element) async -> Bool {
    guard await send(.focus, to: field) else { return false }
    field.properties[.value] = .value(text)
    return await send(.input(text), to: field)
  }

  private mutating func send(_ payload: Event.Payload, to element: VisitHost.Element) async -> Bool
  {
    actCount += 1
    guard window.send(Event(target: element.id, payload: payload)) else { return false }
    await settle()
    return true
  }

  /// Waits until no task is running, or for a fifth of a second.
  private func settle() async {
    for _ in 0..<10 {
      await Task.yield()
      app.runtime.flush()
    }
    var rounds = 0
    while app.runtime.runningTasks > 0, rounds < 20 {
      try? await Task.sleep(for: .milliseconds(10))
      app.runtime.flush()
      rounds += 1
    }
  }
}

extension VisitHost.Element {
  fileprivate var leadsBack: Bool { role == .back || role == .backToColumn }

  /// Why the element is left alone; nil if it is tried.
  fileprivate var reasonToLeave: VisitRecord.Reason? {
    if isUnknownControl { return .isUnknown }
    if !isEnabled { return .isDisabled }
    return role == .destructive ? .isDestructive : nil
  }

  fileprivate var value: String {
    if case .value(let value) = properties[.value] { value } else { "" }
  }
}
