import BanyanKits
import Foundation
import SwiftUICore

extension UIApplicationDelegate {
  /// Runs an app that starts with its delegate, and whose windows are made by scene delegates, until the process ends.
  ///
  /// This is what `@main` calls. Each visitor has a delegate of their own. The command line accepts `--port N` and
  /// other options, listed by `--help`.
  public static func main() {
    let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
    Launcher.run(title: name ?? "\(Self.self)") { prepare in
      RunningApp(delegate: Self.self, prepare: prepare, hasOwnStorage: true)
    }
  }
}
