import BanyanBrowser
import BanyanDrawing
import BanyanGraph
import BanyanInsight
import BanyanKits
import Foundation
import FoundationComplement
import Metrics
import SwiftUICore

extension App {
  /// Runs the app until the process ends.
  ///
  /// This is what `@main` calls. The command line accepts `--port N` and other options, listed by `--help`.
  public static func main() {
    Launcher.run(title: "\(Self.self)") { prepare in
      RunningApp({ Self() }, prepare: prepare, hasOwnStorage: true)
    }
  }
}

/// Shows the content of a program without an app: for the entry point that `banyan run` generates.
public enum _ProgramLauncher {
  /// Chooses the content, and shows it until the process ends.
  /// - Parameter candidates: The types of the source, in its order.
  @MainActor
  public static func main(_ candidates: [_ViewCandidate]) {
    do {
      let content = try ProgramContent.chosen(from: candidates)
      // The first of the previews, if there are any, is the program's own content.
      let previews = { Array(ProgramContent.previews(order: candidates.map(\.name)).dropFirst()) }
      Launcher.run(title: content.title, previews: previews) { prepare in
        RunningApp(
          view: { AnyView(content.makeView()) }, prepare: prepare, hasOwnStorage: true)
      }
    } catch {
      Launcher.fail("\(error)")
    }
  }
}

/// Connects an app with a host.
@MainActor
enum Launcher {
  /// Shows an app on the host that the command line names until the process ends.
  /// - Parameters:
  ///   - title: the title of windows without one of their own.
  ///   - previews: finds the additional content that the playground shows, each in a tab of its own.
  ///   - makeApp: creates the app of a visitor, and prepares its runtime.
  static func run(
    title: String, previews: () -> [ProgramContent] = { ProgramContent.previews(order: []) },
    _ makeApp: @escaping @MainActor (_ prepare: @escaping (Runtime) -> Void) -> RunningApp
  ) -> Never {
    AppHome.enter()
    let options = LaunchOptions.parseOrExit()
    MissingResources.look(reports: !options.doctor && options.picture == nil) {
      let folders = AppResources.directories.map(\.path)
      return MissingResources.ofApp(fonts: BrowserServer.fontNames(in: folders))
    }
    if options.doctor || !options.isAlone && options.picture == nil { AppLocale.enter() }
    if options.doctor { Examination.run(script: options.doctorScript, makeApp) }
    PictureSource.findOfApp = PictureSource.inResources
    AppTypefaces.find {
      BrowserServer.fontFiles(in: AppResources.directories.map(\.path))
        .map { AppTypefaces.File(path: $0.path, names: $0.names) }
    }
    if let file = options.picture, let surroundings = options.surroundingsOfPicture {
      PictureLaunch.run(surroundings, to: file, makeApp)
    }
    AppHome.share(options.data)
    // A process that was killed could not remove its own.
    ProcessFolder.removeAbandoned()
    if options.host == .desktop { DesktopLaunch.run(options, title: title, makeApp) }
    let seat = WorkerSeat.take()
    AppHome.divide(options, isWorker: seat != nil)
    if seat == nil, let count = options.workers {
      Front.run(options, title: title, workerCount: count)
    }
    let sockets = InheritedSockets.take()
    // Before any counter is made.
    let measured = options.metricsPort.map { _ in startMetrics() }
    // A worker's metrics are served by its front.
    let metricsServer = seat == nil ? makeMetricsServer(options, measured, sockets) : nil
    if let measured { seat?.channel.measurement = { measured.text } }
    var configuration: BrowserServer.Configuration
    do { configuration = try options.configuration(title: title) } catch { fail("\(error)") }
    configuration.listeningSocket = sockets.browsers
    configuration.socketPath = seat?.socketPath
    configuration.worker = seat?.channel
    configuration.pictureDirectories = AppResources.directories.map(\.path)
    let inspector = options.inspect ? Inspection.begin(isAlone: options.isAlone) : nil
    if let inspector {
      configuration.makeInspector = { inspector.makeApplication() }
      configuration.didSend = { inspector.didSend($1, to: $0) }
    }
    let traceFile = options.traceFile.map { TraceLog.open($0) }
    let reporter = options.playedFrom == nil ? nil : PlaygroundReporter()
    let tabs = reporter == nil ? [] : PlaygroundTab.of(previews())
    reporter?.report(tabs, besides: title)
    let makeApplication = { @MainActor (restoration: StateRestoration?) in
      AppLocale.enterForVisitor()
      @MainActor func makeOwnApp(_ prepare: @escaping (Runtime) -> Void) -> RunningApp {
        PersonalDefaults.$arePersonal.withValue(options.isAlone) {
          (faultApp(options) ?? makeApp)(prepare)
        }
      }
      let app = makeOwnApp { runtime in
        UpdateMeter.follow(runtime)
        runtime.restoring = restoration
        if options.fault == nil, options.trace || traceFile != nil {
          TraceLog.follow(
            runtime, prints: options.trace, to: traceFile, showsValues: options.isAlone)
        }
        reporter?.follow(runtime)
        inspector?.prepare(runtime)
      }
      for tab in tabs { tab.add(to: app) }
      inspector?.follow(app)
      return app
    }
    let development = DevelopmentChannel(makeApplication)
    if let development {
      inspector?.use(development)
      // A person who has saved a file waits for this program.
      configuration.hasCompactClient = false
    }
    let mainThread =
      development == nil || options.playedFrom != nil ? nil : MainThreadReporter()
    let server = BrowserServer(
      configuration: configuration, makeApplication: { makeApplication(nil) })
    let service = ServiceNotifier()
    Task { @MainActor in
      do {
        if let seat {
          try await server.start()
          seat.begin(server, makeApplication)
          return try await server.run()
        }
        let port = try await development == nil ? server.start() : server.startHeld()
        // In the playground people open its page instead of the app's.
        if options.playedFrom == nil, options.fault == nil {
          announce("Listening on \(options.url(port: port))")
          if inspector != nil { announce("Inspector on \(options.url(port: port))/banyan/inspect") }
        }
        mainThread?.follow(server)
        if let development {
          await development.waitForTurn(of: server)
          try await server.beginAccepting()
        }
        if let port = try await metricsServer?.start() {
          announce("Metrics on http://127.0.0.1:\(port)/metrics")
        }
        service?.begin()
        try await server.run()
      } catch {
        fail(error)
      }
    }
    StandardOutput.showEachLine()
    if seat == nil {
      Ending.handleSignals(for: server) {
        service?.end()
        await metricsServer?.stop()
      }
    }
    // Timers that apps make are scheduled on this run loop, which also serves the main queue.
    while true { RunLoop.main.run() }
  }

