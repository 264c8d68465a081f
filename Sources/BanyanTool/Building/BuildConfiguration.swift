/// The optimization of the library.
enum BuildConfiguration: String {
  /// Fast to build, and fast enough for a person at a page.
  case debug
  /// Fast to run, for a program that is measured or has many users.
  case release
}
