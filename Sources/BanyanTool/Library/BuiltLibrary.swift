import Foundation

/// The library in one shared object, with its modules, ready to compile against.
struct BuiltLibrary {
  /// The origin of the library.
  private enum Source {
    case installation(Installation)
    case build(PackageBuild)
  }

  /// The arguments for compiling against the library.
  let compilerArguments: [String]
  /// Another text if the library is another, or the compiler that reads its modules. The times of the library's files
  /// are no measure: those of a new package may be older than what was compiled with the previous one.
  let identity: String

  private let source: Source

  /// Returns the part of the compiler arguments for a module that is compiled, but not linked.
  static func importArguments(of compilerArguments: [String]) -> [String] {
    var arguments: [String] = []
    var rest = compilerArguments[...]
    while let argument = rest.popFirst() {
      if argument == "-L" || argument == "-Xlinker" {
        _ = rest.popFirst()
      } else if !isLibrary(argument) {
        arguments.append(argument)
      }
    }
    return arguments
  }

  /// Returns the part of the compiler arguments that is for linking.
  static func linkArguments(of compilerArguments: [String]) -> [String] {
    var arguments: [String] = []
    var rest = compilerArguments[...]
    while let argument = rest.popFirst() {
      if argument == "-L" || argument == "-Xlinker" {
        arguments += [argument] + [rest.popFirst()].compactMap(\.self)
      } else if isLibrary(argument) {
        arguments.append(argument)
      }
    }
    return arguments
  }

  private static func isLibrary(_ argument: String) -> Bool {
    argument.hasPrefix("-l") && !argument.hasPrefix("-load-")
  }

  /// The packages of others that the library contains.
  var contents: LibraryContents {
    get throws {
      switch source {
      case .installation(let installation): installation.record.contents ?? .none
      case .build(let build): try LibraryContents(of: build)
      }
    }
  }

  /// Returns the installed library, or else one built from the current sources if necessary.
  static func current(_ configuration: BuildConfiguration) throws -> BuiltLibrary {
    guard let installation = try Installation.of() else {
      return try built(from: .ofThisTool(), configuration)
    }
    let compiler = try Compiler.version()
    if installation.isFor(compiler) { return try BuiltLibrary(installation) }
    Terminal.write(
      """
      This banyan was made with \(installation.record.compiler), and the compiler here is \
      \(compiler), so the library is built again for it, once.

      """)
    guard let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    else { throw Failure("there is no folder for caches to build the library in") }
    let checkout = try installation.checkout(for: compiler, in: caches)
    return try built(from: checkout, configuration)
  }

  private static func built(
    from checkout: Checkout, _ configuration: BuildConfiguration
  ) throws -> BuiltLibrary {
    let build = PackageBuild(checkout: checkout, configuration: configuration)
    try build.bringUpToDate(.library)
    return try BuiltLibrary(build)
  }

  private init(_ installation: Installation) throws {
    source = .installation(installation)
    compilerArguments = try installation.compilerArguments
    identity = try Self.identity(in: installation.folder)
  }

  private init(_ build: PackageBuild) throws {
    source = .build(build)
    let folder = build.folder.resolvingSymlinksInPath().path
    compilerArguments =
      ["-I", folder + "/Modules"]
      + (try CModules(of: "SwiftUI", in: build.plan).compilerArguments)
      + ["-L", folder, "-lBanyan", "-Xlinker", "-rpath", "-Xlinker", folder]
    identity = try Self.identity(in: build.folder)
  }

  private static func identity(in folder: URL) throws -> String {
    let compiler = try Compiler.version()
    let changed = Checkout.changed(folder.appendingPathComponent("libBanyan.so"))
    return "\(compiler), \(changed.timeIntervalSinceReferenceDate)"
  }

  /// Returns the additional compiler arguments for a program that uses the macros of some modules; none if it uses none. Builds
  /// the macros if necessary.
  func macroArguments(for modules: [String]) throws -> [String] {
    if modules.isEmpty { return [] }
    let plugin =
      switch source {
      case .installation(let installation): installation.plugin
      case .build(let build): try build.macrosPlugin()
      }
    return ["-load-plugin-executable", plugin.path + "#SwiftUIMacrosPlugin"]
      + modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }
}

extension BuiltLibrary {
  /// Returns the additional compiler arguments for a program that imports CryptoKit. Builds it if necessary.
  ///
  /// - Throws: A ``Failure`` if there are no sources to build it from.
  func cryptoKitArguments(_ configuration: BuildConfiguration) throws -> [String] {
    let checkout =
      switch source {
      case .installation(let installation): try installation.checkoutForCryptoKit()
      case .build(let build): build.checkout
      }
    let build = PackageBuild(checkout: checkout.ofCryptoKit, configuration: configuration)
    try build.bringUpToDate(.cryptoKit)
    let folder = build.folder.resolvingSymlinksInPath().path
    return [
      "-I", folder + "/Modules", "-L", folder, "-lCryptoKit", "-Xlinker", "-rpath", "-Xlinker",
      folder,
    ]
  }
}

extension Installation {
  /// Returns the sources that CryptoKit is built from.
  ///
  /// - Throws: A ``Failure`` if there are none.
  func checkoutForCryptoKit() throws -> Checkout {
    guard hasSources else {
      throw Failure(
        "CryptoKit is built from Banyan's sources, which are not there: \(archive.path) is missing")
    }
    guard let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    else { throw Failure("there is no folder for caches to build CryptoKit in") }
    return try checkout(for: Compiler.version(), in: caches)
  }
}

extension PackageBuild {
  /// Returns the macros' plugin, built if necessary.
  fileprivate func macrosPlugin() throws -> URL {
    try bringUpToDate(.macros)
    return folder.resolvingSymlinksInPath().appendingPathComponent("SwiftUIMacrosPlugin-tool")
  }
}
