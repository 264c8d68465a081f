import BanyanGraph
import BanyanHost
import Foundation

// The events of a window: for itself, for its services, or for one of its elements.

extension WindowNode {
  func send(_ event: Event) -> Bool {
    if runtime.isTracing, let trace = runtime.trace { return performRecorded(event, trace) }
    return receive(event)
  }

  func receive(_ event: Event) -> Bool {
    switch event.payload.withPossibleSizes {
    case .url, .place, .location, .drag: return receiveByService(event.payload)
    case .playback where event.target == .window: return receiveByService(event.payload)
    case .phase(let phase):
      context.runtime.perform {
        inner?.provide(ScenePhase(phase), for: ScenePhaseKey.self)
        phaseDidChange?(ScenePhase(phase))
      }
      shownTime?.timetable.goOn()
    case .appearance(let appearance):
      context.runtime.perform { setAppearance(appearance) }
    case .preference(let preference):
      context.runtime.perform {
        if let inner { provide(preference, in: inner) }
      }
    case .windowSize(let width, let height):
      context.runtime.perform { setSize(CGSize(width: width, height: height)) }
    case .measured(let rect) where arranger?.isSized(event.target) == true:
      context.runtime.perform { arranger?.takeSize(of: event.target, rect) }
    case .measured(let rect) where arranger?.hasFollower(event.target) == true:
      return send(.measured(arranger?.measured(rect, of: event.target) ?? rect), to: event.target)
    case .viewed:
      let tasks = heldTasks.takeAll()
      context.runtime.perform { for start in tasks { start() } }
      shownTime?.timetable.goOn()
    case .pointer(let fact):
      var isHandled = false
      context.runtime.perform { isHandled = gestures.handle(fact) }
      return isHandled
    case let payload: return send(payload, to: event.target)
    }
    return true
  }

  private func receiveByService(_ payload: Event.Payload) -> Bool {
    if let isHandled = services.receive(payload) { return isHandled }
    // A window without pages has only its first place.
    if case .place(let place) = payload { return place.steps.isEmpty }
    return false
  }

  /// Delivers an event to an element.
  private func send(_ payload: Event.Payload, to target: ElementID) -> Bool {
    guard let element = responder(target) else {
      if payload == .focus { focusKeeper?.hostLostFocus() }
      return false
    }
    guard element.isWithinReach(of: payload) else {
      context.runtime.perform { element.refuse(payload) }
      return false
    }
    if payload.isPress {
      if let arena, !arena.leaves(element) { return false }
    } else {
      arena?.pressDidNotCome()
    }
    var isHandled = false
    context.runtime.perform {
      isHandled = focusKeeper?.handle(payload, at: element) == true || deliver(payload, to: element)
    }
    return isHandled
  }
}

/// The tasks that start when a window is first seen.
struct HeldTasks {
  /// nil from then on.
  private var tasks: [() -> Void]?

  init(isViewed: Bool) { tasks = isViewed ? nil : [] }

  /// True if the window has been seen.
  var isViewed: Bool { tasks == nil }

  mutating func add(_ start: @escaping () -> Void) { tasks?.append(start) }

  /// Removes the tasks, which start now.
  mutating func takeAll() -> [() -> Void] {
    defer { tasks = nil }
    return tasks ?? []
  }
}
