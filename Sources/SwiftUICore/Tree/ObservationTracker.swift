import BanyanGraph
@_spi(SwiftUI) import Observation

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
  private var canary: Canary?

  /// Runs a piece of code and invalidates the vertex when something observable that it read
  /// changes.
  /// - Parameters:
  ///   - cause: what to tell the vertex of the change.
  ///   - observes: whether code like this is known to read observable objects.
  mutating func track<Result>(
    for vertex: _Node, cause: Cause = .dependency, observes: inout Bool, _ body: () -> Result
  ) -> Result {
    cancel()
    var registration = Registration(vertex, cause: cause)
    if observes {
      let canary = self.canary ?? Canary()
      self.canary = canary
      self.registration = registration
      return Self.run(registration) {
        canary.read()
        return body()
      }
    }
    let result = Self.run(registration, body)
    // Observation holds on to the registration only if something was read.
    if !isKnownUniquelyReferenced(&registration) {
      observes = true
      self.registration = registration
    }
    return result
  }

  /// Forgets what was read.
  mutating func cancel() {
    guard let registration else { return }
    registration.isActive = false
    self.registration = nil
    canary?.sing()
  }

  @inline(never)
  private static func run<Result>(_ registration: Registration, _ body: () -> Result) -> Result {
    withObservationTracking(
      body,
      didSet: { tracking in
        tracking.cancel()
        registration.fire()
      })
  }
}

/// What Observation tells that something has changed.
private final class Registration: @unchecked Sendable {
  private unowned(unsafe) let vertex: _Node
  private let cause: Cause
  /// Read and written on the main actor. While it is true the vertex is alive.
  @MainActor var isActive = true

  @MainActor
  init(_ vertex: _Node, cause: Cause) {
    self.vertex = vertex
    self.cause = cause
  }

  func fire() {
    if MainThread.isCurrent {
      assumingMainActor { invalidate() }
    } else {
      Task { @MainActor in invalidate() }
    }
  }

  @MainActor
  private func invalidate() {
    guard isActive else { return }
    isActive = false
    vertex.runtime.invalidateLater(vertex, cause: cause)
  }
}

/// An observable of a reader's own, which changes when the reader wants to forget.
private final class Canary: Observable {
  private let registrar = ObservationRegistrar()
  private var song: Void { () }

  func read() {
    registrar.access(self, keyPath: \.song)
  }

  func sing() {
    registrar.willSet(self, keyPath: \.song)
    registrar.didSet(self, keyPath: \.song)
  }
}
