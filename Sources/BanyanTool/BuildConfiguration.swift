/// How the library is compiled.
enum BuildConfiguration: String {
  /// Fast to build. The library is fast enough like this for a person at a page.
  case debug
  /// Fast to run, for a program that is measured or used by many.
  case release
}
