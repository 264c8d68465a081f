/// The package's traits that this tool was built with.
///
/// The library is built with the same ones: another set would rebuild every module.
enum Traits {
  /// The environment that makes SwiftPM's plans alike.
  ///
  /// It keeps traits in a set, and passes them to the compiler in the set's order, which differs from one process to the next. Whenever it
  /// planned anew, as for a new file, it would rebuild every module. `Scripts/build` sets the same.
  static let environment = ["SWIFT_DETERMINISTIC_HASHING=1"]

  /// The options for `swift build`.
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
