import Foundation
import Testing

@testable import BanyanTool

@Suite("An app for the desktop")
struct DesktopAppTests {
  @Test("has an entry for menus")
  func entry() {
    #expect(
      DesktopApp.entry(for: "Tea", command: "/usr/bin/Tea", icon: "Tea") == """
        [Desktop Entry]
        Type=Application
        Name=Tea
        Exec=/usr/bin/Tea
        Icon=Tea
        Terminal=false
        Categories=Utility;

        """)
  }

  @Test("cannot have the name of the folder with its libraries")
  func nameOfLibraries() {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("desktop-app-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    #expect(throws: Failure.self) {
      try DesktopApp(of: URL(fileURLWithPath: "/bin/true"), named: "lib", in: place)
    }
  }

  @Test("is a Debian package with a name in lower case, which needs GTK and Pango")
  func control() {
    #expect(
      DesktopApp.control(for: "Tea", version: "1.2", architecture: "amd64") == """
        Package: tea
        Version: 1.2
        Architecture: amd64
        Maintainer: Tea <root@localhost>
        Depends: libc6, libgtk-4-1, libpangocairo-1.0-0
        Section: misc
        Priority: optional
        Description: Tea
         An app made with SwiftUI, in windows of the desktop.

        """)
  }
}
