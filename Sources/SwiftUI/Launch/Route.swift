import BanyanBrowser
import SwiftUICore

extension BrowserRoute {
  /// Makes a route that shows the root view of a hosting controller (S18).
  ///
  /// ```swift
  /// let cart = UIHostingController(rootView: CartView(cart: cart))
  /// let route = try BrowserRoute("/tools/cart", hosting: cart)
  /// ```
  ///
  /// Timers of Foundation and of Combine stand on the main run loop, so they are heard only in a
  /// program that runs `RunLoop.main`; tasks do not need it.
  ///
  /// - Parameters:
  ///   - path: Where the page is. See ``BrowserRoute``'s other initializer for what it may be.
  ///   - configuration: Its `host` is what the server around listens on.
  ///   - controller: Has the root view, which is shared by all visitors. Each window has state of
  ///     its own.
  /// - Throws: If the module's resources are missing.
  public convenience init<Content: View>(
    _ path: String, configuration: BrowserServer.Configuration = .init(),
    hosting controller: HostingController<Content>
  ) throws {
    try self.init(path, configuration: configuration) {
      RunningApp(hosting: controller, prepare: UpdateMeter.follow, hasOwnStorage: true)
    }
  }
}
