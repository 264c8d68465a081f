import BanyanGraph
import BanyanInsight
import Foundation
@_exported import BanyanHost
@_exported import Combine
@_exported import SwiftUICore

/// An app that runs with one window on a host that shows nothing: for measuring the engine alone.
///
/// ```swift
/// let app = NullApp(CounterView())
/// app.press(app.buttons[0])
/// print(app.batches, app.mutations)
/// ```
///
/// The host counts what it receives and drops it, except for the identities of buttons, so that
/// they can be pressed. Everything runs on the main actor and at once.
@MainActor
public final class NullApp {
  private let app: RunningApp
  private let host: NullHost
  private var window: (any BanyanHost.Window)?

  /// The amount of detail that is recorded about an app.
  public enum Tracing: String {
    /// Nothing.
    case off
    /// Causes and effects.
    case causes
    /// The same, with values, and what bodies read.
    case values
  }

  /// The amount of detail that is recorded in apps started from now on.
  public static var tracing = Tracing.off

  /// Starts an app that shows a view in one window.
  /// - Parameter size: of a window that lays out itself, in points, with ten points for each letter; nil for one that
  ///   does not.
  public init<Content: View>(
    _ view: @autoclosure @escaping () -> Content, size: CGSize? = nil
  ) {
    host = size.map { LaidOutNullHost($0) } ?? NullHost()
    app = RunningApp(view: view) { runtime in
      switch Self.tracing {
      case .off: break
      case .causes: runtime.trace = TraceRecorder([.bodies, .causes])
      case .values: runtime.trace = .ofEverything()
      }
    }
    window = app.openWindow(on: host, name: "window", address: nil)
  }

  /// The number of updates that the host has received.
  public var batches: Int { host.batches }
  /// The number of mutations in all updates.
  public var mutations: Int { host.mutations }
  /// Every button that there has been, in the order in which they were made.
  public var buttons: [ElementID] { host.buttons }

  /// Presses a button. When this returns, everything that it caused has been shown.
  public func press(_ button: ElementID) {
    let isHandled = window?.send(Event(target: button, payload: .activate))
    precondition(isHandled == true, "\(button) is not a button that can be pressed")
  }

  /// Gives the window another size.
  public func resize(width: Double, height: Double) {
    _ = window?.send(Event(target: .window, payload: .windowSize(width: width, height: height)))
  }

  /// Runs a piece of code as a host runs an event, and shows everything that it changed.
  public func perform(_ event: () -> Void) {
    app.runtime.perform(event)
  }

  /// Shows everything that has been written so far outside of events.
  public func flush() {
    app.runtime.flush()
  }

  /// Writes down the state that another process would need to continue, as far as it has changed since the last call: what
  /// a server does after each update of an app in a worker.
  /// - Returns: The number of pieces that have changed.
  @discardableResult
  public func keepState() -> Int {
    app.stateChanges(of: window.map { [$0] } ?? [], isWhole: false).pieces.count
  }

  /// Closes the window and ends all state in it.
  public func close() {
    window?.close()
    window = nil
  }
}

/// A host that counts.
private class NullHost: BanyanHost.Host {
  var batches = 0
  var mutations = 0
  var buttons: [ElementID] = []

  func apply(_ batch: [Mutation]) {
    batches += 1
    mutations += batch.count
    for case .create(let id, .button, _) in batch { buttons.append(id) }
  }
}

/// A host that also receives the places of elements.
private final class LaidOutNullHost: NullHost, LaidOutHost {
  let layoutSetup: LayoutSetup

  init(_ size: CGSize) {
    var setup = LayoutSetup(size: size)
    setup.reportsToHost = true
    layoutSetup = setup
  }
}
