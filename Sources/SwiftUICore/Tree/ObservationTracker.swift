import BanyanGraph
@_spi(SwiftUI) import Observation
import Synchronization

/// Tracks which properties of observable objects one vertex reads.
///
/// A registration lasts until one of its properties changes; there is no public way to cancel it,
/// and one that is left behind costs memory and slows the next write. So a body that observes also
/// reads a canary of its own, and cancelling is changing the canary. Most bodies observe nothing:
/// until a body of a type has been seen to, it is tracked without a canary, which costs a quarter.
///
/// What counts is that a property has been changed, not that it is about to be: a body that runs
/// on the main thread while another thread is between the two would see the old value last.
@MainActor
struct ObservationTracker {
  private var registration: Registration?

  /// A registration that nobody has held on to.
  @exclusivity(unchecked) private static var spare: Registration?

  /// Runs a piece of code and invalidates the vertex when something observable that it read
  /// changes.
  /// - Parameters:
  ///   - cause: what to tell the vertex of the change.
  ///   - observes: whether code like this is known to read observable objects.
  ///   - isPlain: whether the code leads to no object, unless to one that is global.
  mutating func track<Result>(
    for vertex: _Node, cause: Cause = .dependency, observes: inout Bool, isPlain: Bool = false,
    _ body: () -> Result
  ) -> Result {
    let earlier = registration
    // What another thread has changed it may be changing still: until the body is tracked anew, the
    // registration that told of it goes on, or a change in between would be missed.
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
        let registration = Registration(tellsEarly: true)
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
    // Observation holds on to the registration only if something was read.
    if isKnownUniquelyReferenced(&registration) {
      Self.spare = registration
    } else {
      observes = true
      self.registration = registration
    }
    return result
  }

  /// Forgets what was read.
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

  /// Runs a body that most likely observes nothing: in this form of the system's, that costs 510
  /// instructions in place of 1,400.
  /// - Parameter register: makes what is told of a change that is about to be made. It is called if
  ///   something was read.
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

/// What Observation tells that something has changed.
private final class Registration: @unchecked Sendable {
  /// The vertex that is to be told. It is alive as long as it is here.
  @exclusivity(unchecked) @MainActor private unowned(unsafe) var vertex: _Node?
  @exclusivity(unchecked) @MainActor private var cause = Cause.dependency
  @MainActor private(set) var canary: Canary?
  /// Whether another thread has ever changed what the vertex reads; then the registration goes on
  /// until the next is armed.
  @exclusivity(unchecked) @MainActor var isContested = false
  /// Whether a change on another thread is still to be told of.
  private let isOnItsWay = Atomic(false)
  private let hasEnded = Atomic(false)
  /// What has been armed in place of this one while changes might still be on their way to it.
  @MainActor private weak var successor: Registration?
  /// Whether a change is told of before it is made.
  private let tellsEarly: Bool

  @MainActor init(tellsEarly: Bool = false) {
    self.tellsEarly = tellsEarly
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

  /// Cancels a registration that went on while the vertex was evaluated again, and tells the vertex
  /// of what changed meanwhile.
  @MainActor
  func end(replacedBy successor: Registration) {
    self.successor = successor
    // A change that has only been announced may have been made since the vertex looked, or not yet: the
    // vertex looks once more, now that its successor hears of what comes.
    if tellsEarly || isOnItsWay.load(ordering: .acquiring) { invalidate() }
    cancel()
  }

  /// Tells the vertex of a change.
  /// - Returns: whether the registration is to end.
  /// - Parameter property: what has changed, if that is known.
  func fire(_ property: AnyKeyPath? = nil) -> Bool {
    if MainThread.isCurrent {
      let property = Carried(property)
      return assumingMainActor {
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
        // Who was about to tell this one may not have known of the other yet.
        (successor ?? self).invalidate()
      }
    }
    return hasEnded.load(ordering: .acquiring)
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

/// An observable of a reader's own, which changes when the reader wants to forget.
private final class Canary: Observable {
  private let registrar = ObservationRegistrar()

  // The path with nothing in it: Observation hashes it several times, and goes through all its parts.
  func read() {
    registrar.access(self, keyPath: \.self)
  }

  func sing() {
    registrar.willSet(self, keyPath: \.self)
    registrar.didSet(self, keyPath: \.self)
  }
}
