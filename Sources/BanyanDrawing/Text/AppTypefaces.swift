import Synchronization

/// The font files of the app, whose typefaces text is drawn in.
package enum AppTypefaces {
  /// A font file of the app.
  package struct File: Hashable, Sendable {
    package var path: String
    /// The names by which a program asks for this face alone. That of its family is in the file.
    package var names: [String]

    package init(path: String, names: [String]) {
      self.path = path
      self.names = names
    }
  }

  private static let finder = Mutex<@Sendable () -> [File]> { [] }

  /// Sets the function that finds the files, before anything is drawn.
  package static func find(_ files: @escaping @Sendable () -> [File]) {
    finder.withLock { $0 = files }
  }

  /// The files, which are looked for when they are first needed.
  static let ofApp = finder.withLock { $0 }()

  /// Returns Fontconfig's rules that give faces the names by which programs ask for them.
  static func rules(for files: [File]) -> String {
    files.flatMap { file in
      file.names.map { name in
        """
        <match target="scan">
          <test name="file"><string>\(escaped(file.path))</string></test>
          <edit name="family" mode="append"><string>\(escaped(name))</string></edit>
        </match>
        """
      }
    }.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
