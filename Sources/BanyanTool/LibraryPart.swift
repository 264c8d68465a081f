/// A part of the package that is built because a program needs it.
enum LibraryPart {
  /// The shared library with the modules that apps import.
  case library
  /// `SwiftUIMacros` with the compiler's plugin. It requires swift-syntax, so it is built only when
  /// a program uses a macro.
  case macros

  /// The name shown to a person.
  var title: String {
    switch self {
    case .library: "the library"
    case .macros: "the macros"
    }
  }

  /// The options for `swift build`.
  var options: [String] {
    switch self {
    case .library: ["--product", "Banyan"]
    case .macros: ["--target", "SwiftUIMacros"]
    }
  }

  /// The last file that the build writes, in the folder of its configuration.
  var output: String {
    switch self {
    case .library: "libBanyan.so"
    case .macros: "Modules/SwiftUIMacros.swiftmodule"
    }
  }

  /// The approximate number of steps of a full build: see ``BuildProgress``.
  var stepCount: Int {
    switch self {
    case .library: 1_000
    case .macros: 300
    }
  }

  /// The folders of `Sources` that it is not built from.
  var foreignFolders: Set<String> {
    let foreign: Set = ["banyan", "BanyanTool", "BanyanTesting", "BanyanNullHost"]
    switch self {
    case .library: return foreign.union(["SwiftUIMacros", "SwiftUIMacrosPlugin"])
    case .macros: return foreign
    }
  }
}
