import BanyanBrowser
import BanyanDrawing
import BanyanGraph
import BanyanHost
import BanyanKits
import Foundation
import FoundationComplement
import SwiftUICore

/// Draws the first window of an app for `banyan picture`.
@MainActor
enum PictureLaunch {
  /// Opens a window, waits until it has settled, writes its picture to a file, and ends the process.
  static func run(
    _ surroundings: OffscreenWindow.Surroundings, to file: String,
    _ makeApp: @escaping @MainActor (_ prepare: @escaping (Runtime) -> Void) -> RunningApp
  ) -> Never {
    Task {
      do {
        let data = try await picture(surroundings, type: (file as NSString).pathExtension, makeApp)
        try data.write(to: URL(fileURLWithPath: file), options: .atomic)
      } catch let error as MissingLibrary {
        Launcher.fail("\(error)")
      } catch {
        Launcher.fail("\(file) cannot be written: \(error.localizedDescription)")
      }
      exit(0)
    }
    while true { RunLoop.main.run() }
  }

  private static func picture(
    _ surroundings: OffscreenWindow.Surroundings, type: String,
    _ makeApp: @escaping @MainActor (_ prepare: @escaping (Runtime) -> Void) -> RunningApp
  ) async throws -> Data {
    var facts = VisitorFacts()
    facts.language = surroundings.language
    let app = VisitorFacts.$ofNewApplication.withValue(facts) {
      AppLocale.enterForVisitor()
      return makeApp { _ in }
    }
    let window = try OffscreenWindow(of: app, surroundings: surroundings)
    await settle(app)
    let drawing = window.drawing
    let painter = try window.painter()
    switch type {
    case "pdf": return painter.pdf(of: drawing)
    case "svg": return painter.svg(of: drawing)
    default:
      guard let image = painter.image(of: drawing, scale: surroundings.scale) else {
        Launcher.fail("the picture would have no pixels, or too many")
      }
      return Data(image.pixels.png)
    }
  }

  /// Waits until no task is running, or for two seconds: a task may follow something forever.
  private static func settle(_ app: RunningApp) async {
    let end = ContinuousClock.now + .seconds(2)
    var quietTurns = 0
    while quietTurns < 10 {
      await Task.yield()
      quietTurns = app.runtime.isDirty ? 0 : quietTurns + 1
      app.runtime.flush()
      if app.runtime.runningTasks > 0, ContinuousClock.now < end {
        try? await Task.sleep(for: .milliseconds(10))
        quietTurns = 0
      }
    }
  }
}

extension PictureSource {
  /// The pictures in the app's resources, which are looked for when the first is needed.
  static func inResources() -> PictureSource {
    let pictures = AppPictures(in: AppResources.directories.map(\.path))
    return PictureSource(
      bytes: pictures.contents, size: pictures.size, darkName: pictures.darkName,
      color: pictures.color)
  }
}
