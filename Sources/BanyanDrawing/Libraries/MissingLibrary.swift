import CoreGraphics

/// The error of a machine that lacks a library of the painter.
package struct MissingLibrary: Error, Hashable, CustomStringConvertible {
  /// The library's file, such as `libcairo.so.2`.
  package let library: String
  /// The function that the library lacks because it is too old; nil if there is no library.
  package let function: String?
  /// The package that has the library, as Debian and Ubuntu name it.
  package let package: String

  package var description: String {
    let problem = function.map { "\(library) has no \($0)" } ?? "\(library) is not installed"
    return
      "Views cannot be drawn into pictures: \(problem). Install the package \(package), as with: apt-get install \(package)"
  }
}

/// Finds the functions of a library, and fails with the name of the package to install.
struct LibraryFunctions {
  private let library: SharedLibrary
  private let name, package: String

  init(_ name: String, of package: String) throws(MissingLibrary) {
    guard let library = SharedLibrary(name) else {
      throw MissingLibrary(library: name, function: nil, package: package)
    }
    self.library = library
    self.name = name
    self.package = package
  }

  /// Returns a function, whose type has to be that of its header.
  func callAsFunction<Function>(_ function: String) throws(MissingLibrary) -> Function {
    guard let found = library.function(function, as: Function.self) else {
      throw MissingLibrary(library: name, function: function, package: package)
    }
    return found
  }
}

/// The system's libraries that the painter uses. They are loaded when the first painter or measurer is made.
struct DrawingLibraries {
  let cairo: CairoLibrary
  let pango: PangoLibrary
  let freeType: FreeTypeLibrary

  static let shared = Result { () throws(MissingLibrary) in
    DrawingLibraries(
      cairo: try CairoLibrary(), pango: try PangoLibrary(), freeType: try FreeTypeLibrary())
  }
}
