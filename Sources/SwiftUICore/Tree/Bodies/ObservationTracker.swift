import BanyanGraph
@_spi(SwiftUI) import Observation
import Synchronization

/// Tracks which properties of observable objects one vertex reads.
///
/// A registration lasts until one of its properties changes; there is no public way to cancel it, and
/// one that is left behind costs memory and slows the next write. So a body that observes also reads a
/// canary of its own, and cancelling means changing the canary. Most bodies observe nothing: until a
/// body of a type has been seen to, it is tracked without a canary, which costs a quarter.
///
/// The tracker reacts after a property has changed, not before: a body that runs on the main thread
/// while another thread is between the two would see the old value last.
@MainActor
struct ObservationTracker {
  private var registration: Registration?

  /// A registration that is not in use.
  @exclusivity(unchecked) private static var spare: Registration?

  /// Runs a function and invalidates the vertex when an observable property that it read changes.
  /// - Parameters:
  ///   - cause: the cause that the vertex receives for a change.
  ///   - observes: true if code like this is known to read observable objects.
  ///   - isPlain: true if the code reaches no object, other than global ones.
  mutating func track<Result>(
    for vertex: _Node, cause: Cause = .dependency, observes: inout Bool, isPlain: Bool = false,
    _ body: () -> Result
  ) -> Result {
    let earlier = registration
    // A change made by another thread may still be in progress: until the body is tracked anew, the
    // registration that reported it stays, or a change in between would be missed.
    let isContested = earlier?.isContested == true
    if !isContested { cancel() }
    defer { if isContested, let registration { earlier?.end(replacedBy: registration) } }
    if observes {
      let canary = (isContested ? nil : earlier?.canary) ?? Canary()
      let registration = Registration()
      registration.begin(for: vertex, cause: cause, canary: canary)
      registration.isContested = isContested
      self.registration = registration
      return Self.run(registration) {
        canary.read()
        return body()
      }
    }
    if isPlain {
      var found: Registration?
      let result = Self.run(body) {
        let registration = Registration(notifiesEarly: true)
        registration.begin(for: vertex, cause: cause, canary: nil)
        found = registration
        return registration
      }
      if let found {
        observes = true
        registration = found
      }
      return result
    }
    var registration = Self.spare ?? Registration()
    Self.spare = nil
    registration.begin(for: vertex, cause: cause, canary: nil)
    let result = Self.run(registration, body)
    // Observation retains the registration only if a property was read.
    if isKnownUniquelyReferenced(&registration) {
      Self.spare = registration
    } else {
      observes = true
      self.registration = registration
    }
    return result
  }

  /// Forgets the properties that were read.
  mutating func cancel() {
    guard let registration else { return }
    self.registration = nil
    registration.cancel()
  }

  @inline(never)
  private static func run<Result>(_ registration: Registration, _ body: () -> Result) -> Result {
    withObservationTracking(
      body,
      didSet: { tracking in
        if registration.fire(tracking.changed) { tracking.cancel() }
      })
  }

  /// Runs a body that most likely observes nothing: this form of the system's function takes 510
  /// instructions instead of 1,400.
  /// - Parameter register: makes the registration that is notified of a change before it is made. It is
  ///   called if a property was read.
  @inline(never)
  private static func run<Result>(
    _ body: () -> Result, register: @MainActor () -> Registration
  ) -> Result {
    func onChange() -> @Sendable () -> Void {
      let registration = assumingMainActor { register() }
      return { _ = registration.fire() }
    }
    return withObservationTracking(body, onChange: onChange())
  }
}

/// The object that Observation notifies of changes.
private final class Registration: @unchecked Sendable {
  /// The vertex to invalidate. It is alive as long as it is set.
  @exclusivity(unchecked) @MainActor private unowned(unsafe) var vertex: _Node?
  @exclusivity(unchecked) @MainActor private var cause = Cause.dependency
  @MainActor private(set) var canary: Canary?
  /// True if another thread has ever changed a property that the vertex reads; then the registration
  /// stays until the next one is armed.
  @exclusivity(unchecked) @MainActor var isContested = false
  /// True while the report of a change on another thread is on its way.
  private let isOnItsWay = Atomic(false)
  private let hasEnded = Atomic(false)
  /// The registration armed in place of this one while changes might still be on their way to it.
  @MainActor private weak var successor: Registration?
  /// True if changes are reported before they are made.
  private let notifiesEarly: Bool

  @MainActor init(notifiesEarly: Bool = false) {
    self.notifiesEarly = notifiesEarly
  }

  @MainActor
  func begin(for vertex: _Node, cause: Cause, canary: Canary?) {
    self.vertex = vertex
    self.cause = cause
    self.canary = canary
  }

  @MainActor
  func cancel() {
    vertex = nil
    hasEnded.store(true, ordering: .releasing)
    canary?.sing()
  }

  /// Cancels a registration that stayed while the vertex was evaluated again, and reports changes made
  /// meanwhile to the vertex.
  @MainActor
  func end(replacedBy successor: Registration) {
    self.successor = successor
    // A change that has only been announced may or may not have been made when the vertex looked: the
    // vertex looks once more, now that its successor receives further changes.
    if notifiesEarly || isOnItsWay.load(ordering: .acquiring) { invalidate() }
    cancel()
  }

  /// Reports a change to the vertex.
  /// - Returns: true if the registration is to end.
  /// - Parameter property: the property that has changed, if known.
  func fire(_ property: AnyKeyPath? = nil) -> Bool {
    if MainThread.isCurrent {
      let property = Carried(property)
      return assumingMainActor {
        if Tracking.isActive, !admitsChangeInBody(of: property.value) { return false }
        invalidate(property.value)
        if isContested { return hasEnded.load(ordering: .relaxed) }
        vertex = nil
        return true
      }
    }
    if !isOnItsWay.exchange(true, ordering: .acquiringAndReleasing) {
      Task { @MainActor in
        isOnItsWay.store(false, ordering: .releasing)
        isContested = true
        // A thread that was about to notify this registration may not have known of its successor yet.
        (successor ?? self).invalidate()
      }
    }
    return hasEnded.load(ordering: .acquiring)
  }

  /// A registration that was notified of a change before it was made is not notified again.
  @MainActor
  private func admitsChangeInBody(of property: AnyKeyPath?) -> Bool {
    guard !notifiesEarly, let vertex else { return true }
    return vertex.runtime.admitsChangeInBody {
      TraceTerms.text(ObservedProperty.term(of: property))
    }
  }

  @MainActor
  private func invalidate(_ property: AnyKeyPath? = nil) {
    guard let vertex else { return }
    guard vertex.runtime.isTracing, let trace = vertex.runtime.trace else {
      return vertex.runtime.invalidateLater(vertex, cause: cause)
    }
    trace.during(trace.announce(ObservedProperty.term(of: property))) {
      vertex.runtime.invalidateLater(vertex, cause: cause)
    }
  }
}

/// An observable owned by a reader, which changes when the reader wants to forget.
private final class Canary: Observable {
  private let registrar = ObservationRegistrar()

  // The empty key path: Observation hashes it several times, and goes through all its parts.
  func read() {
    registrar.access(self, keyPath: \.self)
  }

  func sing() {
    registrar.willSet(self, keyPath: \.self)
    registrar.didSet(self, keyPath: \.self)
  }
}
