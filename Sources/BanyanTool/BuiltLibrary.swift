import Foundation

/// The library in one shared object, with its modules and macros, ready to compile against.
struct BuiltLibrary {
  /// What the compiler needs to be told.
  let compilerArguments: [String]

  /// The library as its sources are now, built if it has to be.
  static func current() throws -> BuiltLibrary {
    let checkout = try Checkout.ofThisTool()
    if !isCurrent(checkout) { try build(checkout) }
    return try BuiltLibrary(checkout)
  }

  private init(_ checkout: Checkout) throws {
    let release = checkout.releaseFolder.resolvingSymlinksInPath().path
    compilerArguments =
      ["-I", release + "/Modules"]
      + (try CModules(of: checkout).compilerArguments)
      + [
        "-load-plugin-executable",
        release + "/SwiftUIMacrosPlugin-tool#SwiftUIMacrosPlugin",
        "-L", release, "-lBanyan", "-Xlinker", "-rpath", "-Xlinker", release,
      ]
  }

  private static func isCurrent(_ checkout: Checkout) -> Bool {
    let library = checkout.releaseFolder.appendingPathComponent("libBanyan.so")
    guard FileManager.default.fileExists(atPath: library.path) else { return false }
    let built = max(Checkout.changed(library), Checkout.changed(stamp(checkout)))
    return checkout.newestSource <= built
  }

  private static func build(_ checkout: Checkout) throws {
    Terminal.write("Building the library; this takes minutes the first time\n")
    let started = Date()
    let (status, _) = try Child.run(
      "swift",
      [
        "build", "--package-path", checkout.root.path, "--scratch-path", checkout.scratch.path,
        "-c", "release", "--product", "Banyan",
      ])
    guard status == 0 else { throw Failure("the library could not be built") }
    // SwiftPM leaves the library alone when a change made no difference to it.
    try? Data().write(to: stamp(checkout))
    try? FileManager.default.setAttributes(
      [.modificationDate: started], ofItemAtPath: stamp(checkout).path)
  }

  private static func stamp(_ checkout: Checkout) -> URL {
    checkout.releaseFolder.appendingPathComponent("Banyan.current")
  }
}
