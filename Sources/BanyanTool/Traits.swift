/// The package's traits that this tool was built with.
///
/// The library is built with the same ones: another set would rebuild every module.
enum Traits {
  /// The options for `swift build`. It passes traits to the compiler in this order, and rebuilds every
  /// module if that changes, so the order is the one of `Scripts/build`.
  static var options: [String] {
    var names: [String] = []
    #if TLS
      names.append("TLS")
    #endif
    #if SQLite
      names.append("SQLite")
    #endif
    #if PostgreSQL
      names.append("PostgreSQL")
    #endif
    #if Macros
      names.append("default")
    #endif
    return names.isEmpty
      ? ["--disable-default-traits"] : ["--traits", names.joined(separator: ",")]
  }
}
