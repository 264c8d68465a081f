/// The package's traits that this tool was built with.
///
/// The library is built with the same: another set would build every module again.
enum Traits {
  /// What `swift build` is told. It hands traits on to the compiler in their order here, and builds every
  /// module again when that changes, so the order is the one of `Scripts/build`.
  static var options: [String] {
    var names: [String] = []
    #if TLS
      names.append("TLS")
    #endif
    #if Macros
      names.append("default")
    #endif
    return names.isEmpty
      ? ["--disable-default-traits"] : ["--traits", names.joined(separator: ",")]
  }
}
