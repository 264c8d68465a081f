import Glibc
import BanyanBrowser
import BanyanHost

/// Serves one of the screens below, without the core: for tests of the browser host alone, and for
/// trying it out.
///
///     BrowserDemo [screen] [port] [path] [limit=value]...
///
/// With a path, the screen is a route of another server. Arguments with an equals sign change a limit.
@main
struct Demo {
  @MainActor
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst().filter { !$0.contains("=") }
    let screen = Screen(rawValue: arguments.first ?? "counter") ?? .counter
    var configuration = BrowserServer.Configuration(
      port: arguments.dropFirst().first.flatMap(Int.init) ?? 0, title: "Demo")
    configuration.logger.logLevel = .debug
    for limit in CommandLine.arguments where limit.contains("=") {
      try configuration.limits.set(limit)
    }
    if let path = arguments.dropFirst(2).first {
      let route = try BrowserRoute(path, configuration: configuration) {
        DemoApplication(screen: screen)
      }
      return try await OtherServer(route: route).run(port: configuration.port)
    }
    let server = BrowserServer(configuration: configuration) { DemoApplication(screen: screen) }
    do {
      let port = try await server.start()
      print("Listening on http://127.0.0.1:\(port)")
      fflush(nil)
      try await server.run()
    } catch let error as BrowserServerError {
      print("error: \(error)")
    }
  }
}

/// One visitor's app: a count that all their windows share.
@MainActor
final class DemoApplication: Application {
  let screen: Screen
  var sharedCount = 0
  var windows: [DemoWindow] = []

  init(screen: Screen) { self.screen = screen }

  func openWindow(
    on host: any Host, name: String, address: WindowAddress?
  ) -> any BanyanHost.Window {
    let window = DemoWindow(application: self, host: host)
    windows.append(window)
    return window
  }

  func terminate() {}
}
