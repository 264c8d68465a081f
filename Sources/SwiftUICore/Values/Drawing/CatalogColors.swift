import BanyanHost
import Foundation
import FoundationComplement

/// The colors of the app's asset catalogs, in numbers.
package enum CatalogColors {
  private static let all: [String: ColorSet] = {
    var colors: [String: ColorSet] = [:]
    for file in AppResources.directories.flatMap({ AppResources.files(in: $0) })
    where file.pathExtension == "colorset" {
      let name = file.deletingPathExtension().lastPathComponent
      colors[name] = colors[name] ?? ColorSet(in: file)
    }
    return colors
  }()

  /// The names of all of them.
  package static var names: some Collection<String> { all.keys }

  package static func color(named name: String) -> ColorSet? { all[name] }
}
