import BanyanHost
import Foundation

/// The pictures of an app for hosts that draw: those that a page could show.
package struct AppPictures: Sendable {
  private let pictures: Pictures

  /// - Parameter directories: the folders of the app's resources.
  package init(in directories: [String]) {
    pictures = Pictures(directories: directories)
  }

  /// Returns the contents of a picture's file; nil if there is none of that name.
  package func contents(of name: String) -> [UInt8]? {
    pictures.file(ofPicture: name).flatMap { try? [UInt8](Data(contentsOf: $0)) }
  }

  /// Returns the size of a picture in points; nil if it is missing or its format has no size.
  package func size(of name: String) -> CGSize? { pictures.size(of: name) }

  /// Returns a color of the asset catalogs; nil if there is none of that name.
  package func color(named name: String) -> LookColor? {
    pictures.catalogs.color(named: name).map { LookColor($0.light, $0.dark ?? $0.light) }
  }

  /// Returns the name of the dark variant of a picture; nil if it has none.
  package func darkName(of name: String) -> String? { pictures.catalogs.darkName(of: name) }
}
