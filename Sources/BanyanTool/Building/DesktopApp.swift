import Foundation

/// A folder with an app that starts in windows of the desktop: its program, a start script, an icon, and an entry for menus.
struct DesktopApp {
  let name: String
  let folder: URL
  private let icon: URL

  /// The name of the folder with the program and its libraries.
  private static let libraryName = "lib"

  /// Makes the folder.
  ///
  /// - Parameters:
  ///   - program: the compiled program.
  ///   - name: the name of the app, which is also that of its folder and its program.
  ///   - place: the folder in which the app's folder is made.
  /// - Throws: A ``Failure`` if the name cannot be that of a program and a package, or there is something already.
  init(of program: URL, named name: String, in place: URL) throws {
    guard name.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9.+-]+/) != nil else {
      throw Failure(
        "'\(name)' cannot be the name of a program and a package; use at least two letters, digits, '.', '+' or '-', "
          + "and begin with a letter or a digit")
    }
    guard name != Self.libraryName else {
      throw Failure("'\(name)' is the name of a folder in that of the app; use another name")
    }
    self.name = name
    folder = place.appendingPathComponent(name, isDirectory: true)
    let library = folder.appendingPathComponent(Self.libraryName, isDirectory: true)
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw Failure(
        "there is already something at \(folder.path); move it away, or use another name")
    }
    let distribution = try ProgramDistribution(of: program, named: name, in: library)
    icon = try Self.writeIcon(
      besides: distribution.program, to: folder.appendingPathComponent(name))
    let script = folder.appendingPathComponent(name)
    try Self.script(for: name).write(to: script, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    // A file manager passes the place of the entry itself, from which the script is found.
    let entry = Self.entry(
      for: name, command: #"sh -c "exec \"\\$(dirname \"\\$1\")/\#(name)\"" sh %k"#,
      icon: icon.lastPathComponent)
    let entryFile = folder.appendingPathComponent("\(name).desktop")
    try entry.write(to: entryFile, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: entryFile.path)
  }

  /// Returns the script that starts the app with the libraries beside it, and with a folder of its own for what it keeps.
  static func script(for name: String) -> String {
    """
    #!/bin/sh
    here=$(dirname "$(readlink -f "$0")")
    export LD_LIBRARY_PATH="$here/\(libraryName)${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
    export BANYAN_HOME="${BANYAN_HOME:-${XDG_DATA_HOME:-$HOME/.local/share}/\(name)}"
    mkdir -p "$BANYAN_HOME"
    exec "$here/\(libraryName)/\(name)" --host desktop "$@"

    """
  }

  /// Returns the entry for a desktop's menus, in the format of freedesktop.org.
  static func entry(for name: String, command: String, icon: String) -> String {
    """
    [Desktop Entry]
    Type=Application
    Name=\(name)
    Exec=\(command)
    Icon=\(icon)
    Terminal=false
    Categories=Utility;

    """
  }

  // MARK: Icon

  /// Copies the largest picture of the app's icon, or else the library's icon.
  ///
  /// - Parameter name: the place of the copy, without the extension.
  private static func writeIcon(besides program: URL, to name: URL) throws -> URL {
    let pictures = bundles(besides: program).flatMap { folder -> [URL] in
      (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? [])
        .filter {
          $0.pathExtension == "png"
            && $0.deletingLastPathComponent().lastPathComponent == "AppIcon.appiconset"
        }
    }
    let largest = pictures.max { width(ofPNG: $0) < width(ofPNG: $1) }
    let icon =
      largest
      ?? program.deletingLastPathComponent()
      .appendingPathComponent("Banyan_BanyanBrowser.resources/Resources/icon.svg")
    let copy = name.appendingPathExtension(icon.pathExtension)
    try FileManager.default.copyItem(at: icon, to: copy)
    return copy
  }

  private static func bundles(besides program: URL) -> [URL] {
    ResourceFolder.contents(of: program.deletingLastPathComponent()).filter {
      $0.pathExtension == "resources" && !$0.lastPathComponent.hasPrefix("Banyan_Banyan")
    }
  }

  /// The width in the header of a PNG file, in pixels; 0 if it is none.
  private static func width(ofPNG file: URL) -> Int {
    guard let header = try? Data(contentsOf: file).prefix(20), header.count == 20 else { return 0 }
    return header[16..<20].reduce(0) { $0 << 8 | Int($1) }
  }

  // MARK: Debian package

  /// Makes a Debian package of the folder, which installs the app for all users.
  ///
  /// - Parameter version: the version of the package.
  /// - Returns: The package, beside the folder; nil if there is no `dpkg` here.
  /// - Throws: A ``Failure`` if `dpkg-deb` fails.
  func debianPackage(version: String) throws -> URL? {
    guard
      let (_, architecture) = try? Child.run(
        "dpkg", ["--print-architecture"], collecting: STDOUT_FILENO)
    else { return nil }
    let machine = architecture.trimmingCharacters(in: .whitespacesAndNewlines)
    let files = FileManager.default
    let root = files.temporaryDirectory.appendingPathComponent(
      "banyan-package-\(getpid())", isDirectory: true)
    defer { try? files.removeItem(at: root) }
    let place = root.appendingPathComponent("usr/lib/\(name)", isDirectory: true)
    let menus = root.appendingPathComponent("usr/share/applications", isDirectory: true)
    let icons = root.appendingPathComponent("usr/share/pixmaps", isDirectory: true)
    let control = root.appendingPathComponent("DEBIAN", isDirectory: true)
    let programs = root.appendingPathComponent("usr/bin", isDirectory: true)
    for folder in [place.deletingLastPathComponent(), menus, icons, control, programs] {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try files.copyItem(at: folder, to: place)
    try files.removeItem(at: place.appendingPathComponent("\(name).desktop"))
    try files.moveItem(
      at: place.appendingPathComponent(icon.lastPathComponent),
      to: icons.appendingPathComponent(icon.lastPathComponent))
    try files.createSymbolicLink(
      atPath: programs.appendingPathComponent(name).path,
      withDestinationPath: "../lib/\(name)/\(name)")
    try Self.entry(for: name, command: "/usr/bin/\(name)", icon: name)
      .write(
        to: menus.appendingPathComponent("\(name).desktop"), atomically: true, encoding: .utf8)
    try Self.control(for: name, version: version, architecture: machine)
      .write(to: control.appendingPathComponent("control"), atomically: true, encoding: .utf8)
    let package = folder.deletingLastPathComponent().appendingPathComponent(
      "\(name.lowercased())_\(version)_\(machine).deb")
    var output: [UInt8] = []
    let arguments = ["--root-owner-group", "--build", root.path, package.path]
    let status = try Child.run("dpkg-deb", arguments) { output += $0 }
    guard status == 0 else {
      throw Failure("dpkg-deb failed: \(String(decoding: output, as: UTF8.self))")
    }
    return package
  }

  /// Returns the description of a Debian package, whose names are in lower case.
  static func control(for name: String, version: String, architecture: String) -> String {
    """
    Package: \(name.lowercased())
    Version: \(version)
    Architecture: \(architecture)
    Maintainer: \(name) <root@localhost>
    Depends: libc6, libgtk-4-1, libpangocairo-1.0-0
    Section: misc
    Priority: optional
    Description: \(name)
     An app made with SwiftUI, in windows of the desktop.

    """
  }
}
