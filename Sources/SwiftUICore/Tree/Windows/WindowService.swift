import BanyanHost

/// An object of code above the tree that belongs to a window, such as the window's files or its place in its pages.
///
/// A window knows none of its services by name. It makes one when somebody first asks for it:
///
/// ```swift
/// final class WindowFiles: WindowService { ... }
///
/// extension WindowNode {
///   var files: WindowFiles { service(WindowFiles.self) }
/// }
/// ```
///
/// Asking searches a short list. What elements ask with each change has a property of the window instead, whose type is a
/// protocol of the tree's: see ``FocusKeeper`` and ``WindowArranger``.
@MainActor
package protocol WindowService: AnyObject {
  init(of window: WindowNode)

  /// Provides values to the window's content, before that is made.
  func prepare(_ context: _Context)

  /// The properties of the window's own element that come from here.
  var properties: [Property] { get }

  /// Takes an event that is for the whole window: an address, a place, a location.
  /// - Returns: whether it had an effect; nil if it is for another service.
  func receive(_ payload: Event.Payload) -> Bool?

  /// Called when the window has been closed.
  func windowDidClose()
}

extension WindowService {
  package func prepare(_ context: _Context) {}
  package var properties: [Property] { [] }
  package func receive(_ payload: Event.Payload) -> Bool? { nil }
  package func windowDidClose() {}
}

/// The services of a window that somebody has asked for.
@MainActor
struct WindowServices {
  private var services: [any WindowService] = []

  /// Returns the service of a type, if somebody has asked for it.
  func existing<Service: WindowService>(_ type: Service.Type) -> Service? {
    for service in services where Swift.type(of: service) == type {
      return unsafeDowncast(service, to: type)
    }
    return nil
  }

  mutating func add(_ service: any WindowService) { services.append(service) }

  func prepare(_ context: _Context) {
    for service in services { service.prepare(context) }
  }

  var properties: [Property] { services.flatMap(\.properties) }

  /// Gives an event to the first service that it is for.
  /// - Returns: whether it had an effect; nil if it is for none.
  func receive(_ payload: Event.Payload) -> Bool? {
    for service in services {
      if let isHandled = service.receive(payload) { return isHandled }
    }
    return nil
  }

  func windowDidClose() {
    for service in services { service.windowDidClose() }
  }
}
