import BanyanBrowser
import Hummingbird
import SwiftUI

/// An API server with a tool that has a user interface at `/tools/cart`.
///
///     swift run ToolServer [port]
@main
enum ToolServer {
  @MainActor
  static func main() async throws {
    let port = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 8080
    let cart = Cart()
    let controller = UIHostingController(rootView: CartView(cart: cart))
    let route = try BrowserRoute("/tools/cart", hosting: controller)

    // This server speaks no TLS. A server with TLS passes `true`.
    let isSecure = false
    let router = Router(context: ToolContext.self)
    router.add(middleware: ToolMiddleware(route: route, isSecure: isSecure))
    router.get("/") { _, _ in "The tool is at /tools/cart.\n" }
    router.get("/count") { _, _ in "\(await cart.count)\n" }
    router.post("/close") { _, _ in
      await MainActor.run { controller.rootView.isOpen = false }
      return "closed\n"
    }
    let application = Application(
      router: router, server: .http1(with: route, isSecure: isSecure),
      configuration: .init(address: .hostname("127.0.0.1", port: port)))
    try await application.runService()
    route.stop()
  }
}
