import Foundation
import FoundationComplement
import Testing

/// The folders of the process.
@Suite struct URLDirectoriesTests {
  @Test func theFoldersAreThoseOfTheFileManager() {
    let pairs: [(URL, FileManager.SearchPathDirectory)] = [
      (.documentsDirectory, .documentDirectory),
      (.applicationSupportDirectory, .applicationSupportDirectory),
      (.cachesDirectory, .cachesDirectory), (.downloadsDirectory, .downloadsDirectory),
      (.desktopDirectory, .desktopDirectory), (.picturesDirectory, .picturesDirectory),
      (.moviesDirectory, .moviesDirectory), (.musicDirectory, .musicDirectory),
      (.sharedPublicDirectory, .sharedPublicDirectory), (.trashDirectory, .trashDirectory),
    ]
    for (url, directory) in pairs {
      #expect([url] == FileManager.default.urls(for: directory, in: .userDomainMask))
    }
    #expect(Set(pairs.map(\.0)).count == pairs.count)
  }

  @Test func theLibraryIsInTheHomeFolder() {
    let home = URL.homeDirectory.standardizedFileURL.path
    #expect(URL.libraryDirectory.standardizedFileURL.path == home + "/Library")
  }
}
