import Foundation

extension URL {
  /// The folder for documents, which exists.
  ///
  /// Under `banyan run` it is the app's own. On a server it is the current visitor's, as are the other folders here: it is made when the app
  /// first asks for it, and removed when the visit is over. Code that runs on behalf of no visitor, such as a detached task, gets the app's.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// The folder for what an app keeps besides documents.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, "Library/Application Support")
  }
  /// The folder for what an app can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }
  /// The folder for an app's other files. It is `Library` in the home folder, and need not exist.
  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }
  /// The folder for downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// The folder with what is on the desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  /// The folder for pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  /// The folder for movies.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
  /// The folder for music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// The folder that others on the machine may read.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
  /// The folder with files that were thrown away.
  public static var trashDirectory: URL { folder(.trashDirectory, ".Trash") }

  /// - Parameter name: the folder's place in a visitor's home folder, or in the process's if Foundation does not know it.
  private static func folder(
    _ directory: FileManager.SearchPathDirectory, _ name: String
  ) -> URL {
    if let home = VisitorHome.current {
      return home.appending(path: name, directoryHint: .isDirectory)
    }
    return FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? homeDirectory.appending(path: name, directoryHint: .isDirectory)
  }
}
