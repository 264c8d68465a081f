import BanyanDrawing
import BanyanHost
import BanyanHostKit
import BanyanLayout
import Foundation
import SwiftUICore

/// Shows an app in windows of the desktop, by the system's GTK 4.
///
/// The libraries are found when the host starts; a program that is not shown here does not need them.
@MainActor
package final class DesktopHost {
  /// The initial state of windows.
  package struct Configuration {
    /// The title of windows that have none of their own.
    package var title: String
    /// The size of a window when it opens, in points.
    package var size: (width: Double, height: Double) = (900, 640)
    /// A Boolean value that indicates whether windows look as on a phone, whatever their width.
    package var isPhone = false
    /// Returns the contents of a picture's file, by the name or URL that the app has for it.
    package var picture: @MainActor (String) -> [UInt8]? = { _ in nil }
    /// Returns the size of a picture in points.
    package var pictureSize: (String) -> CGSize? = { _ in nil }
    /// Returns the name of the dark variant of a picture.
    package var darkPicture: (String) -> String? = { _ in nil }

    package init(title: String) {
      self.title = title
    }
  }

  let gtk: GTK
  let configuration: Configuration
  let painter: Painter
  let measurer: PangoTextMeasurer
  let webPictures: WebPictures
  private let application: any Application
  private var windows: [DesktopWindow] = []

  /// Runs an app until its last window is closed, and ends the process.
  /// - Parameters:
  ///   - makeApplication: creates the app, once the libraries have been found.
  /// - Throws: if GTK or a library for drawing is missing, or if there is no display. The error names the package to install.
  package static func run(
    _ configuration: Configuration, _ makeApplication: @MainActor () -> any Application
  ) throws -> Never {
    let gtk = try GTK.load()
    GTK.current = gtk
    gtk.setProgramName(configuration.title)
    let webPictures = WebPictures()
    let painter = try Painter { webPictures.bytes($0) ?? configuration.picture($0) }
    let host = DesktopHost(
      gtk, configuration, painter: painter, measurer: try PangoTextMeasurer(), webPictures,
      makeApplication())
    shared = host
    host.open(nil)
    MainLoop.run(gtk)
  }

  /// The host, which lives as long as the process.
  private static var shared: DesktopHost?

  private init(
    _ gtk: GTK, _ configuration: Configuration, painter: Painter, measurer: PangoTextMeasurer,
    _ webPictures: WebPictures, _ application: any Application
  ) {
    self.gtk = gtk
    self.configuration = configuration
    self.painter = painter
    self.measurer = measurer
    self.webPictures = webPictures
    self.application = application
  }

  /// Returns a file that one of the windows has offered, by its key.
  package static func offeredFile(_ key: String) -> FileOffer? {
    shared?.windows.lazy.compactMap { $0.running?.offeredFile(key) }.first
  }

  // MARK: Windows

  /// Opens a window, or brings the one to the front that is the only one of its kind.
  func open(_ address: WindowAddress?) {
    if let address, address.isUnique, let window = window(of: address) { return window.present() }
    let window = DesktopWindow(of: self)
    windows.append(window)
    window.open(application, name: "window \(windows.count)", address)
  }

  func show(_ address: WindowAddress) {
    if let window = window(of: address) { window.present() } else { open(address) }
  }

  private func window(of address: WindowAddress) -> DesktopWindow? {
    windows.first { $0.address == address }
  }

  func didClose(_ window: DesktopWindow) {
    windows.removeAll { $0 === window }
    guard windows.isEmpty else { return }
    application.terminate()
    exit(0)
  }
}
