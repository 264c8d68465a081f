/// A part of the package that is built because a program needs it.
enum LibraryPart {
  /// The shared library with the modules that apps import.
  case library
  /// `SwiftUIMacros` and `SwiftDataMacros` with the compiler's plugin. They require swift-syntax, so they are built only when
  /// a program uses a macro.
  case macros
  /// `CryptoKit`, over swift-crypto. It is a package of its own, so that the library is not built again for it: another
  /// set of traits would do that.
  case cryptoKit

  /// The name shown to a person.
  var title: String {
    switch self {
    case .library: "the library"
    case .macros: "the macros"
    case .cryptoKit: "CryptoKit"
    }
  }

  /// The options for `swift build`.
  var options: [String] {
    switch self {
    case .library: Traits.options + ["--product", "Banyan"]
    case .macros: Traits.options + ["--target", "SwiftDataMacros"]
    case .cryptoKit: ["--product", "CryptoKit"]
    }
  }

  /// The last file that the build writes, in the folder of its configuration.
  var output: String {
    switch self {
    case .library: "libBanyan.so"
    case .macros: "Modules/SwiftDataMacros.swiftmodule"
    case .cryptoKit: "libCryptoKit.so"
    }
  }

  /// The approximate number of steps of a full build: see ``BuildProgress``.
  var stepCount: Int {
    switch self {
    case .library: 1_000
    case .macros: 300
    case .cryptoKit: 500
    }
  }

  /// The folders and files beside its sources that it is not built from.
  var foreignFolders: Set<String> {
    let foreign: Set = ["banyan", "BanyanTool", "BanyanNullHost", "CryptoKit"]
    switch self {
    case .library:
      return
        foreign.union(["SwiftDataMacros", "SwiftUIMacros", "SwiftUIMacrosPlugin"])
    case .macros: return foreign
    // A file that SwiftPM writes beside the manifest.
    case .cryptoKit: return ["Package.resolved", ".swiftpm"]
    }
  }
}
