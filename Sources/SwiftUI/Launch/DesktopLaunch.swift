import BanyanDesktop
import BanyanGraph
import BanyanHost
import BanyanInsight
import BanyanKits
import Foundation
import SwiftUICore

/// Shows an app in windows of the desktop of the person who has started it.
@MainActor
enum DesktopLaunch {
  /// Runs the app until its last window is closed.
  static func run(
    _ options: LaunchOptions, title: String,
    _ makeApp: @escaping @MainActor (_ prepare: @escaping (Runtime) -> Void) -> RunningApp
  ) -> Never {
    AppLocale.enter()
    let traceFile = options.traceFile.map { TraceLog.open($0) }
    var configuration = DesktopHost.Configuration(title: title)
    if options.look == .phone {
      configuration.isPhone = true
      configuration.size = (390, 844)
    }
    let pictures = PictureSource.findOfApp().adding { DesktopHost.offeredFile($0) }
    configuration.picture = { name in pictures.bytes(name) }
    configuration.pictureSize = pictures.size
    configuration.darkPicture = pictures.darkName
    StandardOutput.showEachLine()
    do {
      try DesktopHost.run(configuration) {
        // The app is for the one person at this screen, as a page under `banyan run` is.
        PersonalDefaults.$arePersonal.withValue(true) {
          makeApp { runtime in
            UpdateMeter.follow(runtime)
            if options.trace || traceFile != nil {
              TraceLog.follow(runtime, prints: options.trace, to: traceFile, showsValues: true)
            }
          }
        }
      }
    } catch {
      Launcher.fail("\(error)")
    }
  }
}
