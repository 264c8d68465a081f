import Foundation

/// The files of the playground's page.
struct PlayFiles: Sendable {
  /// The folder with the page and the lessons.
  let folder: URL
  /// The folder of CodeMirror, if it is installed.
  let codeMirror: URL?

  /// The folder of Debian's libjs-codemirror.
  static let debianCodeMirror = "/usr/share/javascript/codemirror"

  /// The files of CodeMirror that the page needs.
  static let codeMirrorFiles = [
    "lib/codemirror.css", "lib/codemirror.js", "mode/swift/swift.js", "addon/edit/matchbrackets.js",
    "addon/edit/closebrackets.js", "addon/comment/comment.js",
  ]

  private static let pageFiles = [
    "play.css", "play.js", "editor.js", "textarea.js", "coloring.js", "panels.js", "copy.js",
    "stage.js", "progress.js", "link.js",
  ]

  /// - Parameter codeMirror: The folder that may contain CodeMirror.
  init(folder: URL, codeMirror: String) {
    self.folder = folder
    let place = URL(fileURLWithPath: codeMirror, isDirectory: true)
    let isThere = Self.codeMirrorFiles.allSatisfy {
      FileManager.default.fileExists(atPath: place.appendingPathComponent($0).path)
    }
    self.codeMirror = isThere ? place : nil
  }

  /// Returns the tool's own resources: beside it in a build, and one folder up in an installation.
  static func resources(
    executable: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  ) throws -> URL {
    let beside = executable.deletingLastPathComponent()
    for folder in [beside, beside.deletingLastPathComponent()] {
      let found = folder.appendingPathComponent("Banyan_BanyanTool.resources/Resources")
      if FileManager.default.fileExists(atPath: found.path) { return found }
    }
    throw Failure("the files of the playground's page are missing beside \(executable.path)")
  }

  var lessons: URL { folder.appendingPathComponent("Lessons", isDirectory: true) }

  /// Returns the answer to a request for a file; nil if there is no such file.
  func answer(to path: String) -> PlayAnswer? {
    let name = String(path.dropFirst())
    let mark = "codemirror/"
    if name.hasPrefix(mark) {
      let file = String(name.dropFirst(mark.count))
      guard let codeMirror, Self.codeMirrorFiles.contains(file) else { return nil }
      return read(codeMirror.appendingPathComponent(file))
    }
    guard Self.pageFiles.contains(name) else { return nil }
    return read(folder.appendingPathComponent("Page/\(name)"))
  }

  private func read(_ file: URL) -> PlayAnswer? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    let type = file.pathExtension == "css" ? "text/css" : "text/javascript"
    return PlayAnswer(type: "\(type); charset=utf-8", body: data)
  }

  /// Returns the page.
  ///
  /// - Parameter appOrigin: The origin of the app.
  func page(appOrigin: String) -> PlayAnswer {
    guard
      var text = try? String(
        contentsOf: folder.appendingPathComponent("Page/play.html"), encoding: .utf8)
    else { return .text(404, "The page is missing.") }
    let editor = codeMirror == nil ? [] : Self.codeMirrorFiles
    let links = editor.map {
      $0.hasSuffix(".css")
        ? #"<link rel="stylesheet" href="codemirror/\#($0)">"#
        : #"<script defer src="codemirror/\#($0)"></script>"#
    }
    text = text.replacing("<!-- editor -->", with: links.joined(separator: "\n"))
    text = text.replacing("APP_ORIGIN", with: appOrigin)
    return PlayAnswer(type: "text/html; charset=utf-8", body: Data(text.utf8))
  }
}