  /// Returns what makes the page that shows what has ended the app; nil if nothing has.
  private static func faultApp(
    _ options: LaunchOptions
  ) -> (@MainActor (_ prepare: @escaping (Runtime) -> Void) -> RunningApp)? {
    guard let json = options.fault else { return nil }
    let fault = options.showsFaults ? ProgramFault(json: json) : nil
    return { prepare in
      RunningApp(
        view: { AnyView(FaultScreen(fault: fault) { DevelopmentChannel.current?.startAgain() }) },
        prepare: prepare, hasOwnStorage: true)
    }
  }

  /// Prints a line at once. `print` would buffer it if the program's output is a pipe.
  static func announce(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  static func startMetrics() -> PrometheusMetrics {
    let metrics = PrometheusMetrics()
    MetricsSystem.bootstrap(metrics)
    return metrics
  }

  /// Creates the server of the metrics, if the options ask for one.
  ///
  /// - Parameter others: Returns the metrics of other processes, to be served too.
  static func makeMetricsServer(
    _ options: LaunchOptions, _ metrics: PrometheusMetrics?, _ sockets: InheritedSockets,
    adding others: @escaping @Sendable () async -> [String] = { [] }
  ) -> MetricsServer? {
    guard let port = options.metricsPort, let metrics else { return nil }
    return MetricsServer(metrics, port: port, listeningSocket: sockets.metrics, adding: others)
  }

  /// Ends the program because its server could not start, or has failed.
  static func fail(_ error: any Error) -> Never {
    switch error {
    case BrowserServerError.portInUse(_, let port):
      fail("port \(port) is in use; choose another with --port")
    case let error as BrowserServerError: fail("\(error)")
    default: fail("the server ended: \(error)")
    }
  }

  /// Ends the program with one line that gives the reason.
  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("banyan: \(message)\n".utf8))
    exit(1)
  }
}
