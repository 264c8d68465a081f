import Foundation

// Foundation returns nil for a file that is not there, and the program often unwraps it. `Bundle` is Foundation's own class, whose
// methods take optional strings. The compiler prefers these for strings that are not, and so a name that leads nowhere is noticed.
extension Bundle {
  /// Returns the location of a file among the bundle's resources.
  ///
  /// ```swift
  /// let film = Bundle.main.url(forResource: "film", withExtension: "mp4")
  /// ```
  ///
  /// If there is no such file, the terminal shows the nearest names that exist, once, and so does `banyan doctor` (D29).
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - ext: its extension; nil if the name contains it.
  /// - Returns: nil if there is no such file. See Apple's documentation of `url(forResource:withExtension:)`.
  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    let found = url(forResource: Optional(name), withExtension: ext)
    if found == nil { MissingFiles.note(name, ext, in: self) }
    return found
  }

  /// Returns the location of a file in a folder among the bundle's resources.
  ///
  /// If there is no such file, the terminal shows the nearest names that exist, once, and so does `banyan doctor` (D29).
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - ext: its extension; nil if the name contains it.
  ///   - subpath: the path of the folder among the resources; nil for the resources themselves.
  /// - Returns: nil if there is no such file. See Apple's documentation of `url(forResource:withExtension:subdirectory:)`.
  public func url(
    forResource name: String, withExtension ext: String?, subdirectory subpath: String?
  ) -> URL? {
    let found = url(forResource: Optional(name), withExtension: ext, subdirectory: subpath)
    if found == nil { MissingFiles.note(name, ext, subpath, in: self) }
    return found
  }

  /// Returns the path of a file among the bundle's resources.
  ///
  /// If there is no such file, the terminal shows the nearest names that exist, once, and so does `banyan doctor` (D29).
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - ext: its extension; nil if the name contains it.
  /// - Returns: nil if there is no such file. See Apple's documentation of `path(forResource:ofType:)`.
  public func path(forResource name: String, ofType ext: String?) -> String? {
    let found = path(forResource: Optional(name), ofType: ext)
    if found == nil { MissingFiles.note(name, ext, in: self) }
    return found
  }

  /// Returns the path of a file in a folder among the bundle's resources.
  ///
  /// If there is no such file, the terminal shows the nearest names that exist, once, and so does `banyan doctor` (D29).
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - ext: its extension; nil if the name contains it.
  ///   - subpath: the path of the folder among the resources; nil for the resources themselves.
  /// - Returns: nil if there is no such file. See Apple's documentation of `path(forResource:ofType:inDirectory:)`.
  public func path(
    forResource name: String, ofType ext: String?, inDirectory subpath: String?
  ) -> String? {
    let found = path(forResource: Optional(name), ofType: ext, inDirectory: subpath)
    if found == nil { MissingFiles.note(name, ext, subpath, in: self) }
    return found
  }
}
