import BanyanBrowser
import BanyanKits
import SwiftUICore

extension BrowserRoute {
  /// Creates a route that shows the root view of a hosting controller (S18).
  ///
  /// ```swift
  /// let cart = UIHostingController(rootView: CartView(cart: cart))
  /// let route = try BrowserRoute("/tools/cart", hosting: cart)
  /// ```
  ///
  /// Timers of Foundation and of Combine are scheduled on the main run loop, so they fire only in a
  /// program that runs `RunLoop.main`; tasks do not need it.
  ///
  /// - Parameters:
  ///   - path: The path of the page. See ``BrowserRoute``'s other initializer for the valid paths.
  ///   - configuration: Its `host` is the address that the surrounding server listens on.
  ///   - controller: Provides the root view, which is shared by all visitors. Each window has state
  ///     of its own.
  /// - Throws: An error if the module's resources are missing.
  public convenience init<Content: View>(
    _ path: String, configuration: BrowserServer.Configuration = .init(),
    hosting controller: HostingController<Content>
  ) throws {
    try self.init(path, configuration: configuration) {
      RunningApp(hosting: controller, prepare: UpdateMeter.follow, hasOwnStorage: true)
    }
  }
}
